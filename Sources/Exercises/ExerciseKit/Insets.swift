public import MiniUIKit

// UIKit's own way to enlarge an area. The engine never needs it, but an answer may.
extension CGRect {
  /// The rectangle without a margin on each side; a negative one makes it larger there.
  ///
  /// - Parameter insets: The margins.
  /// - Returns: The rectangle that is left.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
