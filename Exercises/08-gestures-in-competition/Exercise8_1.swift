import ExerciseKit

/// Exercise 8.1 ★ · repair · 3 minutes
///
/// A quick stroke to the right over the photo must turn the page (`swipe`). Every other drag must
/// move the photo (`pan`), if need be only once it can be no stroke any more. A resting finger must
/// open the menu (`hold`). But strokes move the photo, and no page ever turns. Mend `build()`.
///
///     photo  (0, 100)  320 × 320
///     ├─ swipe   to the right, about 50 points, within 0.5 s
///     ├─ pan     10 points in any direction
///     └─ hold    0.5 s without moving
///
/// Worked touch: a stroke of 100 points upward moves the photo, now and later.
/// Delete the `todo` when you begin.
/// Out of scope: drags that end within half a second before they are 50 points long.
final class PhotoView: UIView {
  let swipe = UISwipeGestureRecognizer()
  let pan = UIPanGestureRecognizer()
  let hold = UILongPressGestureRecognizer()

  func build() {
    todo("8.1")
    addGestureRecognizer(swipe)
    addGestureRecognizer(pan)
    addGestureRecognizer(hold)
    pan.require(toFail: hold)
  }
}
