package import Judging

/// Where the mechanism of chapter 5 stands.
package enum Rule5 {
  /// The section.
  package static let page = "Chapters/05-first-responder, The rule"
  /// Its sections: what a message's rule begins with, the reader finds there.
  package static let steps: [RuleStep] = [
    "The first responder", "Becoming first responder", "Giving it up", "Input views", "Delivery",
  ]
}
