import ExerciseKit
import Grading

let wrong9_3 = [
  WrongAnswer(
    "one recognizer for five views",
    gets: """
      A tap on star 1: rating 1 is right, your answer is rating 0.
      Nothing came of the tap, or star 1 counts as 0; look who has a recognizer.
      Rule: a recognizer has one view; added to another one, it leaves the first (GR-15).
      """
  ) { row(.shared) },
  WrongAnswer(
    "takes every star for the last one",
    gets: """
      A tap on star 1: rating 1 is right, your answer is rating 5.
      Whichever star is tapped, it is taken for the last one.
      Rule: a recognizer has one view; added to another one, it leaves the first (GR-15).
      """
  ) { row(.lastOne) },
  WrongAnswer(
    "counts from nought",
    gets: """
      A tap on star 1: rating 1 is right, your answer is rating 0.
      Nothing came of the tap, or star 1 counts as 0; look who has a recognizer.
      Rule: a recognizer has one view; added to another one, it leaves the first (GR-15).
      """
  ) { row(.fromZero) },
  WrongAnswer(
    "divides the row into five",
    gets: """
      A tap at x = 40, the first point after star 1: rating 0 is right, your answer is rating 1.
      A tap between two stars is on none of them.
      Rule: a tap is on a star if it lies inside that star, in the star's own coordinates.
      """
  ) { row(.divided) },
  WrongAnswer(
    "asks for the place in the window",
    gets: """
      The row lies at (60, 300); a tap on star 2: rating 2 is right, your answer is rating 0.
      The tap on star 2 is found on no star, or nobody hears of it.
      Rule: a tap is on a star if it lies inside that star, in the star's own coordinates.
      """
  ) { row(.inWindow) },
  WrongAnswer(
    "takes every end of a touch",
    gets: """
      Star 2, held for a second: rating 0 is right, your answer is rating 2.
      That was no tap; no recognizer of taps would say so.
      Rule: a recognizer has one view; added to another one, it leaves the first (GR-15).
      """
  ) { row(.ends) },
]

enum RowDesign { case onRow, shared, lastOne, fromZero, divided, inWindow, ends }

func row(_ design: RowDesign) -> Row {
  let row = AnyRow(frame: .zero)
  row.design = design
  return Row(view: row, rating: { row.rating }, build: { row.build() })
}

/// Right as `onRow`: one recognizer for the row, whose action looks for the star.
private final class AnyRow: UIView {
  var design = RowDesign.onRow
  let stars = (0..<5).map { UIView(frame: CGRect(x: 50 * $0, y: 0, width: 40, height: 40)) }
  private(set) var rating = 0

  func build() {
    let shared = makeTap()
    for star in stars {
      addSubview(star)
      if design == .shared { star.addGestureRecognizer(shared) }
      if design == .lastOne || design == .fromZero { star.addGestureRecognizer(makeTap()) }
    }
    if design == .onRow || design == .divided || design == .inWindow {
      addGestureRecognizer(shared)
    }
  }

  private func makeTap() -> UITapGestureRecognizer {
    UITapGestureRecognizer(target: self, action: AnyRow.didTap, name: "didTap")
  }

  private func didTap(_ tap: UITapGestureRecognizer) {
    let found: Int? =
      switch design {
      case .onRow: stars.firstIndex { $0.bounds.contains(tap.location(in: $0)) }
      case .inWindow: stars.firstIndex { $0.frame.contains(tap.location(in: nil)) }
      case .divided: Int(tap.location(in: self).x / 50)
      default: stars.firstIndex { $0 === tap.view }
      }
    guard let star = found else { return }
    rating = design == .lastOne ? stars.count : design == .fromZero ? star : star + 1
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard design == .ends, let touch = touches.first else { return }
    if let star = stars.firstIndex(where: { $0 === touch.view }) { rating = star + 1 }
  }
}
