package import Judging

/// Where the mechanism of chapter 7 stands.
package enum Rule7 {
  /// The section.
  package static let page = "Chapters/07-gesture-recognizers, The rule"
  /// Its sections: what a message's rule begins with, the reader finds there.
  package static let steps: [RuleStep] = [
    "Collect", "Hear", "Decide", "Act", "Take or hold back", "Reset",
  ]
}
