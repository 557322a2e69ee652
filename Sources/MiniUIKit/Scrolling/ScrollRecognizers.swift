// The three recognizers a scroll view owns (SV-1).

/// Moves the content of a scroll view.
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
  final var scrollView: UIScrollView? { view as? UIScrollView }

  override func checkDelegate() {
    precondition(
      delegate == nil || (delegate as AnyObject?) === view,
      "The delegate of a scroll view's pan must be the scroll view (SV-10).")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    scrollView?.isTracking = true
    super.touchesBegan(touches, with: event)
  }

  // listing: leave
  /// Before it begins, the scroll view is asked two questions.
  ///
  /// Can it move that way (SV-13), and may it take the touch from a content that has heard of it
  /// (SV-6)?
  override func mayTakeTouches() -> Bool {
    guard let scrollView, scrollView.canMove(travel(in: scrollView)) else { return false }
    for touch in attempt.touches where touch.hearing == .something {
      guard let view = touch.hitView, scrollView.isContent(view) else { continue }
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

  override func didReport(_ state: State) {
    guard let scrollView else { return }
    switch state {
    case .began:
      // A motion that began while the finger was down ends as one that a finger finds (SV-11).
      _ = scrollView.stopByTouch()
      scrollView.beginDrag()
    case .changed: scrollView.followDrag()
    case .ended: scrollView.endDrag()
    case .cancelled: scrollView.endDrag()
    case .possible, .failed: break
    }
  }

  override func reset() {
    super.reset()
    scrollView?.isTracking = false
    scrollView?.goOnIfStopped()
  }
}

/// Scales the content of a scroll view.
final class UIScrollViewPinchGestureRecognizer: UIPinchGestureRecognizer {
  final var scrollView: UIScrollView? { view as? UIScrollView }

  override func mayTakeTouches() -> Bool { scrollView?.zoomedView != nil }

  override func didReport(_ state: State) {
    switch state {
    case .began: scrollView?.beginZoom(by: self)
    case .changed: scrollView?.followZoom(by: self)
    case .ended, .cancelled: scrollView?.endZoom()
    case .possible, .failed: break
    }
  }

  /// A pan and a pinch of one scroll view go together.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is UIScrollViewPanGestureRecognizer)
      || preventedGestureRecognizer.view !== view
  }
}

// listing: delay
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
    // The finger that stops a motion taps nothing (SV-11).
    if scrollView.stopByTouch() { for touch in content { touch.isTaken = true } }
    guard scrollView.delaysContentTouches, !content.isEmpty else {
      return assign(.failed, because: "nothing to delay")
    }
    guard numberOfTouches == touches.count else { return }
    startTimer(after: Measures.contentDelay) { [unowned(unsafe) self] in
      assign(.failed, because: "the delay is over")
    }
  }
  // end

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
