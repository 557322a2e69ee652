import Grading

private let right = [
  "control", "gesture", "gesture", "both", "gesture", "neither", "control", "gesture", "control",
  "gesture",
]

private func with(_ question: Int, _ answer: String) -> [String] {
  var answers = right
  answers[question - 1] = answer
  return answers
}

let wrong9_2 = [
  WrongAnswer(
    "controls win",
    gets: """
      Question 2, switch, double tap: control is not what happens.
      A switch refuses a single tap; this one needs two.
      Rule: the answer: the list has pairs, each a control and a gesture (CT-40).
      """
  ) { [String](repeating: "control", count: 10) },
  WrongAnswer(
    "gestures win",
    gets: """
      Question 1, stepper, one tap: gesture is not what happens.
      Steppers are on the list, with this very gesture.
      Rule: the answer: the list has pairs, each a control and a gesture (CT-40).
      """
  ) { [String](repeating: "gesture", count: 10) },
  WrongAnswer(
    "every UIControl has the veto",
    gets: """
      Question 3, a control of your own, one tap: control is not what happens.
      Being a control is not enough: nobody has written a veto for your class.
      Rule: the answer: a control of your own is on no list (CT-43).
      """
  ) { with(3, "control") },
  WrongAnswer(
    "the veto is asked in any case",
    gets: """
      Question 4, button, a tap that cancels nothing: control is not what happens.
      The button would refuse, but it is not asked.
      Rule: the question: where nothing would be cancelled, nobody is asked (GR-43).
      """
  ) { with(4, "control") },
  WrongAnswer(
    "the question travels up",
    gets: """
      Question 5, a view on a button, one tap: control is not what happens.
      Asked is the view on the button, and it has no veto.
      Rule: the question: it goes to the touch's view and to nobody above it (GR-43).
      """
  ) { with(5, "control") },
  WrongAnswer(
    "what no gesture takes, the button gets",
    gets: """
      Question 6, a view on a button, half a double tap: control is not what happens.
      The double tap fails, but the touch is the view's and not the button's.
      Rule: the question: it is about a view's own touches; a control has no others (CT-3).
      """
  ) { with(6, "control") },
  WrongAnswer(
    "a slider refuses pans",
    gets: """
      Question 8, slider, panned along: control is not what happens.
      A slider refuses a swipe; the pan along it is a switch's pair.
      Rule: the answer: the list has pairs, each a control and a gesture (CT-40).
      """
  ) { with(8, "control") },
  WrongAnswer(
    "a button refuses every tap",
    gets: """
      Question 10, button, two fingers: control is not what happens.
      A button refuses the tap of one finger; this one needs two.
      Rule: the answer: the list has pairs, each a control and a gesture (CT-40).
      """
  ) { with(10, "control") },
]
