import ExerciseKit

// Two faults of one kind: a partial override. began was passed on and ended was not, so the
// keyboard heard fingers come and never go. cancelled was not overridden at all: it did pass, so
// the keyboard's count was right then, but the key never heard that its finger was gone.
// Whoever changes something at began has to undo it at ended and at cancelled, and whoever calls
// super in one phase calls it in all.
// The trap: mending the count by keeping began as well. It would stay at zero, without a complaint
// in sight.
class Key: UIView {
  private(set) var isPressed = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPressed = true
    super.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPressed = false
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPressed = false
    super.touchesCancelled(touches, with: event)
  }
}
