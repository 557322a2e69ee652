package import GradingCore

/// Where chapter 5 explains what the rules of its exercises begin with.
package enum Rule5 {
  /// The section, where a rule names none.
  package static let page = "Chapters/05-first-responder, What it takes"
  /// What a message's rule begins with, and the section in which the reader finds it.
  package static let steps = [
    RuleStep("the first responder", in: "What a tap changes"),
    RuleStep("becoming first responder", in: "What it takes"),
    RuleStep("resigning", in: "How to make it leave"),
    RuleStep("input views", in: "Two searches up the chain"),
    RuleStep("the way of a shake", in: "Where a shake goes"),
  ]
}
