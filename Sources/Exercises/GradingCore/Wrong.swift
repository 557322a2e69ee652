/// The first thing in which an answer differs from UIKit: what happened, why, and the rule.
public struct Wrong: Error, CustomStringConvertible {
  private let what: String
  private let rule: String?
  private let isWhole: Bool
  /// What explains the mistake; nil if nothing the grader knows fits, and the traces are compared instead.
  package private(set) var why: String?

  /// What is told where there is nothing to show.
  package static let untold = "Compare the two with what the statement asks for in this scene."

  /// A diagnosis in the grader's own words.
  ///
  /// - Parameter text: What happened; why; the rule. Long lines are wrapped. What explains it may
  ///   bring the rule of its own mistake; then that one counts.
  public init(_ text: String) {
    (what, why, rule, isWhole) = (Self.withOneRule(text), "", nil, true)
  }

  /// A text up to its second rule.
  private static func withOneRule(_ text: String) -> String {
    let all = lines(of: text)
    let rules = all.indices.filter { all[$0].hasPrefix(Message.label) }
    return rules.count < 2 ? text : all[..<rules[1]].joined(separator: "\n")
  }

  /// A diagnosis in its three parts.
  ///
  /// - Parameters:
  ///   - what: What happened.
  ///   - why: What explains it; nil if that is not known, and the reader's trace is shown. If it ends
  ///     with a rule of its own, it's that one.
  ///   - rule: The rule in one sentence; nil where the slip is one of counting or measuring.
  package init(_ what: String, why: String?, rule: String?) {
    (self.what, self.why, self.rule, isWhole) = (what, why, rule, false)
  }

  /// The same diagnosis with what explains it.
  package func explained(by comparison: String) -> Wrong {
    var wrong = self
    wrong.why = comparison
    return wrong
  }

  /// The diagnosis.
  public var description: String {
    if isWhole { return what }
    return "\(what)\n\(Message.explanation(why ?? Self.untold, rule: rule))"
  }
}
