import ExerciseKit
package import GradingCore

/// What answers to exercise 14.1 are told.
package enum Diagnosis14_1 {
  package static let area = "who was hit: a point outside a view never reaches its subviews (HT-9)."
  package static let order =
    "chapter 2, From front to back: the last subview is in front and is asked first (HT-5)."
  package static let drawn =
    "chapter 2, \"Decoration, I take it?\": bounds are hit, and not what is drawn (HT-10)."
  package static let bounds =
    "chapter 2, \"Decoration, I take it?\": a view's area is its bounds, however small (HT-6)."
  package static let branch =
    "chapter 7, Who is told first: a recognizer gets its view's touches and those inside (GR-11)."

  package static let inFront =
    "The trace asks red before gold: the first card is in front of the second."
  package static let clipping =
    "Clipping hides what hangs out. With true, less of the x is seen, and the trace is the same."
  package static let tapOfGold =
    "tap of gold recognizes because gold was hit, and gold was hit before any recognizer was asked."
  package static let large =
    "The touch is 12 and 10 points from the middle of the x, well inside the 40 that the user sees."
  package static let goldIsRight =
    "gold is asked only after another view has said no; what it answers then is as it should be."
  package static let oneWindow = "The trace asks one window, and the x is in it."
  package static let goldIsHit =
    "The finger is on the x, and “Who was hit” already has the answer gold."

  package static func notCured(_ other: String) -> String {
    "The finger is on the x, and \(other) gets the touch: this is what the user complains about."
  }
  package static let moved =
    "The x of red lies elsewhere in the shelf now: its middle isn't on the corner of its card."
    + Rule14.asked("an x stays on its corner, as large as it looks.")
  package static let largerX =
    "The x is larger now, and red says no before its x is asked: the user still complains."
  package static let goldInFront =
    "gold lies in front of red now: it is asked first, and takes the finger on the x."
    + "\nRule: " + order
  package static let opensToo = "The x closes its card, and the tap opens one as well."
  package static let leftBehind =
    "The shelf is scrolled, and what can be touched has not gone with the cards."
    + Rule14.asked("a drag scrolls the shelf, and the x's go with their cards.")
  package static let onlyHalf = "The finger is on the x, and the card does not close."
  package static let tooLarge =
    "The finger is beside the x, where the user sees a card and no x."
    + Rule14.asked("a tap on a card opens it, right up to an x.")
  package static func grown(_ card: String) -> String {
    "The finger is outside \(card): its area has grown by more than its x."
      + Rule14.asked("a tap on a card opens it, right up to an x.")
  }
  package static let nothingOpens =
    "The finger is on gold, which opened before the mend, and now nobody answers there."
    + Rule14.asked("a tap on a card opens it.")
  package static let stillThere =
    "The card is closed, but its x can still be touched."
    + Rule14.asked("a closed card is gone, with its x.")
  package static let whereNothingIs = "There is neither a card nor an x at this place."

  package static let scrolling = Rule14.mend
}

/// Exercise 14.1.
package let written14_1 = WrittenExercise(
  "14.1", read: Rule14.page, steps: Rule14.steps, diagnosis14_1)

/// What is known about the report of exercise 14.1.
package let diagnosis14_1 = Diagnosis(
  [(.whoWasHit, ["red", "x of red"], "E")],
  names: [
    "window", "root", "screen", "shelf", "red", "gold", "blue", "x of red", "x of gold",
    "x of blue", "tap of red", "tap of gold", "tap of blue",
  ],
  suspects: [
    "A": .init(Diagnosis14_1.inFront, rule: Diagnosis14_1.order),
    "B": .init(Diagnosis14_1.clipping, rule: Diagnosis14_1.drawn),
    "C": .init(Diagnosis14_1.tapOfGold, rule: Diagnosis14_1.branch),
    "D": .init(Diagnosis14_1.large, rule: Diagnosis14_1.bounds),
  ],
  questions: [
    .whichWindow: Diagnosis14_1.oneWindow, .whoHeard: Diagnosis14_1.goldIsHit,
    .whoTookIt: Diagnosis14_1.goldIsHit, .whoWasTold: Diagnosis14_1.goldIsHit,
  ],
  objects: ["gold": Diagnosis14_1.goldIsRight])
