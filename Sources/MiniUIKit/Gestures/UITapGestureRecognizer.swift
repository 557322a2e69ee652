/// Recognizes one or several taps with one or several fingers, when the last finger of the last tap
/// is lifted (GR-80).
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps, one after the other; 1 by default.
  open var numberOfTapsRequired = 1
  /// How many fingers tap; 1 by default.
  open var numberOfTouchesRequired = 1
  /// The buttons of a pointer that must be pressed; a finger needs none (GR-106, GR-121).
  ///
  /// - Precondition: At least one.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary {
    didSet { precondition(buttonMaskRequired.rawValue > 0, "A tap needs a button (GR-106).") }
  }

  /// The longest duration of a tap, in seconds (GR-83, DEC-4: disputed).
  public static let _maximumTapDuration = Decisions.tapDuration
  /// The longest duration of this recognizer's taps, in seconds.
  final var maximumDuration = _maximumTapDuration

  private final var taps = TapSeries()

  /// A tap's first finger starts the clock; a further finger joins it.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    // listing: buttons
    let clicks = touches.contains { $0.type == .indirectPointer }
    if clicks, event.buttonMask != buttonMaskRequired {
      return assign(.failed, because: "another button")
    }
    // end
    if taps.fingers == 0 {
      startTimer(after: maximumDuration) { [unowned(unsafe) self] in
        assign(.failed, because: "held too long")
      }
    }
    switch taps.begin(touches.inOrder, fingers: numberOfTouches, of: numberOfTouchesRequired) {
    case .tooFar: assign(.failed, because: "the next tap is too far away")
    case .tooManyFingers: assign(.failed, because: "too many fingers")
    case .fine: break
    }
  }

  /// A finger that leaves its place is no tap (GR-81).
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if taps.hasMoved(attempt.live, further: Decisions.tapMovement) {
      assign(.failed, because: "moved too far")
    }
  }

  // listing: tapEnded
  /// When the last finger is lifted, a tap is complete; the last one is the gesture.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if taps.hasMoved(attempt.live, further: Decisions.tapMovement) {
      return assign(.failed, because: "moved too far")
    }
    guard taps.fingers == numberOfTouchesRequired else {
      return assign(.failed, because: "too few fingers")
    }
    guard attempt.live.allSatisfy({ $0.isOver }) else { return }
    completeTap()
  }

  private final func completeTap() {
    taps.endTap()
    if taps.count >= numberOfTapsRequired {
      stopTimer()
      state = .ended
    } else {
      startTimer(after: Decisions.tapInterval) { [unowned(unsafe) self] in
        assign(.failed, because: "no further tap")
      }
    }
  }
  // end

  /// A touch that is taken away is no tap.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    assign(.failed, because: "a touch was cancelled")
  }

  /// A button of the hardware taps, too, if its type is allowed (GR-110).
  ///
  /// [model] Its taps have the same limits of time as those of fingers.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesBegan(presses, with: event)
    startTimer(after: maximumDuration) { [unowned(unsafe) self] in
      assign(.failed, because: "held too long")
    }
  }

  // listing: tapReleased
  /// When the button is released, a tap is complete; the last one is the gesture (GR-110).
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesEnded(presses, with: event)
    completeTap()
  }
  // end

  /// A press that is taken away is no tap.
  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesCancelled(presses, with: event)
    assign(.failed, because: "a press was cancelled")
  }

  /// Forgets the taps so far.
  open override func reset() {
    super.reset()
    taps = TapSeries()
  }

  /// A tap leaves another tap alone that needs more taps, and a long press unless that needs fewer
  /// (GR-64).
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    if let tap = preventedGestureRecognizer as? UITapGestureRecognizer,
      tap.numberOfTouchesRequired == numberOfTouchesRequired
    {
      return tap.numberOfTapsRequired <= numberOfTapsRequired
    }
    if let press = preventedGestureRecognizer as? UILongPressGestureRecognizer,
      press.numberOfTouchesRequired == numberOfTouchesRequired
    {
      return press.numberOfTapsRequired < numberOfTapsRequired
    }
    return true
  }

  /// The fingers of the gesture once it is recognized, else those that are down.
  open override var numberOfTouches: Int {
    state == .ended ? numberOfTouchesRequired : super.numberOfTouches
  }

  /// Where the first tap began: the centre of its fingers (GR-85).
  open override func location(in view: UIView?) -> CGPoint {
    taps.start.map { convert($0, to: view) } ?? super.location(in: view)
  }

  /// Where one of the fingers of the first tap came down (GR-85).
  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(touchIndex < numberOfTouches, "The recognizer has no such touch (GR-18).")
    guard taps.places.indices.contains(touchIndex) else {
      return super.location(ofTouch: touchIndex, in: view)
    }
    return convert(taps.places[touchIndex], to: view)
  }

  override var nameOfKind: String {
    switch numberOfTapsRequired {
    case 1: "tap"
    case 2: "doubleTap"
    default: String(numberOfTapsRequired) + "-tap"
    }
  }
}
