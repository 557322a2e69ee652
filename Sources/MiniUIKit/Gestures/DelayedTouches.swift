// What the views do not hear, or not yet: touches taken from them, and touches held back.

/// The phases of touches that views have not heard yet, in the order of time.
struct DelayedTouches {
  /// A phase that waits, with the touch as it was then.
  struct Entry {
    let touch: UITouch
    let phase: UITouch.Phase
    /// The recognizer that holds it back, or the touch that it waits behind.
    var holder: UIGestureRecognizer
    var values: UITouch.Values
  }

  var entries: ContiguousArray<Entry> = []
  /// The touches that a view hears of just now as they were, with what they are meanwhile.
  var replayed: [(touch: UITouch, values: UITouch.Values)] = []

  var isEmpty: Bool { entries.isEmpty }

  /// Takes out what is delivered now; its touch is held back only if more of it waits.
  mutating func take(_ entry: Entry) {
    entries.removeAll { $0.touch === entry.touch && $0.phase == entry.phase }
    entry.touch.isHeld = entries.contains { $0.touch === entry.touch }
  }
}

extension GestureEnvironment {
  // MARK: - Held back

  // listing: holder
  /// The recognizer that holds a phase of a touch back from its view: one that has the touch, may
  /// still recognize, and wants the view to wait.
  private func holder(of touch: UITouch, _ phase: UITouch.Phase) -> UIGestureRecognizer? {
    touch.recognizers.first { recognizer in
      recognizer.progress.isPossible
        && (recognizer.delaysTouchesBegan && touch.hearing == .nothing  // GR-55
          || recognizer.delaysTouchesEnded && phase == .ended)  // GR-56
        && recognizer.tracks(touch)
    }
  }
  // end

  // listing: withhold
  /// Withholds the present phase of a touch from its view where the view must not hear of it, or
  /// not yet.
  func withholdIfNeeded(_ touch: UITouch) {
    if touch.isTaken || touch.recognizers.isEmpty && delayed.isEmpty { return }
    if touch.phase == .cancelled, touch.isHeld {
      drop(touch, by: nil)
      // A view that never heard the touch begin does not hear of its end either.
      if touch.hearing == .nothing { touch.isTaken = true }
    } else if let holder = queue(of: touch) ?? holder(of: touch, touch.phase) {
      hold(touch, by: holder)
    } else if touch.phase == .began {
      takeIfRefused(touch)
    }
  }
  // end

  /// Takes a touch that begins from its view if a recognizer does not want it delivered.
  private func takeIfRefused(_ touch: UITouch) {
    guard let view = touch.hitView else { return }
    if !touch.recognizers.allSatisfy({ $0.shouldDeliver(touch, to: view, event) }) {
      touch.isTaken = true
    }
  }

  /// The recognizer that holds something which this phase must wait behind: an earlier phase of the
  /// same touch, or, for a touch that begins, the end of an earlier one in the same view (GR-59b).
  private func queue(of touch: UITouch) -> UIGestureRecognizer? {
    delayed.entries.first { $0.holdsUp(touch.phase, of: touch) }?.holder
  }

  private func hold(_ touch: UITouch, by holder: UIGestureRecognizer) {
    // All moves collapse into one (GR-58).
    if touch.phase == .moved,
      let place = delayed.entries.lastIndex(where: { $0.touch === touch }),
      delayed.entries[place].phase == .moved
    {
      delayed.entries[place].values = touch.values
      return
    }
    let entry = DelayedTouches.Entry(
      touch: touch, phase: touch.phase, holder: holder, values: touch.values)
    delayed.entries.append(entry)
    touch.isHeld = true
    reportHeld(entry)
  }

  private func reportHeld(_ entry: DelayedTouches.Entry) {
    guard let view = entry.touch.hitView else { return }
    tracer.report(.delay(view, .held, entry.phase, by: entry.holder))
  }

  // listing: release
  /// Delivers what no recognizer holds back any more, in the order of time (GR-58).
  ///
  /// Where one lets go and another still holds, the trace names the other.
  func releaseTouches() {
    guard !delayed.isEmpty else { return }
    var free = freeEntries()
    let released = free.map { $0.touch }
    while let first = free.first {
      let group = free.prefix { $0.isTogether(with: first) }
      free.removeFirst(group.count)
      for entry in group where entry.phase == .began && !entry.touch.isTaken {
        takeIfRefused(entry.touch)
      }
      // Only now: what an action sends on meanwhile waits behind what is not delivered yet.
      for entry in group { delayed.take(entry) }
      let allowed = group.filter { !$0.touch.isTaken }
      if !allowed.isEmpty { deliver(Array(allowed)) }
    }
    // Not before: a touch's later phases go the way of its began (RC-13).
    for touch in released { touch.forgetForwardingsIfOver() }
    if !released.isEmpty { releaseTouches() }
  }
  // end

  /// What no recognizer holds back any more; the rest waits for the one that holds it now.
  private func freeEntries() -> [DelayedTouches.Entry] {
    var free: [DelayedTouches.Entry] = []
    var waiting: ContiguousArray<DelayedTouches.Entry> = []
    for place in delayed.entries.indices {
      let entry = delayed.entries[place]
      let earlier = waiting.first { $0.holdsUp(entry.phase, of: entry.touch) }
      if let holder = holder(of: entry.touch, entry.phase) ?? earlier?.holder {
        if holder !== entry.holder {
          delayed.entries[place].holder = holder
          reportHeld(delayed.entries[place])
        }
        waiting.append(delayed.entries[place])
      } else {
        free.append(entry)
      }
    }
    return free
  }

