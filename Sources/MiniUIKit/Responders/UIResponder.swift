/// An object that can hear of events and hand them on to the next one (RC-1).
open class UIResponder {
  /// The name by which the trace calls this object; not part of UIKit.
  public var traceName: String? {
    willSet { nameWillChange() }
  }

  /// Makes a responder.
  public init() {}

  /// The responder that hears of what this one does not handle.
  ///
  /// Computed and never stored: it follows from the hierarchy as it is now. RC-1.
  open var next: UIResponder? { nil }

  /// Tells this responder that fingers have come down on the view; passes on by default (RC-10).
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn(.began, touches, event)
  }

  /// Tells this responder that fingers have moved; passes on by default (RC-10).
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn(.moved, touches, event)
  }

  /// Tells this responder that fingers were lifted; passes on by default (RC-10).
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn(.ended, touches, event)
  }

  /// Tells this responder that touches were taken away from it; passes on by default (RC-10).
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn(.cancelled, touches, event)
  }

  /// Whether this responder performs an action that looks for its target (RC-24).
  ///
  /// By default: whether the action is a method of this object's class. Override it to decline.
  open func canPerformAction(_ action: Action, withSender sender: AnyObject?) -> Bool {
    action.isMethod(self)
  }

  // listing: target
  /// The responder that performs an action, from this responder along the chain (RC-24).
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - sender: The object that sends it.
  /// - Returns: The first that says it can, or nil.
  open func target(forAction action: Action, withSender sender: AnyObject?) -> AnyObject? {
    let canPerform = canPerformAction(action, withSender: sender)
    action.tracer?.report(.chain(self, action, canPerform: canPerform))
    return canPerform ? self : next?.target(forAction: action, withSender: sender)
  }
  // end

  /// Called before the name of this object changes, or may change.
  func nameWillChange() {}
  // MARK: - First responder

  /// Whether this responder may become first responder; false by default (FR-3).
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this responder may resign; true by default (FR-3).
  open var canResignFirstResponder: Bool { true }

  /// Whether this is the first responder of its window (FR-1).
  open var isFirstResponder: Bool { homeWindow?.firstResponder === self }

  /// Makes this the first responder, if it may be and the present one resigns (FR-4).
  ///
  /// Override it to change the looks; call super and return what it returns (FR-5).
  ///
  /// - Returns: Whether this is first responder afterwards; false outside a window.
  @discardableResult
  open func becomeFirstResponder() -> Bool { becomeFirst() }

  /// Gives the status up; true also if the responder did not have it (FR-6).
  ///
  /// - Returns: Whether this is not first responder afterwards.
  @discardableResult
  open func resignFirstResponder() -> Bool { resignFirst() }

  /// What comes up instead of the keyboard while this is first; nil by default (FR-8).
  ///
  /// Looked for up the chain, from the first responder.
  open var inputView: UIView? { nil }

  /// What lies above the keyboard or the input view; looked for in the same way (FR-9).
  open var inputAccessoryView: UIView? { nil }

  /// Looks for the input views anew; ignored unless this is first responder (FR-11).
  open func reloadInputViews() {
    guard isFirstResponder else { return }
    homeWindow?.scene?.application?.inputs.update()
  }

  /// Tells this responder that estimates of earlier touches were measured, or never will be (EV-42).
  ///
  /// [model] The default does nothing.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  // MARK: - Events that are not touches: to the first responder, and on along the chain (EV-16)

  /// Tells this responder that the phone begins to be moved; passes on by default (EV-14).
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    passOn(.motion(.began, motion), event)
  }

  /// Tells this responder that the movement is over; passes on by default (EV-14).
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    passOn(.motion(.ended, motion), event)
  }

  /// Tells this responder that the movement does not count; passes on by default (EV-14).
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    passOn(.motion(.cancelled, motion), event)
  }

  /// Tells this responder that buttons were pressed; passes on by default (EV-13).
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    passOn(.presses(.began, presses), event)
  }

  /// Tells this responder that a press has changed its force; passes on by default (EV-13).
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    passOn(.presses(.changed, presses), event)
  }

  /// Tells this responder that buttons were released; passes on by default (EV-13).
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    passOn(.presses(.ended, presses), event)
  }

  /// Tells this responder that presses were taken away; passes on by default (EV-13).
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    passOn(.presses(.cancelled, presses), event)
  }

  /// The keys of a hardware keyboard that perform an action; nil by default (EV-31).
  ///
  /// Asked for along the chain, from the first responder.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Tells this responder of a remote control's button; passes on by default (EV-15).
  open func remoteControlReceived(with event: UIEvent?) { passOn(.remoteControl, event) }

  // MARK: - What the engine's own classes add

  /// What `next` is if nobody overrides it, as far as views and controllers lead.
  var nextInHierarchy: UIResponder? { nil }
  /// The window whose first responder this can be.
  var homeWindow: UIWindow? { nil }
  /// Whether a window that this has left takes the status of first responder from it just now, so
  /// that it cannot become first in another one [model].
  final var isBeingDropped = false
  /// Asked before this becomes first; what a delegate may refuse.
  var mayBecomeFirst: Bool { true }
  /// Asked before this resigns; what a delegate may refuse.
  var mayResignFirst: Bool { true }
  /// Called when this has become first, before its input views come up.
  func didBecomeFirst() {}
  /// Called when this has resigned.
  func didResignFirst() {}

  /// The trace's word for an object of this class that has no name.
  var nameOfKind: String { "responder" }
}

extension UIResponder {
  /// The name by which the trace calls this object: its own, or that of its kind.
  ///
  /// Not part of UIKit.
  public final var name: String { traceName ?? nameOfKind }
}

extension UIResponder: Hashable {
  /// Two responders are equal if they are the same object, as NSObjects are.
  public static func == (left: UIResponder, right: UIResponder) -> Bool { left === right }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
