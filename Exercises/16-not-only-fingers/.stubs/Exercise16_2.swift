import ExerciseKit

/// Exercise 16.2 ★★ · repair · 10 minutes
///
/// A panel with a row of stars is moved by one finger. Two fingers on the glass don't move it, and
/// what begins on the stars doesn't either. A finger that comes down beside them may go over them.
/// All that works, but under a trackpad or a wheel nothing moves. Repair it: a scroll moves the panel
/// wherever the pointer is, but for the stars.
///
///     ┌─ panel ───────────┐
///     │  ★ stars ★        │   one finger, or a scroll, beside the stars: moves
///     │          ↕        │   on the stars, or two fingers on the glass: stays
///     └───────────────────┘
///
/// Worked example: two fingers go up on the trackpad, the pointer far from the stars: it moves.
/// Delete the `todo` when you begin.
/// Out of scope: a second finger on the stars.
final class Panel: UIView, UIGestureRecognizerDelegate {
  let pan = UIPanGestureRecognizer()
  let stars = UIView(frame: CGRect(x: 40, y: 40, width: 200, height: 60))

  override init(frame: CGRect) {
    super.init(frame: frame)
    todo("16.2")
    addSubview(stars)
    pan.delegate = self
    addGestureRecognizer(pan)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    touch.view !== stars
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.numberOfTouches == 1
  }
}
