import ExerciseKit
package import GradingCore

/// What answers to exercise 14.2 are told.
package enum Diagnosis14_2 {
  package static let inside =
    "chapter 6, The methods you shouldn't override: a control follows touches that hit it (CT-3)."
  package static let targets =
    "who was told: an action is sent to every target that is registered for it (CT-30)."
  package static let taken =
    "who took it: what a recognizer takes, the view hears as cancelled (GR-40)."
  package static let working = Rule14.mend

  package static let neverCancelled =
    "The tap recognizes, and after it the touch ends as usual: nothing was cancelled."
  package static let neverSent =
    "In the trace no control sends anything, so no target could be called, whichever there is."
  package static let neverLit =
    "isHighlighted is never set in this trace: what it does could only show after that."
  package static let oneWindow = "The trace asks one window, and the tiles are in it."
  package static let stackIsHit =
    "The finger is on visa, and “Who was hit” already has the answer stack of visa."
  package static let screenIsRight = "screen asks its tiles, and the tile under the finger answers."

  package static let notCured =
    "The finger is on the tile, and it does not pay: the user still complains."
  package static let noTapEither =
    "The screen's tap is gone, and the tile is as dead as before: the tap took nothing from it."
  package static let paysEarly =
    "The tile would pay as a finger comes down on it; but the finger still hits something else."
  package static let anotherPays =
    "The finger is on visa, and another tile pays: its hit test answers for every point."
    + "\nRule: chapter 3, Nil is an answer: nil means that nothing in this branch is hit (HT-7)."
  package static let infoTakes =
    "The finger is beside the i, and the i takes it."
    + Rule14.asked("a tap anywhere on a tile but on its i pays.")
  package static let deadInfo =
    "The finger is on the i, and the i does not get its touch."
    + Rule14.asked("a tap on the i explains.")
  package static let paysAsWell =
    "The finger is on the i, and the tile pays: it has the touches of its i as well."
    + Rule14.asked("a tap on the i explains, and does not pay.")
  package static let beside =
    "There is no tile under the finger."
    + Rule14.asked("a tap beside the tiles does not pay.")
  package static let left =
    "The finger was lifted far away from the tile, and the tile has paid."
    + Rule14.asked("a finger that leaves a tile does not pay.")
  package static let twice = "One tap pays once."
  package static let dark =
    "The finger rests on the tile, which isn't lit: as a control it still doesn't have the touch."
    + "\nRule: chapter 6, The methods you shouldn't override: a control is lit while it follows a "
    + "touch (CT-3)."
  package static let litByInfo =
    "The finger came down on the i, and the tile is lit."
    + Rule14.asked("a tile is not lit if the finger came down on its i.")
  package static let staysLit =
    "The finger is not on the tile any more, and the tile is still lit."
    + Rule14.asked("a tile is lit as long as the finger is on it.")
  package static let hint =
    "The hint was open, and this tap did not close it."
    + Rule14.asked("a tap closes the hint.")
}

/// Exercise 14.2.
package let written14_2 = WrittenExercise(
  "14.2", read: Rule14.page, steps: Rule14.steps, diagnosis14_2)

/// What is known about the report of exercise 14.2.
package let diagnosis14_2 = Diagnosis(
  [(.whoWasHit, ["stack of visa", "visa"], "C")],
  names: ["window", "root", "screen", "tap"]
    + ["visa", "cash"].flatMap {
      [$0, "stack of \($0)", "icon of \($0)", "price of \($0)", "info of \($0)"]
    },
  suspects: [
    "A": .init(Diagnosis14_2.neverCancelled, rule: Diagnosis14_2.taken),
    "B": .init(Diagnosis14_2.neverSent, rule: Diagnosis14_2.targets),
    "D": .init(Diagnosis14_2.neverLit, rule: Rule14.alibi),
  ],
  questions: [
    .whichWindow: Diagnosis14_2.oneWindow, .whoHeard: Diagnosis14_2.stackIsHit,
    .whoTookIt: Diagnosis14_2.stackIsHit, .whoWasTold: Diagnosis14_2.stackIsHit,
  ],
  objects: ["screen": Diagnosis14_2.screenIsRight])
