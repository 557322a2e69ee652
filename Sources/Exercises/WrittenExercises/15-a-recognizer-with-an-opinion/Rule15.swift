package import GradingCore

/// Where chapter 15 explains what the rules of its exercises begin with.
package enum Rule15 {
  /// The section, where a rule names none.
  package static let page = "Chapters/15-a-recognizer-with-an-opinion, Inside, and in front"
  /// The section of exercise 15.5.
  package static let neighbours =
    "Chapters/15-a-recognizer-with-an-opinion, Neighbours of another kind"
  /// What a message's rule begins with, and the section in which the reader finds it.
  package static let steps = [
    RuleStep("the opinion", in: "Inside, and in front"),
    RuleStep("the mask", in: "Inside, and in front"),
    RuleStep("the finger", in: "Inside, and in front"),
    RuleStep("the region", in: "Where a gesture is"),
    RuleStep("the end", in: "An alert in between"),
    RuleStep("the name", in: "Neighbours of another kind"),
    RuleStep("the rank", in: "Neighbours of another kind"),
    RuleStep("the direction", in: "The repair"),
  ]
}
