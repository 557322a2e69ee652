/// Recognizes a quick stroke in a direction, while the fingers still move (GR-92, GR-93).
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a stroke.
  public struct Direction: OptionSet, Sendable {
    /// The bits, as in UIKit (GR-92).
    public let rawValue: UInt
    /// Makes directions of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upward.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downward.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// Which strokes count; to the right by default.
  ///
  /// It says what was asked for, never what was swiped. With a horizontal direction in it, vertical
  /// ones do not count (GR-96).
  open var direction = Direction.right
  /// How many fingers stroke together; 1 by default.
  open var numberOfTouchesRequired = 1

  // listing: law
  /// The measured law (GR-92, GR-93): the limits shrink while time passes.
  enum Law {
    /// The longest stroke, in seconds.
    static let maximumDuration: Seconds = 0.5
    /// How far a stroke must go at a time since its start, in points.
    static func primary(at time: Seconds) -> CGFloat { 50 * CGFloat(1 - 0.94 * time) }
    /// How far it may stray to the side.
    static func secondary(at time: Seconds) -> CGFloat { 50 * CGFloat(1 - 0.98 * time) }
  }
  // end

  private final var startTime: Seconds?
  /// Where each finger came down, in window coordinates.
  private final var starts: [CGPoint] = []

  /// The first finger starts the time.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard !axes.isEmpty else { return assign(.failed, because: "no direction") }
    guard numberOfTouches <= numberOfTouchesRequired else {
      return assign(.failed, because: "too many fingers")
    }
    starts += touches.inOrder.map { $0.firstPlace }
    guard startTime == nil else { return }
    startTime = touches.map { $0.timestamp }.min()
    // 0.5 s still counts, so the clock rings right after it (GR-94).
    startTimer(after: Law.maximumDuration + 0.000_001) { [unowned(unsafe) self] in
      assign(.failed, because: "too slow")
    }
  }

  // listing: swipeMoved
  /// Every finger must be on its way in one of the directions, and all far enough.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .possible, let startTime else { return }
    let now = touches.map { $0.timestamp }.max() ?? event.timestamp
    let time = max(0, now - startTime)
    let open = axes.filter { axis in attempt.live.allSatisfy { isOnTheWay($0, axis, time) } }
    guard time <= Law.maximumDuration + Decisions.timeTolerance, !open.isEmpty else {
      return assign(.failed, because: "off the way")
    }
    let isFar = open.contains { axis in
      attempt.live.allSatisfy { along(axis, $0) >= Law.primary(at: time) }
    }
    if isFar, numberOfTouches == numberOfTouchesRequired { state = .ended }
  }
  // end

  /// A finger that is lifted before is no stroke (GR-97).
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    assign(.failed, because: "lifted before it was far enough")
  }

  /// A touch that is taken away is no stroke.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    assign(.failed, because: "a touch was cancelled")
  }

  /// Forgets the time.
  open override func reset() {
    super.reset()
    (startTime, starts) = (nil, [])
  }

  /// Where the stroke began: the centre of the places where its fingers came down (GR-18).
  open override func location(in view: UIView?) -> CGPoint {
    starts.isEmpty
      ? super.location(in: view) : convert(CGPoint(inTheMiddleOf: starts), to: view)
  }

  /// Where one of the stroke's fingers came down (GR-18).
  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(
      touchIndex < numberOfTouches && starts.indices.contains(touchIndex),
      "The recognizer has no such touch (GR-18).")
    return convert(starts[touchIndex], to: view)
  }

  /// A way along which a stroke may go.
  private typealias Axis = (x: CGFloat, y: CGFloat)

  /// The directions that count: horizontal ones win over vertical ones (GR-96).
  private final var axes: [Axis] {
    var horizontal: [Axis] = []
    if direction.contains(.right) { horizontal.append((1, 0)) }
    if direction.contains(.left) { horizontal.append((-1, 0)) }
    if !horizontal.isEmpty { return horizontal }
    var vertical: [Axis] = []
    if direction.contains(.up) { vertical.append((0, -1)) }
    if direction.contains(.down) { vertical.append((0, 1)) }
    return vertical
  }

  private final func along(_ axis: Axis, _ touch: UITouch) -> CGFloat {
    (touch.place.x - touch.firstPlace.x) * axis.x + (touch.place.y - touch.firstPlace.y) * axis.y
  }

  /// Whether a finger has neither gone back behind its start nor strayed to the side (GR-94).
  private final func isOnTheWay(_ touch: UITouch, _ axis: Axis, _ time: Seconds) -> Bool {
    let aside =
      (touch.place.x - touch.firstPlace.x) * axis.y + (touch.place.y - touch.firstPlace.y) * axis.x
    return along(axis, touch) >= 0 && aside.magnitude <= Law.secondary(at: time)
  }

  /// Whether the strokes that count go from side to side.
  final var isHorizontal: Bool { direction.contains(.right) || direction.contains(.left) }

  override var nameOfKind: String { "swipe" }
}
