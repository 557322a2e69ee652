public import ExerciseKit

/// An exercise whose answer is data, which is judged without running anything of the reader's.
///
/// In a page the answer is text, one line for each of its parts. A part of a trace is a name; of an
/// order or a choice, names between commas; of a diagnosis, a question, an object and a line between
/// bars, as in `Who was hit | red | A`; where two things are told apart, a script as in the
/// exercise's file, a touch as in `120, 72.5`, or the seconds of a press.
public struct WrittenExercise: Sendable {
  /// What an exercise asks for.
  public enum Kind: String, Sendable {
    /// Which view gets the touch.
    case trace
    /// The lines of a trace in their order.
    case order
    /// The touch that separates two implementations.
    case tellApart
    /// What does what is asked, and nothing more; each choice is played.
    case choose
    /// A report of a bug: its causes named.
    case diagnose
  }

  /// What a page asks for.
  public struct Form: Sendable {
    /// How a part is answered.
    public enum Part: String, Sendable {
      /// One of the names.
      case name
      /// A word that the reader writes.
      case word
      /// Some of the names in their order.
      case names
      /// A question, an object and a line.
      case cause
      /// A script for fingers.
      case script
      /// A touch: x and y, and one of the names if there are any.
      case touch
      /// Seconds from down to up, or none.
      case press
    }

    /// How each part is answered.
    public let part: Part
    /// The parts, as messages call them; of a diagnosis its five questions.
    public let questions: [String]
    /// The names to choose from, in the order of the alphabet; none if the reader writes them.
    public let names: [String]
    /// The marks of a diagnosis.
    public let marks: [String]
  }

  /// The exercise's number, as in `3.4`.
  public let id: String
  /// What it asks for.
  public let kind: Kind
  /// Where the reader reads on.
  package let read: String
  /// The sections below it.
  package let steps: [RuleStep]
  /// What a page asks for.
  public let form: @Sendable () -> Form
  private let judge: @Sendable (_ lines: [String]) throws(Wrong) -> Void

  /// A trace, whose answers are one name each.
  ///
  /// - Parameters:
  ///   - id: The exercise's number.
  ///   - kind: Whether it is a trace or an order.
  ///   - read: Where the reader reads on, as in `Chapters/02-slug, The rule`.
  ///   - steps: The sections below it.
  ///   - list: Whether an answer is made of several names, written in one line.
  ///   - quiz: The questions, with the reader's answers.
  public init(
    _ id: String, _ kind: Kind, read: String, steps: [RuleStep] = [], list: Bool = false,
    _ quiz: @escaping @Sendable ([String]) -> Quiz
  ) {
    (self.id, self.kind, self.read, self.steps) = (id, kind, read, steps)
    form = { Form(of: quiz([]), list ? .names : .name) }
    judge = { lines throws(Wrong) in try quiz(lines).judge() }
  }

  /// A trace or an order, whose answers are lists of names.
  ///
  /// - Parameters:
  ///   - id: The exercise's number.
  ///   - kind: Whether it is a trace or an order.
  ///   - read: Where the reader reads on, as in `Chapters/02-slug, The rule`.
  ///   - steps: The sections below it.
  ///   - quiz: The questions, with the reader's answers.
  public init(
    _ id: String, _ kind: Kind, read: String, steps: [RuleStep] = [],
    _ quiz: @escaping @Sendable ([[String]]) -> Quiz
  ) {
    (self.id, self.kind, self.read, self.steps) = (id, kind, read, steps)
    form = { Form(of: quiz([]), .names) }
    judge = { lines throws(Wrong) in
      try quiz(lines.map { $0.split(separator: ",").map { trimmed($0) } }).judge()
    }
  }

  /// Choices, each of some names.
  ///
  /// - Parameters:
  ///   - id: The exercise's number.
  ///   - read: Where the reader reads on, as in `Chapters/02-slug, The rule`.
  ///   - steps: The sections below it.
  ///   - choices: Judges the choices.
  public init(_ id: String, read: String, steps: [RuleStep], _ choices: Choices) {
    (self.id, kind, self.read, self.steps) = (id, .choose, read, steps)
    form = {
      Form(part: .names, questions: choices.questions, names: choices.names.sorted(), marks: [])
    }
    judge = { lines throws(Wrong) in try choices.judge(lines) }
  }

  /// A diagnosis.
  ///
  /// - Parameters:
  ///   - id: The exercise's number.
  ///   - read: Where the reader reads on, as in `Chapters/02-slug, The rule`.
  ///   - steps: The sections below it.
  ///   - diagnosis: What is known about the report.
  public init(_ id: String, read: String, steps: [RuleStep], _ diagnosis: Diagnosis) {
    (self.id, kind, self.read, self.steps) = (id, .diagnose, read, steps)
    form = {
      Form(
        part: .cause, questions: Cause.Question.allCases.map { $0.rawValue },
        names: diagnosis.names, marks: diagnosis.marks)
    }
    judge = { lines throws(Wrong) in try diagnosis.judge(lines.compactMap { Cause(line: $0) }) }
  }

  /// Scripts that tell things apart.
  ///
  /// - Parameters:
  ///   - id: The exercise's number.
  ///   - read: Where the reader reads on, as in `Chapters/02-slug, The rule`.
  ///   - steps: The sections below it.
  ///   - apart: Judges the scripts.
  public init(
    _ id: String, read: String, steps: [RuleStep] = [], _ apart: TellApart<[TouchStep]?>
  ) {
    self.init(id, read: read, steps: steps, apart, .script)
  }

  /// Tries that tell things apart.
  ///
  /// - Parameters:
  ///   - id: The exercise's number.
  ///   - read: Where the reader reads on, as in `Chapters/02-slug, The rule`.
  ///   - steps: The sections below it.
  ///   - apart: Judges the tries.
  ///   - reader: How a page asks for them.
  public init<Try>(
    _ id: String, read: String, steps: [RuleStep] = [], _ apart: TellApart<Try>,
    _ reader: TryReader<Try>
  ) {
    (self.id, self.kind, self.read, self.steps) = (id, .tellApart, read, steps)
    form = {
      Form(part: reader.part, questions: apart.names, names: reader.states, marks: [])
    }
    judge = { lines throws(Wrong) in try apart.judge(lines, reader) }
  }

  /// What an answer is told.
  ///
  /// - Parameter answer: The answer, as text.
  /// - Returns: The whole message; empty if the answer is right.
  public func verdict(on answer: String) -> String {
    do throws(Wrong) { try judge(lines(of: answer)) } catch {
      return Message.printable(
        Message.complete(error.description, read: read, steps: steps, id: id))
    }
    return ""
  }
}

extension WrittenExercise.Form {
  fileprivate init(of quiz: Quiz, _ part: Part) {
    self.init(
      part: part == .name && quiz.names.isEmpty ? .word : part,
      questions: quiz.questions.map { $0.text }, names: quiz.names.sorted(), marks: [])
  }
}

extension Cause {
  /// Reads a cause; nil if the line is empty, or begins with none of the questions.
  fileprivate init?(line: String) {
    let parts = line.split(separator: "|", omittingEmptySubsequences: false).map { trimmed($0) }
    guard parts.count == 3, let question = Question(rawValue: parts[0]) else { return nil }
    self.init(question, object: parts[1], line: parts[2])
  }
}
