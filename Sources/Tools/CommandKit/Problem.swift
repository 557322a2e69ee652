/// What is wrong with a command, and what is possible instead, in one line.
package struct Problem: Error, Equatable {
  /// The line, without its end.
  package let message: String

  /// Makes a problem of a sentence.
  package init(_ message: String) { self.message = message }
}

/// What somebody typed, in quotation marks, so that it can never break the line it stands in.
///
/// - Parameter text: Anything.
/// - Returns: The text without control characters, cut after 80 characters.
package func quoted(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars.prefix(80) {
    let isPrintable = scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value)
    // Also what turns the direction of a line.
    let breaksLine =
      (0x2028...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    result.unicodeScalars.append(isPrintable && !breaksLine ? scalar : "?")
  }
  return "\"" + result + (text.unicodeScalars.count > 80 ? "…" : "") + "\""
}
