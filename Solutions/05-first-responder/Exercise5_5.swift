import ExerciseKit

// Three mistakes. Nobody had the focus, because the controller may not have it by default: the
// call in `appear` failed, and nobody looked at its answer.
// After typing nobody had it again, because the field had given it up: so it is taken back.
// And a shake that begins may be cancelled; only `motionEnded` says that it was one.
// While the field has the focus, the shake travels up the chain, and the controller is on it.
// The trap: making the field keep the focus for ever, so that somebody has it. Then the keyboard
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
