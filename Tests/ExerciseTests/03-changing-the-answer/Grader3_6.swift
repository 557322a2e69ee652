import Grading
import MiniUIKit

@testable import Exercises03
@testable import Solutions03

/// A touch on the map, and what is done to the pin before: nothing, `hidden` or `faded`.
private typealias Attempt = (touch: CGPoint, state: String)

let exercise3_6 = Exercise(
  "3.6", .tellApart, read: "Chapters/03-changing-the-answer, The rule, Resize",
  yours: { Exercises03.probesThatTellApart().map { ($0.touch, "\($0.state)") } },
  solution: { Solutions03.probesThatTellApart().map { ($0.touch, "\($0.state)") } },
  alternatives: [
    { [at(100, 129), at(100, 130), at(130, 71), (at(78, 70).touch, "faded"), at(95, 75)] }
  ],
  wrong: [
    WrongAnswer(
      "one touch in the middle for all",
      gets: """
        Mistake 1, touch (100, 110) on the pin as it is: pin is right, and this pin finds it too.
        Here the shrunken height still contains the point.
        Rule: 44 is a minimum: a side that is longer keeps its length (HT-25).
        """
    ) { Array(repeating: at(100, 110), count: 5) },
    WrongAnswer(
      "touches beside the edge instead of on it",
      gets: """
        Mistake 2, touch (121.9, 100) on the pin as it is: pin is right, and this pin finds it too.
        Away from the edge itself the two comparisons agree.
        Rule: left and upper edges are inside, right and lower edges are not (HT-6).
        """
    ) { [at(100, 74), at(121.9, 100), at(84, 100), (at(100, 100).touch, "hidden"), at(100, 80)] },
    WrongAnswer(
      "touches where both ways to grow overlap",
      gets: """
        Mistake 3, touch (115, 100) on the pin as it is: pin is right, and this pin finds it too.
        Both areas contain this point; look for one that only one of them contains.
        Rule: half of what is missing goes to each side (HT-25).
        """
    ) { [at(100, 74), at(122, 100), at(115, 100), (at(100, 100).touch, "hidden"), at(100, 80)] },
    WrongAnswer(
      "looks for shut gates on a pin that is on",
      gets: """
        Mistake 4, touch (100, 100) on the pin as it is: pin is right, and this pin finds it too.
        Every gate of the pin is open, so it does not matter that they are not tested.
        Rule: the gates: a view that is off answers nil (HT-11).
        """
    ) { [at(100, 74), at(122, 100), at(84, 100), at(100, 100), at(100, 80)] },
    WrongAnswer(
      "forgets that something lies in the pin",
      gets: """
        Mistake 5, touch (100, 110) on the pin as it is: pin is right, and this pin finds it too.
        Nothing lies in the pin at this point, so nobody is left out.
        Rule: the subviews: they are asked before the view itself is the answer (HT-3).
        """
    ) { [at(100, 74), at(122, 100), at(84, 100), (at(100, 100).touch, "hidden"), at(100, 110)] },
  ]
) { make in
  let probes = make()
  guard probes.count == 5 else {
    throw Wrong("There are 5 mistakes; your probes are \(probes.count).", slip: .count)
  }
  let mistakes: [(pin: () -> UIView, why: String, rule: String)] = [
    (
      { ShrinkingPin() }, "Here the shrunken height still contains the point.",
      "44 is a minimum: a side that is longer keeps its length (HT-25)."
    ),
    (
      { ClosedPin() }, "Away from the edge itself the two comparisons agree.",
      "left and upper edges are inside, right and lower edges are not (HT-6)."
    ),
    (
      { LopsidedPin() },
      "Both areas contain this point; look for one that only one of them contains.",
      "half of what is missing goes to each side (HT-25)."
    ),
    (
      { GatelessPin() },
      "Every gate of the pin is open, so it does not matter that they are not tested.",
      "the gates: a view that is off answers nil (HT-11)."
    ),
    (
      { SelfishPin() }, "Nothing lies in the pin at this point, so nobody is left out.",
      "the subviews: they are asked before the view itself is the answer (HT-3)."
    ),
  ]
  for (index, (probe, mistake)) in zip(probes, mistakes).enumerated() {
    let (right, theirs) = (found(RightPin(), probe), found(mistake.pin(), probe))
    guard right == theirs else { continue }
    let state = probe.state == "asItIs" ? "the pin as it is" : "a \(probe.state) pin"
    let isMissed = right == "map"
    throw Wrong(
      """
      Mistake \(index + 1), touch \(coordinates(probe.touch)) on \(state): \(right) is right, and \
      this pin finds it too.
      \(isMissed ? "Neither pin is hit here, so nobody can tell them apart." : mistake.why)
      Rule: \(mistake.rule)
      """)
  }
}

private func at(_ x: Double, _ y: Double) -> Attempt { (CGPoint(x: x, y: y), "asItIs") }

/// The name of the view a probe finds on the map of the statement.
private func found(_ pin: UIView, _ probe: Attempt) -> String {
  let map = card("map", 0, 0, 200, 200)
  place(pin, "pin", CGRect(x: 90, y: 70, width: 20, height: 60), in: map)
  _ = card("dot", 5, 5, 10, 10, in: pin)
  pin.isHidden = probe.state == "hidden"
  pin.alpha = probe.state == "faded" ? 0 : 1
  return hit(map, probe.touch.x, probe.touch.y)
}

private class RightPin: UIView {
  var area: CGRect {
    bounds.insetBy(dx: -max(0, 44 - bounds.width) / 2, dy: -max(0, 44 - bounds.height) / 2)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { area.contains(point) }
}

private final class ShrinkingPin: RightPin {
  override var area: CGRect {
    CGRect(x: bounds.midX - 22, y: bounds.midY - 22, width: 44, height: 44)
  }
}

private final class ClosedPin: RightPin {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    point.x >= area.minX && point.x <= area.maxX && point.y >= area.minY && point.y <= area.maxY
  }
}

private final class LopsidedPin: RightPin {
  override var area: CGRect { CGRect(x: 0, y: 0, width: 44, height: 60) }
}

private final class GatelessPin: RightPin {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard area.contains(point) else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }
}

private final class SelfishPin: RightPin {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : self
  }
}
