import Grading
import MiniUIKit

let wrong5_6: [WrongAnswer<Chatting>] = [
  WrongAnswer(
    "may become first responder, and is never told to",
    gets: "After appear(), the bar: at 762 is right, your answer is nowhere.",
    Diagnosis5_6.mayBecomeFirst, rule: Diagnosis5_6.views
  ) { chatting(.onlyMay) },
  WrongAnswer(
    "is told to become first responder, and may not",
    gets: "After appear(), the bar: at 762 is right, your answer is nowhere.",
    Diagnosis5_6.mayBecomeFirst, rule: Diagnosis5_6.views
  ) { chatting(.mayNot) },
  WrongAnswer(
    "puts the bar into the view",
    gets: "While a message is typed, the bar: at 426 is right, your answer is at 762.",
    Diagnosis5_6.putsTheBarIntoTheView, rule: Diagnosis5_6.views
  ) { chatting(.inView) },
  WrongAnswer(
    "keeps the refusal",
    gets: "Nothing typed, after close(), message: is left is right, your answer is still edits.",
    Diagnosis5_6.keepsTheRefusal, rule: Diagnosis5_6.ending
  ) { chatting(.refuses) },
  WrongAnswer(
    "shows the bar before its time",
    gets: "Before appear(), the bar: nowhere is right, your answer is at 762.",
    Diagnosis5_6.showsTheBarBeforeItsTime, rule: Diagnosis5_6.views
  ) { chatting(.early) },
  WrongAnswer(
    "types something so that the delegate agrees",
    gets: "Nothing typed, after close(), the text: \"\" is right, your answer is \"x\".",
    Diagnosis5_6.typesSomethingSoThatTheDelegate, rule: Diagnosis5_6.ending
  ) { chatting(.types) },
  WrongAnswer(
    "mends the delegate, and ends nothing",
    gets: "Nothing typed, after close(), message: is left is right, your answer is still edits.",
    Diagnosis5_6.mendsTheDelegate, rule: Diagnosis5_6.ending
  ) { chatting(.endsNothing) },
  WrongAnswer(
    "gives the bar to the field alone",
    gets: "After appear(), the bar: at 762 is right, your answer is nowhere.",
    Diagnosis5_6.mayBecomeFirst, rule: Diagnosis5_6.views
  ) { chatting(.ofField) },
  WrongAnswer(
    "does not take over again",
    gets: "Nothing typed, after close(), the bar: at 762 is right, your answer is nowhere.",
    Diagnosis5_6.mayBecomeFirst, rule: Diagnosis5_6.views
  ) { chatting(.notBack) },
]

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
