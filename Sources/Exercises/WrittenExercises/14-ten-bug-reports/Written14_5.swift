import ExerciseKit
package import GradingCore

/// What answers to exercise 14.5 are told.
package enum Diagnosis14_5 {
  package static let front =
    "who was hit: what is in front is asked first, clear or not (HT-5, HT-13)."
  package static let cancels =
    "who took it: a touch that is taken is cancelled, and never ended (GR-40)."
  package static let late =
    "who heard: what is held back comes later, and to the same view (GR-58)."
  package static let targets =
    "chapter 6, The methods you shouldn't override: it has to follow a touch to send (CT-3)."
  package static let reused =
    "chapter 11, What lies in the row: a cell whose row has left the screen gets another row."
  package static let working = Rule14.mend

  package static let tapCancelsNothing =
    "tap recognizes at 0.080, and after it the touch ends: it is in no line cancelled."
  package static let delayChangesNothing =
    "The touch is held back for 0.080 seconds, and then comes to the view that was hit at 0.000."
  package static let noControl =
    "No control follows the touch in this trace, so no target could be called."
  package static let dishIsRight = "dish is switched off, as labels are, and answers nil."
  package static let tableIsRight =
    "table selects a row because it hears a touch that no control has."
  package static let oneWindow = "The trace asks one window, and the list is in it."
  package static let contentIsHit =
    "The finger is on plus, and “Who was hit” already has the answer content 1."

  package static let notCured =
    "The finger is on a button, and the order opens: the user still complains."
  package static let noDelayEither =
    "The table delays nothing now, and the order opens as before: the delay was cleared."
  package static let noTapEither =
    "The keyboard's tap is gone, and the order opens as before: the tap was cleared."
  package static let cellOff =
    "The cell is switched off, and the buttons in it with it, so the finger finds the table."
    + "\nRule: who was hit: a gate that is shut is shut for all that lies in the view (HT-11)."
  package static let dead =
    "The finger is on a button, and neither button nor row answers: who is hit there now?"
  package static let opensToo =
    "The button has changed its order, and the order opens as well."
    + Rule14.asked("a tap on plus or minus opens nothing.")
  package static let several =
    "One tap changed the order more than once."
    + Rule14.asked("a tap on plus or minus changes its order once.")
  package static let another = "The tap has changed another order than the one its row shows."
  package static let otherButton =
    "The finger is on one of the two buttons, and the other one's change is noted."
    + Rule14.asked("a tap on minus changes its order, and so does one on plus.")
  package static let rowDead =
    "The finger is beside the buttons, where a tap opened the order."
    + Rule14.asked("a tap beside plus and minus opens the order.")
  package static let beside = "The finger is beside the buttons."
  package static let lifted =
    "The finger left the button and was lifted far from it, and the order changed."
    + Rule14.asked("a finger lifted far from its button changes nothing.")
  package static let keyboard =
    "The keyboard was up, and this tap did not hide it."
    + Rule14.asked("a tap beside plus and minus hides the keyboard.")
  package static let anew =
    "At most six rows are in view at a time, and each of the fifty got a cell of its own."
    + Rule14.asked("the list's cells are reused.")
}

/// Exercise 14.5.
package let written14_5 = WrittenExercise(
  "14.5", read: Rule14.page, steps: Rule14.steps, diagnosis14_5)

/// What is known about the report of exercise 14.5.
package let diagnosis14_5 = Diagnosis(
  [(.whoWasHit, ["content 1", "plus", "cell 1"], "D")],
  names: [
    "window", "root", "screen", "search", "table", "tap", "pan(table)", "delay(table)", "plus",
    "minus", "dish",
  ] + (0...5).flatMap { ["cell \($0)", "content \($0)"] },
  suspects: [
    "A": .init(Diagnosis14_5.tapCancelsNothing, rule: Diagnosis14_5.cancels),
    "B": .init(Diagnosis14_5.delayChangesNothing, rule: Diagnosis14_5.late),
    "C": .init(Diagnosis14_5.noControl, rule: Diagnosis14_5.targets),
  ],
  questions: [
    .whichWindow: Diagnosis14_5.oneWindow, .whoHeard: Diagnosis14_5.contentIsHit,
    .whoTookIt: Diagnosis14_5.contentIsHit, .whoWasTold: Diagnosis14_5.contentIsHit,
  ],
  objects: ["dish": Diagnosis14_5.dishIsRight, "table": Diagnosis14_5.tableIsRight])
