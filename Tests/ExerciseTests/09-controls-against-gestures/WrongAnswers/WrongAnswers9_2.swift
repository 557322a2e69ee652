import Grading
import Questions

private let right = [
  "control", "gesture", "gesture", "both", "gesture", "neither", "control", "gesture", "control",
  "gesture",
]

private func with(_ question: Int, _ answer: String) -> [String] {
  var answers = right
  answers[question - 1] = answer
  return answers
}

let wrong9_2: [WrongAnswer<[String]>] = [
  WrongAnswer(
    "controls win",
    gets: "Question 2, switch, double tap: you said control. It is gesture.",
    Diagnosis9_2.controlsWin, rule: Diagnosis9_2.list
  ) { [String](repeating: "control", count: 10) },
  WrongAnswer(
    "gestures win",
    gets: "Question 1, stepper, one tap: you said gesture. It is control.",
    Diagnosis9_2.gesturesWin, rule: Diagnosis9_2.list
  ) { [String](repeating: "gesture", count: 10) },
  WrongAnswer(
    "every UIControl has the veto",
    gets: "Question 3, a control of your own, one tap: you said control. It is gesture.",
    Diagnosis9_2.everyUIControlHasTheVeto, rule: Diagnosis9_2.answer
  ) { with(3, "control") },
  WrongAnswer(
    "the veto is asked in any case",
    gets: "Question 4, button, a tap that cancels nothing: you said control. It is both.",
    Diagnosis9_2.theVetoIsAskedInAnyCase, rule: Diagnosis9_2.none
  ) { with(4, "control") },
  WrongAnswer(
    "the question travels up",
    gets: "Question 5, a view on a button, one tap: you said control. It is gesture.",
    Diagnosis9_2.theQuestionTravelsUp, rule: Diagnosis9_2.asked
  ) { with(5, "control") },
  WrongAnswer(
    "what no gesture takes, the button gets",
    gets: "Question 6, a view on a button, half a double tap: you said control. It is neither.",
    Diagnosis9_2.whatNoGestureTakes, rule: Diagnosis9_2.question
  ) { with(6, "control") },
  WrongAnswer(
    "a slider refuses pans",
    gets: "Question 8, slider, panned along: you said control. It is gesture.",
    Diagnosis9_2.aSliderRefusesPans, rule: Diagnosis9_2.list
  ) { with(8, "control") },
  WrongAnswer(
    "a button refuses every tap",
    gets: "Question 10, button, two fingers: you said control. It is gesture.",
    Diagnosis9_2.aButtonRefusesEveryTap, rule: Diagnosis9_2.list
  ) { with(10, "control") },
]
