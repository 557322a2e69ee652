import ExerciseKit
package import GradingCore

/// What answers to exercise 14.7 are told.
package enum Diagnosis14_7 {
  package static let size =
    "chapter 10, At work: nothing scrolls only if the content is no larger than the list (SV-70)."
  package static let hold =
    "chapter 10, A head start: with the hold off, the content hears began at once (SV-2)."
  package static let takes =
    "chapter 10, The tenth point: the list takes the touch if the property and the question both "
    + "allow it (SV-6)."
  package static let working = Rule14.mend

  package static let tall = "From a gap, the form scrolls: its content is tall enough, then as now."
  package static let atOnce =
    "rain hears began at 0.000 and is lit at once thanks to this line: this is what works."
  package static let oneAtATime = "There is one finger, and this line is about a second one."
  package static let heard = "rain hears began, and is lit; that is as it should be."
  package static let buttonIsRight =
    "rain follows the finger as long as it has it. Something else should take the touch."
  package static let sliderIsRight = "The finger is nowhere near the slider."
  package static let alone =
    "There are two conditions, and a drag has to meet both: with this one mended, the form still "
    + "does not scroll from a button."

  package static let notCured =
    "The finger starts on a button, and the form does not move: the user still complains."
  package static let propertyOnly =
    "The form may take touches back now, but asked about a button it still says no."
  package static let questionOnly =
    "Asked about a button the form would say yes now, but the property allows it to take nothing."
  package static let onlyQuick =
    "A quick drag scrolls now. After the delay the button has its touch, and the form has to ask, "
    + "as before."
  package static let fromGap =
    "The finger starts where no button is, and the form does not move."
    + Rule14.asked("the form scrolls, wherever the finger starts.")
  package static let fires =
    "The finger has scrolled the form, and the button answers: nobody took its touch."
    + "\nRule: who took it: what isn't cancelled runs to its end, as with `cancelsTouchesInView` "
    + "off (GR-40)."
  package static let answersAtOnce =
    "The finger had come down, and the button answered; the form scrolled after that."
    + "\nRule: chapter 10, A head start: a finger that is just down may still scroll (SV-2)."
  package static let staysLit =
    "The finger has scrolled the form, and a button still looks pressed."
    + Rule14.asked("a finger that scrolls leaves no button lit.")
  package static let late =
    "The finger is on the button this moment, and the button isn't lit."
    + Rule14.asked("a button is lit as soon as a finger is on it.")
  package static let held =
    "The finger is on the button this moment, which isn't lit: the form holds began back."
    + "\nRule: chapter 10, A head start: for 0.15 seconds the content hears nothing (SV-2, SV-3)."
  package static let switchedOff =
    "The finger is on the button this moment, which is switched off: the form is hit."
    + "\nRule: who was hit: a view whose gate is shut isn't hit (HT-11)."
  package static let silent =
    "The finger is lifted from the button on which it came down, and that button is silent."
    + Rule14.asked("a tap on a button answers.")
  package static let twoAnswer =
    "A finger was on one button already, and a second one on another button answered as well."
    + Rule14.asked("of two fingers on two buttons, only the first answers.")
  package static let between =
    "There is no button under the finger." + Rule14.asked("a tap between buttons does not answer.")
  package static let knob =
    "The finger came down on the knob, and the knob lost it."
    + Rule14.asked("the knob keeps its finger; the form stays.")
  package static let formMoves =
    "The finger came down on the knob, and the form has taken it."
    + Rule14.asked("the knob keeps its finger; the form stays.")
}

/// Exercise 14.7.
package let written14_7 = WrittenExercise(
  "14.7", read: Rule14.page, steps: Rule14.steps, diagnosis14_7)

/// The names in exercise 14.7.
package let days = ["sun", "rain", "snow", "fog", "wind", "hail", "storm"]

/// What is known about the report of exercise 14.7.
package let diagnosis14_7 = Diagnosis(
  [
    (.whoTookIt, ["form", "pan(form)"], "C"), (.whoTookIt, ["form", "pan(form)"], "E"),
  ],
  names: ["window", "root", "screen", "form", "volume", "pan(form)", "delay(form)"] + days,
  suspects: [
    "A": .init(Diagnosis14_7.tall, rule: Diagnosis14_7.size),
    "B": .init(Diagnosis14_7.atOnce, rule: Diagnosis14_7.hold),
    "D": .init(Diagnosis14_7.oneAtATime, rule: Rule14.alibi),
  ],
  questions: [.whoHeard: Diagnosis14_7.heard],
  objects: ["rain": Diagnosis14_7.buttonIsRight, "volume": Diagnosis14_7.sliderIsRight],
  more: .init(Diagnosis14_7.alone, rule: Diagnosis14_7.takes))
