/// Why an answer cannot be judged at all, before any mistake could be found in it.
public enum Malformed: Sendable {
  /// There are more or fewer parts than questions.
  case count
  /// A script in which no finger comes down.
  case empty
  /// A script with another finger than the first.
  case finger
  /// A script of several touches where one is asked for.
  case several
  /// A script that the phone refuses.
  case unplayable

  fileprivate var whyAndRule: String {
    switch self {
    case .count:
      """
      Which of yours belongs to which cannot be told.
      Rule: the statement: one for each, in their order.
      """
    case .empty:
      """
      Without a finger no view hears anything, so nothing can differ.
      Rule: a script begins with a finger that comes down.
      """
    case .finger:
      """
      What a second finger does is not told apart here.
      Rule: the statement: one finger, from its down to its up.
      """
    case .several:
      """
      With several, you could not say which of them shows the difference.
      Rule: the statement: one touch, from its down to its up.
      """
    case .unplayable:
      """
      The script stops there, so nothing after it happens.
      Rule: the statement: a finger comes down before it moves or goes; time only goes forward.
      """
    }
  }
}

extension Wrong {
  /// A diagnosis of an answer that cannot be judged.
  ///
  /// - Parameters:
  ///   - text: What is the matter, in one sentence.
  ///   - malformed: What is the matter with its form: why it cannot be judged, and the rule.
  public init(_ text: String, malformed: Malformed) {
    self.init("\(text)\n\(malformed.whyAndRule)")
  }
}
