import ExerciseKit

// A recognizer that stays possible asks everybody to wait. It holds back the end of the touch, and
// the next beginning in the same view waits behind that end. So every way out of an attempt needs
// a state: recognized or failed.
// Here it is clear at once that a touch is not for us, so it fails in touchesBegan, and the views
// are never delayed. Failing in touchesEnded would be right as well.
// A touch that is taken away is the way out that is easily forgotten.
// The trap: switching the delay off. The views would hear again, and the attempt would still go on
// for ever.
final class EdgeTap: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if location(in: view).x >= 40 { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .recognized
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }
}
