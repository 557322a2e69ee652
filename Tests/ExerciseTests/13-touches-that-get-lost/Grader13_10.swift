import Grading
import WrittenExercises

@testable import Solutions13

let exercise13_10: Grader<[[String]]> = Grader(
  written13_10, solution: { Solutions13.whatCallsTheCleanUps() },
  alternatives: [
    { Solutions13.whatCallsTheCleanUps().map { $0.reversed() } },
    {
      // The tip listens to the lift outside as well.
      Solutions13.whatCallsTheCleanUps().map { choice in
        choice.contains("touchDragExit") ? choice + ["touchUpOutside"] : choice
      }
    },
  ],
  wrong: wrong13_10,
  statement: [
    .tells("Six things begin"),
    .asks(
      "Which places call", "Question 1,", "Question 2,", "Question 3,", "Question 4,",
      "Question 5,", "Question 6,"),
    .asks("Name no place", "Question 1,", "Question 2,", "Question 5,", "Question 6,"),
    .asks("We play your choices", "Question 1,", "Question 2,"), .tells("Worked choice"),
  ]
) { make in
  try judge(make(), choices13_10)
}
