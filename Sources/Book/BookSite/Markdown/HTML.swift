/// Text that may stand between tags or in an attribute.
func escaped(_ text: some StringProtocol) -> String {
  var result = ""
  for character in text {
    switch character {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    default: result.append(character)
    }
  }
  return result
}

/// A text without spaces at its ends.
func trimmed(_ text: some StringProtocol) -> String {
  var result = text[...].drop { $0.isWhitespace }
  while result.last?.isWhitespace == true { result.removeLast() }
  return String(result)
}
