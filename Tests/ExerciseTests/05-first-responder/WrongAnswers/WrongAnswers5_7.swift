import ExerciseKit
import Grading
import Questions

let wrong5_7: [WrongAnswer<[[TouchStep]]>] = [
  WrongAnswer(
    "lifts the finger for 1",
    gets: """
      Script 1: with mistake 1: A is first responder, A is lit; with right cards the same.
      They differed after step 2; the steps after that one made them alike again.
      Rule: \(Diagnosis5_7.rule)
      """, answer(1, tapA)),
  WrongAnswer(
    "taps one card only for 2",
    gets: """
      Script 2: with mistake 2: A is first responder, A is lit; with right cards the same.
      \(Diagnosis5_7.tapsOneCardOnlyFor2)
      Rule: \(Diagnosis5_7.rule)
      """, answer(2, tapA + tapA)),
  WrongAnswer(
    "touches beside the cards for 3",
    gets: """
      Script 3: with mistake 3: A is first responder, A is lit; with right cards the same.
      \(Diagnosis5_7.touchesBesideTheCardsFor3)
      Rule: \(Diagnosis5_7.rule)
      """, answer(3, tapA + [.down(x: 300, y: 500), .up()])),
  WrongAnswer(
    "touches nobody for 1",
    gets: """
      Script 1: with mistake 1: nothing is first responder, all dark; with right cards the same.
      \(Diagnosis5_7.touchesNobodyFor1)
      Rule: \(Diagnosis5_7.rule)
      """, answer(1, [])),
  WrongAnswer(
    "comes back to the first card for 3",
    gets: """
      Script 3: with mistake 3: A is first responder, A is lit; with right cards the same.
      They differed after step 8; the steps after that one made them alike again.
      Rule: \(Diagnosis5_7.rule)
      """, answer(3, tapA + tapB + tapA)),
  WrongAnswer(
    "lifts the finger for 4",
    gets: """
      Script 4: with mistake 4: A is first responder, A is lit; with right cards the same.
      \(Diagnosis5_7.liftsTheFingerFor4)
      Rule: \(Diagnosis5_7.rule)
      """, answer(4, tapA)),
  WrongAnswer(
    "has three scripts",
    gets: "There are 4 mistakes; your scripts are 3.",
    "Which of yours belongs to which cannot be told.", rule: "one for each, in their order.",
    { Array(right.dropLast()) }),
  WrongAnswer(
    "cancels a touch of the card that is first responder already",
    gets: """
      Script 4: with mistake 4: A is first responder, A is lit; with right cards the same.
      \(Diagnosis5_7.cancelsATouchOfTheCard)
      Rule: \(Diagnosis5_7.rule)
      """, answer(4, tapA + [.down(x: 50, y: 130), .cancel()])),
  WrongAnswer(
    "has one script for all four",
    gets: "Script 1 is longer than it need be: it has 6 steps.",
    Diagnosis5_7.isTooLong, rule: Diagnosis5_7.short,
    { [[TouchStep]](repeating: tapA + tapB + [.down(x: 50, y: 130), .cancel()], count: 4) }),
  WrongAnswer(
    "taps a card first for 4",
    gets: "Script 4 is longer than it need be: it has 4 steps.",
    Diagnosis5_7.isTooLong, rule: Diagnosis5_7.short,
    answer(4, tapA + [.down(x: 50, y: 230), .cancel()])),
  WrongAnswer(
    "lifts a finger that is not down",
    gets: """
      Script 1 cannot be played: Finger 1 is not on the glass: put it down before you move or \
      lift it (EV-17).
      """,
    Diagnosis5_7.liftsAFingerThatIsNotDown, rule: Diagnosis5_7.rule, answer(1, [.up()])),
]

private let right = [
  [.down(x: 50, y: 130)], tapA + tapB, tapA + tapB, [.down(x: 50, y: 130), .cancel()],
]

private func answer(_ number: Int, _ script: [TouchStep]) -> @Sendable () -> [[TouchStep]] {
  {
    var scripts = right
    scripts[number - 1] = script
    return scripts
  }
}
