/// Where the mechanism of chapter 11 stands.
package enum Rule11 {
  /// The section.
  package static let page = "Chapters/11-tables-and-taps, The rule"
  /// Its sections: what a message's rule begins with, the reader finds there.
  package static let steps = ["The collection", "The hold", "The decision", "The row", "The cells"]
}
