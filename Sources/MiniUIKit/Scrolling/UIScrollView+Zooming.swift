// Two fingers scale the content. [model] Between the limits only, without a bounce.

extension UIScrollView {
  /// The view that is scaled.
  final var zoomedView: UIView? {
    guard maximumZoomScale > minimumZoomScale else { return nil }
    return delegate?.viewForZooming(in: self)
  }

  /// How much the content is scaled.
  public final var zoomScale: CGFloat {
    get { scale }
    set { zoom(to: newValue) }
  }

  final func beginZoom(by pinch: UIPinchGestureRecognizer) {
    isZooming = true
    tell(.willBeginZooming)
    delegate?.scrollViewWillBeginZooming(self, with: zoomedView)
    followZoom(by: pinch)
  }

  /// Scales by what the fingers have done since the last time.
  final func followZoom(by pinch: UIPinchGestureRecognizer) {
    zoom(to: scale * pinch.scale)
    pinch.scale = 1
  }

  final func endZoom() {
    isZooming = false
    tell(.didEndZooming)
    delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: scale)
  }

  private final func zoom(to wanted: CGFloat) {
    guard let view = zoomedView, scale > 0 else { return }
    let next = min(max(wanted, minimumZoomScale), maximumZoomScale)
    guard next != scale else { return }
    let size = view.bounds.size
    scale = next
    view.transform = CGAffineTransform(scaleX: next, y: next)
    contentSize = CGSize(width: size.width * next, height: size.height * next)
    view.center = CGPoint(x: contentSize.width / 2, y: contentSize.height / 2)
    tell(.didZoom)
    delegate?.scrollViewDidZoom(self)
    contentOffset = clamped(contentOffset)
  }
}
