// What is left out: statements, calls of super, conversions, overrides. Everywhere in a solution.

extension Code {
  var drops: [Edit] { bodies.joined().compactMap(drop) + conversions + forwards }

  /// An override that only does what it inherits: the same as none.
  private var forwards: [Edit] {
    types.joined().compactMap { member -> Edit? in
      let words = member.lazy.map { tokens[$0].text }
      guard words.contains("override"), let open = member.first(where: { isAt($0, "{") }),
        open + 1 < member.upperBound
      else { return nil }
      let head = member.lowerBound..<open
      guard let keyword = head.first(where: { isAt($0, "func") || isAt($0, "var") }) else {
        return nil
      }
      let name = String(tokens[keyword + 1].text)
      let call = isAt(keyword, "var") ? name : name + "(" + arguments(from: keyword + 2) + ")"
      return Edit(
        kind: .method, range: place(open + 1...member.upperBound - 1),
        replacement: "super.\(call)",
        description: "`\(onOneLine(text(head.lowerBound...open - 1)))` dropped")
    }
  }

  /// A method's own parameters, as arguments of a call.
  private func arguments(from open: Int) -> String {
    parts(of: inside(open), at: ",").map { part in
      let (label, name) = (tokens[part.lowerBound].text, tokens[part.lowerBound + 1].text)
      if name == ":" { return "\(label): \(label)" }
      return label == "_" ? String(name) : "\(label): \(name)"
    }.joined(separator: ", ")
  }

  /// What is left is a statement that does nothing: a `case` must have one.
  private func drop(_ statement: ClosedRange<Int>) -> Edit? {
    let first = tokens[statement.lowerBound]
    guard first.kind == .word || first.text == "_", !Self.declarations.contains(first.text),
      !changesNothing(statement)
    else { return nil }
    let isSuper = statement.prefix(3).contains { isAt($0, "super") }
    return Edit(
      kind: isSuper ? .superCall : .statement, range: place(statement), replacement: "()",
      description: "`\(onOneLine(text(statement)))` dropped")
  }

  private static let declarations: Set<Substring> = [
    "let", "var", "func", "case", "default", "return", "break", "import",
  ]

  /// `view.convert(point, to: other)` as `point`, and `location(in: view)` as in the window.
  private var conversions: [Edit] {
    tokens.indices.compactMap { index -> Edit? in
      guard isAt(index + 1, "("), let end = partners[index + 1] else { return nil }
      let arguments = parts(of: inside(index + 1), at: ",")
      if isAt(index, "convert"), let first = arguments.first {
        return Edit(
          kind: .conversion, range: place(receiver(of: index)...end),
          replacement: String(text(first)))
      }
      guard let last = arguments.last, isAt(last.lowerBound, "in"), isAt(last.lowerBound + 1, ":"),
        last.count > 2
      else { return nil }
      // A way of zero is zero in any coordinates.
      if isAt(index, "setTranslation"), arguments.first.map(text) == ".zero" { return nil }
      return Edit(
        kind: .conversion, range: place(last.lowerBound + 2...last.upperBound), replacement: "nil")
    }
  }

  /// Where the chain `a.b?.convert` begins.
  func receiver(of method: Int) -> Int {
    var index = method
    while isAt(index - 1, "."), followsOperand(index - 1) {
      index -= 2
      while isAt(index, "?") || isAt(index, "!") { index -= 1 }
      while [")", "]"].contains(tokens[index].text), let open = partners[index] {
        index = followsOperand(open) ? open - 1 : open
      }
    }
    return index
  }
}
