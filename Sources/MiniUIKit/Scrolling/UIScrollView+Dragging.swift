// A drag: from the finger to the offset.

/// A drag under way.
struct ScrollDrag {
  /// Where the content would be without edges when the drag began.
  var start: CGPoint
  /// The only axis that moves; nil for both (SV-15).
  var lockedAxis: ScrollAxis?
  /// The offsets of the last moments, for the speed (SV-24); what containers were moved counts, too.
  var places: [(place: CGPoint, time: Seconds)] = []
  /// The scroll views that were moved in place of this one (SV-13).
  var carriers: [ScrollCarrier] = []
  /// The scroll view whose drag moves this one in its place; nil if a finger of its own does.
  var leader: ObjectIdentifier?

  /// How far other scroll views were moved in place of this one, in its own points.
  var handed: CGPoint {
    carriers.reduce(.zero) { CGPoint(x: $0.x + $1.way.x, y: $0.y + $1.way.y) }
  }

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
    announceDrag()
    drag = ScrollDrag(start: unbanded(contentOffset), lockedAxis: lockedAxis())
    if isZooming { rebase(to: contentOffset) }
    let before = contentOffset
    followDrag()
    noteStart(from: before)
  }

  /// The content follows the finger; beyond an edge it gives way less and less (SV-25), unless a
  /// container moves in its place (SV-13).
  final func followDrag() {
    for axis in ScrollAxis.allCases { takeBack(axis) }
    guard drag != nil else { return }
    var place = freePlace
    var rest = CGPoint.zero
    for axis in ScrollAxis.allCases {
      axis.set(&rest, surplus(axis, at: axis.of(place)))
      axis.set(&place, axis.of(place) - axis.of(rest))
    }
    contentOffset = CGPoint(x: banded(place.x, .horizontal), y: banded(place.y, .vertical))
    for axis in ScrollAxis.allCases { handOver(axis.of(rest), axis) }
    notePlace()
  }
  // end

  /// What every drag begins with.
  final func announceDrag() {
    finishZoom()
    stop()
    isDragging = true
    tell(.willBeginDragging)
    scrollDelegate?.scrollViewWillBeginDragging(self)
    if keyboardDismissMode == .onDrag { window?.endEditing(true) }
  }

  /// Where the content would be without edges; an axis that does not move is as it was.
  final var freePlace: CGPoint {
    guard let drag else { return contentOffset }
    let (way, handed) = (pan.translation(in: self), drag.handed)
    var place = drag.start
    for axis in ScrollAxis.allCases where moves(axis) {
      axis.set(&place, axis.of(drag.start) - axis.of(way) - axis.of(handed))
    }
    return place
  }

  /// Lets the drag go on from another place.
  final func rebase(to place: CGPoint) {
    guard let drag else { return }
    let (way, handed) = (pan.translation(in: self), drag.handed)
    var start = place
    for axis in ScrollAxis.allCases where moves(axis) {
      axis.set(&start, axis.of(place) + axis.of(way) + axis.of(handed))
    }
    self.drag?.start = start
  }

  /// Whether the drag moves the content along an axis.
  final func moves(_ axis: ScrollAxis) -> Bool {
    scrolls(axis) && (drag?.lockedAxis ?? axis) == axis
  }

  /// The place at the drag's beginning, for the speed: what the first ten points would have moved it
  /// counts, as the finger has gone that way, too (SV-24).
  private final func noteStart(from before: CGPoint) {
    guard let first = drag?.places.first else { return }
    let (lost, since) = pan.lostWay
    var place = before
    for axis in ScrollAxis.allCases where axis.of(first.place) != axis.of(before) {
      let way = axis.of(lost)
      if way.magnitude <= Measures.panDistance { axis.set(&place, axis.of(before) + way) }
    }
    drag?.places.insert((place, since), at: 0)
  }

  private final func notePlace() {
    guard let handed = drag?.handed else { return }
    let place = CGPoint(x: contentOffset.x + handed.x, y: contentOffset.y + handed.y)
    drag?.places.append((place, now))
  }

  // listing: endDrag
  /// The finger is lifted, or the pan is cancelled: then there is no speed (SV-41).
  final func endDrag(isCancelled: Bool = false) {
    finishZoom()
    guard let drag else { return }
    let speed = isCancelled ? .zero : drag.speed(at: now)
    var (own, others) = (speed, [CGPoint](repeating: .zero, count: drag.carriers.count))
    for axis in ScrollAxis.allCases {
      guard let place = carrier(axis, of: drag) else { continue }
      axis.set(&others[place], axis.of(speed))
      axis.set(&own, 0)
    }
    letGo(own)
    for (carrier, speed) in zip(drag.carriers, others) { release(carrier, speed) }
  }

  /// Nothing drags the content any more: the delegate may say where the motion ends (SV-23, SV-29).
  final func letGo(_ speed: CGPoint) {
    guard drag != nil else { return }
    (drag, isDragging) = (nil, false)
    var target = restingPlace(speed)
    let wanted = target
    tell(.willEndDragging)
    scrollDelegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: speed.x / 1000, y: speed.y / 1000),
      targetContentOffset: &target)
    let willMove = target != wanted || wanted != contentOffset
    tell(.didEndDragging(willDecelerate: willMove))
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: willMove)
    guard willMove, motion == nil else { return }
    tell(.willBeginDecelerating)
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
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

  final func banded(_ value: CGFloat, _ axis: ScrollAxis) -> CGFloat {
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
