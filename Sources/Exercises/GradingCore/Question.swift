/// One question of a trace or an order, with the misconceptions behind its wrong answers.
public struct Question: Sendable {
  /// What is touched, as in `touch (30, 30)`.
  package let text: String
  /// The right answer.
  package let wanted: [String]
  let why: [String: String]
  let rule: String

  /// A question whose answer is one name.
  ///
  /// - Parameters:
  ///   - text: What is touched, as in `touch (30, 30)`.
  ///   - wanted: The right answer.
  ///   - why: What a wrong answer would mean, by that answer; it may bring a rule of its own, on a
  ///     line that begins with `Rule: `.
  ///   - rule: The rule in one sentence.
  public init(_ text: String, is wanted: String, why: [String: String] = [:], rule: String) {
    self.init(text, is: [wanted], why: why, rule: rule)
  }

  /// A question whose answer is a list of names.
  ///
  /// - Parameters:
  ///   - text: What is touched, as in `touch (30, 30)`.
  ///   - wanted: The right answer.
  ///   - why: What a wrong answer would mean, by that answer written `a, b, c`.
  ///   - rule: The rule in one sentence.
  public init(_ text: String, is wanted: [String], why: [String: String] = [:], rule: String) {
    (self.text, self.wanted, self.why, self.rule) = (text, wanted, why, rule)
  }
}
