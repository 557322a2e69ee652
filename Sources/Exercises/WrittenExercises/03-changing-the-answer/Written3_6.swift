package import GradingCore
package import MiniUIKit
import Stage

/// A touch on the map, and what is done to the pin before.
package struct Probe3_6: Sendable {
  /// What is done to the pin before.
  package enum State: Sendable { case asItIs, hidden, faded }

  let touch: CGPoint
  let state: State

  /// A probe of the pin.
  package init(_ touch: CGPoint, _ state: State) { (self.touch, self.state) = (touch, state) }
}

/// What answers to exercise 3.6 are told.
package enum Diagnosis3_6 {
  package static let oneTouchInTheMiddleForAll =
    "Here the shrunken height still contains the point."
  package static let touchesBesideTheEdgeInstead =
    "Away from the edge itself the two comparisons agree."
  package static let touchesTheOtherEdges =
    "Left and upper edges are inside for both; look at the other two."
  package static let missesThePin = """
    Neither pin is hit here, so this touch cannot tell them apart.
    Rule: the statement: a probe shows a mistake where only one of the two pins is hit.
    """
  package static let countsFromThePin = """
    Neither pin is hit here: in the map the pin begins at (90, 70).
    Rule: the statement: a touch is given in the map, and not in the pin.
    """
  package static let touchesWhereBothWaysToGrowOverlap =
    "Both areas contain this point; look for one that only one of them contains."
  package static let looksForShutGatesOnAPin =
    "Every gate of the pin is open, so it does not matter that they are not tested."
  package static let forgetsThatSomethingLiesInThePin =
    "Nothing lies in the pin at this point, so no subview is left out."

  package static let minimum = "44 is a minimum: a side that is longer keeps its length (HT-25)."
  package static let edges =
    "left and upper edges are inside, right and lower edges are not (HT-6)."
  package static let half = "half of what is missing goes to each side (HT-25)."
  package static let gates =
    "chapter 3, \"I switch them off\": gates that nobody tests show only where one is shut (HT-4)."
  package static let subviews =
    "chapter 3, \"I switch them off\": the search asks the subviews before the view itself (HT-3)."
}

/// Exercise 3.6.
package let written3_6 = WrittenExercise(
  "3.6", read: "Chapters/03-changing-the-answer, A little cross", apart3_6,
  .touch(in: ["as it is", "hidden", "faded"]) { Probe3_6($0, [.asItIs, .hidden, .faded][$1]) })

/// What judges the probes of exercise 3.6.
package let apart3_6 = TellApart<Probe3_6>(
  (1...5).map { "Mistake \($0)" }, wanted: "There are 5 mistakes; your probes are"
) { index, probe throws(Wrong) in
  let mistake = mistake(index, probe)
  let (right, theirs) = (found(RightPin(), probe), found(mistake.pin, probe))
  guard right == theirs else { return }
  let state =
    switch probe.state {
    case .asItIs: "the pin as it is"
    case .hidden: "a hidden pin"
    case .faded: "a faded pin"
    }
  let why = right == "map" ? whyMissed(probe) : mistake.why
  throw Wrong(
    """
    Mistake \(index + 1), touch \(coordinates(probe.touch)) on \(state): \(right) is right, and \
    this pin finds it too.
    \(why)
    Rule: \(mistake.rule)
    """)
}

/// What is said about a probe that hits no pin.
private func whyMissed(_ probe: Probe3_6) -> String {
  let inTheMap = CGPoint(x: probe.touch.x + 90, y: probe.touch.y + 70)
  // Beside the pin lies the map, and beside the map nothing.
  return ["map", "nil"].contains(found(RightPin(), Probe3_6(inTheMap, .asItIs)))
    ? Diagnosis3_6.missesThePin : Diagnosis3_6.countsFromThePin
}

/// A mistaken pin, and what is said about a probe that does not show its mistake.
private func mistake(_ index: Int, _ probe: Probe3_6) -> (pin: UIView, why: String, rule: String) {
  switch index {
  case 0: (ShrinkingPin(), Diagnosis3_6.oneTouchInTheMiddleForAll, Diagnosis3_6.minimum)
  case 1:
    (
      ClosedPin(),
      // The area of the right pin begins at (78, 70).
      probe.touch.x == 78 || probe.touch.y == 70
        ? Diagnosis3_6.touchesTheOtherEdges : Diagnosis3_6.touchesBesideTheEdgeInstead,
      Diagnosis3_6.edges
    )
  case 2: (LopsidedPin(), Diagnosis3_6.touchesWhereBothWaysToGrowOverlap, Diagnosis3_6.half)
  case 3: (GatelessPin(), Diagnosis3_6.looksForShutGatesOnAPin, Diagnosis3_6.gates)
  default: (SelfishPin(), Diagnosis3_6.forgetsThatSomethingLiesInThePin, Diagnosis3_6.subviews)
  }
}

/// The name of the view a probe finds on the map of the statement.
private func found(_ pin: UIView, _ probe: Probe3_6) -> String {
  let map = view("map", CGRect(x: 0, y: 0, width: 200, height: 200))
  pin.frame = CGRect(x: 90, y: 70, width: 20, height: 60)
  map.addSubview(named("pin", pin))
  pin.addSubview(view("dot", CGRect(x: 5, y: 5, width: 10, height: 10)))
  pin.isHidden = probe.state == .hidden
  pin.alpha = probe.state == .faded ? 0 : 1
  return map.hitTest(probe.touch, with: nil)?.name ?? "nil"
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
