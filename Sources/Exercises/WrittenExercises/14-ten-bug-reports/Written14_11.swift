import ExerciseKit
package import GradingCore

/// What answers to exercise 14.11 are told.
package enum Diagnosis14_11 {
  package static let chain =
    "who heard: a key's text is typed when every responder has passed the press on (EV-35)."
  package static let further =
    "who heard: a press goes up the chain as far as `super` is called (EV-13, EV-35)."
  package static let working = Rule14.mend
  package static let over = "what has failed before the key comes takes nothing from it."

  package static let tapIsOver =
    "The tap fails before the a is pressed, and no gesture gets a key in this trace."
  package static let neverHeard =
    "The screen never hears a key begin in this trace, so it can keep none."
  package static let isFirst =
    "Without it the score would get no key at all while nobody writes, and the beat no space."
  package static let notAsked =
    "It is asked about each text that arrives, and in this trace it is not asked about the a."
  package static let noGesture = "Recognizers get touches in this trace, and no keys."
  package static let firstIsRight =
    "The remark is first responder, and nobody offers it a text. Look for the key itself, which "
    + "comes before its text."
  package static let fieldIsRight =
    "It is the first to hear the a, and passes it on, as every field does."
  package static let screenIsRight =
    "It hears a key only if what lies deeper passes it on. Which press line is the last before it?"

  package static let noText =
    "The remark is first responder, and the key was kept on its way: the user still complains."
  package static let noSpace =
    "The remark is first responder, so the space belongs to it, and was kept on its way."
  package static let beatsWhileWriting = "While somebody writes, a space starts no beat."
  package static let noBeat = "Nobody writes, and the space bar starts or stops the beat."
  package static let noPage =
    "Nobody writes, and the pedal turns the page: the user still complains."
  package static let noEscape =
    "Escape ends writing. It makes no text, so it is no part of a remark."
  package static let noTap = "The tap was beside the remark, and ends writing."
  package static let limit = "A remark has at most 12 letters; the delegate refuses any more."
  package static let noGlass = "A letter of the keyboard on the glass makes no press, and arrives."
  package static let goesOn = "The score has used this key, and the screen hears it as well."
  package static let stops =
    "The score has no use for this key, and the window above never hears it."
}

/// Exercise 14.11.
package let written14_11 = WrittenExercise(
  "14.11", read: Rule14.page, steps: Rule14.steps, diagnosis14_11)

/// What is known about the report of exercise 14.11.
package let diagnosis14_11 = Diagnosis(
  [(.whoHeard, ["score"], "D")],
  names: [
    "inputWindow", "keyboard", "window", "root", "screen", "score", "remark", "viewController",
    "scene", "application", "appDelegate", "tap", "tap(remark)", "hold(remark)",
  ],
  suspects: [
    "A": .init(Diagnosis14_11.tapIsOver, rule: Diagnosis14_11.over),
    "B": .init(Diagnosis14_11.neverHeard, rule: Diagnosis14_11.further),
    "C": .init(Diagnosis14_11.isFirst, rule: Rule14.cleared),
    "E": .init(Diagnosis14_11.notAsked, rule: Rule14.alibi),
  ],
  questions: [
    .whoTookIt: Diagnosis14_11.noGesture, .whoWasTold: Diagnosis14_11.firstIsRight,
  ],
  objects: [
    "remark": Diagnosis14_11.fieldIsRight, "screen": Diagnosis14_11.screenIsRight,
  ])
