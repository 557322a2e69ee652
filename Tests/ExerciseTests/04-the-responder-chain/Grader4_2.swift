import Grading

@testable import Exercises04
@testable import Solutions04

private let rule = "a later phase is passed on only to whoever got this touch's began (RC-13)."

let exercise4_2 = Exercise(
  "4.2", .trace, read: "Chapters/04-the-responder-chain, The rule, The record",
  yours: { Exercises04.whatTheKeyboardHears() },
  solution: { Solutions04.whatTheKeyboardHears() },
  wrong: [
    WrongAnswer(
      "reads each phase for itself",
      gets: """
        Question 1, began kept, ended with super: ended is not what happens.
        super in ended asks who got this touch's began from the key. Nobody did.
        Rule: \(rule)
        """
    ) { ["ended", "began", "began cancelled", "began ended", "cancelled"] },
    WrongAnswer(
      "thinks that super anywhere passes the whole touch on",
      gets: """
        Question 1, began kept, ended with super: began ended is not what happens.
        The key's began does not call super, and nobody calls it later on its behalf.
        Rule: \(rule)
        """
    ) { ["began ended", "began", "began cancelled", "began ended", "began cancelled"] },
    WrongAnswer(
      "thinks that one kept phase keeps the whole touch",
      gets: """
        Question 2, ended kept: nothing is not what happens.
        When began comes, the key overrides nothing. Nobody knows yet that it keeps the end.
        Rule: what is not overridden is passed on (RC-10).
        """
    ) { ["nothing", "nothing", "nothing", "nothing", "nothing"] },
    WrongAnswer(
      "thinks that a touch always ends with ended",
      gets: """
        Question 3, ended kept, a call comes in: began is not what happens.
        A touch that is taken away has no ended. It has cancelled, which the key passes on.
        Rule: what is not overridden is passed on (RC-10).
        """
    ) { ["nothing", "began", "began", "began ended", "nothing"] },
    WrongAnswer(
      "thinks that a kept move ends the forwarding",
      gets: """
        Question 4, moved kept: began is not what happens.
        The key keeps the moves. Its ended is not overridden, and the keyboard did get began.
        Rule: \(rule)
        """
    ) { ["nothing", "began", "began cancelled", "began", "nothing"] },
  ]
) { make in
  let passes = "what is not overridden is passed on (RC-10)."
  try judge(
    make().map { $0.lowercased().split { !$0.isLetter }.joined(separator: " ") },
    [
      Question(
        "began kept, ended with super", is: "nothing",
        why: [
          "ended": "super in ended asks who got this touch's began from the key. Nobody did.",
          "began ended":
            "The key's began does not call super, and nobody calls it later on its behalf.",
        ], rule: rule),
      Question(
        "ended kept", is: "began",
        why: [
          "nothing":
            "When began comes, the key overrides nothing. Nobody knows yet that it keeps the end.",
          "began ended": "The key overrides ended, and it does not call super there.",
        ], rule: passes),
      Question(
        "ended kept, a call comes in", is: "began cancelled",
        why: [
          "began":
            "A touch that is taken away has no ended. It has cancelled, which the key passes on.",
          "began ended": "A touch that is taken away has no ended.",
          "nothing": "began comes with super, and it is passed on before anything is kept.",
        ], rule: passes),
      Question(
        "moved kept", is: "began ended",
        why: [
          "began":
            "The key keeps the moves. Its ended is not overridden, and the keyboard did get began.",
          "began moved ended": "The key overrides moved and does not call super there.",
          "nothing": "began is not overridden: it is passed on before the key keeps a move.",
        ], rule: rule),
      Question(
        "began kept, cancelled with super", is: "nothing",
        why: [
          "cancelled":
            "super in cancelled asks who got this touch's began from the key. Nobody did.",
          "began cancelled":
            "The key's began does not call super, and nobody calls it later on its behalf.",
        ], rule: rule),
    ])
}