  /// Calls a view's touches method for something that was held back.
  private func deliver(_ group: [DelayedTouches.Entry]) {
    guard let view = group[0].touch.hitView else { return }
    let phase = group[0].phase
    // Of two moves the newer one comes with the event under way.
    let group = phase == .moved ? group.filter { !isAboutToMove($0.touch) } : group
    guard !group.isEmpty else { return }
    for entry in group { tracer.report(.delay(view, .released, phase, by: entry.holder)) }
    delayed.replayed = group.map { ($0.touch, $0.touch.values) }
    for entry in group { entry.touch.values = entry.values }
    for entry in group { entry.touch.hearing.note(phase) }
    view.receive(phase, Set(group.map { $0.touch }), event)
    for (touch, values) in delayed.replayed { touch.values = values }
    delayed.replayed = []
  }

  /// Does something for which touches are what they are now, even if a view that hears of them as
  /// they were has sent their event on.
  func withPresentTouches(_ body: () -> Void) {
    guard !delayed.replayed.isEmpty else { return body() }
    let replayed = delayed.replayed
    let old = replayed.map { $0.touch.values }
    for (touch, values) in replayed { touch.values = values }
    body()
    for (each, values) in zip(replayed, old) { each.touch.values = values }
  }

  private func isAboutToMove(_ touch: UITouch) -> Bool {
    touch.phase == .moved && windowInEvent != nil && touch.window === windowInEvent
  }

  // MARK: - Taken

  // listing: take
  /// Takes the touches of every gesture under way from their views (GR-40): what the view has heard
  /// of is cancelled, all at once; what it has not heard of never arrives (GR-42, GR-59).
  func cancelTouchesInViews() {
    var taken: [UITouch] = []
    for recognizer in working
    where recognizer.cancelsTouchesInView
      && (recognizer.progress.isUnderWay || recognizer.attempt.isReporting)
    {
      for touch in recognizer.attempt.touches where !touch.isTaken {
        touch.isTaken = true
        drop(touch, by: recognizer)
        taken.append(touch)
      }
    }
    if !taken.isEmpty { cancel(taken) }
    cancelPressesInResponders()
  }
  // end

  // listing: interrupt
  /// Takes the touches of some views away, because the views are about to leave their window
  /// (EV-17).
  ///
  /// A view that has heard a touch begin hears that it is cancelled, and nothing after that. The
  /// recognizers of views that stay go on.
  func interruptTouches(of isLeaving: (UIView) -> Bool) {
    let lost = (event?.touches ?? []).filter { touch in
      guard !touch.isTaken, touch.hearing != .everything, let view = touch.hitView else {
        return false
      }
      return isLeaving(view)
    }
    for touch in lost {
      touch.isTaken = true
      drop(touch, by: nil)
    }
    for (view, _) in lost.groups(by: { $0.hitView }) { view.willLeaveWindow() }
    cancel(lost)
  }
  // end

  /// Tells the views that touches were taken from them, as far as they have heard of these, and
  /// then makes the touches belong to no view (DEC-28).
  private func cancel(_ taken: [UITouch]) {
    let heard = taken.filter { $0.hearing == .something }
    for (view, touches) in heard.groups(by: { $0.hitView }) { cancel(touches, in: view) }
    for touch in taken { touch.isDelivered = false }
  }

  private func cancel(_ touches: Set<UITouch>, in view: UIView) {
    let touches = touches.inOrder
    let phases = touches.map { $0.phase }
    for touch in touches {
      touch.phase = .cancelled
      touch.hearing.note(.cancelled)
    }
    view.receive(.cancelled, Set(touches), event)
    for (touch, phase) in zip(touches, phases) {
      touch.phase = phase
      touch.forgetForwardingsIfOver()
    }
  }

  /// Forgets what is held back of a touch.
  private func drop(_ touch: UITouch, by recognizer: UIGestureRecognizer?) {
    guard touch.isHeld else { return }
    touch.isHeld = false
    delayed.entries.removeAll { $0.touch === touch }
    if let view = touch.hitView { tracer.report(.delay(view, .dropped, nil, by: recognizer)) }
  }
}

extension UITouch {
  /// Whether the view must not hear of the touch now: a gesture has taken it, or holds it back.
  var isWithheld: Bool { isTaken || isHeld }
}

extension DelayedTouches.Entry {
  /// Whether a later phase has to wait behind this one: of the same touch, or, for a touch that
  /// begins, behind the end of one in the same view (GR-59b).
  func holdsUp(_ phase: UITouch.Phase, of later: UITouch) -> Bool {
    touch === later || phase == .began && self.phase == .ended && touch.hitView === later.hitView
  }

  /// Whether two belong into one call: the same view, phase and moment.
  func isTogether(with other: Self) -> Bool {
    touch.hitView === other.touch.hitView && phase == other.phase
      && values.timestamp == other.values.timestamp
  }
}
