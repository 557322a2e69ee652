/// Everything that is ever graded for one exercise: the reader's answer, ours, and the wrong ones.
public struct Exercise: Sendable {
  /// What an exercise asks for.
  public enum Kind: String, Sendable {
    /// Which view gets the touch.
    case trace
    /// The lines of a trace in their order.
    case order
    /// The last step of a piece of code.
    case finish
    /// A piece of code.
    case write
    /// The touch that separates two implementations.
    case tellApart
    /// A screen that misbehaves, mended.
    case repair
    /// What does what is asked, and nothing more; each choice is played.
    case choose
    /// A report of a bug: its causes named, and the screen mended.
    case diagnose

    /// Whether the right answer is a value that a message must not tell.
    var isQuestion: Bool { self == .trace || self == .order || self == .choose }

    /// The same of an exercise that the pages know as well.
    init(_ kind: WrittenExercise.Kind) {
      self =
        switch kind {
        case .trace: .trace
        case .order: .order
        case .tellApart: .tellApart
        case .choose: .choose
        case .diagnose: .diagnose
        }
    }
  }

  /// The exercise's number, as in `3.4`.
  public let id: String
  /// What the exercise asks for.
  public let kind: Kind
  let answers: [Answer]
  /// What each sentence of the statement asks for, and the scenes that try it.
  let statement: [Asked]
}

/// One answer in the table, with what must become of it.
struct Answer: Sendable {
  enum Role { case reader, solution, alternative, wrong }

  /// The reader's answer as it stands.
  static let yours = "yours"
  /// The untouched stub, graded as if its placeholder were meant.
  static let placeholder = "the placeholder"

  let name: String
  let role: Role
  /// What must become of it; nil if it must be told what is recorded.
  let expected: Verdict?
  let grade: @Sendable () throws -> Void
}
