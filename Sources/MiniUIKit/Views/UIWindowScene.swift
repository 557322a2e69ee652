/// The windows of an app on one screen (RC-6, RC-7).
public final class UIWindowScene: UIResponder {
  /// The windows of the scene; those fronted most recently last.
  public internal(set) var windows: [UIWindow] = []
  /// The window that gets the events that are not touches.
  public internal(set) unowned(unsafe) var keyWindow: UIWindow?
  /// The size of the screen, in points; not part of UIKit, which asks the screen.
  public let screenSize: CGSize

  unowned(unsafe) var application: UIApplication?

  init(screenSize: CGSize) { self.screenSize = screenSize }

  deinit {
    for window in windows { detach(window) }
  }

  /// The application (RC-7).
  public override var next: UIResponder? { application }

  /// Takes a window out of the scene; no new touch reaches it.
  ///
  /// What is under way in it stops, and its touches are cancelled, as in a view that leaves its
  /// window (EV-17) [model].
  ///
  /// Not part of UIKit.
  public func remove(_ window: UIWindow) {
    guard window.scene === self else { return }
    window.stopEverything()
    discard(window)
  }

  /// Takes a window out of the scene without a word to anything.
  func discard(_ window: UIWindow) {
    let hadKeyboard = keyWindow === window && window.firstResponder != nil
    windows.removeAll { $0 === window }
    detach(window)
    if hadKeyboard { application?.inputs.update() }
  }

  /// The windows that can be touched, the frontmost first: by level, and within one level the one fronted most
  /// recently first (HT-1, DEC-10).
  package var windowsFromFront: [UIWindow] { allWindowsFromFront.filter { $0.canBeHit } }

  /// All windows in the order of depth, the frontmost first, whether they can be touched or not.
  package var allWindowsFromFront: [UIWindow] {
    var ordered: [UIWindow] = []
    for window in windows.reversed() {
      let place = ordered.firstIndex { $0.windowLevel < window.windowLevel } ?? ordered.count
      ordered.insert(window, at: place)
    }
    return ordered
  }

  func adopt(_ window: UIWindow) {
    windows.append(window)
    window.scene = self
    connect(window)
  }

  /// Makes a window the key one, if it may be (FR-25); the keyboard and input views are those of its
  /// first responder from now on (FR-2).
  func makeKey(_ window: UIWindow) {
    let old = keyWindow
    guard old !== window, window.canBecomeKey, window.scene === self, keyWindow === old else {
      return
    }
    keyWindow = window
    application?.tracer?.report(.notify(window.name, "didBecomeKey"))
    old?.resignKey()
    if keyWindow === window { window.becomeKey() }
    if old?.firstResponder != nil || window.firstResponder != nil { application?.inputs.update() }
  }

  func bringToFront(_ window: UIWindow) {
    guard let place = windows.firstIndex(where: { $0 === window }) else { return }
    windows.append(windows.remove(at: place))
  }

  private func connect(_ window: UIWindow) {
    window.tracer = application?.tracer
    for view in window.subviews { view.moveToWindow(window) }
  }

  private func detach(_ window: UIWindow) {
    if keyWindow === window { keyWindow = nil }
    window.scene = nil
    window.tracer = nil
    // A window that is its own first responder would keep itself alive.
    if window.firstResponder === window { window.firstResponder = nil }
    for view in window.subviews { view.moveToWindow(window) }
  }

  override var nameOfKind: String { "scene" }
}
