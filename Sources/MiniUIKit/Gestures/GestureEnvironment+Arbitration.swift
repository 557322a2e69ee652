// Which recognizer may recognize: the questions that the settle pass asks, one at a time.

extension GestureEnvironment {
  // listing: wouldRecognize
  /// The recognizers that would recognize now, the deeper view first, in one view the one added
  /// last (GR-23).
  func candidates() -> [UIGestureRecognizer] {
    let some = working.filter { $0.progress.wouldRecognize }
    guard some.count > 1 else { return Array(some) }
    let ranked = some.map { recognizer in
      let view = recognizer.view
      let place = some.firstIndex { $0.view === view } ?? 0
      let age = view?.recognizers.firstIndex { $0 === recognizer } ?? 0
      return (rank: (-depth(of: view), place, -age), recognizer: recognizer)
    }
    return ranked.sorted { $0.rank < $1.rank }.map { $0.recognizer }
  }
  // end

  private func depth(of view: UIView?) -> Int {
    var (depth, each) = (0, view)
    while let view = each {
      depth += 1
      each = view.superview
    }
    return depth
  }

  // MARK: - Failure requirements

  // listing: required
  /// The recognizers that must fail before one may recognize: those it names, and those that either
  /// of the two, or one of their delegates, names now (GR-65, GR-66).
  ///
  /// Asked for once an attempt. Only those that take part count (GR-67).
  func required(by recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    if let known = recognizer.attempt.required { return known }
    var required: [UIGestureRecognizer] = []
    for requirement in recognizer.requirements {
      if let other = requirement.object { required.append(other) }
    }
    for other in working where other !== recognizer && !other.progress.isOver {
      if demandsFailure(recognizer, of: other), !required.contains(where: { $0 === other }) {
        required.append(other)
      }
    }
    recognizer.attempt.required = required
    return required
  }

  private func demandsFailure(
    _ recognizer: UIGestureRecognizer, of other: UIGestureRecognizer
  ) -> Bool {
    if recognizer.shouldRequireFailure(of: other) { return true }
    if other.shouldBeRequiredToFail(by: recognizer) { return true }
    if let delegate = recognizer.delegate {
      let answer = delegate.gestureRecognizer(recognizer, shouldRequireFailureOf: other)
      tracer.report(
        .ask(delegate, "shouldRequireFailureOf", answer, about: recognizer, with: other))
      if answer { return true }
    }
    if let delegate = other.delegate {
      let answer = delegate.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer)
      tracer.report(
        .ask(delegate, "shouldBeRequiredToFailBy", answer, about: other, with: recognizer))
      if answer { return true }
    }
    return false
  }

  /// What a recognizer still has to wait for: the first of those required that is possible.
  func obstacle(of recognizer: UIGestureRecognizer) -> UIGestureRecognizer? {
    required(by: recognizer).first { isAtWork($0) && $0.progress.isPossible }
  }

  /// The recognizer that has recognized although it should have failed.
  func winner(over recognizer: UIGestureRecognizer) -> UIGestureRecognizer? {
    required(by: recognizer).first {
      isAtWork($0)
        && ($0.progress.isUnderWay || $0.progress.decided == .ended
          || $0.progress.decided == .cancelled)
    }
  }
  // end

  private func isAtWork(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.environment === self && recognizer.isEnabled
  }

  // listing: circle
  /// Recognizers that wait for each other, directly or through others of them; nil if none do.
  func circle() -> ContiguousArray<UIGestureRecognizer>? {
    var visited: Set<ObjectIdentifier> = []
    for start in working where start.progress.isWaiting {
      var way: Set<ObjectIdentifier> = []
      var each: UIGestureRecognizer? = start
      while let recognizer = each {
        if way.contains(ObjectIdentifier(recognizer)) { return circle(around: recognizer) }
        guard visited.insert(ObjectIdentifier(recognizer)).inserted else { break }
        way.insert(ObjectIdentifier(recognizer))
        each = required(by: recognizer).first { $0.progress.isWaiting }
      }
    }
    return nil
  }

  /// All that wait for a recognizer and that it waits for.
  private func circle(around start: UIGestureRecognizer) -> ContiguousArray<UIGestureRecognizer> {
    var ahead: Set = [ObjectIdentifier(start)]
    var unseen: ContiguousArray = [start]
    while let one = unseen.popLast() {
      for other in required(by: one) where other.progress.isWaiting {
        if ahead.insert(ObjectIdentifier(other)).inserted { unseen.append(other) }
      }
    }
    var circle: Set = [ObjectIdentifier(start)]
    unseen = [start]
    while let one = unseen.popLast() {
      for other in working where ahead.contains(ObjectIdentifier(other)) {
        guard !circle.contains(ObjectIdentifier(other)),
          required(by: other).contains(where: { $0 === one })
        else { continue }
        circle.insert(ObjectIdentifier(other))
        unseen.append(other)
      }
    }
    return working.filter { circle.contains(ObjectIdentifier($0)) }
  }
  // end

  // MARK: - Exclusion

  // listing: excludes
  /// Whether a recognizer that has recognized excludes another one (GR-60): both sit on one branch,
  /// neither class minds (GR-62), and neither delegate allows both (GR-63).
  func excludes(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    winner !== other && areOnOneBranch(winner, other) && prevents(winner, other)
      && !mayRecognizeTogether(winner, other)
  }

  /// Whether one view is the other one, or lies in it; fingers do not matter (DEC-9).
  private func areOnOneBranch(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard let view = one.view, let otherView = other.view else { return false }
    return view === otherView || view.isDescendant(of: otherView)
      || otherView.isDescendant(of: view)
  }
  // end

  /// Whether of two candidates only the first can exclude the other; then it goes first, as a
  /// double tap before a single one (GR-64, DEC-7).
  func hasPriority(_ one: UIGestureRecognizer, over other: UIGestureRecognizer) -> Bool {
    one !== other && areOnOneBranch(one, other) && prevents(one, other) && !prevents(other, one)
      && !mayRecognizeTogether(one, other)
  }

  private func prevents(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    winner.canPrevent(other) && other.canBePrevented(by: winner)
  }

  /// Whether one of the two delegates allows both; none is asked twice about the same two attempts.
  private func mayRecognizeTogether(
    _ one: UIGestureRecognizer, _ other: UIGestureRecognizer
  ) -> Bool {
    guard one.delegate != nil || other.delegate != nil else { return false }
    if let known = one.attempt.knownAnswer(about: other),
      other.attempt.knownAnswer(about: one) != nil
    {
      return known
    }
    let answer = askDelegates(one, other)
    one.attempt.note(answer, about: other)
    other.attempt.note(answer, about: one)
    return answer
  }

  private func askDelegates(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    for (own, its) in [(one, other), (other, one)] {
      guard let delegate = own.delegate else { continue }
      let answer = delegate.gestureRecognizer(own, shouldRecognizeSimultaneouslyWith: its)
      tracer.report(
        .ask(delegate, "shouldRecognizeSimultaneouslyWith", answer, about: own, with: its))
      if answer { return true }
    }
    return false
  }
}
