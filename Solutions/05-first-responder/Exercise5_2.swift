import ExerciseKit

// Three things make a view first responder: the permission, the call, and somebody who makes it.
// The light follows what super says: only super knows whether the old first responder lets go.
// Resigning needs the same care, as a refusal would leave the card first responder.
// `touchesEnded` does not run for a touch that is cancelled, so nothing is to be done for that; and
// it calls super, so that a responder that heard began also hears ended.
// The trap: lighting the card in `touchesEnded`. Then it lights even where it does not become first
// responder, and nothing puts it out when another view takes over.
class ResponderCard: UIView {
  var isLit = false

  override var canBecomeFirstResponder: Bool { true }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    _ = becomeFirstResponder()
  }
  override func becomeFirstResponder() -> Bool {
    let answer = super.becomeFirstResponder()
    isLit = isFirstResponder
    return answer
  }
  override func resignFirstResponder() -> Bool {
    let hasLetGo = super.resignFirstResponder()
    if hasLetGo { isLit = false }
    return hasLetGo
  }
}
