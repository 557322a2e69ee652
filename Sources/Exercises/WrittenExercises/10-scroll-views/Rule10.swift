package import GradingCore

/// Where chapter 10 explains what the rules of its exercises begin with.
package enum Rule10 {
  /// The section, where a rule names none.
  package static let page = "Chapters/10-scroll-views, The tenth point"
  /// The section of the exercises that are about motion.
  package static let motion = "Chapters/10-scroll-views, Where a list comes to rest"
  /// What a message's rule begins with, and the section in which the reader finds it.
  package static let steps = [
    RuleStep("hold", in: "A head start"),
    RuleStep("release", in: "A head start"),
    RuleStep("drag", in: "A head start"),
    RuleStep("cancel", in: "The tenth point"),
    RuleStep("slow down", in: "Where a list comes to rest"),
  ]
}
