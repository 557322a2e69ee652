package import GradingCore

/// Where chapter 4 explains what the rules of its exercises begin with.
package enum Rule4 {
  /// The section about `super`, where a rule names none.
  package static let keeping = "Chapters/04-the-responder-chain, Reacting isn't keeping"
  /// The section about the forwarding record.
  package static let record = "Chapters/04-the-responder-chain, A touch remembers its way"
  /// The section about `next`.
  package static let next = "Chapters/04-the-responder-chain, Who comes next"
  /// What a message's rule begins with, and the section in which the reader finds it.
  package static let steps = [
    RuleStep("the record", in: "A touch remembers its way"),
    RuleStep("next", in: "Who comes next"),
    RuleStep("the touch stays", in: "Reacting isn't keeping"),
  ]
}
