import MiniUIKit

/// What the file of exercise 5.6 has, as the reader gets it.
enum Stub5_6 {
  class ChatScreen: UIViewController, UITextFieldDelegate {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
    let message = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 44))

    override var inputAccessoryView: UIView? { bar }

    func appear() {
      view.addSubview(message)
      message.delegate = self
    }

    func close() {
      view.endEditing(false)
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      textField.hasText
    }
  }
}
