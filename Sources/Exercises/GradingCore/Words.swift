// What judging needs of texts, without Foundation: the pages in a browser judge with this module.

/// Several names as a message shows them.
package func list(_ names: [String]) -> String { names.joined(separator: ", ") }

/// A text without the blanks around it.
package func trimmed(_ text: some StringProtocol) -> String { trimmed(text, of: isBlank) }

/// A text without what stands around it and is to go.
func trimmed(_ text: some StringProtocol, of isLeftOut: (Unicode.Scalar) -> Bool) -> String {
  var scalars = String(text).unicodeScalars[...]
  while let first = scalars.first, isLeftOut(first) { scalars.removeFirst() }
  while let last = scalars.last, isLeftOut(last) { scalars.removeLast() }
  return String(String.UnicodeScalarView(scalars))
}

/// Whether a sign is a blank: a tabulator, or one of those that Unicode calls space separators.
func isBlank(_ sign: Unicode.Scalar) -> Bool {
  switch sign.value {
  case 0x09, 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
  default: false
  }
}

/// Whether a sign is one that commands a terminal.
func isControl(_ sign: Unicode.Scalar) -> Bool {
  switch sign.value {
  // Also what turns the direction of a line, ends one, or is not seen.
  case ..<0x20, 0x7F...0x9F, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
  default: false
  }
}

/// The lines of a text; an empty one is a line as well.
package func lines(of text: String) -> [String] {
  text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
}

extension [String: String] {
  /// These explanations and others, which win where both say something.
  ///
  /// `merging(_:uniquingKeysWith:)` is not to be had in Embedded Swift.
  package func and(_ others: [String: String]) -> [String: String] {
    var all = self
    for (answer, why) in others { all[answer] = why }
    return all
  }
}
