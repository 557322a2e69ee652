import ExerciseKit
package import GradingCore

/// What answers to exercise 14.13 are told.
package enum Diagnosis14_13 {
  package static let branch =
    "chapter 7, Who is told first: it gets its view's touches and those inside (GR-11)."
  package static let holds =
    "who heard: an end is held back as long as a recognizer that has the touch is possible (GR-56)."
  package static let flags =
    "who heard: a touch that isn't held back is heard, whatever is recognized later (GR-56)."
  package static let working = Rule14.mend
  package static let apart = "the statement: two taps of two fingers may be up to 0.5 s apart."

  package static let everywhere =
    "The gesture has to work on the pads as well as beside them, so that it gets these touches is "
    + "right."
  package static let holdIsOver =
    "Each hold fails as soon as its finger is lifted, and holds nothing back from then on."
  package static let countsWhenHeard =
    "wren is counted in the moment in which its pad hears ended. The question is when it does."
  package static let pauseIsNeeded =
    "A shorter pause would make one finger less late, and be too short for slow taps of two."
  package static let tookNothing =
    "No pad hears cancelled in this trace: nobody takes a touch from it. It hears all, only late."
  package static let padIsHit =
    "Each pad under a finger hears began as the finger comes down: it was hit, as it should be."
  package static let toldInTime =
    "The pad counts in the moment in which it hears ended. So ask what comes before."
  package static let padIsRight =
    "It does at once what it should, when it hears ended. Who keeps that from it so long?"
  package static let holdIsRight = "It has failed at 0.080, and ended is heard much later."
  package static let screenIsRight =
    "It hears of a bird in the moment in which the pad hears ended."

  package static let late =
    "One finger is lifted, and its bird isn't counted: the user still complains."
  package static let firstCounts =
    "The first tap of two fingers counts at once, while the second may still come."
  package static let notTogether =
    "The fingers came or went 0.1 s apart, and the gesture had given up before both had."
    + Rule14.asked("fingers needn't come or go together.")
  package static let countsEarly =
    "A finger has come down and isn't lifted yet, and its bird is counted."
    + Rule14.asked("one finger's tap counts at its lift.")
  package static let pairCounts =
    "These are two taps of two fingers, and their touches have counted."
    + Rule14.asked("two taps of two fingers take the last bird back, and count none.")
  package static let takenTwice =
    "Two taps of two fingers have taken back more than one bird."
    + Rule14.asked("two taps of two fingers take the last bird back.")
  package static let notTaken =
    "Two taps of two fingers were recognized, and a touch has counted that was taken from its pad."
    + "\nRule: chapter 13, One place for every end: ended does what the user wanted, and cancelled "
    + "only cleans up."
  package static let onceTakes =
    "Two fingers have tapped once, and that has taken a bird back."
    + Rule14.asked("if two tap once, on two pads, each counts within a second.")
  package static let onceLost =
    "Two fingers have tapped on two pads, no second tap came, and they don't both count."
    + Rule14.asked("if two tap once, on two pads, each counts within a second.")
  package static let slow =
    "The second tap comes within half a second, and the gesture has given up before. A pause that "
    + "can't be set is the system's; in this engine it is 0.35 s."
    + "\nRule: " + apart
  package static let lost =
    "The system has taken this touch, and its bird is counted."
    + Rule14.asked("one finger's tap counts at its lift.")
  package static let clearedLate =
    "The pad has been held for more than a second, and its birds are still there."
    + Rule14.asked("holding a pad for a second clears it.")
  package static let notCleared =
    "The pad was held for more than a second, and its birds are still there."
    + Rule14.asked("holding a pad for a second clears it.")
  package static let third =
    "The third tap is one of one finger: no second tap of two came, and not all three count."
    + Rule14.asked("if two tap once, on two pads, each counts within a second.")
}

/// Exercise 14.13.
package let written14_13 = WrittenExercise(
  "14.13", read: Rule14.page, steps: Rule14.steps, diagnosis14_13)

/// The pads of exercise 14.13.
package let birds14_13 = ["wren", "robin", "swift"]

/// What is known about the report of exercise 14.13.
package let diagnosis14_13 = Diagnosis(
  [(.whoHeard, ["takeBack"], "D")],
  names: ["window", "root", "screen", "takeBack", "viewController"] + birds14_13
    + birds14_13.map { "hold of " + $0 },
  suspects: [
    "A": .init(Diagnosis14_13.everywhere, rule: Diagnosis14_13.branch),
    "B": .init(Diagnosis14_13.holdIsOver, rule: Diagnosis14_13.holds),
    "C": .init(Diagnosis14_13.countsWhenHeard, rule: Diagnosis14_13.holds),
    "E": .init(Diagnosis14_13.pauseIsNeeded, rule: Diagnosis14_13.apart),
  ],
  questions: [
    .whoWasHit: Diagnosis14_13.padIsHit, .whoTookIt: Diagnosis14_13.tookNothing,
    .whoWasTold: Diagnosis14_13.toldInTime,
  ],
  objects: [
    "wren": Diagnosis14_13.padIsRight, "robin": Diagnosis14_13.padIsRight,
    "swift": Diagnosis14_13.padIsRight, "screen": Diagnosis14_13.screenIsRight,
    "hold of wren": Diagnosis14_13.holdIsRight,
  ])
