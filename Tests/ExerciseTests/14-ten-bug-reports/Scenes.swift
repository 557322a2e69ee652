import ExerciseKit
import Grading
import MiniUIKit
import Stage

/// The questions of the chapter's method, as the sections of its rule are called.
let steps = Cause.Question.allCases.map(\.rawValue)
/// Where all of it stands.
let theRule = "Chapters/14-ten-bug-reports, The rule"

/// Several things that happened, or `nothing`.
func listed(_ things: [String]) -> String {
  things.isEmpty ? "nothing" : things.joined(separator: ", ")
}
