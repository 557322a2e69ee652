package import GradingCore

/// Who hears each shake first.
package let heardFirst = ["search", "window", "search", "window", "search", "dial"]

/// What stands above the first responder.
private let later = [
  "panel": "panel hears it on the way up, and not first.",
  "root": "root hears it on the way up, and not first.",
  "screen": "screen hears it on the way up, and not first.",
]
/// What is said of everybody in the window, while there is no first responder.
private func unasked(_ own: [String: String]) -> [String: String] {
  let below = "In our engine the way begins at the key window then, and no view below it is asked."
  let names = ["panel", "root", "screen", "search", "dial", "photo"]
  return Dictionary(uniqueKeysWithValues: names.map { ($0, below) })
    .and(["nobody": Diagnosis5_1.lost]).and(own)
}

/// What answers to exercise 5.1 are told.
package enum Diagnosis5_1 {
  package static let theShakeGoesToWhatWasTouched =
    "photo was hit by the finger, but being hit makes no view first responder."
  package static let onlyMay =
    "dial may become first responder, but no code calls becomeFirstResponder() on it."
  package static let aShakeGoesToTheController =
    "The controller hears only if it is first responder, or stands above it."
  package static let lost =
    "Without a first responder a shake does not end: in this engine it begins at the window."
  package static let fallsToNothing =
    "dial has lost the status, and it falls to no other object: nothing is first responder."
  package static let whatWasRemovedStaysFirst =
    "dial left the window with panel, and a view that leaves the window resigns."
  package static let whoeverIsToldBecomesFirstResponder =
    "photo leaves canBecomeFirstResponder as it is, and that is false."

  package static let delivery =
    """
    the way of a shake: a shake goes to the first responder; without one, in our engine, to the \
    key window (EV-14).
    """
  package static let tapped =
    "the first responder: a tap alone never makes a view of your own first (FR-12)."
  package static let taking =
    "becoming first responder: a permission, a call, and an old one that resigns (FR-4)."
  package static let permission =
    "becoming first responder: without the permission the call is refused (FR-3, FR-4)."
  package static let givingItUp =
    "resigning: removing the first responder or an ancestor makes it resign (FR-7)."
}

/// Exercise 5.1.
package let written5_1 = WrittenExercise(
  "5.1", .trace, read: Rule5.page, steps: Rule5.steps, quiz5_1)

/// The questions of exercise 5.1.
package func quiz5_1(_ answers: [String]) -> Quiz {
  let names = ["window", "root", "screen", "panel", "search", "dial", "photo", "nobody"]
  return Quiz(
    answers, among: names,
    [
      Question(
        "search becomes first responder, photo is tapped, shake", is: heardFirst[0],
        why: later.and([
          "photo": Diagnosis5_1.theShakeGoesToWhatWasTouched,
          "dial": Diagnosis5_1.onlyMay,
          "window":
            "In our engine the way begins at the window without a first responder; here there is one.",
          "nobody": "search is first responder, and a tap on photo does not change that.",
        ]), rule: Diagnosis5_1.delivery),
      Question(
        "dial is tapped, shake", is: heardFirst[1],
        why: unasked([
          "dial": Diagnosis5_1.onlyMay,
          "screen": Diagnosis5_1.aShakeGoesToTheController,
        ]), rule: answers.dropFirst().first == "dial" ? Diagnosis5_1.tapped : Diagnosis5_1.delivery),
      Question(
        "search is tapped, shake", is: heardFirst[2],
        why: later.and([
          "window": "A text field is different: it becomes first responder by itself when tapped.",
          "nobody": "A text field is different: it becomes first responder by itself when tapped.",
          "dial": Diagnosis5_1.onlyMay,
          "photo": "photo was not tapped, and it may not become first responder.",
        ]),
        rule: "the first responder: a tap on an enabled text field makes it first (FR-12)."),
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
        why: later.and([
          "photo": Diagnosis5_1.whoeverIsToldBecomesFirstResponder,
          "dial": Diagnosis5_1.onlyMay,
          "window": "photo is refused, and so search stays first responder.",
          "nobody": "photo is refused, and so search stays first responder.",
        ]), rule: Diagnosis5_1.permission),
      Question(
        "search becomes first responder, then dial, shake", is: heardFirst[5],
        why: later.and([
          "search": "There is one first responder in a window: dial has taken over.",
          "photo": "photo may not become first responder, and no code has told it to.",
          "window": "dial may become first responder and is told to: so there is one.",
          "nobody": "dial may become first responder and is told to: so there is one.",
        ]), rule: Diagnosis5_1.taking),
    ])
}
