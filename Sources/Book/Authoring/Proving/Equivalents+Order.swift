import Foundation

// What shows nowhere, whatever a solution is about: two statements, names or values of which it
// makes no difference which comes first.

extension Code {
  /// Whether two statements one after the other do the same in either order.
  func doTheSame(exchanged one: ClosedRange<Int>, _ other: ClosedRange<Int>) -> Bool {
    commute(one, other) || answerAlike(one, other) || excludeEachOther(one, other)
      || isPassed(one, before: other) || isPassed(other, before: one)
  }

  /// Two statements of which neither names what the other one sets, neither leaves the body, and
  /// nothing is called that could see the time between them.
  private func commute(_ one: ClosedRange<Int>, _ other: ClosedRange<Int>) -> Bool {
    let (first, second) = (effects(of: one), effects(of: other))
    return !first.leaves && !second.leaves && first.onlyAsks && second.onlyAsks
      && !first.sets.isEmpty && !second.sets.isEmpty
      && first.sets.isDisjoint(with: second.names) && second.sets.isDisjoint(with: first.names)
      && first.sets.union(second.sets).allSatisfy(isPlain)
  }

  /// A statement that leaves the body under a condition, and does nothing else.
  private struct Exit {
    let condition: ClosedRange<Int>
    let answer: String
    /// The names that a `guard` makes.
    let made: Set<Substring>
  }

  /// A `guard` whose `else` is one `return`, or an `if` that is one.
  private func exit(_ statement: ClosedRange<Int>) -> Exit? {
    let start = statement.lowerBound
    guard isAt(start, "guard") || isAt(start, "if") else { return nil }
    var brace = start + 1
    while brace < statement.upperBound, !isAt(brace, "{") {
      brace = max(brace, partners[brace] ?? brace) + 1
    }
    let end = isAt(start, "guard") ? brace - 2 : brace - 1
    guard partners[brace] == statement.upperBound, start < end,
      statements(in: inside(brace)).count == 1, isAt(brace + 1, "return")
    else { return nil }
    let condition = start + 1...end
    let made = condition.filter { isAt($0 - 1, "let") || isAt($0 - 1, "var") }
    return Exit(
      condition: condition, answer: onOneLine(text(brace + 1...statement.upperBound - 1)),
      made: Set(made.map { tokens[$0].text }))
  }

  /// Two exits with the same answer: which of them is taken shows nowhere, as they only ask.
  private func answerAlike(_ one: ClosedRange<Int>, _ other: ClosedRange<Int>) -> Bool {
    guard let first = exit(one), let second = exit(other), first.answer == second.answer else {
      return false
    }
    let (asked, then) = (effects(of: first.condition), effects(of: second.condition))
    return asked.onlyAsks && then.onlyAsks && first.made.isDisjoint(with: then.names)
      && second.made.isDisjoint(with: asked.names)
  }

  /// Two exits for the same value in ranges that have no number in common.
  private func excludeEachOther(_ one: ClosedRange<Int>, _ other: ClosedRange<Int>) -> Bool {
    guard isAt(one.lowerBound, "if"), isAt(other.lowerBound, "if"),
      let first = exit(one).flatMap({ bound($0.condition) }),
      let second = exit(other).flatMap({ bound($0.condition) }), first.value == second.value
    else { return false }
    return first.isLower != second.isLower
      && (first.isLower ? first.number > second.number : second.number > first.number)
  }

  /// `speed >= 500`: a value, a number, and whether that is the lower bound.
  private func bound(
    _ condition: ClosedRange<Int>
  ) -> (value: String, number: Double, isLower: Bool)? {
    let signs = ["<", "<=", ">", ">="]
    guard let sign = condition.first(where: { signs.contains(String(tokens[$0].text)) }),
      condition.lowerBound < sign, sign < condition.upperBound,
      let number = Double(text(sign + 1...condition.upperBound).filter { $0 != "_" })
    else { return nil }
    let value = onOneLine(text(condition.lowerBound...sign - 1))
    return (value, number, tokens[sign].text.hasPrefix(">"))
  }

  /// A `guard` that is always passed may come later than what neither leaves nor needs its name.
  private func isPassed(_ guarded: ClosedRange<Int>, before other: ClosedRange<Int>) -> Bool {
    guard isAlwaysPassed(guarded), let name = exit(guarded)?.made.first else { return false }
    let then = effects(of: other)
    return !then.leaves && !then.names.contains(name)
  }

  /// `guard let touch = touches.first`: UIKit calls no touches method without a touch, and asks a
  /// recognizer or its delegate about no touch without a view.
  func isAlwaysPassed(_ statement: ClosedRange<Int>) -> Bool {
    guard isAt(statement.lowerBound, "guard"), let exit = exit(statement) else { return false }
    let words = onOneLine(text(exit.condition)).split(separator: " ")
    return words.count == 4 && words[0] == "let" && words[2] == "="
      && (words[3] == "touches.first" || words[3] == "touch.view")
  }

  // MARK: - Names and values in a list

  /// Whether two neighbours of a list may be exchanged: names that get the same value, or the two
  /// coordinates of which only a distance is made.
  func areSymmetric(_ open: Int, _ place: Int) -> Bool {
    getTheSame(open, place) || areOnlyMeasured(open)
  }

  /// `(finger, row) = (nil, nil)`.
  private func getTheSame(_ open: Int, _ place: Int) -> Bool {
    guard let end = partners[open], isAt(end + 1, "="), isAt(end + 2, "(") else { return false }
    let values = parts(of: inside(end + 2), at: ",").map { onOneLine(text($0)) }
    return place + 1 < values.count && values[place] == values[place + 1]
  }

  /// `let (x, y) = (…, …)`, after which there is only `x * x + y * y`, or `hypot` of the two.
  private func areOnlyMeasured(_ open: Int) -> Bool {
    let isValue = isAt(open - 1, "=") && isAt(open - 2, ")")
    let left = isValue ? partners[open - 2] ?? open : open
    guard isAt(left - 1, "let"), isAt((partners[left] ?? left) + 1, "="),
      let body = bodies.first(where: { body in body.contains { $0.lowerBound == left - 1 } }),
      let place = body.firstIndex(where: { $0.lowerBound == left - 1 }),
      place + 1 < body.count, let end = body.last?.upperBound
    else { return false }
    let names = parts(of: inside(left), at: ",").map { onOneLine(text($0)) }
    guard names.count == 2 else { return false }
    var rest = onOneLine(text(body[place + 1].lowerBound...end))
    for (a, b) in [(names[0], names[1]), (names[1], names[0])] {
      for measure in [
        "hypot(\(a).x - \(b).x, \(a).y - \(b).y)", "hypot(\(a), \(b))", "\(a) * \(a) + \(b) * \(b)",
      ] { rest = rest.replacingOccurrences(of: measure, with: "0") }
    }
    return !Token.all(of: rest).contains { names.contains(String($0.text)) }
  }
}
