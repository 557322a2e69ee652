import ExerciseKit

// Three mistakes. Nothing was first responder, because a controller may not become it by default:
// the call in `appear` failed, and nobody looked at its answer.
// After typing nothing was again, because the field had resigned: so the controller takes over.
// And a shake that begins may be cancelled; only `motionEnded` says that it was one.
// While the field is first responder, the shake travels up the chain, and the controller is on it.
// The trap: never letting the field resign, so that there is a first responder. Then the keyboard
// never goes.
class UndoScreen: UIViewController {
  private(set) var undos = 0
  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 44))

  override var canBecomeFirstResponder: Bool { true }

  func appear() {
    view.addSubview(field)
    becomeFirstResponder()
  }

  func stopTyping() {
    view.endEditing(true)
    becomeFirstResponder()
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    undos += 1
  }
}
