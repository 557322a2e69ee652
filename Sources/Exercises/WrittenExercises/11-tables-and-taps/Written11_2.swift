package import GradingCore

/// What answers to exercise 11.2 are told.
package enum Diagnosis11_2 {
  package static let early =
    "0.1 s is shorter than the hold: before the lift the row hears nothing."
  package static let nobodyIsToldOfWhatWasHeld =
    "A finger of 0.1 s that does not move is a tap, so grey's action runs; the row is told nothing."
    + "\nRule: \(quick)"
  package static let dropped =
    "The tap recognizes at the lift, before what is held gets to the row, and it's dropped."
    + "\nRule: \(quick)"
  package static let late =
    "0.4 s is longer than the hold: the row hears began before the lift.\nRule: \(hold)"
  package static let isTap =
    "0.4 s is still short enough for a tap, and this one takes the touch.\nRule: \(longer)"
  package static let actionFirst =
    "At the lift the recognizer comes first: its action, then what the row hears."
  package static let cancelAfter =
    "At the lift the action runs, and then the row's touch is cancelled.\nRule: \(cancel)"
  package static let noTap =
    "0.9 s is longer than a tap may last in our engine; the tap has failed before."
  package static let aTapThatCancelsNothingTakes =
    "This tap cancels nothing: the row hears the end of its touch.\nRule: \(harmless)"
  package static let acts =
    "The tap recognizes; that it cancels nothing does not stop its action.\nRule: \(harmless)"
  package static let drag =
    "A drag is no tap: the pan recognizes and excludes it.\nRule: \(excludes)"
  package static let takesDelaysTouchesBegan =
    "Here the tap holds the touch as well, and it has not given up at 0.4 s."
  package static let dropsWhatItHolds =
    "This tap cancels: what it holds is dropped when it recognizes."
  package static let selectsTheRowOfADrag =
    "The pan takes the touch, and the row hears cancelled: it is not selected."

  package static let hold = "the hold: 0.15 s, or until the finger is lifted (SV-3)."
  package static let quick =
    "the decision: a quick tap takes the touch while it is held; the row never hears it (SV-31)."
  package static let longer =
    "the decision: a press beyond the hold lights the row, and a tap still takes it (SV-32)."
  package static let long =
    "the decision: a press too long for a tap is the row's, from began to ended (SV-33)."
  package static let order =
    "the decision: a recognizer hears each event before the views, and acts at once (GR-20)."
  package static let cancel =
    "chapter 7, The setting that everybody tries: first the action, then the cancel (GR-50)."
  package static let harmless =
    "the ways out: a tap that cancels nothing acts, and leaves the row its touch (SV-35)."
  package static let excludes =
    "chapter 8, Draw the tree, not the fingers: one on a branch wins, and the others fail (GR-60)."
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
          "highlight, unhighlight, select": Diagnosis11_2.dropped,
          "action, highlight, unhighlight": Diagnosis11_2.dropped,
          "action, highlight, unhighlight, select": Diagnosis11_2.dropped,
        ]),
      question(
        "A, 0.4 s", ["highlight", "action", "unhighlight"], Diagnosis11_2.longer,
        [
          "action": Diagnosis11_2.late, "highlight, unhighlight, action": Diagnosis11_2.cancelAfter,
          "highlight, unhighlight, select": Diagnosis11_2.isTap,
          "highlight, action, unhighlight, select": Diagnosis11_2.isTap,
          "highlight, action":
            "The row's touch is cancelled, and that puts the light out.\nRule: \(Diagnosis11_2.row)",
        ]),
      question(
        "A, 0.9 s", ["highlight", "unhighlight", "select"], Diagnosis11_2.long,
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
          "action":
            "This tap cancels nothing: what was held is released, and not dropped."
            + "\nRule: \(Diagnosis11_2.harmless)",
          "action, select":
            "The row hears began as well, late: it is lit before it is selected."
            + "\nRule: \(Diagnosis11_2.row)",
          "highlight, unhighlight, select, action": Diagnosis11_2.actionFirst,
          "highlight, action, unhighlight, select":
            "\(Diagnosis11_2.early)\nRule: \(Diagnosis11_2.hold)",
          "highlight, unhighlight, select": Diagnosis11_2.acts,
          "action, highlight, unhighlight": Diagnosis11_2.aTapThatCancelsNothingTakes,
        ]),
      question(
        "B, 0.4 s", ["highlight", "action", "unhighlight", "select"], Diagnosis11_2.order,
        [
          "action, highlight, unhighlight, select": Diagnosis11_2.late,
          "highlight, unhighlight, select, action": Diagnosis11_2.actionFirst,
          "highlight, action, unhighlight": Diagnosis11_2.aTapThatCancelsNothingTakes,
          "highlight, unhighlight, select": Diagnosis11_2.acts,
        ]),
      question(
        "C, 0.4 s", ["action"], Diagnosis11_2.delays,
        [
          "highlight, action, unhighlight": Diagnosis11_2.takesDelaysTouchesBegan,
          "highlight, unhighlight, action": Diagnosis11_2.takesDelaysTouchesBegan,
          "highlight, unhighlight, select": Diagnosis11_2.takesDelaysTouchesBegan,
          "action, highlight, unhighlight": Diagnosis11_2.dropsWhatItHolds,
          "action, highlight, unhighlight, select": Diagnosis11_2.dropsWhatItHolds,
        ]),
      question(
        "A, rest and drag", ["highlight", "unhighlight"], Diagnosis11_2.row,
        [
          "":
            "The finger rests for 0.4 s first, so the row hears began."
            + "\nRule: \(Diagnosis11_2.hold)",
          "highlight, action, unhighlight": Diagnosis11_2.drag,
          "highlight, unhighlight, select": Diagnosis11_2.selectsTheRowOfADrag,
          "highlight, unhighlight, action": Diagnosis11_2.drag,
          "highlight": "The pan takes the touch, and that puts the light out.",
          "action": Diagnosis11_2.drag,
        ]),
    ])
}
