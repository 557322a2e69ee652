// What becomes of an assignment to `state`.

extension UIGestureRecognizer.State {
  /// Whether a continuous gesture is under way.
  var isUnderWay: Bool { self == .began || self == .changed }
  /// Whether an attempt is over (GR-4).
  var isTerminal: Bool { self == .ended || self == .cancelled || self == .failed }

  // listing: transitions
  /// The state after an assignment; nil if the assignment is ignored (GR-8a, GR-8b, GR-8c).
  ///
  /// From possible to began or ended, the views and the delegate still have to allow it.
  func after(assigning new: Self) -> Self? {
    switch (self, new) {
    case (_, .possible): nil  // only a reset leads back
    case (.possible, .began), (.possible, .changed): .began
    case (.possible, .ended): .ended
    case (.possible, _): .failed
    case (.began, .ended), (.changed, .ended): .ended
    case (.began, .began), (.began, .changed), (.changed, .began), (.changed, .changed): .changed
    case (.began, _), (.changed, _): .cancelled
    case (.ended, _), (.cancelled, _), (.failed, _): nil
    }
  }
  // end

  /// The state in the trace's words; not part of UIKit.
  public var word: String {
    switch self {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }
}

extension UIGestureRecognizer {
  // listing: assign
  /// Takes note of an assignment to `state`; what becomes of it is decided in the settle pass.
  ///
  /// A failure takes effect at once. Whether it may recognize is asked at once too, inside the
  /// recognizer's own touches method (GR-43).
  final func assign(_ new: State, because reason: String? = nil) {
    let old = progress.latest
    guard let state = old.after(assigning: new) else { return }
    if state == .failed { return fail(because: reason) }
    if old != .possible {
      if !(state == .changed && progress.requested.last == .changed) {
        progress.requested.append(state)
      }
    } else {
      let isAllowed = progress.isWaiting || mayRecognize()
      guard progress.latest == .possible else { return }  // an answer has disabled it
      guard isAllowed else { return fail(because: "must not begin") }
      progress.requested = StateList(state)
    }
    if let environment { environment.somethingChanged() } else { settleAlone() }
  }
  // end

  /// Ends the attempt without a gesture; no target is told (GR-30).
  final func fail(because reason: @autoclosure () -> String?) {
    guard progress.isPossible else { return }  // an answer has failed it already
    (progress.decided, progress.requested, progress.isWaiting) = (.failed, .none, false)
    guard let environment else { return settleAlone() }
    environment.noteFailure(of: self, because: reason())
  }

  /// Asks whether it may recognize: first the views that would lose touches, then the delegate
  /// (GR-43, GR-44).
  private final func mayRecognize() -> Bool {
    guard mayTakeTouches() else { return false }
    var asked: [UIView] = []
    // listing: mayRecognize
    if cancelsTouchesInView {
      for touch in attempt.touches {
        guard let view = touch.view, !asked.contains(where: { $0 === view }) else { continue }
        asked.append(view)
        let answer = view.gestureRecognizerShouldBegin(self)
        tracer?.report(.ask(view, "shouldBegin", answer, about: self))
        guard answer else { return false }
      }
    }
    // end
    if let owner { return asked.contains { $0 === owner } || mayRecognize(by: owner) }
    guard let delegate else { return true }
    let answer = delegate.gestureRecognizerShouldBegin(self)
    tracer?.report(.ask(delegate, "shouldBegin", answer, about: self))
    return answer
  }

  /// Asks the scroll view that owns the recognizer, wherever in its content the fingers are (SV-10).
  ///
  /// A yes is no news from a scroll view that does not call itself a delegate.
  private final func mayRecognize(by owner: UIView) -> Bool {
    let answer = owner.gestureRecognizerShouldBegin(self)
    if delegate != nil || !answer {
      tracer?.report(.ask(owner, "shouldBegin", answer, about: self))
    }
    return answer
  }

  /// Gives up from outside: fails, or is cancelled if it has begun (GR-7).
  final func giveUp(because reason: String) {
    guard let environment, !progress.isOver else { return }
    if progress.isUnderWay {
      guard !progress.latest.isTerminal else { return }
      progress.requested.append(.cancelled)
      environment.somethingChanged()
    } else {
      fail(because: reason)
    }
  }

  /// Settles at once, outside a window: there is nothing to compete with.
  private final func settleAlone() {
    let states = progress.requested
    if let last = states.last { progress.decided = last }
    progress.requested = .none
    for state in states { sendActions(reporting: state) }
    if progress.isOver { startOver() }
  }

  /// Forgets the attempt and is possible again (GR-5).
  ///
  /// What `reset()` assigns to `state` is ignored: until it returns, the old attempt is over and
  /// no new one has begun (GR-8c).
  final func startOver(tracer: Tracer? = nil) {
    (attempt, progress.reported) = (Attempt(), .possible)
    let outer = hasCalledSuper  // the method that has assigned the last state may be under way
    hasCalledSuper = false
    reset()
    if !hasCalledSuper { reportNoSuper(in: .reset, to: tracer) }
    hasCalledSuper = outer
    progress = Progress()
  }

  /// Where everything about the recognizer is reported, if anything listens.
  final var tracer: Tracer? {
    guard let tracer = environment?.tracer, tracer.isListening else { return nil }
    return tracer
  }
}
