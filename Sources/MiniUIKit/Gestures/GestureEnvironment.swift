/// Where recognizers compete: which of them hear of a touch, which may recognize, and what becomes
/// of the touches of the views.
///
/// An event passes through it in one direction. First every recognizer hears its part of the event
/// (`update`), then one settle pass decides (`settle`, in GestureEnvironment+Settling), then the
/// window delivers to the views what is neither taken nor held back (DelayedTouches). A timer runs
/// the settle pass without an event (GR-27).
final class GestureEnvironment {
  let tracer: Tracer
  private let runLoop: MainRunLoop

  /// The recognizers at work, in the order in which they got their first touch (GR-12).
  var working: ContiguousArray<UIGestureRecognizer> = []
  /// What the settle pass under way has to tell recognizers' targets.
  var reports:
    ContiguousArray<(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)> = []
  /// What the views have not heard yet.
  var delayed = DelayedTouches()
  /// The event of touches that came last; the phone has only one (EV-18).
  private(set) var event: UIEvent?
  /// The event of presses that came last.
  var pressesEvent: UIPressesEvent?
  /// The event of a pointer that came last.
  var pointerEvent: PointerEvent?
  /// The hover recognizers above whose views the pointer is.
  var hovers: [UIHoverGestureRecognizer] = []
  /// The window that is about to deliver the event to its views.
  private(set) unowned(unsafe) var windowInEvent: UIWindow?

  /// Whether recognizers or views hear something just now, so that the settle pass comes afterwards.
  private var isUpdating = false
  private var isSettling = false
  /// Whether the settle pass finds out which recognize, and sees every change itself.
  var isDeciding = false
  /// Whether an action or another callee has changed something that needs one more pass (GR-71).
  private var needsPass = false

  init(tracer: Tracer, runLoop: MainRunLoop) { (self.tracer, self.runLoop) = (tracer, runLoop) }

  // MARK: - Which recognizers get a touch

  // listing: collect
  /// Finds the recognizers of a touch that begins: those of its view and of all views above it, up
  /// to the window (GR-11), unless they or their delegates do not want it (GR-13).
  func collect(for touch: UITouch, _ event: UIEvent) {
    self.event = event
    var each = touch.hitView
    while let view = each {
      for recognizer in view.recognizers where takes(recognizer, touch, event) {
        // An answer may have switched it off, or taken it away.
        guard recognizer.isEnabled, recognizer.view === view else { continue }
        touch.recognizers.append(recognizer)
        if recognizer.environment == nil { working.append(recognizer) }
        recognizer.environment = self
        recognizer.join(touch)
      }
      each = view.superview
    }
  }

  /// Whether a recognizer gets a new touch (GR-13, GR-14).
  private func takes(_ recognizer: UIGestureRecognizer, _ touch: UITouch, _ event: UIEvent) -> Bool
  {
    guard recognizer.isEnabled, recognizer.allowedTouchTypes.contains(touch.type) else {
      return false
    }
    guard recognizer.mayStart, !recognizer.isBusy else { return false }
    // All that it has are of one type, so that one of them tells.
    if recognizer.requiresExclusiveTouchType, let other = recognizer.attempt.live.last,
      other.type != touch.type
    {
      return false
    }
    guard recognizer.shouldReceive(event) else { return false }
    guard let delegate = recognizer.delegate else { return true }
    guard delegate.gestureRecognizer(recognizer, shouldReceive: event) else {
      tracer.report(.ask(delegate, "shouldReceive event", false, about: recognizer))
      return false
    }
    let answer = delegate.gestureRecognizer(recognizer, shouldReceive: touch)
    tracer.report(.ask(delegate, "shouldReceive", answer, about: recognizer))
    return answer
  }
  // end

  // MARK: - Events and timers

