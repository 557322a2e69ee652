// The first responder (FR-1) has nothing to do with touch: a hit test never asks for it.

extension UIResponder {
  /// What the default of `becomeFirstResponder()` does (FR-4, DEC-12).
  ///
  /// The new one is asked first, then the old one; if one refuses, nothing changes.
  final func becomeFirst() -> Bool {
    guard let window = homeWindow, window.scene != nil else { return false }
    if window.firstResponder === self { return true }
    guard !isBeingDropped, canBecomeFirstResponder, mayBecomeFirst else { return false }
    let inputs = window.scene?.application?.inputs
    inputs?.beginChange()
    defer { inputs?.endChange() }
    if let old = window.firstResponder {
      guard old.canResignFirstResponder, old.resignFirstResponder() else { return false }
      guard window.firstResponder == nil else { return window.firstResponder === self }
    }
    guard homeWindow === window else { return false }
    window.firstResponder = self
    window.tracer?.report(.responder(self, .becomeFirst))
    didBecomeFirst()
    return window.firstResponder === self
  }

  /// What the default of `resignFirstResponder()` does (FR-6).
  ///
  /// - Parameters:
  ///   - home: The window it was first in, where the responder has left it already.
  ///   - isForced: Whether a refusal is not honoured (FR-7, FR-16).
  ///   - isAsked: Whether a delegate is asked; not a second time, where it has refused already.
  /// - Returns: Whether the responder is not first responder any more.
  @discardableResult
  final func resignFirst(
    in home: UIWindow? = nil, isForced: Bool = false, isAsked: Bool = true
  ) -> Bool {
    guard let window = home ?? homeWindow, window.firstResponder === self else { return true }
    guard !isAsked || mayResignFirst || isForced else { return false }
    guard window.firstResponder === self else { return true }
    let inputs = window.scene?.application?.inputs
    inputs?.beginChange()
    defer { inputs?.endChange() }
    window.firstResponder = nil
    window.tracer?.report(.responder(self, .resignFirst))
    didResignFirst()
    return true
  }
}

extension UIView {
  /// What the default of `endEditing(_:)` does (FR-23): only this view and the views in it are
  /// looked at, so a view controller keeps its status.
  final func resignWithin(isForced: Bool) -> Bool {
    guard let window, let responder = window.firstResponder as? UIView,
      responder.isDescendant(of: self)
    else { return true }
    let isWilling = responder.canResignFirstResponder
    if isWilling, responder.resignFirstResponder() { return true }
    return isForced && responder.resignFirst(isForced: true, isAsked: !isWilling)
  }
}

extension UIWindow {
  /// Makes a first responder resign that is not in this window any more (FR-7).
  final func dropLostFirstResponder() {
    guard let responder = firstResponder, responder.homeWindow !== self else { return }
    responder.isBeingDropped = true
    defer { responder.isBeingDropped = false }
    if responder.canResignFirstResponder, responder.resignFirstResponder(),
      firstResponder !== responder
    {
      return
    }
    responder.resignFirst(in: self, isForced: true)
  }
}
