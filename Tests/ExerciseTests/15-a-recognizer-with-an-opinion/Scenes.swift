import ExerciseKit
import Grading
import MiniUIKit
import Stage
import WrittenExercises

/// Where the messages of this chapter send their readers.
let theRule = Rule15.page

/// The sections of the rule; a message that begins its rule with one of them names it.
let steps = Rule15.steps

/// Words, in the order in which something happened.
final class Words {
  var words: [String] = []
  /// All of them, or `nothing`.
  var text: String { words.isEmpty ? "nothing" : words.joined(separator: ", ") }
}

/// Plays a script on a stage, with a twentieth of a second between the steps, and waits a while.
func play(_ steps: [TouchStep], on stage: Stage) throws {
  for step in steps {
    try stage.phone.play([step])
    try stage.wait(0.05)
  }
  try stage.wait(1)
}
