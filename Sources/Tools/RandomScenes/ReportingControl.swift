import MiniUIKit

/// A control that reports what it hears.
final class ReportingControl: UIControl {
  var reporter: Reporter?
  /// Whether it follows a touch that has so many touches before it.
  var follows: (Int) -> Bool = { _ in true }
  /// Called when it follows a touch no more, of its own will.
  var onStop: () -> Void = {}

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    reporter?.moment(.beginTracking, self)
    return follows(touch.id)
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    reporter?.moment(.continueTracking, self)
    if follows(touch.id + 7) { return true }
    onStop()
    return false
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    reporter?.moment(.endTracking, self)
  }
  override func cancelTracking(with event: UIEvent?) {
    reporter?.moment(.cancelTracking, self)
    super.cancelTracking(with: event)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    reporter?.touches(.began, touches, of: self)
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    reporter?.touches(.moved, touches, of: self)
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    reporter?.touches(.ended, touches, of: self)
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    reporter?.touches(.cancelled, touches, of: self)
    super.touchesCancelled(touches, with: event)
  }
}
