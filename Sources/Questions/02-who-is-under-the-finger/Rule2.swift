package import Judging

/// Where the mechanism of chapter 2 stands.
package enum Rule2 {
  /// The section.
  package static let page = "Chapters/02-who-is-under-the-finger, The rule"
  /// Its sections: what a message's rule begins with, the reader finds there.
  package static let steps: [RuleStep] = [
    "The window", "The gates", "The area", "The subviews", "Myself",
  ]
}
