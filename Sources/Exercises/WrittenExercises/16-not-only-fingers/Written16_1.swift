package import GradingCore

/// What answers to exercise 16.1 are told.
package enum Diagnosis16_1 {
  package static let noTouch =
    "No finger is on the screen, and no button of the pointer is pressed."
  package static let isTouch =
    "Something touches the screen, or a button of the pointer is pressed."
  package static let both = "The button is pressed: from then on the pointer has a touch."
  package static let wheel = "A wheel makes the same events as a trackpad; only the mask differs."
  package static let key = "A key has no place on the screen, whichever view is first responder."
  package static let pencil = "A pencil touches the screen; its touch has a type of its own."
  package static let moves = "The pointer moves, and nothing scrolls."

  package static let scroll = "scroll: a trackpad and a wheel scroll without a touch (EV-40)."
  package static let click = "click: a pointer has a touch while a button is pressed (EV-41)."
  package static let pencils = "pencil: its touches come as a finger's do (EV-5)."
  package static let keys = "keys: a key comes as a press (EV-13)."
  package static let finger = "click: a finger on the screen is a touch, as a button is (EV-5)."
  package static let hover =
    "click: a pointer with its buttons up hovers, and touches nothing (GR-122)."
}

/// Exercise 16.1.
package let written16_1 = WrittenExercise(
  "16.1", .trace, read: Rule16.page, steps: Rule16.steps, quiz16_1)

/// The questions of exercise 16.1.
package func quiz16_1(_ answers: [String]) -> Quiz {
  func touches(
    _ text: String, _ reason: String, _ rule: String, _ more: [String: String] = [:]
  ) -> Question {
    var why = ["scroll": reason, "hover": reason, "presses": reason]
    for (word, reason) in more { why[word] = reason }
    return Question(text, is: "touches", why: why, rule: rule)
  }
  func scroll(_ text: String, _ reason: String) -> Question {
    Question(
      text, is: "scroll",
      why: [
        "touches": reason, "hover": "Something scrolls, so it is more than a pointer that moves.",
        "presses": "A press is a key or a remote's button, and neither is pressed.",
      ], rule: Diagnosis16_1.scroll)
  }
  return Quiz(
    answers, among: ["touches", "presses", "scroll", "hover"],
    [
      touches("a finger taps a button", Diagnosis16_1.isTouch, Diagnosis16_1.finger),
      touches("the pointer clicks the button", Diagnosis16_1.both, Diagnosis16_1.click),
      scroll("two fingers on the trackpad", Diagnosis16_1.noTouch),
      scroll("a mouse's wheel", Diagnosis16_1.wheel),
      touches("a pencil makes a dot", Diagnosis16_1.pencil, Diagnosis16_1.pencils),
      Question(
        "the pointer moves across the page", is: "hover",
        why: [
          "touches": Diagnosis16_1.noTouch, "scroll": Diagnosis16_1.moves,
          "presses": Diagnosis16_1.noTouch,
        ], rule: Diagnosis16_1.hover),
      Question(
        "the key A is pressed", is: "presses",
        why: [
          "touches": Diagnosis16_1.key, "scroll": Diagnosis16_1.key, "hover": Diagnosis16_1.key,
        ], rule: Diagnosis16_1.keys),
      touches("a click with the second button", Diagnosis16_1.both, Diagnosis16_1.click),
    ])
}
