import ExerciseKit
package import GradingCore

/// What answers to exercise 14.4 are told.
package enum Diagnosis14_4 {
  package static let ends =
    "chapter 13, One place for every end: a touch ends with ended or with cancelled (EV-17)."
  package static let working = Rule14.mend
  package static let follows = "what is drawn follows a state, and changes none."
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
    "An alert took the touch. Nothing scrolls then, and no finger is lifted."
  package static let late = "The finger came down this moment; a key that waits is late."
  package static let lifted = "The finger is lifted, and the key sounds on."
  package static let liftedBeside =
    "The finger was lifted beside the key, and the touch was still the key's."
  package static let trembles = "The finger has moved by 3 points and is still on the key."
  package static let others =
    "One finger is gone; the key under the other finger has nothing to do with it."
  package static let noScroll = "The finger slides, and the strip does not take its touch."
  package static let silent = "A finger is on each of these keys."
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
    "A": .init(Diagnosis14_4.atOnce, rule: Rule14.cleared),
    "B": .init(Diagnosis14_4.mayScroll, rule: Diagnosis14_4.scrolls),
    "C": .init(Diagnosis14_4.drawn, rule: Diagnosis14_4.follows),
    "D": .init(Diagnosis14_4.beganOnce, rule: Rule14.cleared),
  ],
  questions: [.whoTookIt: Diagnosis14_4.panIsRight],
  objects: ["strip": Diagnosis14_4.stripIsRight, "pan(strip)": Diagnosis14_4.panIsRight])
