import ExerciseKit

// The photo passes the touch on, the frame hears it, glows, and keeps it. Three calls of super let
// it continue, and the glow does not matter to them.
// All three are needed. Without super in began the controller never gets this touch, and then no
// super in ended can help. Without super in ended it gets a touch that never comes to an end.
// The trap: adding super only where the counter listens. Ended follows the note of began.
class GlowingFrame: UIView {
  private(set) var isGlowing = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isGlowing = true
    super.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isGlowing = false
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isGlowing = false
    super.touchesCancelled(touches, with: event)
  }
}
