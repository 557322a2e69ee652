package import Judging

/// Where the mechanism of chapter 13 stands.
package enum Rule13 {
  /// The section.
  package static let page = "Chapters/13-touches-that-get-lost, The rule"
  /// Its sections: what a message's rule begins with, the reader finds there.
  package static let steps: [RuleStep] = ["Leave", "Stay", "Take", "Interrupt", "Clean up"]
}
