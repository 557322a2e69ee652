import Grading
import MiniUIKit
import Stage

@testable import Solutions05

/// A chat screen of any design.
struct Chatting {
  let controller: UIViewController
  let bar: UIView
  let message: UITextField
  let appear: () -> Void
  let close: () -> Void
}

/// What answers to exercise 5.6 are told.
enum Diagnosis5_6 {
  static let mayNot =
    """
    Nothing is first responder: canBecomeFirstResponder of the controller is false.
    Rule: becoming first responder: without that permission the call is refused (FR-4).
    """
  static let isNotTold =
    """
    Nothing is first responder: the controller may be, but no call has made it so.
    Rule: becoming first responder: besides the permission it takes a call (FR-4).
    """
  static let isToldTooEarly =
    """
    Nothing is first responder: the controller was told before its view was in a window.
    Rule: becoming first responder: in viewDidLoad a call comes too early (FR-5).
    """
  static let onlyTheField =
    "The controller gives no bar; the field has one, but only while it is first responder itself."
  static let nothingAfterTyping =
    """
    Typing has ended, and nothing became first responder after it, so nothing is asked for a bar.
    Rule: chapter 5, The repair: no object is sure to take the place of one that resigned; ask again (FR-26).
    """
  static let letsGo =
    """
    The controller was first responder, and close() made it resign; so its bar went.
    Rule: resigning: only the field has to resign; the controller keeps its bar (FR-6).
    """
  static let putsTheBarIntoTheView =
    """
    The bar lies in the controller's view, where the keyboard covers it.
    Rule: input views: one that is given lies above the keyboard; it is not added (FR-9).
    """
  static let hidesTheBar = """
    The bar is there, and hidden.
    Rule: input views: the system takes the bar away with its first responder; hide nothing (FR-9).
    """
  static let givesNoBarWhileTyping =
    "The field is first responder now; the controller is asked next, and gives no bar."
  static let fieldIsGone =
    """
    message is not on the screen any more, so the finger found no field.
    Rule: resigning: out of the window a field resigns as well, but then it's gone (FR-7).
    """
  static let fieldIsOff = "message is disabled, so it does not react to the tap."
  static let refusesToLetGo =
    """
    The controller's canResignFirstResponder is false, so message cannot take over from it.
    Rule: becoming first responder: the old one has to resign, or the call is refused (FR-4).
    """
  static let typesAtOnce =
    """
    message is first responder though nobody has tapped it, so the keyboard is below the bar.
    Rule: becoming first responder: a field becomes it by a call, its own or yours (FR-4).
    """
  static let tapFindsNoField = "The tap did not make message first responder."
  static let keepsTheRefusal =
    "The delegate refuses while the field is empty, and close() does not overrule it."
  static let refusesText =
    "The delegate refuses while there is text, and close() does not overrule it."
  static let typesSomethingSoThatTheDelegate =
    """
    close() has changed what was typed; ending is not to change it.
    Rule: resigning: if the end is forced, nobody has to agree to it (FR-16).
    """
  static let endsNothing = """
    The delegate does not mind, and nothing makes the field resign.
    Rule: resigning: a field stays first responder until something makes it resign (FR-6).
    """

  static let views =
    "input views: a first responder is asked, and then all up the chain (FR-9, FR-22)."
  static let ending = "resigning: a delegate may refuse, unless the end is forced (FR-16)."
}

private let statement5_6: [Asked] = [
  .asks("When `appear()` has returned", "After appear(), the bar", "While a message is typed"),
  .asks(
    "`close()` ends typing", "Nothing typed, after close(), message",
    "hello typed, after close(), message", "hello typed, after close(), the text"),
  .asks(
    "When it has returned, the bar", "Nothing typed, after close(), the bar",
    "hello typed, after close(), the bar", "A second message, while it is typed"),
  .asks(
    "So far the bar does not show", "After appear(), the bar",
    "Nothing typed, after close(), message"),
  .asks(
    "Worked case", "close() without a tap, the bar", "close() a second time, the bar"),
]

let exercise5_6: Grader<Chatting> = Grader(
  "5.6", .repair, read: theRule, steps: steps,
  solution: {
    let screen = Solutions05.ChatScreen()
    return Chatting(
      controller: screen, bar: screen.bar, message: screen.message, appear: screen.appear,
      close: screen.close)
  }, alternatives: [{ chatting(.forces) }, { chatting(.whenItEnds) }], wrong: wrong5_6,
  statement: statement5_6
) { make in
  for (text, name) in [("", "Nothing typed"), ("hello", "hello typed")] {
    try playing("A chat, and a message: \(name)") {
      let chat = Chat(make)
      try chat.checkBar("After appear()", isTyping: false)
      try chat.tap("While a message is typed")
      try chat.type(text, "\(name), before close()")
      try chat.close("\(name), after close()")
    }
  }
  try playing("A chat and two messages") {
    let chat = Chat(make)
    for number in ["A first", "A second"] {
      try chat.tap("\(number) message, while it is typed")
      try chat.type("x", "\(number) message, after a letter")
      try chat.close("\(number) message, after close()")
    }
  }
  try playing("A chat that is closed without a message") {
    let chat = Chat(make)
    try chat.close("close() without a tap")
    try chat.tap("While a message is typed after that")
    try chat.close("Nothing typed, after close() once more")
    try chat.close("close() a second time")
  }
  try randomScenes(1...20) { scene, random in
    let chat = Chat(make)
    var done = ["appear()"]
    for _ in 0..<random.int(in: 1...6) {
      func next(_ step: String) -> String {
        done.append(step)
        return "\(scene): \(done.joined(separator: ", "))"
      }
      switch random.int(in: 0...3) {
      case 0: try chat.close(next("close()"))
      case 1: try chat.tap(next("a tap on message"))
      case 2:
        let text = String("abcdefgh".prefix(random.int(in: 1...8)))
        try chat.type(text, next("type \(text)"))
      default: try chat.delete(next("delete a letter"))
      }
    }
  }
}

