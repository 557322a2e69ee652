/// A motion that goes by itself: its place at every time, and when it is over.
struct ScrollMotion {
  /// Whether it follows a drag; if not, a program asked for it.
  let isDeceleration: Bool
  /// Whether a tap on the status bar asked for it.
  var isToTop = false
  let start: Microseconds
  let horizontal: Leg
  let vertical: Leg
  /// The timer of the next frame.
  var timer: ClockTimer?

  /// The motion along one axis.
  enum Leg {
    /// None.
    case rest(CGFloat)
    /// Slower and slower, then, if there is one, into the edge and back (SV-22, SV-26).
    case slide(from: CGFloat, speed: CGFloat, rate: CGFloat, edge: CGFloat?, until: Seconds)
    /// Back to a place that it is pulled to (SV-26).
    case back(to: CGFloat, from: CGFloat, speed: CGFloat)
    /// Quickly to a place.
    ///
    /// [model] A spring that does not swing over.
    case spring(to: CGFloat, from: CGFloat, speed: CGFloat)
    /// Evenly eased, in a fixed time [model].
    case ease(from: CGFloat, to: CGFloat, over: Seconds)
  }
}

extension ScrollMotion.Leg {
  // listing: place
  /// Where it is after a time, and whether it is over.
  func place(after time: Seconds) -> (value: CGFloat, isOver: Bool) {
    switch self {
    case .rest(let value): return (value, true)
    case .slide(let from, let speed, let rate, let edge, let until):
      guard time >= until else {
        return (from + ScrollLaws.distance(speed, after: time, rate: rate), false)
      }
      guard let edge else {
        return (from + ScrollLaws.distance(speed, after: until, rate: rate), true)
      }
      let impact = ScrollLaws.speed(speed, after: until, rate: rate)
      let beyond = ScrollLaws.overshoot(0, speed: impact, after: time - until)
      return Self.settle(beyond, at: edge, time - until)
    case .back(let to, let from, let speed):
      return Self.settle(
        ScrollLaws.overshoot(from - to, speed: speed, after: time), at: to, time)
    case .spring(let to, let from, let speed):
      return Self.settle(ScrollLaws.spring(from - to, speed: speed, after: time), at: to, time)
    case .ease(let from, let to, let duration):
      guard time < duration else { return (to, true) }
      let part = CGFloat(time / duration)
      return (from + (to - from) * part * part * (3 - 2 * part), false)
    }
  }
  // end

  /// What is left of a swing, over as soon as it cannot be seen; a swing that has only begun is not.
  private static func settle(
    _ rest: CGFloat, at end: CGFloat, _ time: Seconds
  ) -> (value: CGFloat, isOver: Bool) {
    let isOver = rest.magnitude < ScrollLaws.near && time > ScrollLaws.shortestSwing
    return (isOver ? end : end + rest, isOver)
  }
}

extension UIScrollView {
  private final var runLoop: MainRunLoop? { window?.scene?.application?.phone?.runLoop }
  private final var clock: Clock? { window?.scene?.application?.phone?.clock }

  /// Moves on by itself after a drag, to where it gets anyway or to another target.
  final func decelerate(_ speed: CGPoint, to target: CGPoint, isNatural: Bool) {
    move(
      horizontal: leg(.horizontal, speed, target, isNatural),
      vertical: leg(.vertical, speed, target, isNatural), to: target, isDeceleration: true)
  }

  // listing: leg
  private final func leg(
    _ axis: ScrollAxis, _ speed: CGPoint, _ target: CGPoint, _ isNatural: Bool
  ) -> ScrollMotion.Leg {
    let (from, to, speed) = (axis.of(contentOffset), axis.of(target), axis.of(speed))
    let (range, rate) = (range(axis), decelerationRate.rawValue)
    if !range.contains(from) { return .back(to: to, from: from, speed: speed) }
    if !isNatural { return from == to ? .rest(from) : .spring(to: to, from: from, speed: speed) }
    let duration = ScrollLaws.duration(speed, rate: rate)
    guard duration > 0 else { return .rest(from) }
    let free = from + ScrollLaws.landing(speed, rate: rate)
    let edge = Self.clamp(free, range)
    if free == edge {
      return .slide(from: from, speed: speed, rate: rate, edge: nil, until: duration)
    }
    let impact = ScrollLaws.time(to: edge - from, speed, rate: rate)
    guard gives(axis) else {
      return .slide(from: from, speed: speed, rate: rate, edge: nil, until: impact)
    }
    return .slide(from: from, speed: speed, rate: rate, edge: edge, until: impact)
  }
  // end

