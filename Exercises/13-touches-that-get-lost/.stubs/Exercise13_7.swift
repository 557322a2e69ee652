import ExerciseKit

/// Exercise 13.7 ★★ · repair · 12 minutes
///
/// A sheet lies over a film. Its pan calls `didPan`; its upper edge rests at 100 or at 500. Lifted out
/// of a drag at 300 or above, it goes to 100, else 500. Users want more:
///
/// - `isHeld`, which stops the film, is true from the moment a finger comes down on the sheet until
///   it's lifted or lost.
/// - A drag that ends otherwise takes the sheet back to where it began.
///
/// Add any methods.
///
///     finger   down ── the pan begins ── up, or an alert
///     isHeld   true ───────────────────── false
///
/// Worked touch: a drag from 500 to 350: at 350, held. Lifted: at 500, not held.
/// Delete the `todo`.
/// Out of scope: a second finger, animation, velocity, what a switched-off pan does until the lift.
final class Sheet: UIView {
  private(set) var isHeld = false
  private var start: CGFloat = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { isHeld = true }

  func didPan(_ pan: UIPanGestureRecognizer) {
    todo("13.7")
    if pan.state == .began { start = frame.minY }
    frame.origin.y = start + pan.translation(in: superview).y  // right at any size of the page
    if pan.state == .ended { frame.origin.y = frame.minY <= 300 ? 100 : 500 }
  }
}
