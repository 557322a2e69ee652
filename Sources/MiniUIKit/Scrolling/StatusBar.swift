// A tap on the status bar scrolls to the top. The bar belongs to the system: no view is touched.

extension Phone {
  /// Taps the status bar (SV-16).
  ///
  /// Something happens only if exactly one visible scroll view has `scrollsToTop` (SV-16).
  public func tapStatusBar() {
    hardware { [application] in
      let some = application.windowScene.windowsFromFront.flatMap { $0.scrollViewsToTop }
      guard some.count == 1, let view = some.first else { return }
      guard view.scrollDelegate?.scrollViewShouldScrollToTop(view) ?? true else { return }
      view.scrollToTop()
    }
  }
}

extension UIView {
  /// The visible scroll views in this view, and it itself, that want to scroll to the top.
  final var scrollViewsToTop: [UIScrollView] {
    guard !isHidden, Double(alpha) >= Measures.touchableAlpha else { return [] }
    let own = (self as? UIScrollView).map { $0.scrollsToTop ? [$0] : [] } ?? []
    return own + subviews.flatMap { $0.scrollViewsToTop }
  }
}
