package import GradingCore

/// Where chapter 16 explains what the rules of its exercises begin with.
package enum Rule16 {
  /// The section, where a rule names none.
  package static let page = "Chapters/16-not-only-fingers, No finger to count"
  /// What a message's rule begins with, and the section in which the reader finds it.
  package static let steps = [
    RuleStep("scroll", in: "No finger to count"),
    RuleStep("click", in: "A pointer has two buttons and a shadow"),
    RuleStep("pencil", in: "The pencil knows more, and knows it later"),
    RuleStep("keys", in: "The way of a key"),
    RuleStep("velocity", in: "The repair"),
  ]
}
