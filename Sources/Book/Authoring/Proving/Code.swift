/// A solution's file as mutations see it: tokens, the brackets that belong together, statements.
struct Code {
  let text: String
  let tokens: [Token]
  /// For each bracket the index of its partner.
  let partners: [Int: Int]

  init(_ text: String) {
    self.text = text
    tokens = Token.all(of: text)
    var (partners, open): ([Int: Int], [Int]) = ([:], [])
    for (index, token) in tokens.enumerated() where token.kind == .symbol {
      if ["(", "[", "{"].contains(token.text) { open.append(index) }
      if [")", "]", "}"].contains(token.text), let start = open.popLast() {
        (partners[start], partners[index]) = (index, start)
      }
    }
    self.partners = partners
  }

  /// Whether a token has some text; no if there is no such token.
  func isAt(_ index: Int, _ text: String) -> Bool {
    tokens.indices.contains(index) && tokens[index].text == text
  }

  /// The text from one token to another.
  func text(_ range: ClosedRange<Int>) -> Substring { text[place(range)] }

  /// Where the tokens of a range stand.
  func place(_ range: ClosedRange<Int>) -> Range<String.Index> {
    tokens[range.lowerBound].text.startIndex..<tokens[range.upperBound].text.endIndex
  }

  /// The number of a line, from 1.
  func line(_ place: String.Index) -> Int { 1 + text[..<place].count { $0.isNewline } }

  /// The tokens of a range, split at a separator that stands in no brackets of its own.
  func parts(of range: Range<Int>, at separator: String) -> [ClosedRange<Int>] {
    var (parts, start, index): ([ClosedRange<Int>], Int, Int) = (
      [], range.lowerBound, range.lowerBound
    )
    while index < range.upperBound {
      if tokens[index].text == separator {
        if start < index { parts.append(start...index - 1) }
        start = index + 1
      }
      index = max(index, partners[index] ?? index) + 1
    }
    if start < range.upperBound { parts.append(start...range.upperBound - 1) }
    return parts
  }

  /// The tokens between two brackets, given the first.
  func inside(_ open: Int) -> Range<Int> { open + 1..<max(open + 1, partners[open] ?? 0) }

  /// Whether a token begins an operand's bracket: `f(`, `a[`, and not `(a, b)` or `[a]`.
  func followsOperand(_ index: Int) -> Bool {
    guard index > 0, !tokens[index].isSpacedBefore else { return false }
    let before = tokens[index - 1]
    return before.kind == .word || [")", "]", "?", "!"].contains(before.text)
  }
}

// MARK: - Statements

extension Code {
  /// The statements of every body, body by body.
  var bodies: [[ClosedRange<Int>]] {
    tokens.indices.filter { isAt($0, "{") && !isType($0) }.map { statements(in: inside($0)) }
  }

  /// The members of every type, type by type.
  var types: [[ClosedRange<Int>]] {
    tokens.indices.filter { isAt($0, "{") && isType($0) }.map { statements(in: inside($0)) }
  }

  /// Whether a brace opens a type's members, or a property's observers, and not a body.
  func isType(_ brace: Int) -> Bool {
    if ["didSet", "willSet", "get", "set"].contains(where: { isAt(brace + 1, $0) }) { return true }
    var index = brace - 1
    while index >= 0, !["{", "}", ";"].contains(tokens[index].text) {
      if ["class", "struct", "enum", "extension", "protocol"].contains(tokens[index].text) {
        return true
      }
      index -= 1
    }
    return false
  }

  func statements(in body: Range<Int>) -> [ClosedRange<Int>] {
    var (found, start): ([ClosedRange<Int>], Int?) = ([], nil)
    var index = body.lowerBound + signature(of: body)
    func end() {
      if let start { found.append(start...index - 1) }
      start = nil
    }
    while index < body.upperBound {
      let token = tokens[index]
      if token.text == ";" || (token.startsLine && !continues(index)) { end() }
      if start == nil, token.text != ";" { start = index }
      let isLabel = start.map { isAt($0, "case") || isAt($0, "default") } ?? false
      index = max(index, partners[index] ?? index) + 1
      if isLabel, token.text == ":" { end() }
    }
    end()
    return found
  }

  /// How many tokens a closure's `[unowned self] one, other in` has.
  private func signature(of body: Range<Int>) -> Int {
    var index = body.lowerBound
    while index < body.upperBound, !tokens[index].startsLine, tokens[index].text != "for" {
      if tokens[index].text == "in" { return index + 1 - body.lowerBound }
      index = max(index, partners[index] ?? index) + 1
    }
    return 0
  }

  /// Whether a line goes on with the statement of the line before.
  private func continues(_ index: Int) -> Bool {
    let token = tokens[index]
    if isAt(index - 1, ",") { return true }
    return ["else", ".", "{", ")", "]", "}"].contains(token.text)
      || (token.isBinary && token.text != "!")
  }
}
