/// Recognizes two fingers whose distance changes; continuous (GR-98).
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private final var pair = FingerPair()
  /// The distance that counts as scale 1.
  private final var baseline: CGFloat = 0
  private final var factor: CGFloat = 1
  private final var lastTime: Seconds = 0
  /// Fingers that come down on one point again and again would have a scale without end [model].
  private static let most: CGFloat = 1_000_000

  /// The fingers' distance in relation to that at the beginning; setting it lets it count from the
  /// new value on (GR-99).
  open var scale: CGFloat {
    get { factor }
    set {
      factor = newValue
      if let distance = pair.distance(attempt.live), newValue != 0 {
        baseline = distance / newValue
      }
    }
  }
  /// How fast the scale changes, per second.
  ///
  /// [model] That of the last step (DEC-21).
  open var velocity: CGFloat { speed }
  private final var speed: CGFloat = 0

  /// Two fingers are a pair; further ones do not count.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    ignoreAll(pair.join(touches), for: event)
    if let distance = pair.distance(attempt.live), factor != 0 { baseline = distance / factor }
    lastTime = event.timestamp
  }

  // listing: pinchMoved
  /// Compares the distance with the baseline.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let distance = pair.distance(attempt.live) else {
      if state == .began || state == .changed { state = .changed }
      return
    }
    if state == .possible {
      let change = distance - baseline
      guard change.magnitude >= Measures.pinchChange else {
        lastTime = event.timestamp
        return
      }
      let start = baseline
      baseline += change < 0 ? -Measures.pinchAbsorbed : Measures.pinchAbsorbed
      state = .began
      guard state == .began else {
        baseline = start
        return
      }
    } else {
      state = .changed
    }
    follow(distance, event)
  }
  // end

  private final func follow(_ distance: CGFloat, _ event: UIEvent) {
    let before = factor
    if baseline != 0 { factor = min(distance / baseline, Self.most) }
    let elapsed = CGFloat(event.timestamp - lastTime)
    if elapsed > 0 { speed = (factor - before) / elapsed }
    lastTime = event.timestamp
  }

  /// A pan that has waited begins where it is; so does a pinch (GR-69).
  override func willRecognize() {
    guard progress.isWaiting, let distance = pair.distance(attempt.live) else { return }
    (baseline, factor) = (distance, 1)
  }

  /// When both are lifted the gesture is over; before it has begun, one lifted finger ends the
  /// attempt (GR-99).
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    for touch in touches.inOrder { pair.leave(touch) }
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
    (pair, baseline, factor, speed, lastTime) = (FingerPair(), 0, 1, 0, 0)
  }

  override var nameOfKind: String { "pinch" }
}
