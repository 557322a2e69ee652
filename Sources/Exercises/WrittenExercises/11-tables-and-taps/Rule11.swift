package import GradingCore

/// Where chapter 11 explains what the rules of its exercises begin with.
package enum Rule11 {
  /// The section, where a rule names none.
  package static let page = "Chapters/11-tables-and-taps, One screen, three bug reports"
  /// What a message's rule begins with, and the section in which the reader finds it.
  package static let steps = [
    RuleStep("the ways out", in: "Three ways out"),
    RuleStep("the hold", in: "A table on a grey view"),
    RuleStep("the decision", in: "One screen, three bug reports"),
    RuleStep("the row", in: "Three methods select a row, and no gesture does"),
    RuleStep("the cells", in: "What lies in the row"),
    RuleStep("the direction", in: "A press, a slide, a drawer"),
  ]
}
