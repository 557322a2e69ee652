import Grading

@testable import Solutions04

/// What answers to exercise 4.2 are told.
enum Diagnosis4_2 {
  static let readsEachPhaseForItself =
    "super in ended asks which view got this touch's began from the key. None did."
  static let thinksThatSuperAnywherePasses =
    "The key's began does not call super, and it is not called later on its behalf."
  static let thinksThatOneKeptPhaseKeeps =
    "When began comes, the key overrides nothing. UIKit cannot know yet that it keeps the end."
  static let thinksThatATouchAlwaysEnds =
    "A touch that is taken away has no ended. It has cancelled, which the key passes on."
  static let thinksThatAKeptMoveEnds =
    "The key keeps the moves. Its ended is not overridden, and the keyboard did get began."

  static let rule =
    "a later phase is passed on only to the responder that got this touch's began (RC-13)."
  static let passes = "what is not overridden is passed on (RC-10)."
}

let exercise4_2: Grader<[String]> = Grader(
  "4.2", .trace, read: "Chapters/04-the-responder-chain, The rule, The record",
  solution: { Solutions04.whatTheKeyboardHears() }, wrong: wrong4_2,
  statement: [
    .tells("A key lies"),
    .tells("In the table"),
    .asks(
      "What does the keyboard", "Question 1,", "Question 2,", "Question 3,", "Question 4,",
      "Question 5,"),
    .tells("The alert"),
    .tells("Answer with"),
    .tells("Worked touch"),
  ]
) { make in
  try judge(
    make().map { $0.lowercased().split { !$0.isLetter }.joined(separator: " ") },
    [
      Question(
        "began kept, ended with super", is: "nothing",
        why: [
          "ended": Diagnosis4_2.readsEachPhaseForItself,
          "began ended": Diagnosis4_2.thinksThatSuperAnywherePasses,
        ], rule: Diagnosis4_2.rule),
      Question(
        "ended kept", is: "began",
        why: [
          "nothing": Diagnosis4_2.thinksThatOneKeptPhaseKeeps,
          "began ended": "The key overrides ended, and it does not call super there.",
        ], rule: Diagnosis4_2.passes),
      Question(
        "ended kept, an alert takes the touch away", is: "began cancelled",
        why: [
          "began": Diagnosis4_2.thinksThatATouchAlwaysEnds,
          "began ended": "A touch that is taken away has no ended.",
          "nothing": "began comes with super, and it is passed on before anything is kept.",
        ], rule: Diagnosis4_2.passes),
      Question(
        "moved kept", is: "began ended",
        why: [
          "began": Diagnosis4_2.thinksThatAKeptMoveEnds,
          "began moved ended": "The key overrides moved and does not call super there.",
          "nothing": "began is not overridden: it is passed on before the key keeps a move.",
        ], rule: Diagnosis4_2.rule),
      Question(
        "began kept, cancelled with super", is: "nothing",
        why: [
          "cancelled":
            "super in cancelled asks which view got this touch's began from the key. None did.",
          "began cancelled": Diagnosis4_2.thinksThatSuperAnywherePasses,
        ], rule: Diagnosis4_2.rule),
    ])
}