  // listing: update
  /// Hands an event to the recognizers at work in a window, then settles (GR-21).
  func update(with event: UIEvent, in window: UIWindow) {
    guard !working.isEmpty else { return }
    windowInEvent = window
    withPresentTouches {
      perform {
        for recognizer in working {
          // Its fingers may be on two windows, if its view went from one to the other.
          guard recognizer.attempt.heard != event.serial,
            recognizer.attempt.live.contains(where: { $0.window === window })
          else { continue }
          recognizer.attempt.heard = event.serial
          recognizer.handle(event)
        }
      }
    }
    windowInEvent = nil
  }

  /// Does something that may change states, then settles.
  func perform(_ change: () -> Void) {
    let wasUpdating = isUpdating
    isUpdating = true
    change()
    isUpdating = wasUpdating
    somethingChanged()
  }

  /// Hands the views what is left of an event; what they change takes effect afterwards, so that no
  /// call of a touches method comes in between.
  ///
  /// An action that sends an event on comes before the touches of its gesture are taken (DEC-27); of
  /// what they bring the views of the other windows must not hear either.
  func deliver(_ delivery: () -> Void) {
    if isSettling { cancelTouchesInViews() }
    let wasUpdating = isUpdating
    isUpdating = true
    withPresentTouches(delivery)
    isUpdating = wasUpdating
    if needsPass, !isUpdating, !isSettling { settle() }
  }

  /// Settles, now or as soon as all have heard what they hear just now.
  ///
  /// What an action changes takes effect in a pass of its own (GR-71).
  func somethingChanged() {
    if isSettling || isUpdating { needsPass = true } else { settle() }
  }

  private func settle() {
    isSettling = true
    repeat {
      needsPass = false
      settleOnce()
    } while needsPass
    isSettling = false
  }
  // end

  /// Starts a recognizer's timer; one that runs is stopped.
  ///
  /// Its work is followed by a settle pass (GR-27). A reset stops it.
  func startTimer(
    of recognizer: UIGestureRecognizer, after delay: Seconds, _ work: @escaping () -> Void
  ) {
    stopTimer(of: recognizer)
    tracer.report(.timer(recognizer, .scheduled(delay)))
    recognizer.attempt.timer = runLoop.schedule(after: delay) {
      [unowned(unsafe) self, unowned(unsafe) recognizer] in
      tracer.report(.timer(recognizer, .fired))
      recognizer.attempt.timer = nil
      perform(work)
    }
  }

  /// Stops a recognizer's timer, if one runs.
  func stopTimer(of recognizer: UIGestureRecognizer) {
    guard let timer = recognizer.attempt.timer else { return }
    timer.stop()
    recognizer.attempt.timer = nil
    tracer.report(.timer(recognizer, .stopped))
  }

  /// Reports a failure, which may set others free.
  func noteFailure(
    of recognizer: UIGestureRecognizer, because reason: @autoclosure () -> String?
  ) {
    tracer.report(.gesture(recognizer, .failed, because: reason()))
    if !isDeciding { somethingChanged() }
  }

  /// Lets everything go when the phone goes away.
  func shutDown() {
    for recognizer in working {
      recognizer.attempt.timer?.stop()
      recognizer.attempt = UIGestureRecognizer.Attempt()
      (recognizer.progress, recognizer.environment) = (UIGestureRecognizer.Progress(), nil)
    }
    working = []
    delayed = DelayedTouches()
    (event, pressesEvent, pointerEvent, hovers) = (nil, nil, nil, [])
  }
}

extension UIGestureRecognizer {
  /// Whether it can take a new touch or press; one that waits for another one's failure starts
  /// nothing new [model].
  final var mayStart: Bool { !progress.isOver && !progress.isWaiting }

  /// Does something after a while, unless the attempt is over before.
  final func startTimer(after delay: Seconds, _ work: @escaping () -> Void) {
    environment?.startTimer(of: self, after: delay, work)
  }

  /// Stops the timer, if one runs.
  final func stopTimer() { environment?.stopTimer(of: self) }
}
