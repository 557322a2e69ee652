import MiniUIKit

/// A view that reports what it hears, and passes it on or not.
final class ReportingView: UIView {
  var reporter: Reporter?
  /// Whether it keeps every touch to itself (RC-12).
  var swallows = false
  /// Whether it may become first responder.
  var wantsFirst = false
  /// What comes up while it is first (FR-8).
  var ownInputView: UIView?

  override var canBecomeFirstResponder: Bool {
    reporter?.moment(.canBecomeFirst, self)
    return wantsFirst
  }
  override var inputView: UIView? { ownInputView }

  override func becomeFirstResponder() -> Bool {
    defer { reporter?.moment(.becomeFirst, self) }
    return super.becomeFirstResponder()
  }
  override func resignFirstResponder() -> Bool {
    reporter?.moment(.resignFirst, self)
    return super.resignFirstResponder()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    reporter?.moment(.hitTest, self)
    return super.hitTest(point, with: event)
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    reporter?.moment(.pointInside, self)
    return super.point(inside: point, with: event)
  }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    reporter?.moment(.viewShouldBegin, self)
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
  override func willMove(toSuperview newSuperview: UIView?) {
    reporter?.moment(.willMoveToSuperview, self)
  }
  override func didMoveToSuperview() { reporter?.moment(.didMoveToSuperview, self) }
  override func didMoveToWindow() { reporter?.moment(.didMoveToWindow, self) }

  override func canPerformAction(_ action: Action, withSender sender: AnyObject?) -> Bool {
    reporter?.moment(.canPerformAction, self)
    return super.canPerformAction(action, withSender: sender)
  }

  // MARK: - Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    reporter?.touches(.began, touches, of: self)
    if !swallows { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    reporter?.touches(.moved, touches, of: self)
    if !swallows { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    reporter?.touches(.ended, touches, of: self)
    if !swallows { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    reporter?.touches(.cancelled, touches, of: self)
    if !swallows { super.touchesCancelled(touches, with: event) }
  }

  // MARK: - What is not of touches

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    reporter?.moment(.pressesBegan, self)
    super.pressesBegan(presses, with: event)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    reporter?.moment(.pressesEnded, self)
    super.pressesEnded(presses, with: event)
  }
  override var keyCommands: [UIKeyCommand]? {
    reporter?.moment(.keyCommands, self)
    let action = Action("save", ReportingView.save)
    return [UIKeyCommand(input: "s", modifierFlags: .command, action: action)]
  }
  /// What the key command performs.
  private func save() {}
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    reporter?.moment(.motionBegan, self)
    super.motionBegan(motion, with: event)
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    reporter?.moment(.motionEnded, self)
    super.motionEnded(motion, with: event)
  }
  override func remoteControlReceived(with event: UIEvent?) {
    reporter?.moment(.remoteControl, self)
    super.remoteControlReceived(with: event)
  }
}
