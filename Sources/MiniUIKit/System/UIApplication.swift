/// What an app is told about itself.
///
/// An app delegate that is also a responder ends the chain (RC-8).
public protocol UIApplicationDelegate: AnyObject {}

/// The app: every event passes it, and every action of a control (EV-26).
open class UIApplication: UIResponder {
  /// The object that speaks for the app.
  open var delegate: (any UIApplicationDelegate)?

  /// The app's scene; [model] there is exactly one.
  ///
  /// Not part of UIKit.
  public final var windowScene: UIWindowScene {
    if let scene { return scene }
    let scene = UIWindowScene(screenSize: phone?.screenSize ?? Phone.defaultScreenSize)
    scene.application = self
    self.scene = scene
    return scene
  }
  private final var scene: UIWindowScene?

  /// How often a touch that begins is hit-tested; more than once shows that an override of
  /// `hitTest` must not count or change anything (HT-20, HT-21, DEC-1).
  ///
  /// Not part of UIKit.
  public final var hitTestPasses = Decisions.hitTestPasses

  /// Whether a click is the touch of a pointer, and not of a finger (EV-41): the key
  /// `UIApplicationSupportsIndirectInputEvents` in the app's Info.plist.
  ///
  /// Not part of UIKit.
  public final var supportsIndirectInputEvents = true

  /// Whether events are dropped at the moment (EV-29).
  open var isIgnoringInteractionEvents: Bool { ignoring > 0 }
  private final var ignoring = 0

  /// The phone the app runs on, as far as the app knows it.
  final unowned(unsafe) var phone: Phone?
  /// Where what the app does is reported; set while the app runs on a phone.
  final unowned(unsafe) var tracer: Tracer?
  /// Where the app's recognizers compete; set while the app runs on a phone.
  final var gestures: GestureEnvironment?
  /// Keyboard, input view and accessory view of the first responder.
  final lazy var inputs = InputViews(of: self)
  /// How often `beginReceivingRemoteControlEvents()` was called (EV-15).
  final var remoteControlListeners = 0
  /// What is told where the keyboard goes (FR-17).
  final var keyboardObservers: [(KeyboardNotification) -> Void] = []
  /// The changes that an animation block collects while it runs.
  final var openAnimation: AnimationBlock?

  deinit { scene?.application = nil }

  /// The delegate, if it is a responder and neither a view, a controller nor the app (RC-8).
  open override var next: UIResponder? {
    guard let responder = (delegate as AnyObject?) as? UIResponder, responder !== self,
      !(responder is UIView), !(responder is UIViewController)
    else { return nil }
    return responder
  }

  // listing: sendEvent
  /// Sends an event to every window that has touches in it (EV-26).
  ///
  /// An override that does not call super keeps every event from the app.
  open func sendEvent(_ event: UIEvent) {
    let touches = event.touches
    for place in touches.indices {
      guard let window = touches[place].window else { continue }
      if touches.firstIndex(where: { $0.window === window }) == place { send(event, to: window) }
    }
    if let event = event as? PointerEvent {
      if let window = event.window ?? windowScene.keyWindow { send(event, to: window) }
    } else if event.type != .touches, let window = windowScene.keyWindow {
      send(event, to: window)  // to the first responder (EV-16)
    }
  }
  // end

  private final func send(_ event: UIEvent, to window: UIWindow) {
    tracer?.report(.system(.window, .sendEventBegan))
    window.sender = self
    window.sendEvent(event)
    window.sender = nil
    tracer?.report(.system(.window, .sendEventEnded))
  }

  // listing: sendAction
  /// Passes an action on to its target; every action of the app comes by here (CT-30).
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - target: Its target; nil searches the chain, from the first responder, or, if there is
  ///     none, from the sender (RC-22, RC-23).
  ///   - sender: The object that sends it.
  ///   - event: The event of the touch, if there is one.
  /// - Returns: Whether it was performed.
  /// - Precondition: A target that is named has the method (RC-23).
  @discardableResult
  open func sendAction(
    _ action: Action, to target: AnyObject?, from sender: AnyObject?, for event: UIEvent?
  ) -> Bool {
    if let target {
      precondition(action.isMethod(target), "The target does not have the action's method (RC-23).")
    }
    guard let receiver = target ?? search(for: action, from: sender) else { return false }
    tracer?.report(.action(receiver, action))
    return action.perform(receiver, sender, event)
  }

  private final func search(for action: Action, from sender: AnyObject?) -> AnyObject? {
    let start = windowScene.keyWindow?.firstResponder ?? (sender as? UIResponder)
    start?.expectChainToEnd()
    var action = action
    action.tracer = tracer
    return start?.target(forAction: action, withSender: sender)
  }
  // end

  /// Drops every event from now on; calls are counted (EV-29).
  open func beginIgnoringInteractionEvents() { ignoring += 1 }

  /// Takes back one `beginIgnoringInteractionEvents()`.
  open func endIgnoringInteractionEvents() { ignoring = max(0, ignoring - 1) }

  override var nameOfKind: String { "application" }
}
