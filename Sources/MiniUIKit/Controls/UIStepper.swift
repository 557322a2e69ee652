/// A control with a minus and a plus half.
///
/// [model] The half is that of the touch's beginning. A tap takes one step when it is lifted inside.
open class UIStepper: UIControl {
  private final var number = 0.0
  private final var isPlus = false
  private final var numberAtStart = 0.0
  /// Whether holding the stepper down has taken steps already.
  private final var hasRepeated = false
  private final var timer: ClockTimer?

  /// The smallest value.
  open var minimumValue = 0.0 { didSet { value = number } }
  /// The largest value.
  open var maximumValue = 100.0 { didSet { value = number } }
  /// By how much a step changes the value.
  open var stepValue = 1.0
  /// Whether a step beyond one end leads to the other end.
  open var wraps = false
  /// Whether a finger that holds the stepper down takes one step after the other (CT-49).
  open var autorepeat = true
  /// Whether every step sends `valueChanged`, or only the end of the touch (CT-49).
  open var isContinuous = true

  /// Makes a stepper; its size is its own, whatever the frame says.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Decisions.stepperSize))
  }

  deinit { timer?.stop() }

  /// The value, kept within the range; setting it sends nothing (CT-12).
  open var value: Double {
    get { number }
    set { number = max(min(newValue, maximumValue), minimumValue) }
  }

  /// Notes the half, and begins to wait for the first repeated step.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    isPlus = touch.location(in: self).x >= bounds.midX
    (numberAtStart, hasRepeated) = (number, false)
    if autorepeat { waitForRepeat(Decisions.stepperDelay) }
    return super.beginTracking(touch, with: event)
  }

  /// Takes the step of a tap, if there is one to take.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    stopTimer()
    let before = isContinuous ? number : numberAtStart
    if isTouchInside, !hasRepeated { takeStep() }
    if number != before { sendValueChanged(event) }
  }

  /// Repeats no more; the steps that were taken stay.
  open override func cancelTracking(with event: UIEvent?) {
    stopTimer()
    let hasChanged = number != numberAtStart
    super.cancelTracking(with: event)
    if hasChanged, !isContinuous { sendValueChanged(event) }
  }

  private final func waitForRepeat(_ delay: Seconds) {
    tracer?.report(.timer(self, .scheduled(delay)))
    let stepper = Weak(self)
    timer = window?.scene?.application?.phone?.runLoop.schedule(after: delay) {
      stepper.object?.repeatStep()
    }
  }

  /// Takes one step more while the finger is inside, and waits for the next.
  private final func repeatStep() {
    tracer?.report(.timer(self, .fired))
    timer = nil
    guard isTracking else { return }
    if isTouchInside {
      hasRepeated = true
      let before = number
      takeStep()
      if isContinuous, number != before { sendValueChanged(nil) }
    }
    // An action may have taken the stepper away.
    if isTracking { waitForRepeat(Decisions.stepperInterval) }
  }

  private final func stopTimer() {
    guard let timer else { return }
    timer.stop()
    self.timer = nil
    tracer?.report(.timer(self, .stopped))
  }

  private final func takeStep() {
    let next = number + (isPlus ? stepValue : -stepValue)
    if wraps, next > maximumValue {
      number = minimumValue
    } else if wraps, next < minimumValue {
      number = maximumValue
    } else {
      value = next
    }
  }

  /// Keeps a foreign one-finger tap from beginning (CT-40).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    !isForeignTap(gestureRecognizer)
  }

  override var nameOfKind: String { "stepper" }
}
