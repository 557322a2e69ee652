/// A control that is on or off.
///
/// [model] A tap toggles it; the thumb cannot be dragged, and nothing is animated.
open class UISwitch: UIControl {
  private final var value = false

  /// Makes a switch; its size is its own, whatever the frame says.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: frame.origin.x, y: frame.origin.y, width: 51, height: 31))
  }

  /// Whether the switch is on; setting it sends nothing (CT-12).
  open var isOn: Bool {
    get { value }
    set { setOn(newValue, animated: false) }
  }

  /// Sets the switch without sending anything (CT-12).
  open func setOn(_ on: Bool, animated: Bool) { value = on }

  /// Toggles when the touch is lifted inside.
  ///
  /// It sends `valueChanged` then (CT-12), before `touchUpInside` [model].
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard isTouchInside else { return }
    value.toggle()
    sendValueChanged(event)
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
