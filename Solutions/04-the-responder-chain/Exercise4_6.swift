import ExerciseKit

// Two faults of one kind: a partial override. began was passed on and ended was not, so the
// keyboard heard fingers come and never go. cancelled was not overridden at all: it did pass, so
// the keyboard's count was right then, but the key never heard that its finger was gone.
// What you change at began you have to undo at ended and at cancelled, and if you call super in one
// phase, you call it in all of them.
// The trap: repairing the count by keeping began as well. Then the count stays at zero, and the
// keyboard never learns of a finger.
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
