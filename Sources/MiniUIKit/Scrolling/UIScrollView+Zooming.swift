// Two fingers scale the content, about the point between them (SV-40).

/// A pinch under way.
struct ScrollZoom {
  /// The scale without limits.
  var free: CGFloat
  /// The pinch's scale at the last step.
  var last: CGFloat
}

/// A change of the scale that goes by itself: from where to where.
struct ZoomMotion {
  /// Whether it leads back to a limit; if not, a program asked for it.
  let isBounce: Bool
  let start: Microseconds
  let scales: (from: CGFloat, to: CGFloat)
  let places: (from: CGPoint, to: CGPoint)
  var timer: ClockTimer?

  /// The scale and the place when a part of the way is done.
  func at(_ part: CGFloat) -> (scale: CGFloat, place: CGPoint) {
    let (from, to) = places
    return (
      part >= 1 ? scales.to : scales.from + (scales.to - scales.from) * part,
      CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
    )
  }
}

extension UIScrollView {
  /// The view that is scaled.
  final var zoomedView: UIView? {
    guard maximumZoomScale > minimumZoomScale else { return nil }
    return scrollDelegate?.viewForZooming(in: self)
  }

  private final var middle: CGPoint {
    CGPoint(x: contentOffset.x + bounds.width / 2, y: contentOffset.y + bounds.height / 2)
  }

  private final func limited(_ scale: CGFloat) -> CGFloat {
    min(max(scale, minimumZoomScale), maximumZoomScale)
  }

  // MARK: - By two fingers

  final func beginZoom(by pinch: UIPinchGestureRecognizer) {
    finishZoom()
    isZooming = true
    zoom = ScrollZoom(free: scale, last: 1)
    tell(.willBeginZooming)
    scrollDelegate?.scrollViewWillBeginZooming(self, with: zoomedView)
    followZoom(by: pinch)
  }

  // listing: followZoom
  /// Scales by what the fingers have done since the last time; what lies between them stays there.
  final func followZoom(by pinch: UIPinchGestureRecognizer) {
    guard let zoom, pinch.scale > 0 else { return }
    let free = Self.clamp(
      zoom.free * pinch.scale / zoom.last,
      minimumZoomScale / Self.mostBeyond...maximumZoomScale * Self.mostBeyond)
    self.zoom = ScrollZoom(free: free, last: pinch.scale)
    rescale(to: bouncesZoom ? yielding(free) : limited(free), about: pinch.location(in: self))
  }

  /// How far fingers can want to go beyond a limit, as a factor [model].
  private static var mostBeyond: CGFloat { 1000 }

  /// The scale that is seen: beyond a limit it follows less and less [model].
  private final func yielding(_ free: CGFloat) -> CGFloat {
    let limit = limited(free)
    guard free != limit, limit > 0 else { return limit }
    return limit * CGFloat(Math.exp(Math.log(Double(free / limit)) * Double(Decisions.zoomYield)))
  }
  // end

  /// Beyond a limit it goes back, and the delegate is told about the end after that.
  final func endZoom(by pinch: UIPinchGestureRecognizer) {
    guard isZooming else { return }
    (isZooming, zoom) = (false, nil)
    let limit = limited(scale)
    guard limit != scale else { return tellEndOfZoom() }
    animateZoom(to: limit, place(at: limit, about: pinch.location(in: self)), isBounce: true)
  }

