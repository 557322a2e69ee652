// What shows nowhere, whatever a solution is about: values that nothing ever reads.

extension Code {
  /// The private properties that a touch sets when it begins, before anything reads them: what they
  /// hold before, or after the touch, shows nowhere.
  var setAtTheBeginning: Set<Substring> {
    var found: Set<Substring> = []
    for members in types {
      for member in members {
        for name in beginnings(in: member)
        where property(name)?.contains(where: { isAt($0, "private") }) == true {
          let others = members.filter { other in
            other != member && other != property(name) && other.contains { isAt($0, String(name)) }
          }
          if others.allSatisfy(comesLater) { found.insert(name) }
        }
      }
    }
    return found
  }

  /// What a method of a beginning sets before it reads it; or `if pan.state == .began { … }`.
  private func beginnings(in member: ClosedRange<Int>) -> Set<Substring> {
    guard member.contains(where: { isAt($0, "func") }),
      let brace = member.first(where: { isAt($0, "{") })
    else { return [] }
    var (found, known): (Set<Substring>, Set<Substring>) = ([], [])
    let begins = member.contains { index in
      isAt(index - 1, "func") && ["touchesBegan", "beginTracking"].contains { isAt(index, $0) }
    }
    for statement in statements(in: inside(brace)) {
      if begins {
        found.formUnion(set(by: statement, unless: known))
        if effects(of: statement).leaves, !isAlwaysPassed(statement) { break }
      } else if isBegan(statement) {
        let inner = statement.first { isAt($0, "{") } ?? statement.upperBound
        for step in statements(in: inside(inner)) { found.formUnion(set(by: step, unless: known)) }
      }
      known.formUnion(effects(of: statement).names)
    }
    return found
  }

  /// What a statement sets that is an assignment, and neither was named before nor is read by it.
  private func set(by statement: ClosedRange<Int>, unless known: Set<Substring>) -> Set<Substring> {
    guard let equals = statement.first(where: { isAt($0, "=") }), equals < statement.upperBound,
      isAt(statement.lowerBound + 1, "=") || isAt(statement.lowerBound, "(")
    else { return [] }
    let read = effects(of: equals + 1...statement.upperBound).names
    return effects(of: statement.lowerBound...equals).sets.subtracting(known).subtracting(read)
  }

  /// `if pan.state == .began { … }`, without `else`.
  private func isBegan(_ statement: ClosedRange<Int>) -> Bool {
    let start = statement.lowerBound
    return isAt(start, "if") && isAt(start + 2, ".") && isAt(start + 3, "state")
      && isAt(start + 4, "==") && isAt(start + 5, ".") && isAt(start + 6, "began")
      && isAt(start + 7, "{") && partners[start + 7] == statement.upperBound
  }

  /// A later phase of the same touch, or a method that only the class itself calls.
  private func comesLater(_ member: ClosedRange<Int>) -> Bool {
    guard let keyword = member.first(where: { isAt($0, "func") }) else { return false }
    let phases = [
      "touchesMoved", "touchesEnded", "touchesCancelled", "continueTracking", "endTracking",
      "cancelTracking",
    ]
    return phases.contains { isAt(keyword + 1, $0) }
      || member.contains { $0 < keyword && isAt($0, "private") }
  }

  /// Whether a token stands in the first value of a property that is set at the beginning, or in a
  /// way out that is never taken.
  var unread: [ClosedRange<Int>] {
    let exits = bodies.joined().filter(isAlwaysPassed).compactMap { statement in
      statement.first { isAt($0, "{") }.map { $0...statement.upperBound }
    }
    return setAtTheBeginning.compactMap(property) + exits
  }
}
