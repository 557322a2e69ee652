import ExerciseKit
import Grading

let wrong10_5: [WrongAnswer<UIScrollView>] = [
  WrongAnswer(
    "takes the touch from everybody",
    gets: """
      Rests 0.3 s on a slider, 40 points up: other touchDown, other touchDragInside, other \
      touchUpInside is right, your answer is other touchDown, list scrolls, other touchCancel.
      """,
    Diagnosis10_5.takesTheTouchFromEverybody, rule: Diagnosis10_5.rule
  ) { Mistaken(delays: true) { _, _ in true } },
  WrongAnswer(
    "leaves out sliders only",
    gets: """
      Rests 0.3 s on a control of the app's own, 40 points up: other touchDown, other \
      touchDragInside, other touchUpInside is right, your answer is other touchDown, list \
      scrolls, other touchCancel.
      """,
    Diagnosis10_5.leavesOutSlidersOnly, rule: Diagnosis10_5.rule
  ) { Mistaken(delays: true) { view, _ in !(view is UISlider) } },
  WrongAnswer(
    "leaves out sliders and own classes, not switches",
    gets: """
      Rests 0.3 s on a switch, 40 points up: other touchDown, other touchDragInside, other \
      touchUpInside is right, your answer is other touchDown, list scrolls, other touchCancel.
      """,
    Diagnosis10_5.leavesOutSlidersOnly, rule: Diagnosis10_5.rule
  ) { Mistaken(delays: true) { view, _ in !(view is UISlider || view is Dial) } },
  WrongAnswer(
    "goes back to the usual answer",
    gets: """
      Rests 0.3 s on buy, 40 points up: buy touchDown, list scrolls, buy touchCancel is right, \
      your answer is buy touchDown, buy touchDragInside, buy touchUpInside.
      """,
    Diagnosis10_5.goesBackToTheUsualAnswer, rule: Diagnosis10_5.rule
  ) { Mistaken(delays: true) { _, usual in usual } },
  WrongAnswer(
    "says yes for buttons only",
    gets: """
      Rests 0.3 s on photo, 40 points up: photo began, list scrolls, photo cancelled is right, \
      your answer is photo began, photo moved, photo ended.
      """,
    Diagnosis10_5.saysYesForButtonsOnly, rule: Diagnosis10_5.rule
  ) { Mistaken(delays: true) { view, _ in view is UIButton } },
  WrongAnswer(
    "knows one class of buttons only",
    gets: """
      Rests 0.3 s on a button of the app's own, 40 points up: buy touchDown, list scrolls, buy \
      touchCancel is right, your answer is buy touchDown, buy touchDragInside, buy \
      touchUpInside.
      """,
    Diagnosis10_5.knowsOneClassOfButtonsOnly, rule: Diagnosis10_5.rule
  ) { Mistaken(delays: true) { view, usual in type(of: view) == UIButton.self || usual } },
  WrongAnswer(
    "does away with the delay as well",
    gets: """
      At once 40 points up, from a slider: list scrolls is right, your answer is other \
      touchDown, other touchDragInside, other touchUpInside.
      """,
    Diagnosis10_5.doesAwayWithTheDelayAsWell, rule: Diagnosis10_5.rule
  ) { Mistaken(delays: false) { view, usual in usual || view is UIButton } },
]
