import Grading
import MiniUIKit

let wrong5_6: [WrongAnswer<Chatting>] = [
  WrongAnswer("may become first responder, and is never told to") { chatting(.onlyMay) },
  WrongAnswer("is told to become first responder, and may not") { chatting(.mayNot) },
  WrongAnswer("puts the bar into the view") { chatting(.inView) },
  WrongAnswer("keeps the refusal") { chatting(.refuses) },
  WrongAnswer("turns the refusal round") { chatting(.refusesText) },
  WrongAnswer("types something so that the delegate agrees") { chatting(.types) },
  WrongAnswer("mends the delegate, and ends nothing") { chatting(.endsNothing) },
  WrongAnswer("gives the bar to the field alone") { chatting(.ofField) },
  WrongAnswer("does not take over again") { chatting(.notBack) },
  WrongAnswer("makes whatever is first responder resign") { chatting(.toggles) },
  WrongAnswer("takes the field off the screen") { chatting(.removes) },
  WrongAnswer("has a bar only while it is first responder itself") { chatting(.onlyItself) },
]

enum ChatDesign {
  case forces
  case whenItEnds
  case onlyMay
  case mayNot
  case inView
  case refuses
  case refusesText
  case notBack
  case endsNothing
  case ofField
  case types
  case toggles
  case removes
  case onlyItself
}

/// A chat screen, right (the end is forced, or heard) or with one mistake.
final class AnyChat: UIViewController, UITextFieldDelegate {
  let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
  let message = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 44))
  let design: ChatDesign
  init(_ design: ChatDesign) { self.design = design }

  override var canBecomeFirstResponder: Bool { design != .mayNot }
  override var inputAccessoryView: UIView? {
    if design == .inView || design == .ofField { return nil }
    return design == .onlyItself && !isFirstResponder ? nil : bar
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
    switch design {
    case .endsNothing: return
    case .removes: message.removeFromSuperview()
    case .toggles where isFirstResponder: resignFirstResponder()
    case .types where !message.hasText: message.insertText("x")
    default: break
    }
    if design == .toggles, !message.isEditing { return }
    view.endEditing(![.refuses, .refusesText, .whenItEnds].contains(design))
    if design != .notBack, design != .whenItEnds { becomeFirstResponder() }
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    switch design {
    case .endsNothing, .whenItEnds: true
    case .refusesText: !textField.hasText
    default: textField.hasText
    }
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    if design == .whenItEnds { becomeFirstResponder() }
  }
}

func chatting(_ design: ChatDesign) -> Chatting {
  let screen = AnyChat(design)
  return Chatting(
    controller: screen, bar: screen.bar, message: screen.message, appear: screen.appear,
    close: screen.close)
}
