/// The root of a tree of views, and the gate through which every event reaches them.
open class UIWindow: UIView {
  /// A window's place in the order of depth (HT-24).
  public struct Level: RawRepresentable, Comparable, Sendable {
    /// The larger, the further in front.
    public let rawValue: CGFloat
    /// Makes a level of its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a level of its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of an app's ordinary windows.
    public static let normal = Level(0)
    /// The level of a status bar.
    public static let statusBar = Level(1000)
    /// The level of an alert.
    public static let alert = Level(2000)

    /// Whether one level lies behind another.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  /// The scene the window belongs to; touches reach it only in a scene.
  public final var windowScene: UIWindowScene? { scene }
  final unowned(unsafe) var scene: UIWindowScene?

  /// How far in front the window lies; a higher one is asked first for a new touch (HT-1).
  open var windowLevel = Level.normal

  /// Whether the window gets the events that are not touches; touches do not care (HT-24).
  open var isKeyWindow: Bool { scene?.keyWindow === self }

  /// Whether the window may become the key window; true by default (FR-25).
  ///
  /// A window for hints or toasts answers false, so that it does not take the keyboard from the app's
  /// own window when it is touched.
  open var canBecomeKey: Bool { true }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      let controller = rootViewController
      oldValue?.viewIfLoaded?.removeFromSuperview()
      // What the old view hears of, or the new one's loading, may have put another in its place.
      guard let view = controller?.view, rootViewController === controller else { return }
      view.frame = bounds
      insertSubview(view, at: 0)
    }
  }

  /// This window's first responder (FR-1, FR-2); not part of UIKit's public names.
  public package(set) final var firstResponder: UIResponder?

  /// The app that sends it an event just now, even if it is in no scene any more.
  final unowned(unsafe) var sender: UIApplication?
  /// The event of touches the window has delivered last, by its number.
  private final var delivered = 0

  deinit { firstResponder = nil }

  /// Makes a window of a scene, as large as its screen; it is hidden at first, as in UIKit.
  public init(windowScene: UIWindowScene) {
    super.init(frame: CGRect(origin: .zero, size: windowScene.screenSize))
    isHidden = true
    window = self
    windowScene.adopt(self)
  }

  /// Makes a window that belongs to no scene; touches do not reach it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    window = self
  }

  /// The window's scene (RC-6).
  open override var next: UIResponder? { scene }

  /// Shows the window in front of the others of its level and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    scene?.bringToFront(self)
    makeKey()
  }

  /// Makes the window the key window, if it may be one (FR-25).
  open func makeKey() { scene?.makeKey(self) }

  /// Called when the window has become the key window; the default does nothing, and nobody else
  /// should call it.
  open func becomeKey() {}

  /// Called when the window is the key window no more; the default does nothing, and nobody else
  /// should call it.
  open func resignKey() {}

  // listing: sendEvent
  /// Takes an event: the recognizers hear of it first, the environment settles, and what is left
  /// goes to the views (GR-21, EV-26).
  ///
  /// An override that does not call super keeps every event from the window's views. An event
  /// that is sent a second time, or kept and sent later, is not delivered again [model].
  ///
  /// - Precondition: The views and recognizers of its touches are chosen: it is not sent from inside
  ///   a hit test or `shouldReceive`.
  open func sendEvent(_ event: UIEvent) {
    precondition(
      event.isComplete,
      "An event cannot be sent before the views and recognizers of its touches are chosen (EV-24).")
    if event.type == .touches {
      guard event.serial != delivered else { return refuse() }
      delivered = event.serial
      if event.hasTouchThatBegins(in: self) { makeKey() }
      guard let gestures = (sender ?? scene?.application)?.gestures else {
        return TouchDelivery.deliver(event, to: self, nil)
      }
      gestures.update(with: event, in: self)
      gestures.deliver { TouchDelivery.deliver(event, to: self, gestures) }
    } else if !ChainDelivery.deliver(event, to: self) {
      refuse()
    }
  }
  // end

  private final func refuse() { tracer?.report(.system(.window, .sendEventRefused)) }

  /// Converts a point of another window, or of the screen for nil, into this window's coordinates.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    guard let window, window !== self else {
      return window == nil ? pointFromSuperview(point) : point
    }
    return pointFromSuperview(window.pointToSuperview(point))
  }

  /// Converts a point of this window into another window's coordinates, or the screen's for nil.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    guard let window, window !== self else {
      return window == nil ? pointToSuperview(point) : point
    }
    return window.pointFromSuperview(pointToSuperview(point))
  }

  override var nameOfKind: String { "window" }
}
