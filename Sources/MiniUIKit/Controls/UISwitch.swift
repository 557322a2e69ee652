/// A control that is on or off.
///
/// A tap toggles it. A drag moves the thumb while it lasts, and where the thumb is at the end decides
/// (CT-48). [model] Nothing is animated; the value changes when the finger is lifted.
open class UISwitch: UIControl {
  private final var value = false
  /// Where the finger came down, in the switch's coordinates.
  private final var start: CGFloat = 0
  /// Whether the finger has gone so far that this is no tap any more.
  private final var isDragged = false

  /// Makes a switch; its size is its own, whatever the frame says.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Decisions.switchSize))
  }

  /// Whether the switch is on; setting it sends nothing (CT-12).
  open var isOn: Bool {
    get { value }
    set { setOn(newValue, animated: false) }
  }

  /// Where the thumb is, from 0 (off) to 1 (on); it follows a finger that drags it (CT-48).
  ///
  /// Not part of UIKit.
  public private(set) final var thumbPosition: CGFloat = 0

  /// Sets the switch without sending anything (CT-12).
  open func setOn(_ on: Bool, animated: Bool) {
    value = on
    thumbPosition = on ? 1 : 0
  }

  /// Notes where the finger came down.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    (start, isDragged) = (touch.location(in: self).x, false)
    return super.beginTracking(touch, with: event)
  }

  /// Moves the thumb with a finger that has gone half of the thumb's way or more (CT-48).
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return super.continueTracking(touch, with: event)
  }

  /// A tap that is lifted inside toggles; after a drag the thumb's place decides, wherever the
  /// finger is (CT-48).
  ///
  /// It sends `valueChanged` then (CT-12), before `touchUpInside` [model].
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch { follow(touch) }
    let before = value
    if isDragged {
      setOn(thumbPosition >= 0.5, animated: true)
    } else if isTouchInside {
      setOn(!value, animated: true)
    }
    if value != before { sendValueChanged(event) }
  }

  /// The thumb goes back to where the value is.
  open override func cancelTracking(with event: UIEvent?) {
    thumbPosition = value ? 1 : 0
    super.cancelTracking(with: event)
  }

  private final func follow(_ touch: UITouch) {
    let way = (touch.location(in: self).x - start) / Decisions.switchTravel
    if way.magnitude >= 0.5 { isDragged = true }
    if isDragged { thumbPosition = max(0, min(1, (value ? 1 : 0) + way)) }
  }

  /// Keeps a foreign one-finger tap, and a pan along the switch, from beginning (CT-40).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    !isForeignTap(gestureRecognizer) && !isForeignPan(gestureRecognizer)
  }

  override var nameOfKind: String { "switch" }
}

extension UIControl {
  /// Says that the user changed the value, which is what such a control is for (CT-12, CT-13).
  final func sendValueChanged(_ event: UIEvent?) {
    sendActions(for: .valueChanged, event)
    sendActions(for: .primaryActionTriggered, event)
  }
}
