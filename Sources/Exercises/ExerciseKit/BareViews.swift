public import MiniUIKit

// Exercises ask for what UIView does already. A stub that returned super's answer would be right
// as soon as its placeholder is gone; with these base classes it is wrong.

/// A view whose inherited hit test finds nothing: what you do not write is not there.
///
/// Its inherited `point(inside:with:)` is UIView's, for a hit test of your own to call.
open class BareView: UIView {
  /// Finds nothing, wherever the point lies.
  override open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}

/// A view whose inherited area is empty: no point lies inside.
///
/// Its inherited `hitTest(_:with:)` is UIView's and asks for the area you write.
open class NowhereView: UIView {
  /// Says no, wherever the point lies.
  override open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
}

/// A window whose inherited `sendEvent(_:)` delivers nothing: what you do not write is not there.
open class BareWindow: UIWindow {
  /// Delivers nothing to anybody.
  override open func sendEvent(_ event: UIEvent) {}
}
