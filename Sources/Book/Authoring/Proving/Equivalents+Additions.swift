// What shows nowhere, whatever a solution is about: work that is done already, that comes too late, or
// that does the second time what it did the first time.

extension Code {
  // MARK: - Another phase

  /// The states that end an attempt.
  private static let finals: Set<Substring> = ["recognized", "ended", "failed", "cancelled"]

  /// Whether a recognizer never says that it has begun: then cancelled, assigned to it while it is
  /// possible, is failed (GR-8a).
  var neverBegins: Bool {
    isRecognizer
      && !tokens.indices.contains {
        isAt($0, ".") && !followsOperand($0) && (isAt($0 + 1, "began") || isAt($0 + 1, "changed"))
      }
  }

  /// Whether work that is added to a phase shows nowhere: it does what the phase does already, or
  /// comes when the attempt is over.
  func isSpent(_ work: [ClosedRange<Int>], after own: [ClosedRange<Int>]) -> Bool {
    let done = Set(own.filter(setsConstant).map { onOneLine(text($0)) })
    if work.allSatisfy({ done.contains(onOneLine(text($0))) }) { return true }
    if own.contains(where: { isDoneBy($0, work) }) { return true }
    let forgotten = setAtTheBeginning.union(setByReset).union(["state"])
    return isRecognizer && own.contains(where: endsTheAttempt)
      && work.allSatisfy { comesTooLate($0, forgotten) }
  }

  /// Whether a statement of a phase has done the work already: it calls the phase whose work it is,
  /// or the function that the work calls, and that does nothing the second time.
  private func isDoneBy(_ statement: ClosedRange<Int>, _ work: [ClosedRange<Int>]) -> Bool {
    guard let body = calledBody(statement) else { return false }
    if body == work, text(statement).hasSuffix("(touches, with: event)") {
      return isIdempotent(statement)
    }
    return endsItself(body)
      && work.allSatisfy { calledBody($0) == body && isIdempotent($0) }
  }

  /// What `reset()` sets to a constant: it comes between an attempt and the next one (GR-5).
  private var setByReset: Set<Substring> {
    guard let body = ownFunction("reset") else { return [] }
    return Set(body.filter(setsConstant).map { tokens[$0.lowerBound].text })
  }

  /// `isPressed = false`.
  private func setsConstant(_ statement: ClosedRange<Int>) -> Bool {
    let value = statement.lowerBound + 2
    return isAt(statement.lowerBound + 1, "=")
      && (statement.upperBound == value
        && (tokens[value].kind == .number || ["true", "false", "nil"].contains(tokens[value].text))
        || isAt(value, ".") && statement.upperBound == value + 1)
  }

  /// `state = .recognized`, or one of two final states.
  private func endsTheAttempt(_ statement: ClosedRange<Int>) -> Bool {
    guard isAt(statement.lowerBound, "state"), isAt(statement.lowerBound + 1, "=") else {
      return false
    }
    let cases = statement.filter { isAt($0 - 1, ".") && !followsOperand($0 - 1) }
    return !cases.isEmpty && cases.allSatisfy { Self.finals.contains(tokens[$0].text) }
  }

  /// What only sets the state, which is ignored after a final one (GR-8b), or what the next touch
  /// sets anew.
  private func comesTooLate(_ statement: ClosedRange<Int>, _ forgotten: Set<Substring>) -> Bool {
    let effects = effects(of: statement)
    guard effects.onlyAsks, !effects.leaves else { return false }
    if isAt(statement.lowerBound, "let") { return true }
    return !effects.sets.isEmpty && effects.sets.isSubset(of: forgotten)
      && !statement.contains { isAt($0, "switch") || isAt($0, "for") || isAt($0, "while") }
  }

  // MARK: - Twice

  /// Whether a call does the second time what it did the first time.
  func isIdempotent(_ call: ClosedRange<Int>) -> Bool {
    let start = call.lowerBound
    if isAt(start, "super"), isAt(start + 1, ".") {
      // A control that follows no touch any more has nothing to end, and a recognizer's own methods
      // do nothing but take note that they were called.
      return isAt(start + 2, "endTracking") || isAt(start + 2, "cancelTracking")
        || isRecognizer
          && (isAt(start + 2, "reset") || tokens[start + 2].text.hasPrefix("touches"))
    }
    // The same action a second time takes the place of the first one (CT-32).
    if let add = call.first(where: { isAt($0, "addAction") }), isAt(add + 3, ",") { return true }
    guard let body = calledBody(call), effects(of: nameOfCall(call) + 1...call.upperBound).onlyAsks
    else { return false }
    return onlySets(body) || endsItself(body) || comesToRest(body)
  }

