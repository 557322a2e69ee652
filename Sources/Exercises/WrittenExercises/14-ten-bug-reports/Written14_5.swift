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
  package static let reused = "a cell that has left the screen is used again for another row."
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

  package static let notCured =
    "The finger is on a button, and the order opens: the user still complains."
  package static let dead = "The finger is on a button, and nothing happens."
  package static let opensToo = "A button was tapped; it changes its order, and opens nothing."
  package static let several = "One tap changed the order more than once."
  package static let another = "The button changed another order than the one its row shows."
  package static let otherButton =
    "The finger is on one of the two buttons, and the other one's change is noted."
  package static let rowDead = "The finger is beside the buttons, where a tap opened the order."
  package static let beside = "The finger is beside the buttons."
  package static let lifted =
    "The finger left the button before it was lifted, so nothing was pressed."
  package static let keyboard = "The keyboard is up, and this tap hid it before the mend."
  package static let anew = "At most six rows are in view at a time; cells were not used again."
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
  questions: [.whichWindow: Diagnosis14_5.oneWindow],
  objects: ["dish": Diagnosis14_5.dishIsRight, "table": Diagnosis14_5.tableIsRight])
