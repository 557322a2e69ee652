/// Recognizes two fingers that turn around each other; continuous (GR-100).
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private final var pair = FingerPair()
  /// By how much the fingers have turned since both are down.
  private final var turned: CGFloat = 0
  /// The turn that counts as zero.
  private final var baseline: CGFloat = 0
  private final var lastAngle: CGFloat?
  private final var lastTime: Seconds = 0
  private final var hasBegun = false

  /// By how much the fingers have turned, in radians, clockwise; setting it lets it count from the
  /// new value on (GR-100).
  open var rotation: CGFloat {
    get { hasBegun ? turned - baseline : 0 }
    set { baseline = turned - newValue }
  }
  /// How fast they turn, in radians a second.
  ///
  /// [model] That of the last step (DEC-21).
  open var velocity: CGFloat { speed }
  private final var speed: CGFloat = 0

  /// Two fingers are a pair; further ones do not count.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    ignoreAll(pair.join(touches), for: event)
    lastAngle = angle
    lastTime = event.timestamp
  }

  // listing: rotationMoved
  /// Adds up the turns; far enough, the gesture begins.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let before = turned
    if let angle, let last = lastAngle { turned += Self.turn(from: last, to: angle) }
    lastAngle = angle
    let elapsed = CGFloat(event.timestamp - lastTime)
    if elapsed > 0 { speed = (turned - before) / elapsed }
    lastTime = event.timestamp
    if state == .began || state == .changed {
      state = .changed
    } else if turned.magnitude >= Measures.rotationChange - Decisions.angleTolerance {
      state = .began
    }
  }
  // end

  /// At the beginning half of the slop is taken out; a rotation that has waited begins where it is
  /// (GR-69).
  override func willRecognize() {
    hasBegun = true
    baseline =
      progress.isWaiting
      ? turned : (turned < 0 ? -Measures.rotationAbsorbed : Measures.rotationAbsorbed)
  }

  /// When both are lifted the gesture is over; before it has begun, one lifted finger ends the
  /// attempt.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    for touch in touches.inOrder { pair.leave(touch) }
    lastAngle = nil
    if state == .began || state == .changed {
      if attempt.live.allSatisfy({ $0.isOver }) { state = .ended }
    } else {
      assign(.failed, because: "lifted before it began")
    }
  }

  /// A touch that is taken away ends the gesture, or the attempt.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    assign(.cancelled, because: "a touch was cancelled")
  }

  /// Forgets the fingers.
  open override func reset() {
    super.reset()
    (pair, turned, baseline, lastAngle) = (FingerPair(), 0, 0, nil)
    (lastTime, speed, hasBegun) = (0, 0, false)
  }

  /// The direction from the first finger to the second.
  private final var angle: CGFloat? {
    pair.way(attempt.live).map { CGFloat(Math.atan2(Double($0.y), Double($0.x))) }
  }

  /// The shorter way from one direction to another.
  private static func turn(from old: CGFloat, to new: CGFloat) -> CGFloat {
    var turn = new - old
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    return turn
  }

  override var nameOfKind: String { "rotation" }
}
