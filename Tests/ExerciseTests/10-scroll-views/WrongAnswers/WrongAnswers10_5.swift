import ExerciseKit
import Grading

let wrong10_5: [WrongAnswer<UIScrollView>] = [
  WrongAnswer(
    "takes the touch from everybody",
    gets: """
      Rests 0.3 s on a slider, 40 points up: other touchDown, other touchDragInside, other touchUpInside is right, your answer is other touchDown, list scrolls, other touchCancel.
      The drag took the touch from the slider.
      Rule: cancel: touchesShouldCancel decides for each view (SV-6).
      """
  ) { Mistaken(delays: true) { _, _ in true } },
  WrongAnswer(
    "leaves out sliders only",
    gets: """
      Rests 0.3 s on a control of the app's own, 40 points up: other touchDown, other touchDragInside, other touchUpInside is right, your answer is other touchDown, list scrolls, other touchCancel.
      The drag took the touch from a control that is neither slider nor button.
      Rule: cancel: touchesShouldCancel decides for each view (SV-6).
      """
  ) { Mistaken(delays: true) { view, _ in !(view is UISlider) } },
  WrongAnswer(
    "leaves out sliders and own classes, not switches",
    gets: """
      Rests 0.3 s on a switch, 40 points up: other touchDown, other touchDragInside, other touchUpInside is right, your answer is other touchDown, list scrolls, other touchCancel.
      The drag took the touch from a control that is neither slider nor button.
      Rule: cancel: touchesShouldCancel decides for each view (SV-6).
      """
  ) { Mistaken(delays: true) { view, _ in !(view is UISlider || view is Dial) } },
  WrongAnswer(
    "goes back to the usual answer",
    gets: """
      Rests 0.3 s on buy, 40 points up: buy touchDown, list scrolls, buy touchCancel is right, your answer is buy touchDown, buy touchDragInside, buy touchUpInside.
      The button keeps its touch, and the list does not scroll.
      Rule: cancel: touchesShouldCancel decides for each view (SV-6).
      """
  ) { Mistaken(delays: true) { _, usual in usual } },
  WrongAnswer(
    "says yes for buttons only",
    gets: """
      Rests 0.3 s on photo, 40 points up: photo began, list scrolls, photo cancelled is right, your answer is photo began, photo moved, photo ended.
      photo keeps its touch; it is no control.
      Rule: cancel: touchesShouldCancel decides for each view (SV-6).
      """
  ) { Mistaken(delays: true) { view, _ in view is UIButton } },
  WrongAnswer(
    "knows one class of buttons only",
    gets: """
      Rests 0.3 s on a button of the app's own, 40 points up: buy touchDown, list scrolls, buy touchCancel is right, your answer is buy touchDown, buy touchDragInside, buy touchUpInside.
      A button of the app's own keeps the touch; it is a button as well.
      Rule: cancel: touchesShouldCancel decides for each view (SV-6).
      """
  ) { Mistaken(delays: true) { view, usual in type(of: view) == UIButton.self || usual } },
  WrongAnswer(
    "does away with the delay as well",
    gets: """
      At once 40 points up, from a slider: list scrolls is right, your answer is other touchDown, other touchDragInside, other touchUpInside.
      The slider hears of a finger that scrolls: nobody waits now.
      Rule: cancel: touchesShouldCancel decides for each view (SV-6).
      """
  ) { Mistaken(delays: false) { view, usual in usual || view is UIButton } },
]
