import Grading
import MiniUIKit

@testable import Solutions02

/// What answers to exercise 2.6 are told.
enum Diagnosis2_6 {
  static let touchesWhereNothingOverlaps =
    "No two siblings claim this point, so it makes no difference who is asked first."
  static let touchesAViewThatIsOn = "No view that is switched off lies under this point."
  static let touchesNearTheOrigin =
    "Even unconverted, this point leads to the same view: it lies in the same views both ways."
  static let touchesInsideTheList =
    "Every view above the one that is found contains this point, so no area is overstepped."

  static let front = "the subviews: from the front, and the first that accepts wins (HT-5)."
  static let gates = "the gates: a view that is off answers nil (HT-11)."
  static let ownCoordinates = "the subviews: each is asked in its own coordinates (HT-8)."
  static let area = "the area: a point outside a view never reaches its subviews (HT-9)."
}

let exercise2_6: Grader<[CGPoint]> = Grader(
  "2.6", .tellApart, read: theRule, steps: steps, solution: { Solutions02.touchesThatTellApart() },
  alternatives: [
    {
      [
        CGPoint(x: 179, y: 179), CGPoint(x: 150, y: 20), CGPoint(x: 99, y: 219),
        CGPoint(x: 180, y: 30),
      ]
    },
    { [at(110, 100), at(269, 21), at(175, 135), at(200, 40)] },
  ], wrong: wrong2_6,
  statement: [
    .tells("Four people"),
    .asks("For each of the four", "Mistake 1", "Mistake 2", "Mistake 3", "Mistake 4"),
    .tells("Worked touch"),
  ]
) { make in
  let touches = make()
  guard touches.count == 4 else {
    throw Wrong("There are 4 mistakes; your touches are \(touches.count).", slip: .count)
  }
  let mistakes: [(search: Search, why: String, rule: String)] = [
    (Search(fromTheBack: true), Diagnosis2_6.touchesWhereNothingOverlaps, Diagnosis2_6.front),
    (Search(gates: false), Diagnosis2_6.touchesAViewThatIsOn, Diagnosis2_6.gates),
    (Search(converts: false), Diagnosis2_6.touchesNearTheOrigin, Diagnosis2_6.ownCoordinates),
    (Search(asksOutside: true), Diagnosis2_6.touchesInsideTheList, Diagnosis2_6.area),
  ]
  for (index, (touch, mistake)) in zip(touches, mistakes).enumerated() {
    try playing("Mistake \(index + 1)") {
      let screen = mistakeScreen()
      let (right, theirs) = (
        screen.hitTest(touch, with: nil)?.name ?? "nil",
        mistake.search.hit(screen, touch)?.name ?? "nil"
      )
      if right == theirs {
        throw Wrong(
          """
          Mistake \(index + 1), touch \(coordinates(touch)): UIKit finds \(right), and so does this hit test.
          \(mistake.why)
          Rule: \(mistake.rule)
          """)
      }
    }
  }
}

/// The screen of the statement.
private func mistakeScreen() -> UIView {
  let screen = card("screen", 0, 0, 300, 300)
  let list = card("list", 20, 20, 160, 200, in: screen)
  _ = card("row", 10, 10, 200, 60, in: list)
  let front = card("card", 100, 60, 120, 120, in: screen)
  _ = card("pin", 70, 70, 40, 40, in: front)
  card("toast", 150, 20, 120, 60, in: screen).isHidden = true
  return screen
}

func at(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

/// UIKit's hit test with one mistake.
private struct Search {
  var fromTheBack = false
  var gates = true
  var converts = true
  var asksOutside = false

  func hit(_ view: UIView, _ point: CGPoint) -> UIView? {
    if gates, view.isHidden || !view.isUserInteractionEnabled { return nil }
    let isInside = view.point(inside: point, with: nil)
    guard isInside || asksOutside else { return nil }
    for subview in fromTheBack ? view.subviews : view.subviews.reversed() {
      let local = converts ? view.convert(point, to: subview) : point
      if let found = hit(subview, local) { return found }
    }
    return isInside ? view : nil
  }
}
