// What is added: wrong answers of people mostly do more than they should. A call is made twice, a
// phase does another one's work as well, a condition is left out, the first answer is remembered.

extension Code {
  /// What an answer may do besides; only in what the reader writes.
  func additions(_ task: TaskKind) -> [Edit] {
    if task.asksForNames || task.asksForTouches { return [] }
    return bodies.joined().compactMap(again) + types.flatMap(otherPhases) + conditions + sizes
      + ofTheTouch + memories
  }

  // MARK: - Twice

  /// A call or a step of a count, done a second time at once.
  private func again(_ statement: ClosedRange<Int>) -> Edit? {
    let first = tokens[statement.lowerBound]
    guard first.kind == .word, !Self.openers.contains(first.text) else { return nil }
    let steps = statement.contains { isAt($0, "+=") || isAt($0, "-=") }
    let isCall =
      isAt(statement.upperBound, ")") && !statement.contains { isAt($0, "=") }
      && !statement.contains { Self.idempotent.contains(tokens[$0].text) }
    guard steps || isCall && !isIdempotent(statement) else { return nil }
    let call = text(statement)
    return Edit(
      kind: .twice, range: place(statement), replacement: "\(call)\n\(call)",
      description: "`\(onOneLine(call))` twice")
  }

  private static let openers: Set<Substring> = [
    "let", "var", "func", "case", "default", "return", "break", "import", "if", "guard", "for",
    "while", "switch", "repeat", "do", "defer", "init",
  ]

  /// Done twice, these do what they do once.
  static let idempotent: Set<Substring> = [
    "addSubview", "removeFromSuperview", "addGestureRecognizer", "removeGestureRecognizer",
    "addTarget", "addInteraction", "require", "insert", "remove", "removeAll",
    "becomeFirstResponder", "resignFirstResponder", "endEditing", "bringSubviewToFront",
    "sendSubviewToBack", "setNeedsLayout", "layoutIfNeeded", "invalidate", "reloadInputViews",
    "precondition", "fatalError", "todo", "setTranslation", "selectRow", "deselectRow", "ignore",
    "formUnion", "subtract", "stop",
  ]

  // MARK: - Another phase

  private static let families: [[String]] = [
    ["touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled"],
    ["pressesBegan", "pressesChanged", "pressesEnded", "pressesCancelled"],
    ["motionBegan", "motionEnded", "motionCancelled"],
    ["endTracking", "cancelTracking"],
  ]

  /// For each override of a phase, the work of each other override besides its own.
  private func otherPhases(_ members: [ClosedRange<Int>]) -> [Edit] {
    Self.families.flatMap { family -> [Edit] in
      let phases = family.compactMap { name in
        members.first { member in
          member.contains { isAt($0, "override") }
            && member.contains { isAt($0, "func") && isAt($0 + 1, name) }
        }.map { (name: name, member: $0) }
      }
      return phases.flatMap { phase in
        phases.compactMap { other -> Edit? in
          guard other.name != phase.name, let own = body(of: phase.member),
            let more = body(of: other.member)
          else { return nil }
          let steps = statements(in: more.lowerBound..<more.upperBound + 1)
            .filter { !isAt($0.lowerBound, "super") }
          let work = steps.map { String(text($0)) }
          guard !work.isEmpty,
            !isSpent(steps, after: statements(in: own.lowerBound..<own.upperBound + 1))
          else { return nil }
          return Edit(
            kind: .phase, range: place(own),
            replacement: "\(text(own))\ndo {\n\(work.joined(separator: "\n"))\n}",
            description: "`\(phase.name)` does the work of `\(other.name)` as well")
        }
      }
    }
  }

  private func body(of member: ClosedRange<Int>) -> ClosedRange<Int>? {
    guard let open = member.first(where: { isAt($0, "{") }), let end = partners[open],
      end > open + 1
    else { return nil }
    return open + 1...end - 1
  }

  // MARK: - A condition less

