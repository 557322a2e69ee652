// A drag: from the finger to the offset.

/// A drag under way.
struct ScrollDrag {
  /// Where the content would be without edges when the drag began.
  let start: CGPoint
  /// The only axis that moves; nil for both (SV-15).
  let lockedAxis: ScrollAxis?
  /// The offsets of the last moments, for the speed (SV-24).
  var places: [(place: CGPoint, time: Seconds)] = []

  /// The speed over the last 100 ms, in points a second (SV-24).
  func speed(at time: Seconds) -> CGPoint {
    guard let last = places.last,
      let first = places.first(where: {
        time - $0.time <= ScrollLaws.velocitySpan + Decisions.timeTolerance
      }),
      time > first.time
    else { return .zero }
    let elapsed = CGFloat(time - first.time)
    return CGPoint(
      x: (last.place.x - first.place.x) / elapsed, y: (last.place.y - first.place.y) / elapsed)
  }
}

extension UIScrollView {
  private final var now: Seconds { window?.scene?.application?.phone?.clock.uptime ?? 0 }

  // listing: drag
  /// The pan has begun: the delegate hears of it before anything moves (SV-14).
  final func beginDrag() {
    stop()
    isDragging = true
    tell(.willBeginDragging)
    delegate?.scrollViewWillBeginDragging(self)
    if keyboardDismissMode == .onDrag { window?.endEditing(true) }
    drag = ScrollDrag(start: unbanded(contentOffset), lockedAxis: lockedAxis())
    drag?.places = [(contentOffset, now)]
    followDrag()
  }

  /// The content follows the finger; beyond an edge it gives way less and less (SV-25).
  final func followDrag() {
    guard let drag else { return }
    let way = pan.translation(in: self)
    let place = kept(CGPoint(x: drag.start.x - way.x, y: drag.start.y - way.y), drag)
    contentOffset = CGPoint(x: banded(place.x, .horizontal), y: banded(place.y, .vertical))
    self.drag?.places.append((contentOffset, now))
  }
  // end

  /// The place with the axes that do not move as they were.
  private final func kept(_ place: CGPoint, _ drag: ScrollDrag) -> CGPoint {
    CGPoint(
      x: drag.lockedAxis == .vertical || !scrolls(.horizontal) ? drag.start.x : place.x,
      y: drag.lockedAxis == .horizontal || !scrolls(.vertical) ? drag.start.y : place.y)
  }

  // listing: endDrag
  /// The finger is lifted: the delegate may say where the motion ends (SV-23, SV-29).
  final func endDrag() {
    guard let drag else { return }
    let speed = drag.speed(at: now)
    (self.drag, isDragging) = (nil, false)
    var target = restingPlace(speed)
    let wanted = target
    tell(.willEndDragging)
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: speed.x / 1000, y: speed.y / 1000),
      targetContentOffset: &target)
    let willMove = target != wanted || wanted != contentOffset
    tell(.didEndDragging(willDecelerate: willMove))
    delegate?.scrollViewDidEndDragging(self, willDecelerate: willMove)
    guard willMove, motion == nil else { return }
    tell(.willBeginDecelerating)
    delegate?.scrollViewWillBeginDecelerating(self)
    decelerate(speed, to: target, isNatural: target == wanted && !isPagingEnabled)
  }
  // end

  /// Where the view comes to rest by itself.
  private final func restingPlace(_ speed: CGPoint) -> CGPoint {
    let rate = decelerationRate.rawValue
    let free = CGPoint(
      x: contentOffset.x + (isIn(.horizontal) ? ScrollLaws.landing(speed.x, rate: rate) : 0),
      y: contentOffset.y + (isIn(.vertical) ? ScrollLaws.landing(speed.y, rate: rate) : 0))
    return clamped(isPagingEnabled ? page(near: free) : free)
  }

  private final func isIn(_ axis: ScrollAxis) -> Bool {
    range(axis).contains(axis.of(contentOffset))
  }

  /// The page to rest on: at most one further than where the finger is [model].
  private final func page(near place: CGPoint) -> CGPoint {
    func page(_ axis: ScrollAxis) -> CGFloat {
      let length = length(axis)
      guard length > 0 else { return axis.of(place) }
      let here = axis.of(contentOffset) / length
      let (low, high) = (Math.floor(Double(here)), Math.floor(Double(here)) + 1)
      let there = Double(axis.of(place) / length)
      return CGFloat(min(max(Math.floor(there + 0.5), low), high)) * length
    }
    return CGPoint(x: page(.horizontal), y: page(.vertical))
  }

  /// The axis a drag stays on, if it goes roughly along one (SV-15).
  ///
  /// [model] "Roughly" is `Decisions.lockRatio`.
  private final func lockedAxis() -> ScrollAxis? {
    guard isDirectionalLockEnabled else { return nil }
    let way = pan.travel(in: self)
    if way.x.magnitude >= Decisions.lockRatio * way.y.magnitude { return .horizontal }
    if way.y.magnitude >= Decisions.lockRatio * way.x.magnitude { return .vertical }
    return nil
  }

  // MARK: - Beyond the edges

  private final func banded(_ value: CGFloat, _ axis: ScrollAxis) -> CGFloat {
    let edge = Self.clamp(value, range(axis))
    return gives(axis) ? edge + ScrollLaws.give(value - edge, length: length(axis)) : edge
  }

  private final func unbanded(_ place: CGPoint) -> CGPoint {
    func free(_ axis: ScrollAxis) -> CGFloat {
      let (value, edge) = (axis.of(place), Self.clamp(axis.of(place), range(axis)))
      return edge + ScrollLaws.pull(value - edge, length: length(axis))
    }
    return CGPoint(x: free(.horizontal), y: free(.vertical))
  }
}