  /// Where the name stands in `finish()` and in `self?.finish()`.
  private func nameOfCall(_ call: ClosedRange<Int>) -> Int {
    guard isAt(call.lowerBound, "self") else { return call.lowerBound }
    return call.lowerBound + (isAt(call.lowerBound + 1, "?") ? 3 : 2)
  }

  /// The statements of the file's own function that a statement calls, and does nothing besides.
  private func calledBody(_ call: ClosedRange<Int>) -> [ClosedRange<Int>]? {
    let name = nameOfCall(call)
    guard isAt(name + 1, "("), partners[name + 1] == call.upperBound else { return nil }
    return ownFunction(tokens[name].text)
  }

  /// A function that begins with `guard isOpen else { return }`, says `isOpen = false` on its only way,
  /// and never says otherwise: the second time, it leaves at once.
  private func endsItself(_ body: [ClosedRange<Int>]) -> Bool {
    guard let first = body.first, first.count == 6, isAt(first.lowerBound, "guard"),
      isAt(first.lowerBound + 2, "else"), isAt(first.lowerBound + 4, "return")
    else { return false }
    let name = tokens[first.lowerBound + 1].text
    let rest = body.dropFirst()
    let ends = rest.filter {
      $0.count == 3 && tokens[$0.lowerBound].text == name && isAt($0.lowerBound + 1, "=")
        && isAt($0.upperBound, "false")
    }
    return ends.count == 1 && rest.count { effects(of: $0).sets.contains(name) } == 1
      && rest.allSatisfy { effects(of: $0).onlyAsks && !effects(of: $0).leaves }
  }

  /// Calls that do the same twice, and names that get no value in the end, of which everything else
  /// is asked with `?`: `timer?.invalidate()`, `timer = nil`.
  private func comesToRest(_ body: [ClosedRange<Int>]) -> Bool {
    let set = body.filter { $0.count == 3 && setsConstant($0) && isAt($0.upperBound, "nil") }
    let names = set.map { tokens[$0.lowerBound].text }
    return !body.isEmpty
      && body.allSatisfy { statement in
        if set.contains(statement) { return true }
        let isCall = isAt(statement.upperBound, ")") && !statement.contains { isAt($0, "=") }
        let isSteady = statement.contains { Self.idempotent.contains(tokens[$0].text) }
        return isCall && isSteady
          && statement.allSatisfy { !names.contains(tokens[$0].text) || isAt($0 + 1, "?") }
      }
  }

  /// The statements of a function that the file declares once.
  private func ownFunction(_ name: Substring) -> [ClosedRange<Int>]? {
    let places = tokens.indices.filter { isAt($0 - 1, "func") && isAt($0, String(name)) }
    guard places.count == 1, let open = places.first.map({ $0 + 1 }), let end = partners[open],
      isAt(end + 1, "{")
    else { return nil }
    return statements(in: inside(end + 1))
  }

  /// Values, ways out, and assignments that read nothing of what is set: a second time, all of it is
  /// the same.
  private func onlySets(_ body: [ClosedRange<Int>]) -> Bool {
    guard let first = body.first, let last = body.last else { return false }
    let all = first.lowerBound...last.upperBound
    var set: [Substring] = []
    for statement in body {
      guard effects(of: statement).onlyAsks else { return false }
      if isAt(statement.lowerBound, "let") || isAt(statement.lowerBound, "guard") { continue }
      guard let equals = statement.first(where: { isAt($0, "=") }),
        targets(of: equals) == [statement.lowerBound]
      else { return false }
      let isMember = isAt(statement.lowerBound + 1, ".")
      set.append(tokens[statement.lowerBound + (isMember ? 2 : 0)].text)
    }
    return !set.isEmpty && set.allSatisfy { name in all.count { tokens[$0].text == name } == 1 }
  }
}
