/// A cause of what a user complains about: what an exercise that asks for a diagnosis is answered with.
public struct Cause: Sendable, Equatable {
  /// The five questions that find a dead touch, in the order in which they are asked.
  public enum Question: String, Sendable, CaseIterable {
    /// Which window the touch belongs to.
    case whichWindow = "Which window"
    /// Which view the hit test found, and why not the one that was meant.
    case whoWasHit = "Who was hit"
    /// Which touches methods were called, and which objects do nothing in them.
    case whoHeard = "Who heard"
    /// Which recognizer or scroll view took the touch.
    case whoTookIt = "Who took it"
    /// Which action was called, with what, and what it did.
    case whoWasTold = "Who was told"
  }

  /// The question that finds it: the first whose answer is not as it should be.
  public let question: Question
  /// The name, in the trace, of the object that has to behave differently.
  public let object: String
  /// The letter of the marked line.
  public let line: String

  /// A cause.
  ///
  /// - Parameters:
  ///   - question: The question that finds it: the first whose answer is not as it should be.
  ///   - object: The name, in the trace, of the object that has to behave differently.
  ///   - line: The letter of the marked line, as in `A`.
  public init(_ question: Question, object: String, line: String) {
    (self.question, self.object, self.line) = (question, object, line)
  }
}
