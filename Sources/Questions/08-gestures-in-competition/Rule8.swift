package import Judging

/// Where the mechanism of chapter 8 stands.
package enum Rule8 {
  /// The section.
  package static let page = "Chapters/08-gestures-in-competition, The rule"
  /// Its sections: what a message's rule begins with, the reader finds there.
  package static let steps: [RuleStep] = ["The branch", "The first", "The wait", "The permission"]
}
