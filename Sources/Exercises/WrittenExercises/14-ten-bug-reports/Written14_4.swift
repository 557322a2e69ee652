import ExerciseKit
package import GradingCore

/// What answers to exercise 14.4 are told.
package enum Diagnosis14_4 {
  package static let hold =
    "chapter 10, A head start: with the hold off, the content hears began at once (SV-2)."
  package static let life =
    "chapter 13, One place for every end: began comes once, then ended or cancelled (EV-17)."
  package static let ends =
    "chapter 13, One place for every end: a touch ends with ended or with cancelled (EV-17)."
  package static let working = Rule14.mend
  package static let follows =
    "what is wrong below the first surprise is its consequence: the colour follows the sound."
  package static let scrolls =
    "chapter 10, The tenth point: what scrolls takes the touch from what lies in it (SV-6)."

  package static let atOnce =
    "F hears began at 0.000 thanks to this line, and sounds at once; it is the end that goes wrong."
  package static let mayScroll =
    "The pan takes the touch thanks to this line. Without it, the strip would not scroll."
  package static let drawn =
    "Two seconds later F is not only lit: `sounding` names it, and that reads no colour."
  package static let beganOnce = "F began comes once, and F sounds from then on, as it should."
  package static let panIsRight =
    "The pan takes the touch of a finger that slides: this is how the strip scrolls."
  package static let stripIsRight = "strip scrolls under a finger that slides, as it should."

  package static let notCured = "The finger has slid along and is gone: the user still complains."
  package static let called =
    "An alert took the touch: nothing scrolls, no finger is lifted, and F hums on."
  package static let late =
    "The finger came down this moment, and F is silent: the strip holds began back."
    + "\nRule: chapter 10, A head start: for 0.15 seconds the content hears nothing (SV-2, SV-3)."
  package static let lifted =
    "The finger is lifted, and the key sounds on."
    + Rule14.asked("a key stops when the finger is lifted.")
  package static let liftedBeside =
    "The finger was lifted beside the key, and F hums on, though it heard that lift, too."
    + "\nRule: chapter 1, 164 points away: a touch keeps its view, which hears how it ends (HT-19)."
  package static let trembles =
    "The finger has moved by 3 points on the key, and the key is silent."
    + Rule14.asked("a finger that only trembles plays on.")
  package static let others =
    "One finger is gone, and a key under another finger is silent, too."
    + Rule14.asked("several fingers play several keys, each for itself.")
  package static let noScroll = "The finger slides, and the strip does not take its touch."
  package static let neverTakes =
    "The finger slides, and nothing scrolls: the strip may take no touch back any more."
    + "\nRule: chapter 10, The tenth point: with `canCancelContentTouches` off, nothing is taken "
    + "back (SV-6)."
  package static let controlsKeep =
    "The finger slides, and nothing scrolls: each key is a control now, and keeps its touch."
    + "\nRule: chapter 10, The tenth point: asked about a control, a scroll view says no by itself "
    + "(SV-6)."
  package static let silent =
    "A finger is on each of these keys." + Rule14.asked("several fingers play several keys.")
}

/// Exercise 14.4.
package let written14_4 = WrittenExercise(
  "14.4", read: Rule14.page, steps: Rule14.steps, diagnosis14_4)

/// The names in exercise 14.4.
package let octave = ["C", "D", "E", "F", "G", "A", "B", "C2"]

/// What is known about the report of exercise 14.4.
package let diagnosis14_4 = Diagnosis(
  [(.whoHeard, ["F"], "E")],
  names: ["window", "root", "screen", "strip", "pan(strip)", "delay(strip)"] + octave,
  suspects: [
    "A": .init(Diagnosis14_4.atOnce, rule: Diagnosis14_4.hold),
    "B": .init(Diagnosis14_4.mayScroll, rule: Diagnosis14_4.scrolls),
    "C": .init(Diagnosis14_4.drawn, rule: Diagnosis14_4.follows),
    "D": .init(Diagnosis14_4.beganOnce, rule: Diagnosis14_4.life),
  ],
  questions: [.whoTookIt: Diagnosis14_4.panIsRight],
  objects: ["strip": Diagnosis14_4.stripIsRight, "pan(strip)": Diagnosis14_4.panIsRight])
