/// A control with a minus and a plus half.
///
/// [model] The half is that of the touch's beginning, and the value changes when the touch is
/// lifted inside. `autorepeat`, which would need a timer, is left out.
open class UIStepper: UIControl {
  private final var number = 0.0
  private final var isPlus = false

  /// The smallest value.
  open var minimumValue = 0.0 { didSet { value = number } }
  /// The largest value.
  open var maximumValue = 100.0 { didSet { value = number } }
  /// By how much a tap changes the value.
  open var stepValue = 1.0
  /// Whether a step beyond one end leads to the other end.
  open var wraps = false

  /// Makes a stepper; its size is its own, whatever the frame says.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: frame.origin.x, y: frame.origin.y, width: 94, height: 32))
  }

  /// The value, kept within the range; setting it sends nothing (CT-12).
  open var value: Double {
    get { number }
    set { number = max(min(newValue, maximumValue), minimumValue) }
  }

  /// Notes the half.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    isPlus = touch.location(in: self).x >= bounds.midX
    return true
  }

  /// Takes the step, if there is one to take.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard isTouchInside else { return }
    let before = number
    let next = number + (isPlus ? stepValue : -stepValue)
    if wraps, next > maximumValue {
      number = minimumValue
    } else if wraps, next < minimumValue {
      number = maximumValue
    } else {
      value = next
    }
    if number != before { sendValueChanged(event) }
  }

  /// Keeps a foreign one-finger tap from beginning (CT-40).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    !isForeignTap(gestureRecognizer)
  }

  override var nameOfKind: String { "stepper" }
}
