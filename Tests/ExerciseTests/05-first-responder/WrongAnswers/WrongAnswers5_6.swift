import MiniUIKit

enum ChatDesign {
  case forces
  case onlyMay
  case mayNot
  case inView
  case refuses
  case notBack
  case early
  case endsNothing
  case ofField
  case types
}

/// A chat screen, right (the end is forced) or with one mistake.
final class AnyChat: UIViewController, UITextFieldDelegate {
  let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
  let message = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 44))
  let design: ChatDesign
  init(_ design: ChatDesign) { self.design = design }

  override var canBecomeFirstResponder: Bool { design != .mayNot }
  override var inputAccessoryView: UIView? {
    design == .inView || design == .ofField ? nil : bar
  }

  override func viewDidLoad() {
    guard design == .early else { return }
    bar.frame = CGRect(x: 0, y: 762, width: 375, height: 50)
    view.addSubview(bar)
  }

  func appear() {
    view.addSubview(message)
    message.delegate = self
    if design == .inView {
      bar.frame = CGRect(x: 0, y: 762, width: 375, height: 50)
      view.addSubview(bar)
    }
    if design == .ofField { message.inputAccessoryView = bar }
    if design != .onlyMay, design != .ofField { becomeFirstResponder() }
  }

  func close() {
    if design == .endsNothing { return }
    if design == .types, !message.hasText { message.insertText("x") }
    view.endEditing(design != .refuses)
    if design != .notBack { becomeFirstResponder() }
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    textField.hasText || design == .endsNothing
  }
}

func chatting(_ design: ChatDesign) -> Chatting {
  let screen = AnyChat(design)
  return Chatting(
    controller: screen, bar: screen.bar, message: screen.message, appear: screen.appear,
    close: screen.close)
}
