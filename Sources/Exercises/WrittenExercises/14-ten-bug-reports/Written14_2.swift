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
  package static let screenIsRight = "screen asks its tiles, and the tile under the finger answers."

  package static let notCured =
    "The finger is on the tile, and it does not pay: the user still complains."
  package static let anotherPays =
    "The finger is on one tile, and another one pays: it takes what is outside it."
  package static let infoTakes = "The finger is beside the i, and the i takes it."
  package static let deadInfo = "The finger is on the i, and the i does not get its touch."
  package static let paysAsWell =
    "The finger is on the i, and something pays: the i alone should act."
  package static let beside = "There is no tile under the finger."
  package static let left = "The finger was lifted far away from the tile."
  package static let twice = "One tap pays once."
  package static let dark = "The finger is on the tile, and the user sees nothing of it."
  package static let litByInfo = "The finger came down on the i; the tile is not pressed."
  package static let staysLit =
    "The finger is not on the tile any more, and the tile does not know it."
  package static let hint = "Every tap on a tile or beside it closed the hint before the mend."
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
  questions: [.whichWindow: Diagnosis14_2.oneWindow],
  objects: ["screen": Diagnosis14_2.screenIsRight])
