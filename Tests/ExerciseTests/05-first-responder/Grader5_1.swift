import Grading

@testable import Exercises05
@testable import Solutions05

private let right = ["search", "window", "search", "window", "search", "dial"]
private let delivery =
  "delivery: a shake goes to the first responder, without one to the key window (EV-14)."
private let taking =
  "taking the focus: a permission, a call, and an old first responder that lets go (FR-4)."

/// What stands above whoever has the focus.
private let later = [
  "panel": "panel hears of it on the way up, and not first.",
  "root": "root hears of it on the way up, and not first.",
  "screen": "screen hears of it on the way up, and not first.",
]
/// What is said of everybody in the window, while nobody has the focus.
private func unasked(_ own: [String: String]) -> [String: String] {
  let below = "The way begins at the key window and goes up; nobody below it is asked."
  let lost = "That nobody has the focus does not end a shake: there is somebody to begin with."
  let names = ["panel", "root", "screen", "search", "dial", "photo"]
  return Dictionary(uniqueKeysWithValues: names.map { ($0, below) })
    .merging(["nobody": lost]) { $1 }.merging(own) { $1 }
}
private let onlyMay = "dial may have the focus, but nobody calls becomeFirstResponder() on it."

private func answer(_ number: Int, _ name: String) -> @Sendable () -> [String] {
  {
    var answers = right
    answers[number - 1] = name
    return answers
  }
}

let exercise5_1 = Exercise(
  "5.1", .trace, read: theRule, steps: steps,
  yours: { Exercises05.whoHearsFirst() }, solution: { Solutions05.whoHearsFirst() },
  wrong: [
    WrongAnswer(
      "the shake goes to what was touched last",
      gets: """
        Question 1, search gets the focus, photo is tapped, shake: photo is not what happens.
        photo was hit by the finger, but a hit view gets no focus by that.
        Rule: \(delivery)
        """, answer(1, "photo")),
    WrongAnswer(
      "the permission is enough",
      gets: """
        Question 2, dial is tapped, shake: dial is not what happens.
        dial may have the focus, but nobody calls becomeFirstResponder() on it.
        Rule: \(taking)
        """, answer(2, "dial")),
    WrongAnswer(
      "a shake goes to the controller",
      gets: """
        Question 2, dial is tapped, shake: screen is not what happens.
        The controller hears only if it has the focus, or stands above whoever has it.
        Rule: \(delivery)
        """, answer(2, "screen")),
    WrongAnswer(
      "without a first responder a shake is lost",
      gets: """
        Question 2, dial is tapped, shake: nobody is not what happens.
        That nobody has the focus does not end a shake: there is somebody to begin with.
        Rule: \(delivery)
        """, answer(2, "nobody")),
    WrongAnswer(
      "the focus stays with what was removed",
      gets: """
        Question 4, dial gets the focus, panel is removed, shake: dial is not what happens.
        dial left the window with panel, and whoever leaves the window loses the focus.
        Rule: giving it up: removing the first responder or an ancestor makes it resign (FR-7).
        """, answer(4, "dial")),
    WrongAnswer(
      "whoever is told becomes first responder",
      gets: """
        Question 5, search gets the focus, photo is told to become first responder, shake: photo is \
        not what happens.
        photo leaves canBecomeFirstResponder as it is, and that is false.
        Rule: \(taking)
        """, answer(5, "photo")),
  ]
) { make in
  let names = ["window", "root", "screen", "panel", "search", "dial", "photo", "nobody"]
  let answers = make()
  try judge(
    answers, among: names,
    [
      Question(
        "search gets the focus, photo is tapped, shake", is: right[0],
        why: later.merging([
          "photo": "photo was hit by the finger, but a hit view gets no focus by that.",
          "dial": onlyMay,
          "window": "The window is where the way begins if nobody has the focus; somebody has it.",
          "nobody": "search has the focus, and a tap on photo does not take it away.",
        ]) { $1 }, rule: delivery),
      Question(
        "dial is tapped, shake", is: right[1],
        why: unasked([
          "dial": onlyMay,
          "screen":
            "The controller hears only if it has the focus, or stands above whoever has it.",
        ]), rule: answers.dropFirst().first == "dial" ? taking : delivery),
      Question(
        "search is tapped, shake", is: right[2],
        why: later.merging([
          "window": "A text field is different: it takes the focus by itself when tapped.",
          "nobody": "A text field is different: it takes the focus by itself when tapped.",
          "dial": onlyMay, "photo": "photo was neither tapped, nor may it have the focus.",
        ]) { $1 },
        rule: "the focus: a tap on an enabled text field makes it first responder (FR-12)."),
      Question(
        "dial gets the focus, panel is removed, shake", is: right[3],
        why: unasked([
          "dial": "dial left the window with panel, and whoever leaves the window loses the focus.",
          "panel": "panel is not in the window any more.",
          "search": "search left the window as well, and nobody has told it to take the focus.",
        ]),
        rule: "giving it up: removing the first responder or an ancestor makes it resign (FR-7)."),
      Question(
        "search gets the focus, photo is told to become first responder, shake", is: right[4],
        why: later.merging([
          "photo": "photo leaves canBecomeFirstResponder as it is, and that is false.",
          "dial": onlyMay, "window": "photo is refused, and so the focus stays where it was.",
          "nobody": "photo is refused, and so the focus stays where it was.",
        ]) { $1 }, rule: taking),
      Question(
        "search gets the focus, then dial, shake", is: right[5],
        why: later.merging([
          "search": "There is one first responder in a window: dial has taken over.",
          "photo": "photo may not have the focus, and nobody has told it to take it.",
          "window": "dial may have the focus and is told to take it: somebody has it.",
          "nobody": "dial may have the focus and is told to take it: somebody has it.",
        ]) { $1 }, rule: taking),
    ])
}
