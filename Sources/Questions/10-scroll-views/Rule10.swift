package import Judging

/// Where the mechanism of chapter 10 stands.
package enum Rule10 {
  /// The section.
  package static let page = "Chapters/10-scroll-views, The rule"
  /// Its sections: what a message's rule begins with, the reader finds there.
  package static let steps: [RuleStep] = ["Hold", "Release", "Drag", "Cancel", "Slow down"]
}
