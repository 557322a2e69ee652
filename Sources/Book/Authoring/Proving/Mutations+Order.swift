// What is exchanged or left out of a list. Only in what the reader writes.

extension Code {
  /// Two statements, two arguments or two elements, exchanged.
  ///
  /// Of touches only whole answers are exchanged: fingers may do what they do in many orders. The
  /// same goes for choices, whose names have no order.
  func orders(_ task: TaskKind) -> [Edit] {
    let statements = bodies.flatMap { zip($0, $0.dropFirst()).filter(canBeExchanged) }
    let lists = tokens.indices.filter { index in
      if task.asksForChoices { return isAt(index, "[") && isAt(index + 1, "[") }
      return task.asksForTouches
        ? isAt(index, "[") && !isStep(index + 1) : isAt(index, "(") || isAt(index, "[")
    }.flatMap { open -> [(ClosedRange<Int>, ClosedRange<Int>)] in
      let parts = parts(of: inside(open), at: ",")
      // The larger of two numbers is the same in either order.
      if ["max", "min", "hypot"].contains(where: { isAt(open - 1, $0) }) { return [] }
      return zip(parts, parts.dropFirst()).enumerated().filter { place, pair in
        isAlike(pair.0, pair.1) && !areSymmetric(open, place)
      }.map { (value($0.element.0), value($0.element.1)) }
    }
    return (statements + lists).compactMap(exchanged)
  }

  /// Whether `.down(…)` or another step of a script begins here.
  private func isStep(_ index: Int) -> Bool { isAt(index, ".") && isAt(index + 2, "(") }

  private func canBeExchanged(_ one: ClosedRange<Int>, _ other: ClosedRange<Int>) -> Bool {
    ![one, other].contains { Self.fixed.contains(tokens[$0.lowerBound].text) }
      && ![one, other].allSatisfy(wires) && !areIndependent(one, other)
      && !doTheSame(exchanged: one, other)
  }

  /// Whether it makes no difference which comes first: one's own work and that of `super`, or two
  /// values of which neither is made from the other.
  private func areIndependent(_ one: ClosedRange<Int>, _ other: ClosedRange<Int>) -> Bool {
    if [one, other].contains(where: { isAt($0.lowerBound, "super") }) { return true }
    if stepsOn(one, besides: other) || stepsOn(other, besides: one) { return true }
    let names = [one, other].map { tokens[$0.lowerBound].text }
    let set = [one, other].allSatisfy { statement in
      ["=", "+=", "-="].contains { isAt(statement.lowerBound + 1, $0) }
    }
    return set && !one.contains { isAt($0, String(names[1])) }
      && !other.contains { isAt($0, String(names[0])) }
  }

  private static let fixed: Set<Substring> = [
    "let", "var", "func", "case", "default", "return", "break",
  ]

  /// Whether a statement gives a local variable its next value, `next = each.superview`, and
  /// another one neither names it nor gives a value to anything.
  private func stepsOn(_ one: ClosedRange<Int>, besides other: ClosedRange<Int>) -> Bool {
    let name = String(tokens[one.lowerBound].text)
    let isLocal = bodies.joined().contains { statement in
      isAt(statement.lowerBound, "var") && isAt(statement.lowerBound + 1, name)
    }
    return isLocal && isAt(one.lowerBound + 1, "=") && !other.contains { isAt($0, name) }
      && !isAt(other.lowerBound + 1, "=")
  }

  /// Whether a statement only puts things together, which may be done in any order:
  /// `view.addSubview(other)`, `other.delegate = self`.
  private func wires(_ statement: ClosedRange<Int>) -> Bool {
    let calls = ["addSubview", "addGestureRecognizer", "addTarget", "addAction", "require"]
    if statement.contains(where: { calls.contains(String(tokens[$0].text)) }) { return true }
    let start = statement.lowerBound
    return isAt(start + 1, ".") && isAt(start + 3, "=")
  }

  /// Whether two arguments could be taken for each other: not `point` and `with: event`.
  private func isAlike(_ one: ClosedRange<Int>, _ other: ClosedRange<Int>) -> Bool {
    let roles = ["with", "to", "from", "in", "for", "by", "of", "action", "name"]
    return !isAt(other.lowerBound + 1, ":")
      || !roles.contains(String(tokens[other.lowerBound].text))
  }

  private func exchanged(_ one: ClosedRange<Int>, _ other: ClosedRange<Int>) -> Edit? {
    let (first, second) = (text(one), text(other))
    guard onOneLine(first) != onOneLine(second), !first.hasPrefix("unowned"),
      !areCauses(one, other)
    else { return nil }
    let range = place(one.lowerBound...other.upperBound)
    let between = text[place(one).upperBound..<place(other).lowerBound]
    return Edit(
      kind: .order, range: range, replacement: "\(second)\(between)\(first)",
      description: "`\(onOneLine(first))` ⇄ `\(onOneLine(second))`")
  }

  /// An argument without its label.
  private func value(_ part: ClosedRange<Int>) -> ClosedRange<Int> {
    isAt(part.lowerBound + 1, ":") && part.count > 2 ? part.lowerBound + 2...part.upperBound : part
  }

  /// Each element of each list, left out; in a script of touches waits and lifts stay.
  func elements(_ task: TaskKind) -> [Edit] {
    tokens.indices.filter { isAt($0, "[") && !followsOperand($0) }.flatMap { open in
      let parts = parts(of: inside(open), at: ",")
      return parts.enumerated().compactMap { index, part -> Edit? in
        let spare = ["wait", "up"]
        if task.asksForTouches, spare.contains(where: { isAt(part.lowerBound + 1, $0) }) {
          return nil
        }
        // `[CGPoint]` is a type, and `[unowned self]` says what a closure keeps.
        if parts.count == 1, text(part).first?.isUppercase == true { return nil }
        if isAt(part.lowerBound, "unowned") { return nil }
        let last = index + 1 < parts.count ? parts[index + 1].lowerBound - 1 : part.upperBound
        let first = index > 0 && index + 1 == parts.count ? part.lowerBound - 1 : part.lowerBound
        return Edit(
          kind: .element, range: place(first...last), replacement: "",
          description: "element `\(onOneLine(text(part)))` dropped")
      }
    }
  }
}
