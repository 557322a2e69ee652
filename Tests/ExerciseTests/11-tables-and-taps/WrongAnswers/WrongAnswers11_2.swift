import Grading

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
    gets: """
      Question 1, A, 0.1 s: highlight, action, unhighlight is not what happens.
      0.1 s is shorter than the hold: before the lift the row hears nothing.
      Rule: the hold: 0.15 s, or until the finger is lifted (SV-3).
      """
  ) { right(but: 1, ["highlight", "action", "unhighlight"]) },
  WrongAnswer(
    "nobody is told of what was held",
    gets: """
      Question 1, A, 0.1 s: nothing is not what happens.
      Somebody is told: a finger of 0.1 s that does not move is a tap.
      Rule: the hold: 0.15 s, or until the finger is lifted (SV-3).
      """
  ) { right(but: 1, []) },
  WrongAnswer(
    "believes that the tap holds the touch",
    gets: """
      Question 2, A, 0.4 s: action is not what happens.
      0.4 s is longer than the hold: the row hears began before the lift.
      Rule: the decision: who ends the doubt first wins the row (SV-31 to SV-34).
      """
  ) { right(but: 2, ["action"]) },
  WrongAnswer(
    "a row that is lit has won",
    gets: """
      Question 2, A, 0.4 s: highlight, unhighlight, select is not what happens.
      0.4 s is still short enough for a tap, and this one takes the touch.
      Rule: the decision: who ends the doubt first wins the row (SV-31 to SV-34).
      """
  ) { right(but: 2, ["highlight", "unhighlight", "select"]) },
  WrongAnswer(
    "cancels before the action",
    gets: """
      Question 2, A, 0.4 s: highlight, unhighlight, action is not what happens.
      At the lift the recognizer comes first: its action, then what the row hears.
      Rule: the decision: who ends the doubt first wins the row (SV-31 to SV-34).
      """
  ) { right(but: 2, ["highlight", "unhighlight", "action"]) },
  WrongAnswer(
    "a tap on the background always swallows rows",
    gets: """
      Question 3, A, 0.9 s: highlight, action, unhighlight is not what happens.
      0.9 s is longer than a tap may last in our engine; the tap has failed before.
      Rule: the decision: who ends the doubt first wins the row (SV-31 to SV-34).
      """
  ) { right(but: 3, ["highlight", "action", "unhighlight"]) },
  WrongAnswer(
    "the row comes before the action",
    gets: """
      Question 4, B, 0.1 s: highlight, unhighlight, select, action is not what happens.
      At the lift the recognizer comes first: its action, then what the row hears.
      Rule: the decision: a recognizer's action runs, and then the views hear of it (GR-50).
      """
  ) { right(but: 4, ["highlight", "unhighlight", "select", "action"]) },
  WrongAnswer(
    "a tap that cancels nothing takes the end away",
    gets: """
      Question 5, B, 0.4 s: highlight, action, unhighlight is not what happens.
      This tap cancels nothing: the row hears the end of its touch.
      Rule: the decision: a recognizer's action runs, and then the views hear of it (GR-50).
      """
  ) { right(but: 5, ["highlight", "action", "unhighlight"]) },
  WrongAnswer(
    "takes delaysTouchesBegan for the table's hold",
    gets: """
      Question 6, C, 0.4 s: highlight, action, unhighlight is not what happens.
      Here the tap holds the touch as well, and it has not given up at 0.4 s.
      Rule: the hold: a tap that delays holds as long as it may recognize (GR-55).
      """
  ) { right(but: 6, ["highlight", "action", "unhighlight"]) },
  WrongAnswer(
    "selects the row of a drag",
    gets: """
      Question 7, A, rest and drag: highlight, unhighlight, select is not what happens.
      The pan takes the touch, and the row hears cancelled: it is not selected.
      Rule: the row: began lights it, ended selects it, cancelled puts the light out (SV-30).
      """
  ) { right(but: 7, ["highlight", "unhighlight", "select"]) },
]
