package import GradingCore

/// What answers to exercise 9.2 are told.
package enum Diagnosis9_2 {
  package static let controlsWin = "A switch refuses a single tap; this one needs two."
  package static let gesturesWin = "Steppers are on the list, with this very gesture."
  package static let everyUIControlHasTheVeto =
    "Being a control is not enough, because your class has no veto of its own."
  package static let theVetoIsAskedInAnyCase = "The button would refuse, but it is not asked."
  package static let theQuestionTravelsUp = "Asked is the view on the button, and it has no veto."
  package static let whatNoGestureTakes =
    "The double tap fails, but the touch is the view's and not the button's."
  package static let aSliderRefusesPans =
    "A slider refuses a swipe; the pan along it is a switch's pair."
  package static let aButtonRefusesEveryTap =
    "A button refuses the tap of one finger; this one needs two."

  package static let one = "the list: a stepper refuses a single tap with one finger (CT-40)."
  package static let single =
    "the list: a switch refuses a single tap; two taps win (CT-40, CT-42)."
  package static let swipe = "the list: from its thumb a slider refuses a swipe along it (CT-40)."
  package static let pan = "the list: pan and slider are no pair on it, so the pan wins (CT-42)."
  package static let finger = "the list: a button refuses a tap with one finger (CT-40)."
  package static let answer = "the list: a control of your own is not on it (CT-43)."
  package static let none =
    "the question: where nothing would be cancelled, no view is asked (GR-43)."
  package static let asked =
    "the question: it goes to the hit view, and to none above it (GR-43)."
  package static let own =
    "chapter 9, Two guesses that fit: a control follows only touches of "
    + "its own (CT-3)."
  package static let late = "when the question comes: a long press asks after 0.5 seconds (GR-86)."
}

extension Question {
  /// Who gets its way over a control, and what is said of the three that are wrong.
  fileprivate static func outcome(
    _ text: String, is right: String, control: String? = nil, gesture: String? = nil,
    both: String? = nil,
    neither: String? = "The touch is not lost: one of the two brings it to its end.", rule: String
  ) -> Question {
    var why: [String: String] = [:]
    for (answer, reason) in [
      ("control", control), ("gesture", gesture), ("both", both), ("neither", neither),
    ] where answer != right {
      why[answer] = reason
    }
    return Question(text, is: right, why: why, rule: rule)
  }
}

/// Exercise 9.2.
package let written9_2 = WrittenExercise(
  "9.2", .trace, read: Rule9.page, steps: Rule9.steps, quiz9_2)

/// The questions of exercise 9.2.
package func quiz9_2(_ answers: [String]) -> Quiz {
  Quiz(
    answers, among: ["control", "gesture", "both", "neither"],
    [
      .outcome(
        "stepper, one tap", is: "control",
        gesture: Diagnosis9_2.gesturesWin,
        both: "The tap would cancel, so one of the two must lose.",
        rule: Diagnosis9_2.one),
      .outcome(
        "switch, double tap", is: "gesture",
        control: Diagnosis9_2.controlsWin,
        both: "The first tap's end is held back, and the double tap drops it.",
        rule: Diagnosis9_2.single),
      .outcome(
        "a control of your own, one tap", is: "gesture",
        control: Diagnosis9_2.everyUIControlHasTheVeto,
        both: "The tap cancels, and your control hears that.",
        rule: Diagnosis9_2.answer),
      .outcome(
        "button, a tap that cancels nothing", is: "both",
        control: Diagnosis9_2.theVetoIsAskedInAnyCase,
        gesture: "The tap takes nothing away, and the button hears the end.",
        rule: Diagnosis9_2.none),
      .outcome(
        "a view on a button, one tap", is: "gesture",
        control: Diagnosis9_2.theQuestionTravelsUp,
        both: "The button does not follow a touch of the view on it.",
        neither: "The button does nothing, but the tap has a touch to recognize.",
        rule: Diagnosis9_2.asked),
      .outcome(
        "a view on a button, half a double tap", is: "neither",
        control: Diagnosis9_2.whatNoGestureTakes,
        gesture: "The recognizer waits for a second tap, and none comes.",
        both: "The recognizer waits for a second tap, and none comes.",
        rule: Diagnosis9_2.own),
      .outcome(
        "slider, swiped along", is: "control",
        gesture: "From its thumb, and along it: that pair is on the list.",
        both: "The swipe would cancel, so one of the two must lose.",
        rule: Diagnosis9_2.swipe),
      .outcome(
        "slider, panned along", is: "gesture",
        control: Diagnosis9_2.aSliderRefusesPans,
        both: "The slider follows for some points; then the pan cancels its touch.",
        rule: Diagnosis9_2.pan),
      .outcome(
        "button, held too short for the press", is: "control",
        gesture: "The finger is lifted before the long press has begun.",
        both: "The finger is lifted before the long press has begun.",
        rule: Diagnosis9_2.late),
      .outcome(
        "button, two fingers", is: "gesture",
        control: Diagnosis9_2.aButtonRefusesEveryTap,
        both: "The tap cancels the touch that the button follows.",
        rule: Diagnosis9_2.finger),
    ])
}
