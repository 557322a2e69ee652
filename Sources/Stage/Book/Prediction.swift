/// A question that is asked before a run, and answered by the run.
public struct Prediction: Sendable {
  /// One possible answer.
  public struct Choice: Sendable {
    /// The answer in a word or two; compared with what the run says.
    public let answer: String
    /// Why it is right, or why not.
    public let reason: String

    /// Makes an answer.
    public init(_ answer: String, _ reason: String) {
      (self.answer, self.reason) = (answer, reason)
    }
  }

  /// The question.
  public let question: String
  /// Two to four answers.
  public let choices: [Choice]
  /// Reads the right answer off the run.
  public let outcome: @Sendable (Run) -> String

  /// Makes a question.
  ///
  /// - Parameters:
  ///   - question: One question about what the run will show.
  ///   - choices: Two to four answers, each with its reason.
  ///   - outcome: Reads the right answer off the run: the words of exactly one choice.
  public init(
    _ question: String, _ choices: [Choice], outcome: @escaping @Sendable (Run) -> String
  ) {
    (self.question, self.choices, self.outcome) = (question, choices, outcome)
  }
}
