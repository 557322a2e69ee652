package import GradingCore

/// Where chapter 8 explains what the rules of its exercises begin with.
package enum Rule8 {
  /// The section, where a rule names none.
  package static let page =
    "Chapters/08-gestures-in-competition, Draw the tree, not the fingers"
  /// What a message's rule begins with, and the section in which the reader finds it.
  package static let steps = [
    RuleStep("the branch", in: "Draw the tree, not the fingers"),
    RuleStep("the first", in: "Finishing lines"),
    RuleStep("the wait", in: "One tap or two"),
    RuleStep("the permission", in: "Permission"),
    RuleStep("the way back", in: "The swipe back is dead"),
  ]
}
