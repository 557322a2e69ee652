import ExerciseKit

// A recognizer has one view. Added to a second one, it leaves the first without a word, so in the
// end it was the fifth star's. Each star needs a recognizer of its own.
// All five may share one action: it asks the recognizer it gets for its view.
// One recognizer on the row would do as well, if its action looks which star the tap is on.
// The trap is there: x / 50 finds a star between the stars, too, and a place in the window is none
// in the row. Ask each star: star.bounds.contains(tap.location(in: star)).
final class RatingRow: UIView {
  let stars = (0..<5).map { UIView(frame: CGRect(x: 50 * $0, y: 0, width: 40, height: 40)) }
  private(set) var rating = 0

  func build() {
    for star in stars {
      addSubview(star)
      star.addGestureRecognizer(
        UITapGestureRecognizer(target: self, action: RatingRow.didTap, name: "didTap"))
    }
  }

  private func didTap(_ tap: UITapGestureRecognizer) {
    guard let star = stars.firstIndex(where: { $0 === tap.view }) else { return }
    rating = star + 1
  }
}
