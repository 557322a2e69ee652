import Grading

@testable import Exercises05
@testable import Solutions05

private let right = ["search", "window", "search", "window", "search", "dial"]
private let delivery =
  "delivery: a shake goes to the first responder, without one to the key window (EV-14)."
private let taking =
  "taking the focus: a permission, a call, and an old first responder that lets go (FR-4)."

private func answer(_ number: Int, _ name: String) -> @Sendable () -> [String] {
  {
    var answers = right
    answers[number - 1] = name
    return answers
  }
}

let exercise5_1 = Exercise(
  "5.1", .trace, read: "Chapters/05-first-responder, The rule",
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
      "the focus stays with what was removed",
      gets: """
        Question 4, dial gets the focus, panel is removed, shake: dial is not what happens.
        dial left the window with panel, and whoever leaves the window loses the focus.
        Rule: leaving: removing the first responder or an ancestor makes it resign (FR-7).
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
        why: ["photo": "photo was hit by the finger, but a hit view gets no focus by that."],
        rule: delivery),
      Question(
        "dial is tapped, shake", is: right[1],
        why: [
          "dial": "dial may have the focus, but nobody calls becomeFirstResponder() on it.",
          "screen":
            "The controller hears only if it has the focus, or stands above whoever has it.",
        ], rule: answers.dropFirst().first == "dial" ? taking : delivery),
      Question(
        "search is tapped, shake", is: right[2],
        why: ["window": "A text field is different: it takes the focus by itself when tapped."],
        rule: "a tap on an enabled text field makes it first responder (FR-12)."),
      Question(
        "dial gets the focus, panel is removed, shake", is: right[3],
        why: [
          "dial": "dial left the window with panel, and whoever leaves the window loses the focus."
        ],
        rule: "leaving: removing the first responder or an ancestor makes it resign (FR-7)."),
      Question(
        "search gets the focus, photo is told to become first responder, shake", is: right[4],
        why: ["photo": "photo leaves canBecomeFirstResponder as it is, and that is false."],
        rule: taking),
      Question(
        "search gets the focus, then dial, shake", is: right[5],
        why: ["search": "There is one first responder in a window: dial has taken over."],
        rule: taking),
    ])
}
