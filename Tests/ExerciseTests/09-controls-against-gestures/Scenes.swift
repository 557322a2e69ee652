import ExerciseKit
import Grading
import MiniUIKit
import Stage
import WrittenExercises

/// Where the messages of this chapter send their readers.
let theRule = Rule9.page

/// The sections of the rule; a message that begins its rule with one of them names it.
let steps = Rule9.steps

/// Plays a script on a stage, with a twentieth of a second between the steps, and waits a while.
func play(_ steps: [TouchStep], on stage: Stage) throws {
  for step in steps {
    try stage.phone.play([step])
    try stage.wait(0.05)
  }
  try stage.wait(1)
}

/// A quick tap with one finger.
func tap(_ x: Double, _ y: Double) -> [TouchStep] { [.down(x: x, y: y), .up()] }

/// A press of a second, too long for a tap.
func hold(_ x: Double, _ y: Double) -> [TouchStep] { [.down(x: x, y: y), .wait(1), .up()] }

/// A drag in two moves.
func drag(_ x: Double, _ y: Double, by way: (x: Double, y: Double)) -> [TouchStep] {
  [
    .down(x: x, y: y), .move(x: x + way.x / 2, y: y + way.y / 2),
    .move(x: x + way.x, y: y + way.y), .up(),
  ]
}

/// Notes who was heard of, in order.
final class Log {
  private(set) var heard: [String] = []
  private var notes: [Note] = []

  /// A target that notes a word.
  func note(_ word: String) -> Note {
    let note = Note(self, word)
    notes.append(note)
    return note
  }

  func add(_ word: String) { heard.append(word) }

  /// All words in order, or `nothing`.
  var text: String { heard.isEmpty ? "nothing" : heard.joined(separator: ", ") }
}

/// The target that notes one word.
final class Note {
  private unowned let log: Log
  let word: String
  init(_ log: Log, _ word: String) { (self.log, self.word) = (log, word) }
  func hear() { log.add(word) }
}

extension UIView {
  /// Adds a tap recognizer that notes a word.
  @discardableResult
  func addTap(_ word: String, _ log: Log) -> UITapGestureRecognizer {
    add(UITapGestureRecognizer(), word, log)
  }

  /// Adds a recognizer that notes a word.
  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ word: String, _ log: Log
  ) -> Recognizer {
    recognizer.addTarget(log.note(word), action: Note.hear, name: word)
    addGestureRecognizer(recognizer)
    return recognizer
  }
}

extension UIControl {
  /// Notes a word for an event.
  func note(_ word: String, for event: UIControl.Event = .touchUpInside, _ log: Log) {
    addTarget(log.note(word), action: Note.hear, for: event, name: word)
  }
}
