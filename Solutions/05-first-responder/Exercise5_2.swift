import ExerciseKit

// A view becomes first responder if it has the permission, and if some code makes the call.
// The light follows the answer of super, since only super knows whether the old one lets go.
// Resigning needs the same care, as a refusal would leave the card first responder.
// `touchesEnded` does not run for a touch that is cancelled, so nothing has to be done for that, and
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
