import ExerciseKit
package import GradingCore

/// What answers to exercise 14.11 are told.
package enum Diagnosis14_11 {
  package static let keys =
    "chapter 14, Three more mails: keys begin at the first responder, and nowhere else (EV-13)."
  package static let chain =
    "who heard: a key's text is typed when every responder has passed the press on (EV-35)."
  package static let further =
    "who heard: a press goes up the chain as far as `super` is called (EV-13, EV-35)."
  package static let working = Rule14.mend

  package static let tapIsOver =
    "The tap fails before the a is pressed, so its action never runs; and no gesture gets a key."
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
  package static let beatsWhileWriting =
    "Somebody writes, and the space has started the beat; it isn't in the remark."
    + Rule14.asked("whatever is typed arrives in the remark, spaces too.")
  package static let beatsAsWell =
    "The space is in the remark, and has started the beat as well."
    + Rule14.asked("whatever is typed starts no beat.")
  package static let commandFirst =
    "Somebody writes, and your key command has the space before its text could be typed."
    + "\nRule: who heard: a key command lets text go first, unless you give it priority (EV-31)."
  package static let noBeat =
    "Nobody writes, and the space bar does nothing to the beat."
    + Rule14.asked("while nobody writes, the space bar starts and stops the beat.")
  package static let noPage =
    "Nobody writes, an arrow is pressed, and no page turns: the user still complains."
  package static let noEscape =
    "Escape was pressed, and somebody still writes. It makes no text that the remark could need."
    + Rule14.asked("Escape ends writing.")
  package static let noTap =
    "The tap was beside the remark, and somebody still writes."
    + Rule14.asked("a tap beside the remark ends writing.")
  package static let limit =
    "There are 12 letters, and one more has arrived: the delegate has let it in."
    + Rule14.asked("a remark has at most 12 letters.")
  package static let noGlass =
    "A letter of the keyboard on the glass makes no press, and did not arrive."
    + Rule14.asked("whatever is typed arrives in the remark.")
  package static let goesOn =
    "The score has used this key, and the screen and the window hear it as well."
    + Rule14.asked("a key that the score uses stops there.")
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
    "A": .init(Diagnosis14_11.tapIsOver, rule: Rule14.alibi),
    "B": .init(Diagnosis14_11.neverHeard, rule: Diagnosis14_11.further),
    "C": .init(Diagnosis14_11.isFirst, rule: Diagnosis14_11.keys),
    "E": .init(Diagnosis14_11.notAsked, rule: Rule14.alibi),
  ],
  questions: [
    .whoTookIt: Diagnosis14_11.noGesture, .whoWasTold: Diagnosis14_11.firstIsRight,
  ],
  objects: [
    "remark": Diagnosis14_11.fieldIsRight, "screen": Diagnosis14_11.screenIsRight,
  ])
