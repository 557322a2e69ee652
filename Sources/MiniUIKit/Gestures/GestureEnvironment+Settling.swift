// The settle pass: what one event, or one timer, comes to.

extension GestureEnvironment {
  // listing: settle
  /// Decides once, in one direction (DEC-27): states, actions, touches cancelled, touches released,
  /// resets.
  func settleOnce() {
    decide()
    for (recognizer, state) in reports { recognizer.sendActions(reporting: state) }
    cancelTouchesInViews()
    releaseTouches()
    for (recognizer, _) in reports { recognizer.attempt.isReporting = false }
    reports.removeAll(keepingCapacity: true)
    resetFinished()
  }
  // end

  // MARK: - States

  // listing: decide
  /// Decides on all states: first which recognize, then which are excluded or beaten, and so on
  /// until nothing changes.
  private func decide() {
    isDeciding = true
    for recognizer in working
    where recognizer.progress.isUnderWay && !recognizer.progress.requested.isEmpty {
      commit(recognizer)
    }
    while working.contains(where: { $0.progress.isPossible }) {
      recognizeReady()
      guard failExcluded() || failBeaten() || failCircle() else { break }
    }
    isDeciding = false
  }

  /// Lets every candidate recognize that nothing stands against.
  private func recognizeReady() {
    var left = candidates()
    while let place = left.firstIndex(where: { isReady($0, among: left) }) {
      let next = left.remove(at: place)
      // An answer on the way may have failed it.
      guard next.progress.wouldRecognize else { continue }
      next.willRecognize()
      commit(next)
    }
  }

  /// Whether a candidate may recognize now.
  private func isReady(_ one: UIGestureRecognizer, among all: [UIGestureRecognizer]) -> Bool {
    guard winner(over: one) == nil, excluder(of: one) == nil else { return false }
    if let obstacle = obstacle(of: one) {
      wait(one, for: obstacle)
      return false
    }
    return !all.contains { obstacle(of: $0) == nil && hasPriority($0, over: one) }
  }
  // end

  private func commit(_ recognizer: UIGestureRecognizer) {
    if recognizer.progress.isWaiting, let other = recognizer.attempt.obstacle {
      tracer.report(.wait(recognizer, .released, for: other))
    }
    for state in recognizer.progress.requested {
      tracer.report(.gesture(recognizer, state, because: nil))
      reports.append((recognizer, state))
      recognizer.progress.decided = state
      // What is cut off in the same pass takes its touches all the same.
      if state != .cancelled { recognizer.attempt.isReporting = true }
    }
    recognizer.progress.requested = .none
    (recognizer.progress.isWaiting, recognizer.attempt.obstacle) = (false, nil)
  }

  private func wait(_ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer) {
    recognizer.progress.isWaiting = true
    guard recognizer.attempt.obstacle !== other else { return }
    recognizer.attempt.obstacle = other
    tracer.report(.wait(recognizer, .waits, for: other))
  }

  // listing: exclusion
  /// Fails every recognizer that is still possible and takes part, where another one on its branch
  /// has recognized (GR-60).
  private func failExcluded() -> Bool {
    var someFailed = false
    for recognizer in working
    where recognizer.progress.isPossible && recognizer.attempt.hasInput {
      guard let excluder = excluder(of: recognizer) else { continue }
      recognizer.fail(because: "excluded by " + excluder.wordInTrace)
      someFailed = true
    }
    return someFailed
  }

  /// A recognizer that has recognized and excludes this one.
  private func excluder(of recognizer: UIGestureRecognizer) -> UIGestureRecognizer? {
    guard recognizer.attempt.hasInput else { return nil }
    return working.first { other in
      (other.progress.isUnderWay || other.attempt.isReporting) && excludes(other, recognizer)
    }
  }

  /// Fails every recognizer that would recognize, but should have waited in vain (GR-65).
  private func failBeaten() -> Bool {
    var someFailed = false
    for recognizer in working where recognizer.progress.wouldRecognize {
      guard let winner = winner(over: recognizer) else { continue }
      recognizer.fail(because: winner.wordInTrace + " recognized")
      someFailed = true
    }
    return someFailed
  }

  /// Fails recognizers that wait for each other, which would be for ever [model].
  private func failCircle() -> Bool {
    guard let circle = circle() else { return false }
    for recognizer in circle {
      if let other = recognizer.attempt.obstacle {
        tracer.report(.wait(recognizer, .circle, for: other))
      }
    }
    for recognizer in circle { recognizer.fail(because: "they wait for each other") }
    return true
  }
  // end

  // MARK: - Resets

  // listing: reset
  /// Makes recognizers possible again whose attempt is over (GR-4), unless one they are related to
  /// by a failure requirement is not finished yet (GR-6).
  private func resetFinished() {
    guard working.contains(where: { $0.progress.isOver || $0.isIdle }) else { return }
    dropIdle()
    let related = relatedToUnfinished()
    for recognizer in working
    where recognizer.progress.isOver && related.contains(ObjectIdentifier(recognizer)) {
      stopTimer(of: recognizer)
    }
    let over = working.filter { recognizer in
      recognizer.progress.isOver && !related.contains(ObjectIdentifier(recognizer))
    }
    working.removeAll { recognizer in over.contains { $0 === recognizer } }
    for recognizer in over { reset(recognizer) }
  }

  /// One that ignores all its touches is at work no more, and nothing has happened; what waited for
  /// its failure waits no longer.
  private func dropIdle() {
    let idle = working.filter {
      $0.progress.isPossible && $0.isIdle && $0.progress.requested.isEmpty
    }
    guard !idle.isEmpty else { return }
    working.removeAll { recognizer in idle.contains { $0 === recognizer } }
    for recognizer in idle {
      (recognizer.attempt, recognizer.environment) = (UIGestureRecognizer.Attempt(), nil)
    }
    if working.contains(where: { $0.progress.isWaiting }) { somethingChanged() }
  }
  // end

  private func reset(_ recognizer: UIGestureRecognizer) {
    stopTimer(of: recognizer)
    tracer.report(.gesture(recognizer, .possible, because: nil))
    recognizer.environment = nil
    recognizer.startOver(tracer: tracer)
  }

  /// Those that require, or are required by, a recognizer whose attempt is not over.
  private func relatedToUnfinished() -> Set<ObjectIdentifier> {
    var related: Set<ObjectIdentifier> = []
    guard working.contains(where: { !$0.progress.isOver }) else { return related }
    for recognizer in working {
      for other in knownRequirements(of: recognizer) where other.environment === self {
        if !recognizer.progress.isOver { related.insert(ObjectIdentifier(other)) }
        if !other.progress.isOver { related.insert(ObjectIdentifier(recognizer)) }
      }
    }
    return related
  }

  /// Those that must fail before a recognizer, without asking any delegate.
  private func knownRequirements(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    recognizer.attempt.required ?? recognizer.requirements.compactMap { $0.object }
  }
}
