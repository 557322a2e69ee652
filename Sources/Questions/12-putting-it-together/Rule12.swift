package import Judging

/// Where the mechanism of chapter 12 stands.
package enum Rule12 {
  /// The section.
  package static let page = "Chapters/12-putting-it-together, The rule"
  /// Its sections: what a message's rule begins with, the reader finds there.
  package static let steps: [RuleStep] = ["Find", "Hear", "Decide", "Share", "Settle", "Keyboard"]
}
