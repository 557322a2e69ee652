import ExerciseKit

/// Exercise 11.9 ★★ · write · 10 minutes
///
/// Write the row that slides. A finger to the left finds its `trailing` action, one to the right its
/// `leading` action. `slide` begins for a finger that goes farther sideways than up or down, to a
/// side where the row has an action, as early as every pan. To all other fingers the row is as if it
/// had no pan: the list scrolls, and the drawer opens. Both flags may change between two touches.
///
///     screen      drawer, a pan for fingers to the right
///     └─ list     scrolls up and down
///        └─ row   slide, whose delegate is the row
///           └─ title
///
/// Worked touch: with `trailing` alone, to the left: slide. To the right: drawer.
///
/// Out of scope: several fingers, fingers that turn.
final class SlidingRow: UIView, UIGestureRecognizerDelegate {
  let slide = UIPanGestureRecognizer()
  var leading = false
  var trailing = false

  func build() {
    slide.delegate = self
    addGestureRecognizer(slide)
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    todo("11.9", super.gestureRecognizerShouldBegin(gestureRecognizer))
  }
}
