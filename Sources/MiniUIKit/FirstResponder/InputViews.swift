/// The area at the lower edge of the screen: a keyboard or an input view, and what lies above it.
///
/// What belongs there follows from the key window's first responder: its own `inputView` and
/// `inputAccessoryView`, or the nearest up the chain (FR-8, FR-9). Without an input view, only one
/// that takes text gets the system's keyboard (FR-13).
final class InputViews {
  private unowned(unsafe) let application: UIApplication
  /// Where the area is; of no height while nothing is up.
  private(set) var frame = CGRect.zero

  private var window: InputWindow?
  private var owner: UIResponder?
  private var input: UIView?
  private var accessory: UIView?
  /// The system's keyboard.
  private lazy var keyboard = makeKeyboard()
  /// While one takes over from another, nothing goes down to come up again (DEC-24).
  private var changes = 0
  private var isUpdating = false
  private var isStale = false
  /// How often the area has begun to move; an older movement's end is not told any more.
  private var movements = 0

  init(of application: UIApplication) { self.application = application }

  func beginChange() { changes += 1 }

  func endChange() {
    changes -= 1
    update()
  }

  /// Looks for what belongs into the area now, and puts it there.
  ///
  /// What hears of it may change the first responder again; that is seen to afterwards.
  func update() {
    guard changes == 0 else { return }
    isStale = true
    guard !isUpdating else { return }
    isUpdating = true
    while isStale {
      isStale = false
      updateOnce()
    }
    isUpdating = false
  }

  private func updateOnce() {
    let responder = application.windowScene.keyWindow?.firstResponder
    let newAccessory = Self.first(from: responder) { $0.inputAccessoryView }
    var newInput = Self.first(from: responder) { $0.inputView }
    if newInput == nil, responder?.keyInput != nil { newInput = keyboard }
    let (oldInput, oldAccessory) = (input, accessory)
    if let oldAccessory, oldAccessory !== newAccessory {
      takeDown(oldAccessory, .accessoryViewDown)
    }
    if let oldInput, oldInput !== newInput { takeDown(oldInput, .inputViewDown) }
    (input, accessory, owner) = (newInput, newAccessory, responder ?? owner)
    layOut()
    if let newInput, newInput !== oldInput { putUp(newInput, .inputViewUp) }
    if let newAccessory, newAccessory !== oldAccessory { putUp(newAccessory, .accessoryViewUp) }
    owner = responder
    if responder == nil, input == nil, accessory == nil {
      window.map { application.windowScene.remove($0) }
      window = nil
    }
  }

  /// The nearest responder up the chain that has one.
  private static func first(
    from responder: UIResponder?, _ view: (UIResponder) -> UIView?
  ) -> UIView? {
    responder?.expectChainToEnd()
    var each = responder
    while let current = each {
      if let view = view(current) { return view }
      each = current.next
    }
    return nil
  }

  /// The height is the view's own, the width is the screen's (FR-10).
  private func layOut() {
    let screen = application.windowScene.screenSize
    let (inputHeight, accessoryHeight) = (input?.frame.height ?? 0, accessory?.frame.height ?? 0)
    let height = inputHeight + accessoryHeight
    let old = frame
    frame = CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
    accessory?.frame = CGRect(
      x: 0, y: screen.height - height, width: screen.width, height: accessoryHeight)
    input?.frame = CGRect(
      x: 0, y: screen.height - inputHeight, width: screen.width, height: inputHeight)
    if old.height != frame.height { announce(from: old) }
  }

  private func announce(from old: CGRect) {
    let new = frame
    let isUp = new.height > 0
    post(.willChangeFrame, old, new)
    if isUp != (old.height > 0) || isUp { post(isUp ? .willShow : .willHide, old, new) }
    movements += 1
    // The timer does not outlive the phone, and the phone keeps the app and with it this object.
    application.phone?.runLoop.schedule(after: Decisions.keyboardDuration) {
      [unowned(unsafe) self, movement = movements] in
      guard movement == movements else { return }
      post(.didChangeFrame, old, new)
      post(isUp ? .didShow : .didHide, old, new)
    }
  }

  private func post(_ name: KeyboardNotification.Name, _ old: CGRect, _ new: CGRect) {
    application.tracer?.report(.notify("keyboard", name.rawValue))
    let notification = KeyboardNotification(
      name: name, frameBegin: old, frameEnd: new, animationDuration: Decisions.keyboardDuration)
    for observer in application.keyboardObservers { observer(notification) }
  }

  private func putUp(_ view: UIView, _ change: ResponderChange) {
    let window = window ?? makeWindow()
    self.window = window
    window.addSubview(view)
    if let owner { application.tracer?.report(.responder(owner, change)) }
  }

  private func takeDown(_ view: UIView, _ change: ResponderChange) {
    view.removeFromSuperview()
    if let owner { application.tracer?.report(.responder(owner, change)) }
  }

  private func makeWindow() -> InputWindow {
    let window = InputWindow(windowScene: application.windowScene)
    window.windowLevel = InputWindow.level
    window.isHidden = false
    return window
  }

  private func makeKeyboard() -> UIView {
    let size = application.windowScene.screenSize
    let view = UIView(
      frame: CGRect(x: 0, y: 0, width: size.width, height: Decisions.keyboardHeight))
    view.traceName = "keyboard"
    view.backgroundColor = .gray
    return view
  }
}

/// The window of keyboard and input views: in front of the app's, and no obstacle beside them.
final class InputWindow: UIWindow {
  /// In front of alerts.
  ///
  /// [model]
  static let level = Level(10_000_000)

  /// A key that is tapped does not take the keyboard from who types.
  override var canBecomeKey: Bool { false }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  override var nameOfKind: String { "inputWindow" }
}

/// What happens to a first responder, and to its input views.
public enum ResponderChange: String, Sendable {
  /// The responder has become first.
  case becomeFirst
  /// The responder has resigned.
  case resignFirst
  /// Its keyboard or input view has come up.
  case inputViewUp = "inputView up"
  /// Its keyboard or input view has gone down.
  case inputViewDown = "inputView down"
  /// Its accessory view has come up.
  case accessoryViewUp = "inputAccessoryView up"
  /// Its accessory view has gone down.
  case accessoryViewDown = "inputAccessoryView down"
}
