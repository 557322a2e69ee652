package import GradingCore

/// Where chapter 9 explains what the rules of its exercises begin with.
package enum Rule9 {
  /// The section, where a rule names none.
  package static let page =
    "Chapters/09-controls-against-gestures, Who is asked"
  /// What a message's rule begins with, and the section in which the reader finds it.
  package static let steps = [
    RuleStep("the question", in: "Who is asked"),
    RuleStep("the list", in: "Seventy-two runs"),
    RuleStep("when the question comes", in: "When the question comes"),
  ]
}
