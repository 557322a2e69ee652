package import GradingCore

/// What answers to exercise 15.1 are told.
package enum Diagnosis15_1 {
  package static let theParentFirst =
    "A plain gesture leaves the precedence to the gestures inside, and child lies inside."
  package static let theChildFirst =
    "The parent's tap has high priority: it goes before plain and high-priority ones inside."
  package static let oneOnly =
    "The parent's tap is simultaneous: it runs beside the taps inside, whatever those are."
  package static let notTheChild =
    "child allows no hit testing: the finger is on what lies behind it, and that is the parent's."
  package static let notTheChildAlone =
    "child allows no hit testing; the parent's tap is off, but that doesn't bring child's back."
    + "\nRule: \(finger)"
  package static let parentIsOff =
    "The mask .subviews switches the parent's own tap off, wherever the finger is."
  package static let insideIsOff =
    "The mask .gesture leaves the parent's own tap, and switches off those inside: child's."
  package static let childIsOff =
    "The mask .subviews is the child's, so it switches child's own tap off, and no other."
  package static let both =
    "The parent's tap isn't simultaneous, so that one of the two excludes the other."
  package static let none = "A tap that is not switched off is under the finger, and it acts."

  package static let plain =
    "the opinion: a plain gesture yields to those inside it (SU-30)."
  package static let high =
    "the opinion: a gesture of high priority goes before those inside it (SU-31)."
  package static let simultaneous =
    "the opinion: a simultaneous gesture runs beside those inside it (SU-32)."
  package static let mask =
    "the mask: .gesture leaves only the one that is added, .subviews those inside (SU-33)."
  package static let finger =
    "the finger: it is not on a piece that allows no hit testing (SU-19)."
}

/// Exercise 15.1.
package let written15_1 = WrittenExercise(
  "15.1", .trace, read: Rule15.page, steps: Rule15.steps, quiz15_1)

/// The questions of exercise 15.1.
package func quiz15_1(_ answers: [String]) -> Quiz {
  func question(
    _ text: String, is right: String, _ why: [String: String], _ rule: String
  ) -> Question {
    var all = [
      "both": Diagnosis15_1.both, "neither": Diagnosis15_1.none,
    ]
    for (answer, reason) in why { all[answer] = reason }
    all[right] = nil
    return Question(text, is: right, why: all, rule: rule)
  }
  return Quiz(
    answers, among: ["child", "parent", "both", "neither"],
    [
      question(
        "parent plain", is: "child", ["parent": Diagnosis15_1.theParentFirst], Diagnosis15_1.plain),
      question(
        "both of high priority", is: "parent", ["child": Diagnosis15_1.theChildFirst],
        Diagnosis15_1.high),
      question(
        "parent simultaneous", is: "both",
        ["parent": Diagnosis15_1.oneOnly, "child": Diagnosis15_1.oneOnly],
        Diagnosis15_1.simultaneous),
      question(
        "child allows no hit testing", is: "parent",
        ["child": Diagnosis15_1.notTheChild, "both": Diagnosis15_1.notTheChild],
        Diagnosis15_1.finger),
      question(
        "parent including .subviews", is: "child",
        ["parent": Diagnosis15_1.parentIsOff, "both": Diagnosis15_1.parentIsOff],
        Diagnosis15_1.mask),
      question(
        "parent including .gesture", is: "parent",
        ["child": Diagnosis15_1.insideIsOff, "both": Diagnosis15_1.insideIsOff],
        Diagnosis15_1.mask),
      question(
        "child including .subviews", is: "parent",
        ["child": Diagnosis15_1.childIsOff, "both": Diagnosis15_1.childIsOff],
        Diagnosis15_1.mask),
      question(
        "parent including .subviews, child allows no hit testing", is: "neither",
        [
          "child": Diagnosis15_1.notTheChildAlone, "parent": Diagnosis15_1.parentIsOff,
          "both": Diagnosis15_1.parentIsOff,
        ], Diagnosis15_1.mask),
    ])
}
