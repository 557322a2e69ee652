import ExerciseKit
import Grading
import WrittenExercises

@testable import Solutions01

/// The two scripts asked for.
typealias TwoScripts = (halvesFromBegans: [TouchStep], begansFromLifts: [TouchStep])

let exercise1_7: Grader<TwoScripts> = Grader(
  written1_7,
  solution: {
    let scripts = Solutions01.Scripts()
    return (scripts.halvesFromBegans, scripts.begansFromLifts)
  }, alternatives: alternatives1_7, wrong: wrong1_7,
  statement: [
    .tells("Three apps"),
    .asks("Write two scripts", "halvesFromBegans", "begansFromLifts"),
    .asks("Each begins", "halvesFromBegans, after", "begansFromLifts, after"),
    .tells("The screen"),
    .tells("Each step but"),
    .tells("Worked script"),
    .tells("There are also"),
  ]
) { make in
  let scripts = make()
  for (index, script) in [scripts.halvesFromBegans, scripts.begansFromLifts].enumerated() {
    for taps in 0...3 {
      try playing(name1_7(index, after: taps)) { try judge1_7(index, script, after: taps) }
    }
  }
}
