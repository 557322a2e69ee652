package import GradingCore

/// Where the mechanism of chapter 12 stands.
package enum Rule12 {
  /// The section.
  package static let page = "Chapters/12-putting-it-together, Two pans and one finger"
  /// Its sections: what a message's rule begins with, the reader finds there.
  package static let steps = [
    RuleStep("find", in: "What lies around the panel"),
    RuleStep("hear", in: "What lies around the panel"),
    RuleStep("decide", in: "Two pans and one finger"),
    RuleStep("share", in: "One track, two positions"),
    RuleStep("settle", in: "It moves without a finger"),
    RuleStep("keyboard", in: "A message in mid-drag"),
  ]
}
