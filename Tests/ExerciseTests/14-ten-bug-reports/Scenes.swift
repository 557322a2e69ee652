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

/// What a part of a diagnosis is told that only the method can judge.
enum Method {
  static let rule = "the questions are asked in order, and the first wrong answer is the cause."
  static let later = "A question before this one already has an answer that is not as it should be."
  static let missing =
    "What the user complains about is in the trace; so something has to behave differently."

  static func line(_ line: String) -> String { "Your diagnosis: line \(line) is not the cause." }
  static func question(_ question: Cause.Question) -> String {
    "Your diagnosis: the line is right, but “\(question.rawValue)” does not find it."
  }
  static func object(_ object: String) -> String {
    "Your diagnosis: question and line are right, but \(object) is not the object."
  }
  static let none = "Your diagnosis: it names no cause, and that is too few."
}