/// A chat screen that has appeared, and what is done to it.
private final class Chat {
  private let desk: Desk
  private let screen: Chatting
  private var typed = ""
  private var isTyping: Bool { screen.message.isFirstResponder }

  init(_ make: () -> Chatting) {
    let screen = making("The screen appears", make)
    desk = Desk(screen.controller)
    (screen.controller.traceName, screen.message.traceName, screen.bar.traceName) =
      ("chat", "message", "bar")
    self.screen = screen
    screen.appear()
  }

  /// Compares where the bar lies, 50 points high: above the keyboard, or at the lower edge.
  func checkBar(_ moment: String, isTyping wantsTyping: Bool? = nil, isClosed: Bool = false) throws
  {
    let place = screen.bar.frame.height == 50 ? place(of: screen.bar) : "nowhere"
    let wanted = "a bar with its top " + (wantsTyping ?? isTyping ? "at 426" : "at 762")
    let got = place == "nowhere" ? "no bar" : "a bar with its top " + place
    try expect(
      got, is: wanted, "\(moment), the bar",
      why: reason(isClosed, wantsTyping).map { [got: $0] } ?? [:],
      rule: Diagnosis5_6.views)
  }

  private func reason(_ isClosed: Bool, _ wantsTyping: Bool?) -> String? {
    let controller = screen.controller
    if isTyping, wantsTyping == false { return Diagnosis5_6.typesAtOnce }
    if desk.window.firstResponder == nil {
      if isClosed { return hasTyped ? Diagnosis5_6.nothingAfterTyping : Diagnosis5_6.letsGo }
      if controller.inputAccessoryView == nil { return Diagnosis5_6.onlyTheField }
      if !controller.canBecomeFirstResponder { return Diagnosis5_6.mayNot }
      // With its view in the window, the same call is heard.
      controller.viewDidLoad()
      return controller.isFirstResponder ? Diagnosis5_6.isToldTooEarly : Diagnosis5_6.isNotTold
    }
    if screen.bar.isHidden { return Diagnosis5_6.hidesTheBar }
    if screen.bar.window === desk.window { return Diagnosis5_6.putsTheBarIntoTheView }
    if isTyping, controller.inputAccessoryView == nil { return Diagnosis5_6.givesNoBarWhileTyping }
    return nil
  }
  private var hasTyped = false

  func tap(_ scene: String) throws {
    try desk.tap(100, 220)
    try expect(
      isTyping ? "edited" : "not edited", is: "edited", "\(scene), message",
      why: [
        "not edited": whyNotEdited
      ], rule: "the first responder: a tap on an enabled text field makes it first (FR-12).")
    hasTyped = true
    try checkBar(scene)
  }

  private var whyNotEdited: String {
    if screen.message.window == nil { return Diagnosis5_6.fieldIsGone }
    if !screen.message.isEnabled { return Diagnosis5_6.fieldIsOff }
    return screen.controller.isFirstResponder && !screen.controller.canResignFirstResponder
      ? Diagnosis5_6.refusesToLetGo : Diagnosis5_6.tapFindsNoField
  }

  func type(_ text: String, _ scene: String) throws {
    if isTyping { typed += text }
    desk.phone.type(text)
    try checkBar(scene)
  }

  func delete(_ scene: String) throws {
    if isTyping { typed = String(typed.dropLast()) }
    if isTyping { screen.message.deleteBackward() }
    try checkBar(scene)
  }

  func close(_ scene: String) throws {
    let wasTyping = isTyping
    screen.close()
    try expect(
      screen.message.isEditing ? "edited" : "not edited", is: "not edited", "\(scene), message",
      why: wasTyping ? ["edited": refusal] : [:], rule: Diagnosis5_6.ending)
    try expect(
      "\"\(screen.message.text ?? "")\"", is: "\"\(typed)\"", "\(scene), the text",
      otherwise: Diagnosis5_6.typesSomethingSoThatTheDelegate, rule: Diagnosis5_6.ending)
    hasTyped = wasTyping
    try checkBar(scene, isClosed: true)
    try desk.stage.wait(1)
    try checkBar(scene + " and a second", isClosed: true)
  }

  private var refusal: String {
    guard screen.message.delegate?.textFieldShouldEndEditing(screen.message) == false else {
      return Diagnosis5_6.endsNothing
    }
    return screen.message.hasText ? Diagnosis5_6.refusesText : Diagnosis5_6.keepsTheRefusal
  }
}
