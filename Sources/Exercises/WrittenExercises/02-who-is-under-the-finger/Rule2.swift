package import GradingCore

/// Where chapter 2 explains what the rules of its exercises begin with.
package enum Rule2 {
  /// The section, where a rule names none.
  package static let page = "Chapters/02-who-is-under-the-finger, Four steps, or one word"
  /// The section about the order of views and their coordinates.
  package static let frontToBack = "Chapters/02-who-is-under-the-finger, From front to back"
  /// What a message's rule begins with, and the section in which the reader finds it.
  package static let steps = [
    RuleStep("the window", in: "Before the first view"),
    RuleStep("the gates", in: gates), RuleStep("the area", in: area),
    RuleStep("the subviews", in: "From front to back"),
    RuleStep("myself", in: "From front to back"),
  ]
  /// Two of them for the exercises of other chapters.
  package static let stepsFromAfar = [
    RuleStep("the gates", in: "chapter 2, " + gates),
    RuleStep("the area", in: "chapter 2, " + area),
  ]

  private static let gates = "Four steps, or one word"
  private static let area = "\"Decoration, I take it?\""
}
