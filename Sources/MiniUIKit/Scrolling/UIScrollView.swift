/// A view that shows a part of its content and moves it under a finger.
///
/// It has no touch handling of its own that the window would know of: a pan moves it, a pinch scales
/// it, and a third recognizer holds touches back from the content while it is not yet known whether
/// the finger scrolls (SV-1).
open class UIScrollView: UIView {
  /// How quickly a scroll view loses speed: the part that is left after a millisecond (SV-20).
  public struct DecelerationRate: RawRepresentable, Equatable, Sendable {
    /// The part.
    public let rawValue: CGFloat
    /// Makes a rate of its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The usual one.
    public static let normal = DecelerationRate(rawValue: ScrollLaws.normalRate)
    /// One that stops soon.
    public static let fast = DecelerationRate(rawValue: ScrollLaws.fastRate)
  }

  /// When a drag makes the keyboard go (SV-17).
  ///
  /// [model] The interactive modes are left out.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Never.
    case none = 0
    /// When a drag begins.
    case onDrag = 1
  }

  #if hasFeature(Embedded)
    /// The object that hears of the motion (`delegate`, in ScrollDelegation.swift).
    final var scrollDelegate: (any UIScrollViewDelegate)?
  #else
    /// The object that hears of the motion (`delegate`, in ScrollDelegation.swift).
    final weak var scrollDelegate: (any UIScrollViewDelegate)?
  #endif

  /// The recognizer that moves the content (SV-1), also when it is moved to another view (SV-43).
  ///
  /// The scroll view is its delegate, and is asked as one if its class says that it conforms (SV-10).
  public final var panGestureRecognizer: UIPanGestureRecognizer { pan }
  /// The recognizer that scales the content (SV-1).
  public final var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }
  final let pan = UIScrollViewPanGestureRecognizer()
  final let pinch = UIScrollViewPinchGestureRecognizer()
  final let delay = UIScrollViewDelayedTouchesBeganGestureRecognizer()

  /// The size of the content, in points.
  ///
  /// - Precondition: Both numbers are finite.
  open var contentSize = CGSize.zero {
    didSet {
      precondition(
        contentSize.width.isFinite && contentSize.height.isFinite,
        "A content size must not contain NaN or infinity (HT-8).")
    }
  }
  /// How much further than its content the view scrolls, at each edge.
  ///
  /// - Precondition: All four numbers are finite.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      precondition(
        contentInset.isFinite, "A content inset must not contain NaN or infinity (HT-8).")
    }
  }
  /// The insets that count; in an app the safe area is added to one's own, here there is none [model].
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// Whether fingers scroll.
  open var isScrollEnabled = true { didSet { pan.isEnabled = isScrollEnabled } }
  /// Whether the view gives way beyond the edges and swings back (SV-28).
  open var bounces = true
  /// Whether it does so although all content is visible (SV-28).
  open var alwaysBounceVertical = false
  /// Whether it does so sideways although all content is visible (SV-28).
  open var alwaysBounceHorizontal = false
  /// Whether it comes to rest at multiples of its size (SV-28).
  open var isPagingEnabled = false
  /// Whether a drag along one axis stays on it (SV-15).
  open var isDirectionalLockEnabled = false
  /// Whether a drag goes on in a container when this view is at the end of its vertical axis; true by
  /// default (SV-13).
  open var transfersVerticalScrollingToParent = true
  /// Whether a drag goes on in a container when this view is at the end of its horizontal axis; true
  /// by default (SV-13).
  open var transfersHorizontalScrollingToParent = true
  /// How quickly it loses speed (SV-20).
  ///
  /// - Precondition: The rate lies between 0 and 1.
  open var decelerationRate = DecelerationRate.normal {
    didSet {
      let rate = decelerationRate.rawValue
      precondition(rate > 0 && rate < 1, "A deceleration rate lies between 0 and 1 (SV-20).")
    }
  }
  /// Whether the content does not hear of a touch at once; true by default (SV-2).
  open var delaysContentTouches = true
  /// Whether a drag may take a touch that the content has heard of; true by default (SV-6).
  open var canCancelContentTouches = true
  /// Whether a tap on the status bar scrolls to the top, if no other visible one wants that (SV-16).
  open var scrollsToTop = true
  /// When a drag makes the keyboard go (SV-17).
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// The smallest scale.
  open var minimumZoomScale: CGFloat = 1 { didSet { updatePinch() } }
  /// The largest scale.
  open var maximumZoomScale: CGFloat = 1 { didSet { updatePinch() } }
  /// Whether fingers scale beyond the limits, from where the scale comes back; true by default (SV-40).
  open var bouncesZoom = true

  /// Whether a finger is down that may scroll (SV-12).
  public internal(set) final var isTracking = false
  /// Whether a finger scrolls (SV-12).
  public internal(set) final var isDragging = false
  /// Whether the view moves by itself after a drag (SV-12).
  public final var isDecelerating: Bool { motion?.isDeceleration ?? false }
  /// Whether two fingers scale.
  public internal(set) final var isZooming = false
  /// Whether the scale comes back from beyond a limit (SV-40).
  public final var isZoomBouncing: Bool { zoomMotion?.isBounce ?? false }

  /// What moves the view by itself.
  final var motion: ScrollMotion?
  /// Whether a finger has stopped a motion beyond an edge, so that it must go on when it is lifted.
  final var isStoppedBeyond = false
  /// When a finger has stopped a deceleration last, in seconds (SV-42).
  final var caughtAt: Seconds?
  /// The drag under way.
  final var drag: ScrollDrag?
  final var scale: CGFloat = 1
  /// The pinch under way.
  final var zoom: ScrollZoom?
  /// What scales the content by itself.
  final var zoomMotion: ZoomMotion?

  /// Makes a scroll view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    // As documented on clipsToBounds; pictures ask for it, and a hit test does not (HT-10).
    clipsToBounds = true
    pinch.isEnabled = false
    (pan.scrollView, pinch.scrollView) = (self, self)
    // Presses are not affected (SV-9).
    for recognizer in [delay, pan, pinch] { recognizer.allowedPressTypes = [] }
    pan.allowedScrollTypesMask = .all  // (SV-60)
    #if !hasFeature(Embedded)  // which cannot ask whether a class conforms
      if let delegate = self as? any UIGestureRecognizerDelegate {
        (pan.delegate, pinch.delegate) = (delegate, delegate)
      }
    #endif
    addGestureRecognizer(delay)
    addGestureRecognizer(pan)
    addGestureRecognizer(pinch)
  }

  deinit { (pan.scrollView, pinch.scrollView) = (nil, nil) }

  /// Pinches count where there is something to scale.
  private final func updatePinch() { pinch.isEnabled = maximumZoomScale > minimumZoomScale }

  /// What of the content lies at the upper left corner: the origin of the bounds (HT-17).
  ///
  /// Setting it calls `scrollViewDidScroll`, setting the bounds does not (SV-29). The place is that
  /// of the nearest pixel (SV-27).
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      let place = ScrollLaws.onPixel(newValue)
      guard place != bounds.origin else { return }
      bounds.origin = place
      tell(.didScroll(place))
      scrollDelegate?.scrollViewDidScroll(self)
    }
  }

  /// Scrolls to a place, at once or in a while; if it is there already, nothing moves, and nobody
  /// hears of an end (SV-50).
  ///
  /// [model] The motion takes 0.3 s.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    stop()
    if animated, ScrollLaws.onPixel(contentOffset) != self.contentOffset {
      animate(to: contentOffset)
    } else {
      self.contentOffset = contentOffset
    }
  }

  /// Scrolls as little as possible to make a rectangle of the content visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var place = contentOffset
    if rect.maxX > place.x + bounds.width { place.x = rect.maxX - bounds.width }
    if rect.minX < place.x { place.x = rect.minX }
    if rect.maxY > place.y + bounds.height { place.y = rect.maxY - bounds.height }
    if rect.minY < place.y { place.y = rect.minY }
    setContentOffset(clamped(place), animated: animated)
  }

  /// How much the content is scaled; setting it keeps what is in the middle there [model].
  open var zoomScale: CGFloat {
    get { scale }
    set { zoomAtOnce(to: newValue) }
  }

  /// Scales the content within the limits, at once or in a while (SV-40).
  ///
  /// [model] What is in the middle stays there, and a while is 0.3 s.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    if animated { zoomInAWhile(to: scale) } else { zoomAtOnce(to: scale) }
  }

  /// Scales and scrolls so that a rectangle is seen whole and as large as the limits allow (SV-40).
  ///
  /// - Parameters:
  ///   - rect: A rectangle in the coordinates of the view that is scaled.
  ///   - animated: Whether that takes 0.3 s [model], or happens at once.
  open func zoom(to rect: CGRect, animated: Bool) { show(rect, animated: animated) }

  /// Whether the content hears of touches that begin; asked when it would (SV-5).
  ///
  /// - Parameters:
  ///   - touches: The touches.
  ///   - event: Their event.
  ///   - view: The view of the content that they hit.
  /// - Returns: True, unless it is overridden.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether a drag may take a touch from a view of the content that has heard of it; by default
  /// unless it is a control (SV-6).
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: - Touches. None is passed on (RC-18).

  /// Keeps a touch of its own, or one that its content has passed on.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    reportUnlessAnnounced(.began, touches, event)
  }

  /// Passes nothing on.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    reportUnlessAnnounced(.moved, touches, event)
  }

  /// Passes nothing on.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    reportUnlessAnnounced(.ended, touches, event)
  }

  /// Passes nothing on.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    reportUnlessAnnounced(.cancelled, touches, event)
  }

  /// Whether a view that a touch hit belongs to the content, whose touches wait.
  func isContent(_ view: UIView) -> Bool { view !== self }

  /// Reports a step of the motion.
  final func tell(_ step: ScrollStep) { tracer?.report(.scroll(self, step)) }

  override func willLeaveWindow() {
    // On another view, they would go on (SV-43). First, as the end of a drag may begin a motion.
    for recognizer in [pan, pinch] where recognizer.view !== self {
      recognizer.giveUp(because: "its scroll view has left the window")
    }
    finishZoom()
    stopHandingOver()
    stop()
    dropZoom()
  }

  override var nameOfKind: String { "scroll" }
}

/// Distances from the edges of a rectangle, in points.
public struct UIEdgeInsets: Equatable, Sendable {
  /// The distance from an edge.
  public var top, left, bottom, right: CGFloat

  /// Makes insets.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// Whether all four numbers are finite.
  var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }

  /// None.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}
