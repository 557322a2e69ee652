import Foundation

// What is replaced: numbers, truths, names. Only in what the reader writes.

extension Code {
  /// Numbers, `true` and `false`, what is returned, and the names in a question's answer.
  func constants(_ task: TaskKind) -> [Edit] {
    let unread = unread
    return tokens.indices.flatMap { index -> [Edit] in
      let token = tokens[index]
      if unread.contains(where: { $0.contains(index) }) { return [] }
      let texts: [String]
      switch token.kind {
      case .number:
        // How long a finger waits and how far it goes has many right answers.
        if task.asksForTouches, isIn(["wait", "move"], index) { return [] }
        if isPlaceholder(index) { return [] }
        texts = numbers(beside: token.text, coarse: task.asksForTouches)
      case .string: texts = task.asksForNames ? answers(beside: token) : []
      case .word where token.text == "true": texts = ["false"]
      case .word where token.text == "false": texts = ["true"]
      case .word where token.text == "return": return returned(at: index)
      default: texts = []
      }
      return texts.map { Edit(kind: .constant, range: token.range, replacement: $0) }
    }
  }

  /// Whether a token is an argument of one of some calls.
  private func isIn(_ calls: [String], _ index: Int) -> Bool {
    var open = index
    while open > 0, !isAt(open, "(") { open -= 1 }
    return open > 0 && calls.contains(String(tokens[open - 1].text))
  }

  /// `CGRect(x: 0, y: 0, width: 0, height: 60)`: a view without a width has no place; what shows it
  /// gives it all three.
  private func isPlaceholder(_ index: Int) -> Bool {
    var open = index
    while open > 0, !isAt(open, "(") { open -= 1 }
    let parts = parts(of: inside(open), at: ",").map { onOneLine(text($0)) }
    return isAt(open - 1, "CGRect") && parts.prefix(3) == ["x: 0", "y: 0", "width: 0"]
      && isAt(index, "0")
  }

  /// One more and one less, or twice and half; for a touch's places and times ten times as much.
  private func numbers(beside text: Substring, coarse: Bool) -> [String] {
    let digits = text.filter { $0 != "_" }
    if let whole = Int(digits) {
      if !coarse { return whole == 0 ? ["1"] : ["\(whole + 1)", "\(whole - 1)"] }
      return ["\(whole == 0 ? 100 : whole * 10)"]
    }
    guard let value = Double(digits) else { return [] }
    if value == 0 { return ["1.0"] }
    return coarse ? ["\(value * 10)"] : ["\(value * 2)", "\(value / 2)"]
  }

  /// The answer's next name, and the answer without its last word.
  private func answers(beside token: Token) -> [String] {
    var all: [String] = []
    for other in tokens where other.kind == .string && !all.contains(String(other.text)) {
      all.append(String(other.text))
    }
    guard let place = all.firstIndex(of: String(token.text)) else { return [] }
    let words = token.text.dropFirst().dropLast().split(separator: " ")
    let shorter = words.count > 1 ? ["\"" + words.dropLast().joined(separator: " ") + "\""] : []
    return (all.count > 1 ? [all[(place + 1) % all.count]] : ["\"\""]) + shorter
  }

  private func returned(at index: Int) -> [Edit] {
    guard let body = bodies.joined().first(where: { $0.lowerBound == index }), body.count > 1
    else { return [] }
    let value = index + 1...body.upperBound
    return [
      Edit(
        kind: .constant, range: place(value), replacement: text(value) == "nil" ? "self" : "nil")
    ]
  }
}

// MARK: - Names

extension Code {
  /// A case for the one beside it, a member for its counterpart.
  var names: [Edit] {
    tokens.indices.flatMap { index -> [Edit] in
      let token = tokens[index]
      guard token.kind == .word else { return [] }
      let isMember = isAt(index - 1, ".")
      let isCase = isMember && !followsOperand(index - 1) && !isAt(index + 1, "(")
      var texts: [String] = []
      if isCase { texts = cases(beside: String(token.text)) }
      if isMember || isAt(index + 1, "("), let other = Self.counterparts[String(token.text)] {
        texts.append(other)
      }
      return texts.map { Edit(kind: .name, range: token.range, replacement: $0) }
    } + reversals
  }

  /// Cases in their order, by a word that tells whose they are; one beside another is taken for it.
  private static let families: [(word: String, cases: [String])] = [
    ("phase", ["began", "moved", "ended", "cancelled"]),
    ("Phase", ["began", "moved", "ended", "cancelled"]),
    ("state", ["possible", "began", "changed", "ended", "cancelled", "failed"]),
    ("state", ["recognized", "failed"]),
    ("for", ["touchDown", "touchUpInside", "touchUpOutside", "touchCancel"]),
    ("for", ["valueChanged", "touchDown"]),
    ("edges", ["left", "right"]), ("name", ["willShow", "willHide"]),
  ]

  private static let counterparts = [
    "x": "y", "y": "x", "width": "height", "height": "width", "minX": "minY", "minY": "minX",
    "maxX": "maxY", "maxY": "maxX", "min": "max", "max": "min", "first": "last", "last": "first",
    "previousLocation": "location",
  ]

  private func cases(beside name: String) -> [String] {
    let words = Set(tokens.map { String($0.text) })
    let families = Self.families.filter { words.contains($0.word) && $0.cases.contains(name) }
    let known = families.map(\.cases).flatMap { family -> [String] in
      let place = family.firstIndex(of: name) ?? 0
      return [
        family[(place + 1) % family.count], family[(place + family.count - 1) % family.count],
      ]
    }
    if !known.isEmpty {
      return known.filter { $0 != name && !($0 == "cancelled" && name == "failed" && neverBegins) }
    }
    var own: [String] = []
    for index in tokens.indices
    where isAt(index, ".") && !followsOperand(index) && index + 1 < tokens.count {
      let other = String(tokens[index + 1].text)
      if !own.contains(other), !isAt(index + 2, "(") { own.append(other) }
    }
    guard own.count > 1, let place = own.firstIndex(of: name) else { return [] }
    return [own[(place + 1) % own.count]]
  }

  /// `.reversed()`, dropped.
  private var reversals: [Edit] {
    tokens.indices.filter { isAt($0, "reversed") && isAt($0 - 1, ".") && isAt($0 + 2, ")") }
      .map { Edit(kind: .order, range: place($0 - 1...$0 + 2), replacement: "") }
  }
}
