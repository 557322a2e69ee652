import ExerciseKit

/// Exercise 8.1 ★ · repair · 3 minutes
///
/// A quick swipe to the right over the photo must turn the page (`swipe`). Every other drag must move
/// the photo (`pan`), but the photo may wait until it is clear that the drag is not a swipe. A
/// resting finger must open the menu (`hold`). At the moment a swipe moves the photo, and no page
/// ever turns. Repair `build()`.
///
///     photo  (0, 100)  320 × 320
///     ├─ swipe   to the right, about 50 points, within 0.5 s
///     ├─ pan     10 points in any direction
///     └─ hold    0.5 s without moving
///
/// Worked touch: a quick drag of 100 points upward moves the photo, before and after your repair.
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
