import Grading

@testable import Exercises09
@testable import Solutions09

let exercise9_2 = Exercise(
  "9.2", .trace, read: theRule, steps: steps,
  yours: { Exercises09.whoGetsItsWay() }, solution: { Solutions09.whoGetsItsWay() },
  wrong: wrong9_2
) { make in
  let list = "the answer: the list has pairs, each a control and a gesture (CT-40)."
  let asked = "the question: it goes to the touch's view and to nobody above it (GR-43)."
  let none = "the question: where nothing would be cancelled, nobody is asked (GR-43)."
  let nobody = "The touch is not lost: one of the two brings it to its end."
  try judge(
    make(), among: ["control", "gesture", "both", "neither"],
    [
      Question(
        "stepper, one tap", is: ["control"],
        why: [
          "gesture": "Steppers are on the list, with this very gesture.",
          "both": "The tap would cancel, so one of the two must lose.", "neither": nobody,
        ], rule: list),
      Question(
        "switch, double tap", is: ["gesture"],
        why: [
          "control": "A switch refuses a single tap; this one needs two.",
          "both": "The first tap's end is held back, and the double tap drops it.",
          "neither": nobody,
        ], rule: list),
      Question(
        "a control of your own, one tap", is: ["gesture"],
        why: [
          "control": "Being a control is not enough: nobody has written a veto for your class.",
          "both": "The tap cancels, and your control hears of that.", "neither": nobody,
        ], rule: "the answer: a control of your own is on no list (CT-43)."),
      Question(
        "button, a tap that cancels nothing", is: ["both"],
        why: [
          "control": "The button would refuse, but it is not asked.",
          "gesture": "The tap takes nothing away, and the button hears the end.",
          "neither": nobody,
        ], rule: none),
      Question(
        "a view on a button, one tap", is: ["gesture"],
        why: [
          "control": "Asked is the view on the button, and it has no veto.",
          "both": "The button does not follow a touch of the view on it.",
          "neither": "The button does nothing, but the tap has a touch to recognize.",
        ], rule: asked),
      Question(
        "a view on a button, half a double tap", is: ["neither"],
        why: [
          "control": "The double tap fails, but the touch is the view's and not the button's.",
          "gesture": "The recognizer waits for a second tap, and none comes.",
          "both": "The recognizer waits for a second tap, and none comes.",
        ], rule: "the question: it is about a view's own touches; a control has no others (CT-3)."),
      Question(
        "slider, swiped along", is: ["control"],
        why: [
          "gesture": "From its thumb, and along it: that pair is on the list.",
          "both": "The swipe would cancel, so one of the two must lose.", "neither": nobody,
        ], rule: list),
      Question(
        "slider, panned along", is: ["gesture"],
        why: [
          "control": "A slider refuses a swipe; the pan along it is a switch's pair.",
          "both": "The slider follows for some points; then the pan cancels its touch.",
          "neither": nobody,
        ], rule: list),
      Question(
        "button, held too short for the press", is: ["control"],
        why: [
          "gesture": "The finger is lifted before the long press has begun.",
          "both": "The finger is lifted before the long press has begun.", "neither": nobody,
        ], rule: "the outcome: a recognizer that has failed takes nothing (GR-40)."),
      Question(
        "button, two fingers", is: ["gesture"],
        why: [
          "control": "A button refuses the tap of one finger; this one needs two.",
          "both": "The tap cancels the touch that the button follows.", "neither": nobody,
        ], rule: list),
    ])
}
