import ExerciseKit

// There are three mistakes. A controller may not become first responder by default, so the call in
// `appear` failed, and no code looked at its answer.
// After typing nothing was first responder again, because the field had resigned. So now the
// controller takes over.
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
