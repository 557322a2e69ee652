package import GradingCore

/// Where chapter 8 explains what the rules of its exercises begin with.
package enum Rule8 {
  /// The section, where a rule names none.
  package static let page =
    "Chapters/08-gestures-in-competition, Draw the tree, not the fingers"
  /// What a message's rule begins with, and the section in which the reader finds it.
  package static let steps = [
    RuleStep("the tree", in: "Draw the tree, not the fingers"),
    RuleStep("finishing lines", in: "Finishing lines"),
    RuleStep("one tap or two", in: "One tap or two"),
    RuleStep("permission", in: "Permission"),
    RuleStep("the swipe back", in: "The swipe back is dead"),
  ]
}
