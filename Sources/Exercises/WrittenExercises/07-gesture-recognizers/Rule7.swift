package import GradingCore

/// Where chapter 7 explains what the rules of its exercises begin with.
package enum Rule7 {
  /// The section, where a rule names none.
  package static let page =
    "Chapters/07-gesture-recognizers, A touch it has no use for"
  /// What a message's rule begins with, and the section in which the reader finds it.
  package static let steps = [
    RuleStep("told first", in: "Who is told first"),
    RuleStep("the states", in: "A touch it has no use for"),
    RuleStep("the setting", in: "The setting that everybody tries"),
    RuleStep("both ends", in: "The lamp stays on"),
    RuleStep("held back", in: "What is held back"),
    RuleStep("reset", in: "That kind of crumb"),
  ]
}
