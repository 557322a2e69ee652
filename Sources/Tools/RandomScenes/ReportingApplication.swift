import MiniUIKit

/// An app that reports every event and every action.
final class ReportingApplication: UIApplication {
  let callbacks: Callbacks
  /// Called with every event of touches.
  var onEvent: (UIEvent) -> Void = { _ in }
  /// The event under way.
  private(set) var event: UIEvent?

  init(_ callbacks: Callbacks) { self.callbacks = callbacks }

  override func sendEvent(_ event: UIEvent) {
    let outer = self.event
    self.event = event
    // The same once more is no new one.
    if event !== outer { onEvent(event) }
    callbacks.onMoment(.applicationSendEvent, self)
    super.sendEvent(event)
    self.event = outer
  }

  override func sendAction(
    _ action: Action, to target: AnyObject?, from sender: AnyObject?, for event: UIEvent?
  ) -> Bool {
    callbacks.onMoment(.sendAction, sender ?? self)
    return super.sendAction(action, to: target, from: sender, for: event)
  }
}

/// A window that reports its events and the views it has found.
final class ReportingWindow: UIWindow {
  let callbacks: Callbacks
  /// Called when a hit test for an event has found a view.
  var onHit: () -> Void = {}

  init(_ scene: UIWindowScene, _ callbacks: Callbacks) {
    self.callbacks = callbacks
    super.init(windowScene: scene)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if hit != nil, event != nil { onHit() }
    return hit
  }

  override func sendEvent(_ event: UIEvent) {
    callbacks.onMoment(.windowSendEvent, self)
    super.sendEvent(event)
  }
}
