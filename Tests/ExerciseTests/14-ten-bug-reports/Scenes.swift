import ExerciseKit
import Grading
import MiniUIKit
import Stage
import WrittenExercises

/// The questions of the chapter's method, as the sections of its rule are called.
let steps = Rule14.steps

/// Several things that happened, or `nothing`.
func listed(_ things: [String]) -> String {
  things.isEmpty ? "nothing" : things.joined(separator: ", ")
}
