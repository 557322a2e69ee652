/// Brings the buttons of an event to the recognizers, before the responders hear of them.
///
/// [model] A press is neither held back nor taken from the responders.
enum PressDelivery {
  /// Calls the presses methods of the recognizers of a responder's views, up to the window.
  static func deliver(
    _ phase: UIPress.Phase, _ presses: Set<UIPress>, _ event: UIPressesEvent,
    from receiver: UIResponder
  ) {
    var each = (receiver as? UIView) ?? (receiver as? UIViewController)?.viewIfLoaded
    while let view = each {
      for recognizer in view.recognizers {
        let own = presses.filter { takes(recognizer, $0, event) }
        if !own.isEmpty { call(recognizer, phase, own, event) }
      }
      each = view.superview
    }
  }

  private static func takes(
    _ recognizer: UIGestureRecognizer, _ press: UIPress, _ event: UIPressesEvent
  ) -> Bool {
    guard recognizer.isEnabled, recognizer.allowedPressTypes.contains(press.type),
      !press.ignoring.contains(ObjectIdentifier(recognizer)), recognizer.shouldReceive(event)
    else { return false }
    guard press.phase == .began, let delegate = recognizer.delegate else { return true }
    let isWanted =
      delegate.gestureRecognizer(recognizer, shouldReceive: event as UIEvent)
      && delegate.gestureRecognizer(recognizer, shouldReceive: press)
    if !isWanted { press.ignoring.append(ObjectIdentifier(recognizer)) }
    return isWanted
  }

  private static func call(
    _ recognizer: UIGestureRecognizer, _ phase: UIPress.Phase, _ presses: Set<UIPress>,
    _ event: UIPressesEvent
  ) {
    switch phase {
    case .began: recognizer.pressesBegan(presses, with: event)
    case .changed: recognizer.pressesChanged(presses, with: event)
    case .ended: recognizer.pressesEnded(presses, with: event)
    case .cancelled: recognizer.pressesCancelled(presses, with: event)
    case .stationary: break
    }
  }
}
