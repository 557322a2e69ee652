/// A piece of Swift source that means something; blanks and comments lie between tokens.
struct Token {
  enum Kind { case word, number, string, symbol }
  let kind: Kind
  let text: Substring
  /// Whether it is the first one of its line.
  let startsLine: Bool
  /// Whether a blank or the line's end lies on either side.
  let isSpacedBefore: Bool
  let isSpacedAfter: Bool

  var range: Range<String.Index> { text.startIndex..<text.endIndex }

  /// An operator between two operands: the book's format puts blanks around it.
  var isBinary: Bool { kind == .symbol && isSpacedBefore && isSpacedAfter }
}

extension Token {
  /// Cuts a file into tokens; good enough for what stands in the book's solutions.
  static func all(of source: String) -> [Token] {
    var tokens: [Token] = []
    var rest = source[...]
    var startsLine = true
    while let first = rest.first {
      if first.isWhitespace {
        if first.isNewline { startsLine = true }
        rest.removeFirst()
        continue
      }
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
        continue
      }
      let (kind, end) = next(rest)
      let before =
        rest.startIndex > source.startIndex ? source[source.index(before: rest.startIndex)] : " "
      tokens.append(
        Token(
          kind: kind, text: rest[..<end], startsLine: startsLine,
          isSpacedBefore: before.isWhitespace,
          isSpacedAfter: end == source.endIndex || source[end].isWhitespace))
      startsLine = false
      rest = rest[end...]
    }
    return tokens
  }

  private static func next(_ rest: Substring) -> (Kind, String.Index) {
    let first = rest[rest.startIndex]
    if first == "\"" { return (.string, endOfString(rest)) }
    if first.isNumber {
      let digits = rest.prefix { $0.isNumber || $0 == "_" }
      let fraction = rest[digits.endIndex...]
      // `1.5` has a fraction, `1...3` and `1.down` have none.
      guard fraction.first == ".", fraction.dropFirst().first?.isNumber == true else {
        return (.number, digits.endIndex)
      }
      return (.number, fraction.dropFirst().prefix { $0.isNumber || $0 == "_" }.endIndex)
    }
    if isWord(first) || "@#$`".contains(first) {
      return (.word, rest.dropFirst().prefix { isWord($0) || $0 == "`" }.endIndex)
    }
    if operators.contains(first) {
      return (.symbol, rest.prefix { operators.contains($0) }.endIndex)
    }
    // A range is one operator; the dot before a member stands alone.
    let dots = rest.prefix { $0 == "." || $0 == "<" }
    return (.symbol, dots.count > 1 ? dots.endIndex : rest.index(after: rest.startIndex))
  }

  private static let operators: Set<Character> = [
    "=", "+", "-", "*", "/", "%", "<", ">", "!", "&", "|", "^", "~", "?",
  ]

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// Behind the closing quote; what is interpolated may hold strings of its own.
  private static func endOfString(_ rest: Substring) -> String.Index {
    let quote = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    var rest = rest.dropFirst(quote.count)
    while !rest.isEmpty, !rest.hasPrefix(quote) {
      if rest.hasPrefix("\\(") {
        rest = afterInterpolation(rest.dropFirst(2))
      } else {
        rest = rest.dropFirst(rest.hasPrefix("\\") ? 2 : 1)
      }
    }
    return rest.dropFirst(quote.count).startIndex
  }

  private static func afterInterpolation(_ rest: Substring) -> Substring {
    var (rest, depth) = (rest, 1)
    while depth > 0, let first = rest.first {
      if first == "\"" {
        rest = rest[endOfString(rest)...]
        continue
      }
      if first == "(" { depth += 1 }
      if first == ")" { depth -= 1 }
      rest = rest.dropFirst()
    }
    return rest
  }
}
