import Grading

@testable import Solutions05

/// Who hears of each shake first.
let heardFirst = ["search", "window", "search", "window", "search", "dial"]

/// What stands above whoever has the focus.
private let later = [
  "panel": "panel hears of it on the way up, and not first.",
  "root": "root hears of it on the way up, and not first.",
  "screen": "screen hears of it on the way up, and not first.",
]
/// What is said of everybody in the window, while nobody has the focus.
private func unasked(_ own: [String: String]) -> [String: String] {
  let below = "The way begins at the key window and goes up; nobody below it is asked."
  let names = ["panel", "root", "screen", "search", "dial", "photo"]
  return Dictionary(uniqueKeysWithValues: names.map { ($0, below) })
    .merging(["nobody": Diagnosis5_1.lost]) { $1 }.merging(own) { $1 }
}

/// What answers to exercise 5.1 are told.
enum Diagnosis5_1 {
  static let theShakeGoesToWhatWasTouched =
    "photo was hit by the finger, but a hit view gets no focus by that."
  static let onlyMay = "dial may have the focus, but nobody calls becomeFirstResponder() on it."
  static let aShakeGoesToTheController =
    "The controller hears only if it has the focus, or stands above whoever has it."
  static let lost =
    "That nobody has the focus does not end a shake: there is somebody to begin with."
  static let theFocusStaysWithWhatWasRemoved =
    "dial left the window with panel, and whoever leaves the window loses the focus."
  static let whoeverIsToldBecomesFirstResponder =
    "photo leaves canBecomeFirstResponder as it is, and that is false."

  static let delivery =
    "delivery: a shake goes to the first responder, without one to the key window (EV-14)."
  static let taking =
    "taking the focus: a permission, a call, and an old first responder that lets go (FR-4)."
  static let givingItUp =
    "giving it up: removing the first responder or an ancestor makes it resign (FR-7)."
}

let exercise5_1: Grader<[String]> = Grader(
  "5.1", .trace, read: theRule, steps: steps, solution: { Solutions05.whoHearsFirst() },
  wrong: wrong5_1
) { make in
  let names = ["window", "root", "screen", "panel", "search", "dial", "photo", "nobody"]
  let answers = make()
  try judge(
    answers, among: names,
    [
      Question(
        "search gets the focus, photo is tapped, shake", is: heardFirst[0],
        why: later.merging([
          "photo": Diagnosis5_1.theShakeGoesToWhatWasTouched,
          "dial": Diagnosis5_1.onlyMay,
          "window": "The window is where the way begins if nobody has the focus; somebody has it.",
          "nobody": "search has the focus, and a tap on photo does not take it away.",
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
          "window": "A text field is different: it takes the focus by itself when tapped.",
          "nobody": "A text field is different: it takes the focus by itself when tapped.",
          "dial": Diagnosis5_1.onlyMay,
          "photo": "photo was neither tapped, nor may it have the focus.",
        ]) { $1 },
        rule: "the focus: a tap on an enabled text field makes it first responder (FR-12)."),
      Question(
        "dial gets the focus, panel is removed, shake", is: heardFirst[3],
        why: unasked([
          "dial": Diagnosis5_1.theFocusStaysWithWhatWasRemoved,
          "panel": "panel is not in the window any more.",
          "search": "search left the window as well, and nobody has told it to take the focus.",
        ]), rule: Diagnosis5_1.givingItUp),
      Question(
        "search gets the focus, photo is told to become first responder, shake", is: heardFirst[4],
        why: later.merging([
          "photo": Diagnosis5_1.whoeverIsToldBecomesFirstResponder,
          "dial": Diagnosis5_1.onlyMay,
          "window": "photo is refused, and so the focus stays where it was.",
          "nobody": "photo is refused, and so the focus stays where it was.",
        ]) { $1 }, rule: Diagnosis5_1.taking),
      Question(
        "search gets the focus, then dial, shake", is: heardFirst[5],
        why: later.merging([
          "search": "There is one first responder in a window: dial has taken over.",
          "photo": "photo may not have the focus, and nobody has told it to take it.",
          "window": "dial may have the focus and is told to take it: somebody has it.",
          "nobody": "dial may have the focus and is told to take it: somebody has it.",
        ]) { $1 }, rule: Diagnosis5_1.taking),
    ])
}