  /// Moves to a place because a program wants it.
  final func animate(to place: CGPoint) {
    let here = contentOffset
    move(
      horizontal: .ease(from: here.x, to: place.x, over: Decisions.scrollDuration),
      vertical: .ease(from: here.y, to: place.y, over: Decisions.scrollDuration), to: place,
      isDeceleration: false)
  }

  private final func move(
    horizontal: ScrollMotion.Leg, vertical: ScrollMotion.Leg, to target: CGPoint,
    isDeceleration: Bool
  ) {
    guard let clock else {
      // Nothing moves outside a window; a delegate that heard of the beginning hears of the end.
      contentOffset = target
      if isDeceleration { scrollDelegate?.scrollViewDidEndDecelerating(self) }
      return
    }
    motion = ScrollMotion(
      isDeceleration: isDeceleration, start: clock.now, horizontal: horizontal, vertical: vertical)
    waitForFrame()
  }

  private final func waitForFrame() {
    motion?.timer = runLoop?.schedule(after: Clock.seconds(Clock.frame)) {
      [unowned(unsafe) self] in frame()
    }
  }

  /// A frame of the motion.
  private final func frame() {
    guard let motion else { return }
    // Something that ended while the view's window left its scene may have begun it.
    guard let clock else { return stop() }
    let time = Clock.seconds(clock.now - motion.start)
    let (x, y) = (motion.horizontal.place(after: time), motion.vertical.place(after: time))
    contentOffset = CGPoint(x: x.value, y: y.value)
    // The delegate may have stopped it, or begun another one.
    guard self.motion?.start == motion.start, self.motion?.timer?.isWaiting != true else { return }
    if x.isOver && y.isOver { finish(motion) } else { waitForFrame() }
  }

  private final func finish(_ motion: ScrollMotion) {
    self.motion = nil
    if motion.isDeceleration {
      tell(.didEndDecelerating)
      scrollDelegate?.scrollViewDidEndDecelerating(self)
    } else if motion.isToTop {
      scrollDelegate?.scrollViewDidScrollToTop(self)
    } else {
      tell(.didEndScrollingAnimation)
      scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Scrolls to the top because the status bar was tapped.
  final func scrollToTop() {
    stop()
    animate(to: CGPoint(x: contentOffset.x, y: range(.vertical).lowerBound))
    motion?.isToTop = true
  }

  /// Stops moving, without a word.
  final func stop() {
    motion?.timer?.stop()
    (motion, isStoppedBeyond) = (nil, false)
  }

  /// A finger stops the motion (SV-11).
  ///
  /// - Returns: Whether there was one.
  final func stopByTouch() -> Bool {
    finishZoom()
    guard let motion else { return false }
    motion.timer?.stop()
    if motion.isDeceleration { caughtAt = clock?.uptime }
    isStoppedBeyond = clamped(contentOffset) != contentOffset
    finish(motion)
    return true
  }

  /// Whether a finger has stopped a deceleration just now (SV-42).
  final var isCaught: Bool { caughtAt != nil && caughtAt == clock?.uptime }

  /// The finger that has stopped a motion beyond an edge is lifted without a drag.
  ///
  /// [model] The way back goes on like that of a drag, as nothing may rest there (SV-26).
  final func goOnIfStopped() {
    guard isStoppedBeyond, !isTracking, drag == nil, motion == nil else { return }
    isStoppedBeyond = false
    tell(.willBeginDecelerating)
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
    guard motion == nil else { return }
    decelerate(.zero, to: clamped(contentOffset), isNatural: true)
  }
}
