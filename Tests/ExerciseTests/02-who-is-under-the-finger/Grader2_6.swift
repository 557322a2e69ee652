import Grading
import MiniUIKit

@testable import Exercises02
@testable import Solutions02

let exercise2_6 = Exercise(
  "2.6", .tellApart, read: theRule, steps: steps,
  yours: { Exercises02.touchesThatTellApart() }, solution: { Solutions02.touchesThatTellApart() },
  alternatives: [
    {
      [
        CGPoint(x: 179, y: 179), CGPoint(x: 150, y: 20), CGPoint(x: 99, y: 219),
        CGPoint(x: 180, y: 30),
      ]
    }
  ],
  wrong: [
    WrongAnswer(
      "touches where nothing overlaps",
      gets: """
        Mistake 1, touch (30, 200): UIKit finds list, and so does this hit test.
        No two siblings claim this point, so it makes no difference who is asked first.
        Rule: the subviews: from the front, and the first that accepts wins (HT-5).
        """
    ) { [at(30, 200), at(260, 30), at(200, 100), at(200, 40)] },
    WrongAnswer(
      "takes a view and its subview for siblings",
      gets: """
        Mistake 1, touch (195, 150): UIKit finds pin, and so does this hit test.
        No two siblings claim this point, so it makes no difference who is asked first.
        Rule: the subviews: from the front, and the first that accepts wins (HT-5).
        """
    ) { [at(195, 150), at(260, 30), at(200, 100), at(200, 40)] },
    WrongAnswer(
      "touches a view that is on",
      gets: """
        Mistake 2, touch (150, 120): UIKit finds card, and so does this hit test.
        No view that is switched off lies under this point.
        Rule: the gates: a view that is off answers nil (HT-11).
        """
    ) { [at(120, 150), at(150, 120), at(200, 100), at(200, 40)] },
    WrongAnswer(
      "touches near the origin, where converting changes too little",
      gets: """
        Mistake 3, touch (110, 70): UIKit finds card, and so does this hit test.
        Unconverted, the point is still inside the same views. Look for one that is not.
        Rule: the subviews: each is asked in its own coordinates (HT-8).
        """
    ) { [at(120, 150), at(260, 30), at(110, 70), at(200, 40)] },
    WrongAnswer(
      "touches inside the list",
      gets: """
        Mistake 4, touch (60, 40): UIKit finds row, and so does this hit test.
        Every view above the one that is found contains this point, so no area is overstepped.
        Rule: the area: a point outside a view never reaches its subviews (HT-9).
        """
    ) { [at(120, 150), at(260, 30), at(200, 100), at(60, 40)] },
  ]
) { make in
  let touches = make()
  guard touches.count == 4 else {
    throw Wrong("There are 4 mistakes; your touches are \(touches.count).", slip: .count)
  }
  let mistakes: [(search: Search, why: String, rule: String)] = [
    (
      Search(fromTheBack: true),
      "No two siblings claim this point, so it makes no difference who is asked first.",
      "the subviews: from the front, and the first that accepts wins (HT-5)."
    ),
    (
      Search(gates: false), "No view that is switched off lies under this point.",
      "the gates: a view that is off answers nil (HT-11)."
    ),
    (
      Search(converts: false),
      "Unconverted, the point is still inside the same views. Look for one that is not.",
      "the subviews: each is asked in its own coordinates (HT-8)."
    ),
    (
      Search(asksOutside: true),
      "Every view above the one that is found contains this point, so no area is overstepped.",
      "the area: a point outside a view never reaches its subviews (HT-9)."
    ),
  ]
  for (index, (touch, mistake)) in zip(touches, mistakes).enumerated() {
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

private func at(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

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
