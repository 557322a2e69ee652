import ExerciseKit

/// Exercise 7.6 ★★ · repair · 10 minutes
///
/// `EdgeTap` should recognize a touch that begins in the left 40 points of its view, when the
/// finger is lifted, wherever that is. All other touches belong to the views. But since the
/// recognizer was added, the views hear one beginning, and never an end. Repair it;
/// `delaysTouchesEnded` stays true. When a touch is over, however it ended, its attempt must be
/// over too. Every override calls super (GR-107).
///
///     0      40                    200
///     │ edge │ the views' own      │
///
/// Worked touch: a tap at 10 is recognized, and the view is cancelled.
/// Out of scope: several fingers.
final class EdgeTap: UIGestureRecognizer {
  private var isAtEdge = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    todo("7.6")
    isAtEdge = location(in: view).x < 40
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if isAtEdge { state = .recognized }
  }
}
