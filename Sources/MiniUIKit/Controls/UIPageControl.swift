/// A row of dots, one for each page.
///
/// [model] A touch lifted in the right half leads to the next page, in the left half to the one
/// before. The dots cannot be scrubbed.
open class UIPageControl: UIControl {
  private final var page = 0

  /// How many pages there are.
  open var numberOfPages = 0 { didSet { currentPage = page } }

  /// The page shown, kept within the pages; setting it sends nothing (CT-12).
  open var currentPage: Int {
    get { page }
    set { page = max(0, min(newValue, max(1, numberOfPages) - 1)) }
  }

  /// Goes one page on or back, if there is one.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let touch else { return }
    let before = page
    currentPage += touch.location(in: self).x >= bounds.midX ? 1 : -1
    if page != before { sendValueChanged(event) }
  }

  /// Keeps a foreign one-finger tap from beginning (CT-40).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    !isForeignTap(gestureRecognizer)
  }

  override var nameOfKind: String { "pageControl" }
}
