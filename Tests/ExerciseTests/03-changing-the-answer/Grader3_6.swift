import Grading
import MiniUIKit

@testable import Solutions03

/// A touch on the map, and what is done to the pin before.
struct PinProbe {
  enum State { case asItIs, hidden, faded }
  let touch: CGPoint
  let state: State
  init(_ touch: CGPoint, _ state: State) { (self.touch, self.state) = (touch, state) }
}

/// What answers to exercise 3.6 are told.
enum Diagnosis3_6 {
  static let oneTouchInTheMiddleForAll = "Here the shrunken height still contains the point."
  static let touchesBesideTheEdgeInstead = "Away from the edge itself the two comparisons agree."
  static let touchesWhereBothWaysToGrowOverlap =
    "Both areas contain this point; look for one that only one of them contains."
  static let looksForShutGatesOnAPin =
    "Every gate of the pin is open, so it does not matter that they are not tested."
  static let forgetsThatSomethingLiesInThePin =
    "Nothing lies in the pin at this point, so no subview is left out."

  static let minimum = "44 is a minimum: a side that is longer keeps its length (HT-25)."
  static let edges = "left and upper edges are inside, right and lower edges are not (HT-6)."
  static let half = "half of what is missing goes to each side (HT-25)."
  static let gates = "the gates: a view that is off answers nil (HT-11)."
  static let subviews = "the subviews: they are asked before the view itself is the answer (HT-3)."
}

let exercise3_6: Grader<[PinProbe]> = Grader(
  "3.6", .tellApart, read: "Chapters/03-changing-the-answer, The rule, Resize",
  solution: {
    Solutions03.probesThatTellApart().map { probe in
      switch probe.state {
      case .asItIs: PinProbe(probe.touch, .asItIs)
      case .hidden: PinProbe(probe.touch, .hidden)
      case .faded: PinProbe(probe.touch, .faded)
      }
    }
  },
  alternatives: [
    { [at(100, 129), at(100, 130), at(130, 71), at(78, 70, .faded), at(95, 75)] },
    { [at(110, 129.5), at(121, 130), at(78, 90), at(100, 80, .hidden), at(104, 84)] },
  ], wrong: wrong3_6,
  statement: [
    .tells("Five people"),
    .asks("For each, give", "Mistake 1", "Mistake 2", "Mistake 3", "Mistake 4", "Mistake 5"),
    .tells("A probe may"),
    .tells("Worked probe"),
  ]
) { make in
  let probes = make()
  guard probes.count == 5 else {
    throw Wrong("There are 5 mistakes; your probes are \(probes.count).", slip: .count)
  }
  let mistakes: [(pin: () -> UIView, why: String, rule: String)] = [
    ({ ShrinkingPin() }, Diagnosis3_6.oneTouchInTheMiddleForAll, Diagnosis3_6.minimum),
    ({ ClosedPin() }, Diagnosis3_6.touchesBesideTheEdgeInstead, Diagnosis3_6.edges),
    ({ LopsidedPin() }, Diagnosis3_6.touchesWhereBothWaysToGrowOverlap, Diagnosis3_6.half),
    ({ GatelessPin() }, Diagnosis3_6.looksForShutGatesOnAPin, Diagnosis3_6.gates),
    ({ SelfishPin() }, Diagnosis3_6.forgetsThatSomethingLiesInThePin, Diagnosis3_6.subviews),
  ]
  for (index, (probe, mistake)) in zip(probes, mistakes).enumerated() {
    try playing("Mistake \(index + 1)") {
      let (right, theirs) = (found(RightPin(), probe), found(mistake.pin(), probe))
      guard right == theirs else { return }
      let state = probe.state == .asItIs ? "the pin as it is" : "a \(probe.state) pin"
      let isMissed = right == "map"
      throw Wrong(
        """
        Mistake \(index + 1), touch \(coordinates(probe.touch)) on \(state): \(right) is right, and \
        this pin finds it too.
        \(isMissed ? "Neither pin is hit here, so this touch cannot tell them apart." : mistake.why)
        Rule: \(mistake.rule)
        """)
    }
  }
}

/// A probe of the pin, as it is if nothing else is said.
func at(_ x: Double, _ y: Double, _ state: PinProbe.State = .asItIs) -> PinProbe {
  PinProbe(CGPoint(x: x, y: y), state)
}

/// The name of the view a probe finds on the map of the statement.
private func found(_ pin: UIView, _ probe: PinProbe) -> String {
  let map = card("map", 0, 0, 200, 200)
  place(pin, "pin", CGRect(x: 90, y: 70, width: 20, height: 60), in: map)
  _ = card("dot", 5, 5, 10, 10, in: pin)
  pin.isHidden = probe.state == .hidden
  pin.alpha = probe.state == .faded ? 0 : 1
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
