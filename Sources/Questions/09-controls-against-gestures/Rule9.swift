package import Judging

/// Where the mechanism of chapter 9 stands.
package enum Rule9 {
  /// The section.
  package static let page = "Chapters/09-controls-against-gestures, The rule"
  /// Its sections: what a message's rule begins with, the reader finds there.
  package static let steps: [RuleStep] = [
    "The question", "The answer", "The outcome", "The ways round",
  ]
}