  /// Each clause of a condition, and each side of `&&`, always true.
  private var conditions: [Edit] {
    tokens.indices.flatMap { index -> [Edit] in
      if isAt(index, "&&") {
        return [operand(before: index), operand(after: index)].compactMap { $0 }.map(alwaysTrue)
      }
      guard ["if", "guard", "while", "where"].contains(tokens[index].text) else { return [] }
      var end = index + 1
      while end < tokens.count, !isAt(end, "{"), !isAt(end, "else") {
        end = max(end, partners[end] ?? end) + 1
      }
      let clauses = parts(of: index + 1..<end, at: ",")
      // `while true` never ends, and `if true` is the statement alone.
      return isAt(index, "while") ? [] : clauses.filter(isBoolean).map(alwaysTrue)
    }
  }

  private func isBoolean(_ clause: ClosedRange<Int>) -> Bool {
    !["let", "var", "case", "true"].contains(tokens[clause.lowerBound].text)
      && !clause.contains { isAt($0, "&&") || isAt($0, "||") }
  }

  private func alwaysTrue(_ clause: ClosedRange<Int>) -> Edit {
    Edit(
      kind: .condition, range: place(clause), replacement: "true",
      description: "`\(onOneLine(text(clause)))` always true")
  }

  private static let ends: Set<Substring> = [
    "&&", "||", ",", "{", "}", "(", ")", "[", "]", ":", "return", "if", "guard", "while", "else",
    "in", "=",
  ]

  func operand(after index: Int) -> ClosedRange<Int>? {
    var end = index + 1
    while end < tokens.count, end == index + 1 || !tokens[end].startsLine,
      !Self.ends.contains(tokens[end].text) || followsOperand(end), !isAt(end, "?")
    {
      end = max(end, partners[end] ?? end) + 1
    }
    return end > index + 1 ? index + 1...end - 1 : nil
  }

  func operand(before index: Int) -> ClosedRange<Int>? {
    var start = index - 1
    while start >= 0 {
      if let open = partners[start], open < start, followsOperand(open) {
        start = open - 1
      } else if Self.ends.contains(tokens[start].text) {
        break
      } else {
        start -= 1
      }
    }
    return start + 1 <= index - 1 ? start + 1...index - 1 : nil
  }

  // MARK: - A number, a view, a memory

  /// A size or an edge that is computed, as a number that fits one scene at most.
  private var sizes: [Edit] {
    tokens.indices.compactMap { index -> Edit? in
      guard Self.measures.contains(tokens[index].text), isAt(index - 1, "."),
        followsOperand(index - 1), !isAt(index + 1, "("), !isAt(index + 1, "="),
        !isAt(index + 1, "+="), !isAt(index + 1, "-=")
      else { return nil }
      return Edit(
        kind: .fixed, range: place(receiver(of: index)...index), replacement: "100.0",
        description: "`\(onOneLine(text(receiver(of: index)...index)))` is 100")
    }
  }

  private static let measures: Set<Substring> = [
    "width", "height", "midX", "midY", "minX", "minY", "maxX", "maxY",
  ]

  /// `location(in: self)`, asked of the view that was hit.
  private var ofTheTouch: [Edit] {
    tokens.indices.compactMap { index -> Edit? in
      guard isAt(index, "self"), isAt(index - 1, ":"), isAt(index - 2, "in") else { return nil }
      let method = bodies.last { body in
        (body.first?.lowerBound ?? .max) <= index && index <= (body.last?.upperBound ?? -1)
      }
      guard method != nil else { return nil }
      return Edit(kind: .name, range: tokens[index].range, replacement: "touches.first?.view")
    }
  }

  /// Functions that give their first answer for ever.
  private var memories: [Edit] {
    regions.compactMap { region -> Edit? in
      let code = text[region.range]
      let tokens = Token.all(of: String(code))
      guard tokens.count > 1, !Self.areCauses(code) else { return nil }
      let made: String
      switch region.kind {
      case .value: made = "remembered { \(code) }"
      case .function(let type): made = "return remembered { () -> \(type) in\n\(code)\n}"
      case .body, .initial: return nil
      }
      return Edit(
        kind: .memory, range: region.range, replacement: made,
        description: "the first answer of `\(onOneLine(code).prefix(60))` is remembered")
    }
  }

  /// What a mutant that remembers calls; it stands at the end of its file.
  static let memory = """

    nonisolated(unsafe) private var theMemory: [Int: Any] = [:]

    private func remembered<Answer>(line: Int = #line, _ make: () -> Answer) -> Answer {
      if let old = theMemory[line] as? Answer { return old }
      let new = make()
      theMemory[line] = new
      return new
    }

    """
}
