import ExerciseKit

// Two things are missing. A finger that is lost comes with touchesCancelled, and that needs a state
// as well: without one the attempt goes on, with a finger that is not there.
// And the number has to be set back in `reset()`. The touches methods cannot do it. A recognizer that
// has recognized or failed gets no further call for its fingers, and one that is switched off or
// excluded gets none at all. `reset()` comes after every attempt.
// With that, nothing has to be taken off when a finger is lifted.
// The trap: setting the number back in touchesEnded and touchesCancelled. An alert is cured, and a
// pan that takes the fingers still leaves two behind.
final class Chord: UIGestureRecognizer {
  private var fingers = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    fingers += touches.count
    if fingers == 3 { state = .recognized }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  override func reset() {
    super.reset()
    fingers = 0
  }
}
