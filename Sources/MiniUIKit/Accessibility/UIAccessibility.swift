/// What an assistive technology such as VoiceOver is told about the screen.
public struct UIAccessibility {
  private init() {}

  /// Converts a rectangle of a view to the screen, where VoiceOver looks for it (HT-34).
  ///
  /// - Parameters:
  ///   - rect: In the view's own coordinates.
  ///   - view: A view in a window.
  /// - Returns: The smallest upright rectangle around it, on the screen.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    CGRect(around: rect.standardized.corners.map { view.onScreen($0) })
  }
}
