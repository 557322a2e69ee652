// What is turned: comparisons, logic, arithmetic, conditions. Everywhere in a solution.

extension Code {
  var turns: [Edit] {
    tokens.indices.flatMap { index -> [Edit] in
      let token = tokens[index]
      guard token.kind == .symbol else { return condition(at: index) }
      if token.isBinary || token.text == "..<" || token.text == "..." {
        return (Self.turned[String(token.text)] ?? []).compactMap { kind, text in
          if Self.edges[String(token.text)] == text, areNeverEqual(index) { return nil }
          return Edit(kind: kind, range: token.range, replacement: text)
        } + choice(at: index)
      }
      let isPrefix = !followsOperand(index) && !token.isSpacedAfter
      if isPrefix, token.text == "!" {
        return [Edit(kind: .logic, range: token.range, replacement: "")]
      }
      if isPrefix, token.text == "-" {
        return [Edit(kind: .arithmetic, range: token.range, replacement: "")]
      }
      return []
    }
  }

  private static let turned: [String: [(MutationKind, String)]] = [
    "<": [(.comparison, "<="), (.comparison, ">")], "<=": [(.comparison, "<"), (.comparison, ">")],
    ">": [(.comparison, ">="), (.comparison, "<")], ">=": [(.comparison, ">"), (.comparison, "<")],
    "==": [(.comparison, "!=")], "!=": [(.comparison, "==")],
    "===": [(.comparison, "!==")], "!==": [(.comparison, "===")],
    "..<": [(.comparison, "...")], "...": [(.comparison, "..<")],
    "&&": [(.logic, "||")], "||": [(.logic, "&&")],
    "+": [(.arithmetic, "-")], "-": [(.arithmetic, "+")],
    "*": [(.arithmetic, "/")], "/": [(.arithmetic, "*")],
    "+=": [(.arithmetic, "-=")], "-=": [(.arithmetic, "+=")],
  ]

  /// Comparisons that differ only where the two sides are equal.
  private static let edges = ["<": "<=", "<=": "<", ">": ">=", ">=": ">"]

  /// The two sides of `condition ? one : other`, exchanged.
  private func choice(at mark: Int) -> [Edit] {
    guard isAt(mark, "?") else { return [] }
    var (index, colon): (Int, Int?) = (mark + 1, nil)
    while index < tokens.count, ![")", "]", "}", ","].contains(tokens[index].text),
      colon == nil || !tokens[index].startsLine
    {
      if tokens[index].text == ":", colon == nil { colon = index }
      index = max(index, partners[index] ?? index) + 1
    }
    guard let colon, mark + 1 < colon, colon + 1 < index else { return [] }
    let (one, other) = (mark + 1...colon - 1, colon + 1...index - 1)
    return [
      Edit(
        kind: .logic, range: place(mark + 1...index - 1),
        replacement: "\(text(other)) : \(text(one))")
    ]
  }

  /// Each clause of an `if`, `guard` or `while`, turned into its opposite.
  private func condition(at index: Int) -> [Edit] {
    guard ["if", "guard", "while", "where"].contains(tokens[index].text) else { return [] }
    var end = index + 1
    while end < tokens.count, !isAt(end, "{"), !isAt(end, "else"), !isAt(end, ":") {
      end = max(end, partners[end] ?? end) + 1
    }
    return parts(of: index + 1..<end, at: ",").compactMap { clause in
      guard !["let", "var", "case"].contains(tokens[clause.lowerBound].text) else { return nil }
      return Edit(kind: .logic, range: place(clause), replacement: "!(\(text(clause)))")
    }
  }
}
