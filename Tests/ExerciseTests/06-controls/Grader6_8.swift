import Grading
import WrittenExercises

@testable import Solutions06

let exercise6_8: Grader<[[String]]> = Grader(
  written6_8, solution: { Solutions06.whereCodeIsCalled() },
  alternatives: [
    { Solutions06.whereCodeIsCalled().map { $0.reversed() } },
    {
      // The primary action for a lift inside, and the event for a down.
      Solutions06.whereCodeIsCalled().enumerated().map { question, choice in
        choice.map { name in
          switch (question, name) {
          case (0, _), (3, "touchUpInside"): "primaryActionTriggered"
          case (4, "beginTracking"): "touchDown"
          default: name
          }
        }
      }
    },
  ], wrong: wrong6_8,
  statement: [
    .tells("Six pieces"),
    .asks(
      "From which places", "Question 1,", "Question 2,", "Question 3,", "Question 4,",
      "Question 5,", "Question 6,"),
    .asks("Name no place", "Question 1,", "Question 3,"),
    .asks("We play your choices", "Question 1,", "Question 6,"),
    .asks("More than one", "Question 1,", "Question 5,"), .tells("Worked choice"),
  ]
) { make in
  try judge(make(), choices6_8)
}
