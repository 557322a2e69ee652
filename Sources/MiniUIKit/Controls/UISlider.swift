/// A control that is dragged to a value of a range.
///
/// [model] The track runs over the whole width, the thumb is a square (`Decisions.sliderThumb`). Only a
/// touch that begins on the thumb is followed.
open class UISlider: UIControl {
  private final var number: Float = 0
  /// How far the finger lies to the right of the thumb's middle.
  private final var grip: CGFloat = 0
  private final var numberAtStart: Float = 0

  /// The value at the left end.
  ///
  /// - Precondition: It is finite.
  open var minimumValue: Float = 0 {
    didSet {
      Self.expectFinite(minimumValue)
      maximumValue = max(maximumValue, minimumValue)
      value = number
    }
  }
  /// The value at the right end.
  ///
  /// - Precondition: It is finite.
  open var maximumValue: Float = 1 {
    didSet {
      Self.expectFinite(maximumValue)
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = number
    }
  }
  /// Whether every move sends `valueChanged`, or only the end of the drag.
  open var isContinuous = true

  /// The value, kept within the range; setting it sends nothing (CT-12).
  ///
  /// - Precondition: It is a number.
  open var value: Float {
    get { number }
    set {
      precondition(!newValue.isNaN, "A slider's value must not be NaN (CT-12).")
      number = min(max(newValue, minimumValue), maximumValue)
    }
  }

  private static func expectFinite(_ end: Float) {
    precondition(end.isFinite, "A slider's ends must not be NaN or infinity (CT-12).")
  }

  /// Sets the value without sending anything (CT-12).
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// The track's rectangle.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let height = Decisions.sliderTrack
    return CGRect(x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
  }

  /// The thumb's rectangle for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let side = Decisions.sliderThumb
    // The two farthest ends a Float can have lie within what a CGFloat can say.
    let range = CGFloat(maximumValue) - CGFloat(minimumValue)
    let part = range > 0 ? (CGFloat(value) - CGFloat(minimumValue)) / range : 0
    return CGRect(
      x: rect.minX + part * (rect.width - side), y: rect.midY - side / 2, width: side, height: side)
  }

  private final var thumb: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: number)
  }

  /// Follows a touch that begins on the thumb.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let (place, thumb) = (touch.location(in: self), thumb)
    guard thumb.contains(place) else { return false }
    (grip, numberAtStart) = (place.x - thumb.midX, number)
    return true
  }

  /// Moves the thumb with the finger, however far above or below the slider that is.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let before = number
    follow(touch)
    if isContinuous, number != before { sendValueChanged(event) }
    return true
  }

  /// Takes the last place; a slider that is not continuous speaks now.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let before = isContinuous ? number : numberAtStart
    if let touch { follow(touch) }
    if number != before { sendValueChanged(event) }
  }

  private final func follow(_ touch: UITouch) {
    let (track, side) = (trackRect(forBounds: bounds), thumb.width)
    guard track.width > side else { return }
    let left = touch.location(in: self).x - grip - side / 2 - track.minX
    let range = CGFloat(maximumValue) - CGFloat(minimumValue)
    let number = CGFloat(minimumValue) + left / (track.width - side) * range
    // A transform may have put the finger at no place at all.
    if !number.isNaN { value = Float(number) }
  }

  /// Keeps a foreign swipe along the slider that began on the thumb from beginning (CT-40).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    !isForeignSwipe(gestureRecognizer)
  }

  override var nameOfKind: String { "slider" }
}