  private final func tellEndOfZoom() {
    tell(.didEndZooming)
    scrollDelegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: scale)
  }

  // MARK: - By a program

  /// Scales at once about the middle, within the limits.
  final func zoomAtOnce(to wanted: CGFloat) {
    finishZoom()
    rescale(to: limited(wanted), about: middle)
  }

  final func zoomInAWhile(to wanted: CGFloat) {
    finishZoom()
    let next = limited(wanted)
    guard zoomedView != nil, next != scale else { return }
    animateZoom(to: next, place(at: next, about: middle), isBounce: false)
  }

  /// Shows a rectangle of the scaled view, as large as possible.
  final func show(_ rect: CGRect, animated: Bool) {
    finishZoom()
    guard let view = zoomedView, rect.width > 0, rect.height > 0 else { return }
    let next = limited(min(bounds.width / rect.width, bounds.height / rect.height))
    let place = CGPoint(
      x: (rect.midX - view.bounds.minX) * next - bounds.width / 2,
      y: (rect.midY - view.bounds.minY) * next - bounds.height / 2)
    if animated { return animateZoom(to: next, rest(place, at: next), isBounce: false) }
    apply(next)
    contentOffset = rest(place, at: next)
    tellZoom()
  }

  // MARK: - How

  // listing: rescale
  /// Scales; the point of the content that lies at a point stays there.
  private final func rescale(to next: CGFloat, about point: CGPoint) {
    guard zoomedView != nil, scale > 0, next != scale else { return }
    let (ratio, offset) = (next / scale, contentOffset)
    let free = drag == nil ? offset : freePlace
    apply(next)
    let place = CGPoint(
      x: free.x + (free.x + point.x - offset.x) * (ratio - 1),
      y: free.y + (free.y + point.y - offset.y) * (ratio - 1))
    if drag == nil {
      contentOffset = clamped(place)
    } else {
      // The drag goes on from there, and its speed knows nothing of that.
      rebase(to: place)
      shiftPlaces(CGPoint(x: place.x - free.x, y: place.y - free.y))
      contentOffset = CGPoint(x: banded(place.x, .horizontal), y: banded(place.y, .vertical))
    }
    tellZoom()
  }
  // end

  private final func shiftPlaces(_ way: CGPoint) {
    guard let count = drag?.places.count else { return }
    for place in 0..<count {
      drag?.places[place].place.x += way.x
      drag?.places[place].place.y += way.y
    }
  }

  private final func apply(_ next: CGFloat) {
    scale = next
    guard let view = zoomedView else { return }
    let size = view.bounds.size
    view.transform = CGAffineTransform(scaleX: next, y: next)
    contentSize = CGSize(width: size.width * next, height: size.height * next)
    view.center = CGPoint(x: contentSize.width / 2, y: contentSize.height / 2)
  }

  private final func tellZoom() {
    tell(.didZoom)
    scrollDelegate?.scrollViewDidZoom(self)
  }

  /// Where the content lies at another scale if what is at a point stays there, as far as it can.
  private final func place(at next: CGFloat, about point: CGPoint) -> CGPoint {
    let (offset, ratio) = (contentOffset, next / scale)
    return rest(
      CGPoint(x: offset.x + point.x * (ratio - 1), y: offset.y + point.y * (ratio - 1)), at: next)
  }

  /// The nearest place of rest at another scale.
  private final func rest(_ place: CGPoint, at next: CGFloat) -> CGPoint {
    guard let size = zoomedView?.bounds.size else { return place }
    func rest(
      _ value: CGFloat, _ content: CGFloat, _ low: CGFloat, _ high: CGFloat, _ seen: CGFloat
    )
      -> CGFloat
    { Self.clamp(value, -low...max(-low, content * next + high - seen)) }
    return CGPoint(
      x: rest(place.x, size.width, contentInset.left, contentInset.right, bounds.width),
      y: rest(place.y, size.height, contentInset.top, contentInset.bottom, bounds.height))
  }

  // MARK: - In a while

  private final var phone: Phone? { window?.scene?.application?.phone }

  private final func animateZoom(to next: CGFloat, _ place: CGPoint, isBounce: Bool) {
    if drag == nil { _ = stopByTouch() }
    zoomMotion = ZoomMotion(
      isBounce: isBounce, start: phone?.clock.now ?? 0, scales: (scale, next),
      places: (contentOffset, place))
    if phone == nil { finishZoom() } else { waitForZoomFrame() }
  }

  private final func waitForZoomFrame() {
    zoomMotion?.timer = phone?.runLoop.schedule(after: Clock.seconds(Clock.frame)) {
      [unowned(unsafe) self] in zoomFrame()
    }
  }

  private final func zoomFrame() {
    guard let motion = zoomMotion else { return }
    guard let clock = phone?.clock else { return dropZoom() }
    let time = Clock.seconds(clock.now - motion.start) / Decisions.scrollDuration
    guard time < 1 else { return finishZoom() }
    let part = CGFloat(time)
    goOn(motion, part * part * (3 - 2 * part))
    // The delegate may have ended it, or begun another one.
    if zoomMotion?.start == motion.start, zoomMotion?.timer?.isWaiting != true {
      waitForZoomFrame()
    }
  }

  private final func goOn(_ motion: ZoomMotion, _ part: CGFloat) {
    let (next, place) = motion.at(part)
    apply(next)
    // A finger that drags decides on the place.
    if drag == nil { contentOffset = place }
    tellZoom()
  }

  /// Forgets a zoom that a delegate has begun while the view leaves its window.
  final func dropZoom() {
    guard let motion = zoomMotion else { return }
    motion.timer?.stop()
    (zoomMotion, scale) = (nil, motion.scales.to)
  }

  /// Whatever else moves the content finds the scale where it was going.
  final func finishZoom() {
    guard let motion = zoomMotion else { return }
    motion.timer?.stop()
    zoomMotion = nil
    goOn(motion, 1)
    if drag == nil { contentOffset = clamped(contentOffset) }
    tellEndOfZoom()
  }
}
