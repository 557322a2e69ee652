package import GradingCore

/// Where chapter 13 explains what the rules of its exercises begin with.
package enum Rule13 {
  /// The section, where a rule names none.
  package static let page = "Chapters/13-touches-that-get-lost, One place for every end"
  /// What a message's rule begins with, and the section in which the reader finds it.
  package static let steps = [
    RuleStep("leave", in: "A moment later"),
    RuleStep("stay", in: "Hidden, covered, shrunk"),
    RuleStep("take", in: "Changing hands"),
    RuleStep("interrupt", in: "An alert takes every finger"),
    RuleStep("clean up", in: "One place for every end"),
    RuleStep("the way back", in: "The repair"),
  ]
}
