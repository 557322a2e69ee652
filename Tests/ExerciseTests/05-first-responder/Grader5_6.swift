import Grading
import MiniUIKit

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
  static let mayBecomeFirst = "Nothing is first responder, so nobody is asked for a bar."
  static let putsTheBarIntoTheView =
    "The bar lies in the controller's view, where the keyboard covers it."
  static let keepsTheRefusal =
    "The delegate refuses while the field is empty, and nobody overrules it."
  static let showsTheBarBeforeItsTime = "The bar is up too early: nobody has asked for it yet."
  static let typesSomethingSoThatTheDelegate =
    "Nothing was typed in the meantime; ending is not to change what is in the field."
  static let mendsTheDelegate = "The delegate does not mind, and nobody makes the field resign."

  static let views =
    "input views: a first responder is asked, and everybody up the chain (FR-9, FR-22)."
  static let ending = "giving it up: a delegate may refuse, unless the end is forced (FR-16)."
}

let exercise5_6: Grader<Chatting> = Grader(
  "5.6", .repair, read: theRule, steps: steps,
  solution: {
    let screen = Solutions05.ChatScreen()
    return Chatting(
      controller: screen, bar: screen.bar, message: screen.message, appear: screen.appear,
      close: screen.close)
  }, alternatives: [{ chatting(.forces) }], wrong: wrong5_6
) { make in
  func run(typing text: String, _ scene: String) throws {
    try playing(scene) {
      let screen = make()
      let desk = Desk(screen.controller)
      let bar = screen.bar
      func check(_ wanted: String, _ moment: String) throws {
        let isUp = bar.window != nil && bar.frame.height == 50
        let got = isUp ? "at \(Int(bar.convert(CGPoint.zero, to: bar.window).y))" : "nowhere"
        try expect(
          got, is: wanted, "\(moment), the bar",
          why: [
            got: wanted == "nowhere"
              ? Diagnosis5_6.showsTheBarBeforeItsTime
              : desk.window.firstResponder == nil
                ? Diagnosis5_6.mayBecomeFirst
                : bar.window === desk.window
                  ? Diagnosis5_6.putsTheBarIntoTheView
                  : "There is a first responder; go up the chain from there to the bar's owner."
          ], rule: Diagnosis5_6.views)
      }
      try check("nowhere", "Before appear()")
      screen.appear()
      var typed = ""
      try check("at 762", "After appear()")
      for _ in 0..<2 {
        try desk.tap(100, 220)
        try check("at 426", "While a message is typed")
        desk.phone.type(text)
        typed += text
        screen.close()
        try desk.phone.clock.advance(by: 1)
        try expect(
          screen.message.isEditing ? "still edits" : "is left", is: "is left",
          "\(scene), after close(), message",
          why: [
            "still edits": screen.message.delegate?.textFieldShouldEndEditing(screen.message)
              == false
              ? Diagnosis5_6.keepsTheRefusal
              : Diagnosis5_6.mendsTheDelegate
          ], rule: Diagnosis5_6.ending)
        try expect(
          "\"\(screen.message.text ?? "")\"", is: "\"\(typed)\"",
          "\(scene), after close(), the text",
          otherwise:
            Diagnosis5_6.typesSomethingSoThatTheDelegate, rule: Diagnosis5_6.ending)
        try check("at 762", "\(scene), after close()")
      }
    }
  }
  try run(typing: "", "Nothing typed")
  try run(typing: "hello", "hello typed")
  try randomScenes(1...10) { scene, random in
    try run(typing: String("abcdefgh".prefix(random.int(in: 0...8))), scene)
  }
}
