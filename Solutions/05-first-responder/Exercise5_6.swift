import ExerciseKit

// The accessory view of a controller is found only from a first responder: the controller itself,
// or a view below it. So it may become first responder, and does so when it appears.
// The delegate kept a user who had typed nothing in the field. Nothing here needs that refusal, so
// it goes, and the default answer is yes.
// Becoming first responder makes the field resign, so `close` needs no `endEditing` of its own.
// The trap: adding the bar to the controller's view. It shows, but it stays under the keyboard.
class ChatScreen: UIViewController, UITextFieldDelegate {
  let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
  let message = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 44))

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }

  func appear() {
    view.addSubview(message)
    message.delegate = self
    becomeFirstResponder()
  }

  func close() {
    becomeFirstResponder()
  }
}
