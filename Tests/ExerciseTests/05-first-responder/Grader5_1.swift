import Grading

@testable import Solutions05

/// Who hears each shake first.
let heardFirst = ["search", "window", "search", "window", "search", "dial"]

/// What stands above the first responder.
private let later = [
  "panel": "panel hears it on the way up, and not first.",
  "root": "root hears it on the way up, and not first.",
  "screen": "screen hears it on the way up, and not first.",
]
/// What is said of everybody in the window, while there is no first responder.
private func unasked(_ own: [String: String]) -> [String: String] {
  let below = "The way begins at the key window and goes up; no view below it is asked."
  let names = ["panel", "root", "screen", "search", "dial", "photo"]
  return Dictionary(uniqueKeysWithValues: names.map { ($0, below) })
    .merging(["nobody": Diagnosis5_1.lost]) { $1 }.merging(own) { $1 }
}

/// What answers to exercise 5.1 are told.
enum Diagnosis5_1 {
  static let theShakeGoesToWhatWasTouched =
    "photo was hit by the finger, but being hit makes no view first responder."
  static let onlyMay =
    "dial may become first responder, but no code calls becomeFirstResponder() on it."
  static let aShakeGoesToTheController =
    "The controller hears only if it is first responder, or stands above it."
  static let lost =
    "Without a first responder a shake does not end: in this engine it begins at the window."
  static let fallsToNothing =
    "dial has lost the status, and it falls to no other object: nothing is first responder."
  static let whatWasRemovedStaysFirst =
    "dial left the window with panel, and a view that leaves the window resigns."
  static let whoeverIsToldBecomesFirstResponder =
    "photo leaves canBecomeFirstResponder as it is, and that is false."

  static let delivery =
    "delivery: a shake goes to the first responder, without one to the key window (EV-14)."
  static let taking =
    "becoming first responder: a permission, a call, and an old one that resigns (FR-4)."
  static let givingItUp =
    "giving it up: removing the first responder or an ancestor makes it resign (FR-7)."
}

let exercise5_1: Grader<[String]> = Grader(
  "5.1", .trace, read: theRule, steps: steps, solution: { Solutions05.whoHearsFirst() },
  wrong: wrong5_1,
  statement: [
    .tells("Each of these"),
    .asks(
      "Which object", "Question 1,", "Question 2,", "Question 3,", "Question 4,", "Question 5,",
      "Question 6,"),
    .tells("At the beginning"),
    .tells("As long as"),
    .tells("Worked shake"),
  ]
) { make in
  let names = ["window", "root", "screen", "panel", "search", "dial", "photo", "nobody"]
  let answers = make()
  try judge(
    answers, among: names,
    [
      Question(
        "search becomes first responder, photo is tapped, shake", is: heardFirst[0],
        why: later.merging([
          "photo": Diagnosis5_1.theShakeGoesToWhatWasTouched,
          "dial": Diagnosis5_1.onlyMay,
          "window":
            "The window is where the way begins without a first responder; here there is one.",
          "nobody": "search is first responder, and a tap on photo does not change that.",
        ]) { $1 }, rule: Diagnosis5_1.delivery),
      Question(
        "dial is tapped, shake", is: heardFirst[1],
        why: unasked([
          "dial": Diagnosis5_1.onlyMay,
          "screen": Diagnosis5_1.aShakeGoesToTheController,
        ]), rule: answers.dropFirst().first == "dial" ? Diagnosis5_1.taking : Diagnosis5_1.delivery),
      Question(
        "search is tapped, shake", is: heardFirst[2],
        why: later.merging([
          "window": "A text field is different: it becomes first responder by itself when tapped.",
          "nobody": "A text field is different: it becomes first responder by itself when tapped.",
          "dial": Diagnosis5_1.onlyMay,
          "photo": "photo was not tapped, and it may not become first responder.",
        ]) { $1 },
        rule: "the first responder: a tap on an enabled text field makes it so (FR-12)."),
      Question(
        "dial becomes first responder, panel is removed, shake", is: heardFirst[3],
        why: unasked([
          "dial": Diagnosis5_1.whatWasRemovedStaysFirst,
          "panel": "panel is not in the window any more.",
          "root": Diagnosis5_1.fallsToNothing, "screen": Diagnosis5_1.fallsToNothing,
          "search":
            "search left the window as well, and no code has told it to become first responder.",
        ]), rule: Diagnosis5_1.givingItUp),
      Question(
        "search becomes first responder, photo is told to, shake", is: heardFirst[4],
        why: later.merging([
          "photo": Diagnosis5_1.whoeverIsToldBecomesFirstResponder,
          "dial": Diagnosis5_1.onlyMay,
          "window": "photo is refused, and so search stays first responder.",
          "nobody": "photo is refused, and so search stays first responder.",
        ]) { $1 }, rule: Diagnosis5_1.taking),
      Question(
        "search becomes first responder, then dial, shake", is: heardFirst[5],
        why: later.merging([
          "search": "There is one first responder in a window: dial has taken over.",
          "photo": "photo may not become first responder, and no code has told it to.",
          "window": "dial may become first responder and is told to: so there is one.",
          "nobody": "dial may become first responder and is told to: so there is one.",
        ]) { $1 }, rule: Diagnosis5_1.taking),
    ])
}
