/// Hears of a scroll view's motion; every method has a default that does nothing.
public protocol UIScrollViewDelegate: AnyObject {
  /// The offset has changed (SV-29).
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A drag begins; the offset is still the old one (SV-14).
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// A drag ends; the place where the view will come to rest may be changed (SV-23).
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - velocity: In points a millisecond.
  ///   - targetContentOffset: Where it will come to rest.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// A drag has ended (SV-29).
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The view moves on by itself (SV-29).
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The view has come to rest (SV-29).
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// A motion that a program asked for is over (SV-29).
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Whether a tap on the status bar scrolls to the top (SV-16).
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// The view has scrolled to the top because of such a tap.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// The view that is scaled when two fingers pinch; nil for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// The scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// A pinch begins.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// A pinch has ended.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Changes nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Yes.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Nothing is scaled.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
}
