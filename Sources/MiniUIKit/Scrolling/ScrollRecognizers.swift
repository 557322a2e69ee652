// The three recognizers a scroll view owns (SV-1).

/// Moves the content of a scroll view, also from another view that it was moved to (SV-43).
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
  /// The scroll view, as long as it lives; it sees to that.
  final unowned(unsafe) var scrollView: UIScrollView?
  override var owner: UIView? { scrollView }

  /// Whether its finger has caught a content that moved by itself.
  private final var hasCaught = false
  /// When the last event was that it heard of, and the one before; in seconds.
  private final var times: (last: Seconds, before: Seconds) = (0, 0)

  override func checkDelegate() {
    precondition(
      scrollView == nil || (delegate as AnyObject?) === scrollView,
      "UIScrollView's built-in pan gesture recognizer must have its scroll view as its delegate "
        + "(SV-10).")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    times = (event.timestamp, times.last)
    if let scrollView {
      scrollView.isTracking = true
      _ = scrollView.stopByTouch()
      if scrollView.isCaught { hasCaught = true }
    }
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    times = (event.timestamp, times.last)
    super.touchesMoved(touches, with: event)
  }

  override func noteScroll(at time: Seconds) { times = (time, times.last) }

  /// A finger that has caught a moving content drags at once (SV-42).
  override var slop: CGFloat { hasCaught ? 0 : super.slop }

  /// The way that does not count, and when it began, at most 100 ms ago (SV-24).
  final var lostWay: (way: CGPoint, since: Seconds) {
    let (all, counted) = (travel(in: scrollView), translation(in: scrollView))
    // Longer without an event, the finger has rested and set out within the last frame.
    let isOld = times.last - times.before > ScrollLaws.velocitySpan
    let since = isOld ? times.last - Clock.seconds(Clock.frame) : times.before
    return (CGPoint(x: all.x - counted.x, y: all.y - counted.y), since)
  }

  // listing: leave
  /// Before it begins, the scroll view is asked two questions.
  ///
  /// Does anything move that way (SV-13), and may it take the touch from content that already has it
  /// (SV-6)?
  override func mayTakeTouches() -> Bool {
    guard let scrollView, scrollView.canMove(travel(in: scrollView)) else { return false }
    for touch in attempt.touches where touch.hearing == .something {
      guard let view = touch.hitView, view.lies(in: scrollView), scrollView.isContent(view) else {
        continue
      }
      guard scrollView.canCancelContentTouches else { return false }
      let answer = scrollView.touchesShouldCancel(in: view)
      tracer?.report(.ask(scrollView, "touchesShouldCancel", answer, about: view))
      guard answer else { return false }
    }
    return true
  }
  // end

  /// Only what the view can scroll counts: each of two crossed ones takes its own axis (SV-13).
  override func counts(_ way: CGPoint) -> CGPoint {
    guard let scrollView else { return way }
    return CGPoint(
      x: scrollView.scrolls(.horizontal) ? way.x : 0, y: scrollView.scrolls(.vertical) ? way.y : 0)
  }

  /// The pan and the pinch of one scroll view go together (SV-39).
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.pinch
  }

  override func didReport(_ state: State) {
    guard let scrollView else { return }
    switch state {
    case .began:
      // Another one's drag has moved it up to now.
      scrollView.letGo(.zero)
      // A motion that began while the finger was down ends as one that a finger finds (SV-11).
      _ = scrollView.stopByTouch()
      scrollView.beginDrag()
    case .changed: scrollView.followDrag()
    case .ended: scrollView.endDrag()
    case .cancelled: scrollView.endDrag(isCancelled: true)
    case .possible, .failed: break
    }
  }

  override func reset() {
    super.reset()
    hasCaught = false
    scrollView?.isTracking = false
    scrollView?.goOnIfStopped()
  }
}

/// Scales the content of a scroll view.
final class UIScrollViewPinchGestureRecognizer: UIPinchGestureRecognizer {
  /// The scroll view, as long as it lives; it sees to that.
  final unowned(unsafe) var scrollView: UIScrollView?
  override var owner: UIView? { scrollView }

  override func checkDelegate() {
    precondition(
      scrollView == nil || (delegate as AnyObject?) === scrollView,
      "UIScrollView's built-in pinch gesture recognizer must have its scroll view as its delegate "
        + "(SV-10).")
  }

  override func mayTakeTouches() -> Bool { scrollView?.zoomedView != nil }

  override func didReport(_ state: State) {
    switch state {
    case .began: scrollView?.beginZoom(by: self)
    case .changed: scrollView?.followZoom(by: self)
    case .ended, .cancelled: scrollView?.endZoom(by: self)
    case .possible, .failed: break
    }
  }

  /// The pan and the pinch of one scroll view go together (SV-39).
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.pan
  }
}

/// Holds touches back from the content of a scroll view for 150 ms, or until the finger is lifted
/// (SV-3); it never recognizes anything.
final class UIScrollViewDelayedTouchesBeganGestureRecognizer: UIGestureRecognizer {
  override init() {
    super.init()
    (delaysTouchesBegan, delaysTouchesEnded, cancelsTouchesInView) = (true, false, false)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let scrollView = view as? UIScrollView else { return }
    let content = attempt.live.filter { $0.hitView.map(scrollView.isContent) ?? false }
    // The finger that stops a motion taps nothing (SV-11). Where scrolling is switched off, no pan
    // hears when it is lifted, and what it stops beyond an edge would stay there. [model]
    if scrollView.panGestureRecognizer.isEnabled, scrollView.stopByTouch() {
      for touch in content { touch.isTaken = true }
    }
    // listing: delay
    guard scrollView.delaysContentTouches, !content.isEmpty else {
      return assign(.failed, because: "nothing to delay")
    }
    guard numberOfTouches == touches.count else { return }
    startTimer(after: Measures.contentDelay) { [unowned(unsafe) self] in
      assign(.failed, because: "the delay is over")
    }
    // end
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    assign(.failed, because: "lifted")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    assign(.failed, because: "a touch was cancelled")
  }

  /// Where no pan follows the finger, what it has stopped goes on at once.
  override func reset() {
    super.reset()
    (view as? UIScrollView)?.goOnIfStopped()
  }

  /// When a touch would reach the content, the scroll view is asked (SV-5).
  override func shouldDeliver(_ touch: UITouch, to view: UIView, _ event: UIEvent?) -> Bool {
    guard let scrollView = self.view as? UIScrollView, scrollView.isContent(view) else {
      return true
    }
    let answer = scrollView.touchesShouldBegin([touch], with: event, in: view)
    scrollView.tracer?.report(.ask(scrollView, "touchesShouldBegin", answer, about: view))
    return answer
  }

  override var nameOfKind: String { "delay" }
}
