/// Recognizes fingers that stay down for a while; continuous: it begins while they are down, and
/// ends when one is lifted (GR-86).
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the fingers must stay, in seconds; 0.5 by default, and with infinity for ever (GR-86).
  ///
  /// - Precondition: It is a number.
  open var minimumPressDuration = Measures.pressDuration {
    didSet {
      precondition(!minimumPressDuration.isNaN, "A duration must be a number (GR-86).")
    }
  }
  /// How far they may move before the gesture begins, in points; 10 by default (GR-86).
  open var allowableMovement = Measures.pressMovement
  /// How many taps come before the press; 0 by default (GR-86).
  open var numberOfTapsRequired = 0
  /// How many fingers press; 1 by default (GR-86).
  open var numberOfTouchesRequired = 1

  private final var taps = TapSeries()
  private final var isPress: Bool { taps.count >= numberOfTapsRequired }

  // listing: pressBegan
  /// With all fingers down the time begins to count.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible else { return ignoreAll(touches, for: event) }
    switch taps.begin(touches.inOrder, fingers: numberOfTouches, of: numberOfTouchesRequired) {
    case .tooFar: return assign(.failed, because: "the next tap is too far away")
    case .tooManyFingers: return assign(.failed, because: "too many fingers")
    case .fine: break
    }
    guard isPress else {
      return startTimer(after: Decisions.tapDuration) { [unowned(unsafe) self] in
        assign(.failed, because: "the tap was held too long")
      }
    }
    guard taps.fingers == numberOfTouchesRequired else { return stopTimer() }
    if minimumPressDuration <= 0 {
      state = .began
    } else if minimumPressDuration < Clock.longest {
      startTimer(after: minimumPressDuration) { [unowned(unsafe) self] in state = .began }
    }
  }
  // end

  /// Before it has begun, moving too far ends the attempt; afterwards every move is a change
  /// (GR-87).
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state == .began || state == .changed {
      state = .changed
    } else if taps.hasMoved(
      attempt.live, further: isPress ? allowableMovement : Decisions.tapMovement)
    {
      assign(.failed, because: "moved too far")
    }
  }

  /// A lifted finger ends the gesture, or the attempt (GR-86).
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state == .began || state == .changed {
      state = .ended
    } else if isPress {
      assign(.failed, because: "lifted too early")
    } else if taps.fingers < numberOfTouchesRequired {
      assign(.failed, because: "too few fingers")
    } else if attempt.live.allSatisfy({ $0.isOver }) {
      taps.endTap()
      startTimer(after: Decisions.tapInterval) { [unowned(unsafe) self] in
        assign(.failed, because: "no further tap")
      }
    }
  }

  /// A touch that is taken away ends the gesture, or the attempt.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    assign(.cancelled, because: "a touch was cancelled")
  }

  /// Forgets the taps so far.
  open override func reset() {
    super.reset()
    taps = TapSeries()
  }

  override var nameOfKind: String { "longPress" }
}
