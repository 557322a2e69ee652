import Grading
import MiniUIKit

@testable import Exercises05
@testable import Solutions05

/// A chat screen of any design.
struct Chatting {
  let controller: UIViewController
  let bar: UIView
  let message: UITextField
  let appear: () -> Void
  let close: () -> Void
}

private let views =
  "input views: a first responder is asked, and everybody up the chain (FR-9, FR-22)."
private let ending = "giving it up: a delegate may refuse, unless the end is forced (FR-16)."

let exercise5_6 = Exercise(
  "5.6", .repair, read: theRule, steps: steps,
  yours: {
    let screen = Exercises05.ChatScreen()
    return Chatting(
      controller: screen, bar: screen.bar, message: screen.message, appear: screen.appear,
      close: screen.close)
  },
  solution: {
    let screen = Solutions05.ChatScreen()
    return Chatting(
      controller: screen, bar: screen.bar, message: screen.message, appear: screen.appear,
      close: screen.close)
  },
  alternatives: [{ chatting(.forces) }],
  wrong: [
    WrongAnswer(
      "may have the focus, and nobody takes it",
      gets: """
        After appear(), the bar: at 762 is right, your answer is nowhere.
        Nobody has the focus, so nobody is asked for a bar.
        Rule: \(views)
        """
    ) { chatting(.onlyMay) },
    WrongAnswer(
      "takes the focus without being allowed to",
      gets: """
        After appear(), the bar: at 762 is right, your answer is nowhere.
        Nobody has the focus, so nobody is asked for a bar.
        Rule: \(views)
        """
    ) { chatting(.mayNot) },
    WrongAnswer(
      "puts the bar into the view",
      gets: """
        While a message is typed, the bar: at 426 is right, your answer is at 762.
        The bar lies in the controller's view, where the keyboard covers it.
        Rule: \(views)
        """
    ) { chatting(.inView) },
    WrongAnswer(
      "keeps the refusal",
      gets: """
        Nothing typed, after close(), message: is left is right, your answer is still edits.
        The delegate refuses while the field is empty, and nobody overrules it.
        Rule: \(ending)
        """
    ) { chatting(.refuses) },
    WrongAnswer(
      "shows the bar before its time",
      gets: """
        Before appear(), the bar: nowhere is right, your answer is at 762.
        The bar is up too early: nobody has asked for it yet.
        Rule: \(views)
        """
    ) { chatting(.early) },
    WrongAnswer(
      "types something so that the delegate agrees",
      gets: """
        Nothing typed, after close(), the text: "" is right, your answer is "x".
        Nothing was typed in the meantime; ending is not to change what is in the field.
        Rule: \(ending)
        """
    ) { chatting(.types) },
    WrongAnswer(
      "mends the delegate, and ends nothing",
      gets: """
        Nothing typed, after close(), message: is left is right, your answer is still edits.
        The delegate does not mind, and nobody makes the field resign.
        Rule: \(ending)
        """
    ) { chatting(.endsNothing) },
    WrongAnswer(
      "gives the bar to the field alone",
      gets: """
        After appear(), the bar: at 762 is right, your answer is nowhere.
        Nobody has the focus, so nobody is asked for a bar.
        Rule: \(views)
        """
    ) { chatting(.ofField) },
    WrongAnswer(
      "does not take the focus back",
      gets: """
        Nothing typed, after close(), the bar: at 762 is right, your answer is nowhere.
        Nobody has the focus, so nobody is asked for a bar.
        Rule: \(views)
        """
    ) { chatting(.notBack) },
  ]
) { make in
  func run(typing text: String, _ scene: String) throws {
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
            ? "The bar is up too early: nobody has asked for it yet."
            : desk.window.firstResponder == nil
              ? "Nobody has the focus, so nobody is asked for a bar."
              : bar.window === desk.window
                ? "The bar lies in the controller's view, where the keyboard covers it."
                : "Somebody has the focus; go up the chain from there to the bar's owner."
        ], rule: views)
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
          "still edits": screen.message.delegate?.textFieldShouldEndEditing(screen.message) == false
            ? "The delegate refuses while the field is empty, and nobody overrules it."
            : "The delegate does not mind, and nobody makes the field resign."
        ], rule: ending)
      try expect(
        "\"\(screen.message.text ?? "")\"", is: "\"\(typed)\"", "\(scene), after close(), the text",
        otherwise:
          "Nothing was typed in the meantime; ending is not to change what is in the field.",
        rule: ending)
      try check("at 762", "\(scene), after close()")
    }
  }
  try run(typing: "", "Nothing typed")
  try run(typing: "hello", "hello typed")
  try randomScenes(1...10) { scene, random in
    try run(typing: String("abcdefgh".prefix(random.int(in: 0...8))), scene)
  }
}
