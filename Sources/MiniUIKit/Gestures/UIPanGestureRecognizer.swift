/// Recognizes fingers that are dragged; continuous: it begins after 10 points, and ends when all are
/// lifted (GR-88, GR-91).
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers it needs; 1 by default (GR-88).
  open var minimumNumberOfTouches = 1
  /// How many fingers it takes; as many as there are by default (GR-88).
  open var maximumNumberOfTouches = Int(clamping: UInt32.max)

  /// The scroll events that move it, too; none by default (GR-120).
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// How far the fingers' centre has travelled since the attempt began, in window coordinates.
  private final var way = CGPoint.zero
  /// The travel that does not count: the slop, and what `setTranslation` has taken out.
  private final var base = CGPoint.zero
  private final var speed = Speed()

  /// A finger too many ends the attempt; once it has begun, the finger does not count.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if numberOfTouches > maximumNumberOfTouches {
      guard state == .possible else { return ignoreAll(touches, for: event) }
      return assign(.failed, because: "too many fingers")
    }
    if way == .zero { speed.add(way, at: event.timestamp) }
  }

  // listing: panMoved
  /// Adds up the travel; far enough, the gesture begins.
  ///
  /// [model] What too few fingers travel before it has begun does not count.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state == .began || state == .changed {
      follow(event)
      state = .changed
    } else if numberOfTouches >= minimumNumberOfTouches {
      follow(event)
      if isFarEnough { state = .began }
    }
  }
  // end

  /// When all fingers are lifted the gesture is over, or was none (GR-91).
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard attempt.live.allSatisfy({ $0.isOver }) else { return }
    if state == .began || state == .changed {
      state = .ended
    } else {
      assign(.failed, because: "lifted before it began")
    }
  }

  /// A touch that is taken away ends the gesture, or the attempt.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    assign(.cancelled, because: "a touch was cancelled")
  }

  override func takesScrolls(of type: UIScrollType) -> Bool {
    allowedScrollTypesMask.contains(type == .discrete ? .discrete : .continuous)
  }

  // listing: scrolled
  /// A scroll moves it as fingers do, with no finger down (GR-120); it begins with the first movement
  /// (DEC-40), and has no speed before the second.
  override func scrolled(_ step: ScrollStroke.Step, at time: Seconds) {
    let hasBegun = state == .began || state == .changed
    switch step.phase {
    case .began: break
    case .changed:
      way = CGPoint(x: way.x + step.way.x, y: way.y + step.way.y)
      speed.add(way, at: time)
      if hasBegun {
        state = .changed
      } else if counts(way) != CGPoint.zero {
        state = .began
      }
    case .ended where hasBegun: state = .ended
    case .ended: assign(.failed, because: "the scroll ended before it began")
    case .cancelled: assign(.cancelled, because: "the scroll was cancelled")
    }
  }
  // end

  /// Forgets the way.
  open override func reset() {
    super.reset()
    (way, base, speed) = (CGPoint.zero, CGPoint.zero, Speed())
  }

  /// Adds the mean of what each finger has travelled since the event before, so that one that comes
  /// or goes is no travel.
  private final func follow(_ event: UIEvent) {
    let count = CGFloat(attempt.live.count)
    for touch in attempt.live {
      way.x += (touch.place.x - touch.previousPlace.x) / count
      way.y += (touch.place.y - touch.previousPlace.y) / count
    }
    speed.add(way, at: event.timestamp)
  }

  /// Whether the centre has travelled far enough to begin; the distance counts (DEC-26).
  private final var isFarEnough: Bool {
    let distance = counts(way).distance(to: CGPoint.zero)
    return distance > 0 && distance >= slop
  }

  /// How far the fingers travel before it begins, in points; that much does not count (GR-88).
  var slop: CGFloat { Measures.panDistance }

  /// The part of a way that makes the gesture begin.
  func counts(_ way: CGPoint) -> CGPoint { way }

  // listing: slop
  /// At the beginning the slop is taken out of the translation, per axis (GR-89); a pan that has
  /// waited for another one's failure begins where it is (GR-69).
  override func willRecognize() {
    guard attempt.scroll == nil else {
      base = progress.isWaiting ? way : CGPoint.zero
      return
    }
    base = progress.isWaiting ? way : CGPoint(x: slop(of: way.x), y: slop(of: way.y))
  }

  private final func slop(of way: CGFloat) -> CGFloat { min(max(way, -slop), slop) }
  // end

  /// How far the fingers have been dragged, in a view's coordinates (GR-89).
  ///
  /// [model] Before the gesture begins, while it is asked whether it may, the slop is still in.
  open func translation(in view: UIView?) -> CGPoint {
    vector(CGPoint(x: way.x - base.x, y: way.y - base.y), in: view)
  }

  /// Lets the translation count from a value on; the velocity begins anew (GR-90).
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let own = windowVector(translation, from: view)
    base = CGPoint(x: way.x - own.x, y: way.y - own.y)
    speed = Speed()
    let isScrolled = attempt.scroll != nil
    let event = isScrolled ? environment?.pointerEvent : environment?.event
    if let event { speed.add(way, at: event.timestamp) }
  }

  /// How fast the fingers are dragged, in points a second, in a view's coordinates (GR-90).
  ///
  /// [model] Averaged over the last 100 ms of moves; a resting finger changes nothing.
  open func velocity(in view: UIView?) -> CGPoint { vector(speed.value, in: view) }

  /// The way since the attempt began, slop included, in a view's coordinates.
  final func travel(in view: UIView?) -> CGPoint { vector(way, in: view) }

  /// A difference of two window points in a view's coordinates.
  private final func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    let (start, end) = (convert(CGPoint.zero, to: view), convert(vector, to: view))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  private final func windowVector(_ vector: CGPoint, from view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return vector }
    let (start, end) = (view.convert(CGPoint.zero, to: window), view.convert(vector, to: window))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  override var nameOfKind: String { "pan" }
}

/// How fast a point moves, from its last places.
///
/// [model] It is averaged over the same time as in scroll views (DEC-21).
struct Speed {
  private var places: [(place: CGPoint, time: Seconds)] = []
  /// The speed in units a second.
  private(set) var value = CGPoint.zero

  /// The point is somewhere; a place at the same time as the one before replaces it.
  mutating func add(_ place: CGPoint, at time: Seconds) {
    if let last = places.last, time <= last.time { places.removeLast() }
    places.append((place, time))
    while places.count > 2, time - places[1].time >= ScrollLaws.velocitySpan {
      places.removeFirst()
    }
    guard let first = places.first, time > first.time else { return }
    let elapsed = CGFloat(time - first.time)
    value = CGPoint(x: (place.x - first.place.x) / elapsed, y: (place.y - first.place.y) / elapsed)
  }
}
