package import GradingCore
package import MiniUIKit
import Stage

/// What answers to exercise 2.6 are told.
package enum Diagnosis2_6 {
  package static let touchesWhereNothingOverlaps =
    "No two siblings claim this point, so it makes no difference who is asked first."
  package static func takesASubviewForASibling(_ inner: String, in outer: String) -> String {
    "\(outer) and \(inner) both contain it, but \(inner) lies in \(outer): they are no siblings."
  }
  package static let touchesAViewThatIsOn =
    "toast is the only view that is switched off, and it does not lie under this point."
  package static let touchesNearTheOrigin =
    "Even unconverted, this point leads to the same view, whatever else contains it."
  package static let touchesInsideTheList =
    "Every view above the one that is found contains this point, so no area is overstepped."

  package static let front = "the subviews: from the front, and the first that accepts wins (HT-5)."
  package static let gates = "the gates: a view that is off answers nil (HT-11)."
  package static let ownCoordinates = "the subviews: each is asked in its own coordinates (HT-8)."
  package static let area = "the area: a point outside a view never reaches its subviews (HT-9)."
}

/// Exercise 2.6.
package let written2_6 = WrittenExercise(
  "2.6", read: Rule2.page, steps: Rule2.steps, apart2_6, .touch)

/// What judges the touches of exercise 2.6.
package let apart2_6 = TellApart<CGPoint>(
  (1...4).map { "Mistake \($0)" }, wanted: "There are 4 mistakes; your touches are"
) { index, touch throws(Wrong) in
  let (screen, mistake) = (mistakeScreen(), mistake(index))
  let found = screen.hitTest(touch, with: nil)
  let (right, theirs) = (found?.name ?? "nil", mistake.search.hit(screen, touch)?.name ?? "nil")
  if right == theirs {
    var why = mistake.why
    if index == 0, let found, let outer = found.superview, outer !== screen {
      why = Diagnosis2_6.takesASubviewForASibling(found.name, in: outer.name)
    }
    throw Wrong(
      """
      Mistake \(index + 1), touch \(coordinates(touch)): UIKit finds \(right), and so does this hit test.
      \(why)
      Rule: \(mistake.rule)
      """)
  }
}

/// A mistake, and what is said about a touch that does not show it.
private func mistake(_ index: Int) -> (search: Search, why: String, rule: String) {
  switch index {
  case 0:
    (Search(fromTheBack: true), Diagnosis2_6.touchesWhereNothingOverlaps, Diagnosis2_6.front)
  case 1: (Search(gates: false), Diagnosis2_6.touchesAViewThatIsOn, Diagnosis2_6.gates)
  case 2:
    (Search(converts: false), Diagnosis2_6.touchesNearTheOrigin, Diagnosis2_6.ownCoordinates)
  default: (Search(asksOutside: true), Diagnosis2_6.touchesInsideTheList, Diagnosis2_6.area)
  }
}

/// The screen of the statement.
private func mistakeScreen() -> UIView {
  let screen = view("screen", CGRect(x: 0, y: 0, width: 300, height: 300))
  let list = view("list", CGRect(x: 20, y: 20, width: 160, height: 200))
  list.addSubview(view("row", CGRect(x: 10, y: 10, width: 200, height: 60)))
  let card = view("card", CGRect(x: 100, y: 60, width: 120, height: 120))
  card.addSubview(view("pin", CGRect(x: 70, y: 70, width: 40, height: 40)))
  let toast = view("toast", CGRect(x: 150, y: 20, width: 120, height: 60))
  toast.isHidden = true
  for each in [list, card, toast] { screen.addSubview(each) }
  return screen
}

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
