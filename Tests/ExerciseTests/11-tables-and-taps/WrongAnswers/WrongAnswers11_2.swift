import Grading
import Questions

private let right = [
  ["action"], ["highlight", "action", "unhighlight"], ["highlight", "unhighlight", "select"],
  ["action", "highlight", "unhighlight", "select"],
  ["highlight", "action", "unhighlight", "select"], ["action"], ["highlight", "unhighlight"],
]

private func right(but number: Int, _ answer: [String]) -> [[String]] {
  right.enumerated().map { $0.offset == number - 1 ? answer : $0.element }
}

let wrong11_2: [WrongAnswer<[[String]]>] = [
  WrongAnswer(
    "forgets the hold",
    gets: "Question 1, A, 0.1 s: you said highlight, action, unhighlight. The first is action.",
    Diagnosis11_2.early, rule: Diagnosis11_2.hold
  ) { right(but: 1, ["highlight", "action", "unhighlight"]) },
  WrongAnswer(
    "nobody is told of what was held",
    gets: "Question 1, A, 0.1 s: you said nothing. It is action.",
    Diagnosis11_2.nobodyIsToldOfWhatWasHeld, rule: Diagnosis11_2.hold
  ) { right(but: 1, []) },
  WrongAnswer(
    "believes that the tap holds the touch",
    gets: "Question 2, A, 0.4 s: you said action. The first is highlight.",
    Diagnosis11_2.late, rule: Diagnosis11_2.first
  ) { right(but: 2, ["action"]) },
  WrongAnswer(
    "a row that is lit has won",
    gets: """
      Question 2, A, 0.4 s: you said highlight, unhighlight, select. The first name is right; the \
      next is action.
      """,
    Diagnosis11_2.isTap, rule: Diagnosis11_2.first
  ) { right(but: 2, ["highlight", "unhighlight", "select"]) },
  WrongAnswer(
    "cancels before the action",
    gets: """
      Question 2, A, 0.4 s: you said highlight, unhighlight, action. The first name is right; the \
      next is action.
      """,
    Diagnosis11_2.actionFirst, rule: Diagnosis11_2.first
  ) { right(but: 2, ["highlight", "unhighlight", "action"]) },
  WrongAnswer(
    "a tap on the background always swallows rows",
    gets: """
      Question 3, A, 0.9 s: you said highlight, action, unhighlight. The first name is right; the \
      next is unhighlight.
      """,
    Diagnosis11_2.noTap, rule: Diagnosis11_2.first
  ) { right(but: 3, ["highlight", "action", "unhighlight"]) },
  WrongAnswer(
    "the row comes before the action",
    gets: """
      Question 4, B, 0.1 s: you said highlight, unhighlight, select, action. The first is action.
      """,
    Diagnosis11_2.actionFirst, rule: Diagnosis11_2.order
  ) { right(but: 4, ["highlight", "unhighlight", "select", "action"]) },
  WrongAnswer(
    "a tap that cancels nothing takes the end away",
    gets: """
      Question 5, B, 0.4 s: you said highlight, action, unhighlight. It is right as far as it \
      goes; the next is select.
      """,
    Diagnosis11_2.aTapThatCancelsNothingTakes, rule: Diagnosis11_2.order
  ) { right(but: 5, ["highlight", "action", "unhighlight"]) },
  WrongAnswer(
    "takes delaysTouchesBegan for the table's hold",
    gets: "Question 6, C, 0.4 s: you said highlight, action, unhighlight. The first is action.",
    Diagnosis11_2.takesDelaysTouchesBegan, rule: Diagnosis11_2.delays
  ) { right(but: 6, ["highlight", "action", "unhighlight"]) },
  WrongAnswer(
    "selects the row of a drag",
    gets: """
      Question 7, A, rest and drag: you said highlight, unhighlight, select. The first 2 names \
      are right, and nothing comes after that.
      """,
    Diagnosis11_2.selectsTheRowOfADrag, rule: Diagnosis11_2.row
  ) { right(but: 7, ["highlight", "unhighlight", "select"]) },
]
