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
  /// Who performs an action, from this responder along the chain (RC-24).
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - sender: Who sends it.
  /// - Returns: The first that says it can, or nil.
  open func target(forAction action: Action, withSender sender: AnyObject?) -> AnyObject? {
    let canPerform = canPerformAction(action, withSender: sender)
    action.tracer?.report(.chain(self, action, canPerform: canPerform))
    return canPerform ? self : next?.target(forAction: action, withSender: sender)
  }
  // end

  /// Called before the name of this object changes, or may change.
  func nameWillChange() {}

  /// The trace's word for an object of this class that has no name.
  var nameOfKind: String { "responder" }
}

extension UIResponder {
  /// The name by which the trace calls this object: its own, or that of its kind.
  public final var name: String { traceName ?? nameOfKind }
}

extension UIResponder: Hashable {
  /// Two responders are equal if they are the same object, as NSObjects are.
  public static func == (left: UIResponder, right: UIResponder) -> Bool { left === right }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
