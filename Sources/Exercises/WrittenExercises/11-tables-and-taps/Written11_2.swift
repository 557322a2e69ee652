package import GradingCore

/// What answers to exercise 11.2 are told.
package enum Diagnosis11_2 {
  package static let early =
    "0.1 s is shorter than the hold: before the lift the row hears nothing."
  package static let nobodyIsToldOfWhatWasHeld =
    "A finger of 0.1 s that does not move is a tap, so grey's action runs; the row is told nothing."
  package static let late = "0.4 s is longer than the hold: the row hears began before the lift."
  package static let isTap = "0.4 s is still short enough for a tap, and this one takes the touch."
  package static let actionFirst =
    "At the lift the recognizer comes first: its action, then what the row hears."
  package static let noTap =
    "0.9 s is longer than a tap may last in our engine; the tap has failed before."
  package static let aTapThatCancelsNothingTakes =
    "This tap cancels nothing: the row hears the end of its touch."
  package static let takesDelaysTouchesBegan =
    "Here the tap holds the touch as well, and it has not given up at 0.4 s."
  package static let selectsTheRowOfADrag =
    "The pan takes the touch, and the row hears cancelled: it is not selected."

  package static let hold = "the hold: 0.15 s, or until the finger is lifted (SV-3)."
  package static let first = "the decision: a row gets what no recognizer takes (SV-31 to SV-34)."
  package static let order =
    "the decision: a recognizer's action runs, and then the views hear it (GR-50)."
  package static let delays =
    "chapter 7, What is held back: a tap that delays holds as long as it may recognize (GR-55)."
  package static let row =
    "the row: began lights it, ended selects it, cancelled puts the light out (SV-30)."
}

/// Exercise 11.2.
package let written11_2 = WrittenExercise(
  "11.2", .order, read: Rule11.page, steps: Rule11.steps, quiz11_2)

/// The questions of exercise 11.2.
package func quiz11_2(_ answers: [[String]]) -> Quiz {
  func question(
    _ text: String, _ wanted: [String], _ rule: String, _ why: [String: String]
  ) -> Question { Question(text, is: wanted, why: why, rule: rule) }
  return Quiz(
    answers, among: ["highlight", "unhighlight", "select", "action"],
    [
      question(
        "A, 0.1 s", ["action"], Diagnosis11_2.hold,
        [
          "": Diagnosis11_2.nobodyIsToldOfWhatWasHeld,
          "highlight, action, unhighlight": Diagnosis11_2.early,
          "highlight, unhighlight, action": Diagnosis11_2.early,
          "highlight, action": Diagnosis11_2.early, "highlight, unhighlight": Diagnosis11_2.early,
          "highlight, unhighlight, select":
            "The tap recognizes at the lift, before what is held gets to the row.",
          "action, highlight, unhighlight":
            "What is held when the tap recognizes is dropped; the row never hears it.",
          "action, highlight, unhighlight, select":
            "This tap takes the touch; what is held is dropped.",
        ]),
      question(
        "A, 0.4 s", ["highlight", "action", "unhighlight"], Diagnosis11_2.first,
        [
          "action": Diagnosis11_2.late, "highlight, unhighlight, action": Diagnosis11_2.actionFirst,
          "highlight, unhighlight, select": Diagnosis11_2.isTap,
          "highlight, action, unhighlight, select": Diagnosis11_2.isTap,
          "highlight, action": "The row's touch is cancelled, and that puts the light out.",
        ]),
      question(
        "A, 0.9 s", ["highlight", "unhighlight", "select"], Diagnosis11_2.first,
        [
          "action": Diagnosis11_2.noTap, "highlight, action, unhighlight": Diagnosis11_2.noTap,
          "highlight, action, unhighlight, select": Diagnosis11_2.noTap,
          "highlight, unhighlight": "Nothing takes this touch, so the row hears its end.",
          "highlight, select, unhighlight": "The light goes out before the row is selected.",
          "highlight, select": "The light goes out at the lift, before the row is selected.",
        ]),
      question(
        "B, 0.1 s", ["action", "highlight", "unhighlight", "select"], Diagnosis11_2.order,
        [
          "action": "This tap cancels nothing: what was held is released, and not dropped.",
          "action, select": "The row hears began as well, late: it is lit before it is selected.",
          "highlight, unhighlight, select, action": Diagnosis11_2.actionFirst,
          "highlight, action, unhighlight, select": Diagnosis11_2.early,
          "highlight, unhighlight, select":
            "The tap recognizes; that it cancels nothing does not stop its action.",
          "action, highlight, unhighlight": Diagnosis11_2.aTapThatCancelsNothingTakes,
        ]),
      question(
        "B, 0.4 s", ["highlight", "action", "unhighlight", "select"], Diagnosis11_2.order,
        [
          "action, highlight, unhighlight, select": Diagnosis11_2.late,
          "highlight, unhighlight, select, action": Diagnosis11_2.actionFirst,
          "highlight, action, unhighlight": Diagnosis11_2.aTapThatCancelsNothingTakes,
          "highlight, unhighlight, select":
            "The tap recognizes; that it cancels nothing does not stop its action.",
        ]),
      question(
        "C, 0.4 s", ["action"], Diagnosis11_2.delays,
        [
          "highlight, action, unhighlight": Diagnosis11_2.takesDelaysTouchesBegan,
          "highlight, unhighlight, select": Diagnosis11_2.isTap,
          "action, highlight, unhighlight, select":
            "This tap cancels: what it holds is dropped when it recognizes.",
        ]),
      question(
        "A, rest and drag", ["highlight", "unhighlight"], Diagnosis11_2.row,
        [
          "": "The finger rests for 0.4 s first, so the row hears began.",
          "highlight, action, unhighlight": "A drag is no tap: the pan recognizes and excludes it.",
          "highlight, unhighlight, select": Diagnosis11_2.selectsTheRowOfADrag,
          "highlight, unhighlight, action":
            "A drag is no tap: the pan recognizes and excludes it.",
          "highlight": "The pan takes the touch, and that puts the light out.",
          "action": "A drag is no tap: the pan recognizes and excludes it.",
        ]),
    ])
}
