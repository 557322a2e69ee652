/// A rectangle on the screen that can be touched.
///
/// The aspects of a view lie in files of their own: where it is (UIView+Geometry), which views it
/// contains (UIView+Hierarchy), and which view is under a finger (HitTesting/UIView+HitTesting).
open class UIView: UIResponder {
  /// Whether the view and everything in it can be touched (HT-11); true by default (HT-14).
  open var isUserInteractionEnabled: Bool {
    get { isInteractive }
    set { isInteractive = newValue }
  }
  final var isInteractive = true
  /// Whether the view is invisible and cannot be touched (HT-11).
  open var isHidden: Bool {
    get { isInvisible }
    set { isInvisible = newValue }
  }
  final var isInvisible = false
  /// Whether more than the first finger of a sequence reaches the touches methods (EV-10).
  open var isMultipleTouchEnabled = false
  /// Whether the view keeps other views from new touches while it has one (EV-11).
  open var isExclusiveTouch = false
  /// Whether what hangs out of the bounds is drawn; a hit test never asks (HT-10).
  open var clipsToBounds = false
  /// The colour of the background; a hit test never asks (HT-13).
  open var backgroundColor: UIColor?
  /// A number to find the view by.
  open var tag = 0

  /// The opacity from 0 to 1.
  ///
  /// Below 0.01 the view cannot be touched (HT-11).
  ///
  /// Stored as a Float, as in UIKit, so that 0.01 reads back as a little less (HT-12).
  open var alpha: CGFloat {
    get { CGFloat(opacity) }
    set {
      noteAnimatableChange()
      opacity = Float(newValue)
    }
  }
  final var opacity: Float = 1

  /// The views in this view, the one in front last.
  public final var subviews: [UIView] { children }
  final var children: [UIView] = []
  /// The view this one lies in.
  public final internal(set) unowned(unsafe) var superview: UIView? {
    willSet { nameWillChange() }
  }
  /// The window this view lies in; for a window, itself.
  public final internal(set) unowned(unsafe) var window: UIWindow?
  /// Where hit tests and touches are reported; set while the view is in a window on a phone.
  ///
  /// A counted reference: whatever an override does while views move, no view outlives its tracer.
  final var tracer: Tracer? {
    didSet {
      uncountedTracer = tracer.map { .passUnretained($0) }
      assert(Tracer.movesView(from: oldValue, to: tracer))
    }
  }
  /// The same reference, to be read without counting.
  private final var uncountedTracer: Unmanaged<Tracer>?
  /// Reports something of a hit test, if anything listens; nil if nothing does.
  ///
  /// A hit test comes here four times for each view, so no reference to the tracer is counted.
  @inline(__always)
  final func traced<Result>(_ body: (Tracer) -> Result) -> Result? {
    guard let uncountedTracer, uncountedTracer._withUnsafeGuaranteedRef({ $0.isListening })
    else { return nil }
    return uncountedTracer._withUnsafeGuaranteedRef { body($0) }
  }
  /// The controller whose root view this is.
  final unowned(unsafe) var viewController: UIViewController?

  /// The recognizers of this view, in the order added.
  final var recognizers: [UIGestureRecognizer] = []

  final var frameInSuperview: CGRect
  final var boundsRectangle: CGRect
  final var centerInSuperview: CGPoint
  /// Present only when the transform is not the identity.
  final var placement: Placement?
  /// Present only while an animation changes the view.
  final var animation: ViewAnimation?
  /// Present only if something was set.
  final var accessibility: AccessibilityValues?

  /// Makes a view.
  ///
  /// - Parameter frame: Where it lies, in its future superview's coordinates.
  /// - Precondition: All four numbers are finite.
  public init(frame: CGRect) {
    precondition(frame.isFinite, "A frame must not contain NaN or infinity (HT-8).")
    let frame = frame.standardized
    frameInSuperview = frame
    boundsRectangle = CGRect(origin: .zero, size: frame.size)
    centerInSuperview = frame.middle
  }

  /// Makes a view of no size.
  public override convenience init() { self.init(frame: .zero) }

  deinit {
    releaseRecognizers()
    releaseSubviews()
  }

  /// The root view's controller, else the superview (RC-2).
  open override var next: UIResponder? { controllerOrSuperview }

  override var nextInHierarchy: UIResponder? { controllerOrSuperview }
  // Embedded Swift finds no way from an open override to one that another module cannot see.
  private final var controllerOrSuperview: UIResponder? { viewController ?? superview }

  /// Says whether a point, in this view's coordinates, belongs to the view (HT-6).
  ///
  /// Only the bounds count, with the left and upper edges inside and the other two outside; the
  /// subviews are not looked at. Override it to make the hit area larger or smaller (HT-25).
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    pointInsideBounds(point)
  }

  /// Finds the frontmost view under a point, in this view's coordinates (HT-3).
  ///
  /// - Parameters:
  ///   - point: A point in this view's coordinates.
  ///   - event: The event for which the view is looked for; nil if there is none (HT-29).
  /// - Returns: A view of this view's branch, or nil: this branch declines (HT-7).
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    reportingHitTest(point) { defaultHitTest(point, event) }
  }

  /// Whether a recognizer that would take this view's touch may recognize; true by default (GR-43).
  ///
  /// Asked only of the view that the touch hit, and only if the recognizer would cancel the touch.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: - Which views it contains (UIView+Hierarchy)

  /// Puts a view in front of all others in this one; takes it out of its old superview first.
  ///
  /// A view that stays in its window keeps its touches and gestures (GR-109); one that leaves it
  /// loses them (EV-17).
  ///
  /// - Precondition: The view is neither this one nor one this one lies in (HT-3).
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// Puts a view at a place in the order of depth, 0 being at the back.
  ///
  /// - Precondition: As for `addSubview(_:)`; the index is not larger than the number of subviews.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Puts a view directly in front of another; in front of all if the other is not in this one.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: placeWithout(view, of: siblingSubview).map { $0 + 1 } ?? subviews.count)
  }

  /// Puts a view directly behind another; behind all if the other is not in this one.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: placeWithout(view, of: siblingSubview) ?? 0)
  }

  /// Puts a subview in front of all others.
  open func bringSubviewToFront(_ view: UIView) { moveSubview(view, toFront: true) }

  /// Puts a subview behind all others.
  open func sendSubviewToBack(_ view: UIView) { moveSubview(view, toFront: false) }

  /// Exchanges two subviews by their places.
  ///
  /// - Precondition: Both indices are places of subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(index1, index2)
  }

  /// Takes the view out of its superview.
  ///
  /// A touch of this view, or of one in it, is cancelled (EV-17).
  open func removeFromSuperview() { leaveSuperview() }

  /// Whether the view is another one or lies in it, at any depth.
  open func isDescendant(of view: UIView) -> Bool { lies(in: view) }

  /// Called when a view has become a subview of this one, by whichever method.
  open func didAddSubview(_ subview: UIView) {}
  /// Called when a view is about to be put into a superview or taken out of it.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the view was put into a superview or taken out of it.
  open func didMoveToSuperview() {}
  /// Called when the view is about to come into a window, or to leave its own.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called when the view came into a window or left one.
  open func didMoveToWindow() {}

  // MARK: - Its recognizers (UIView+Gestures)

  /// The recognizers of this view, in the order added; nil if it has none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set { replaceRecognizers(newValue ?? []) }
  }

  /// Lets a recognizer watch the touches of this view and of everything in it (GR-11).
  ///
  /// The view keeps the recognizer alive. A recognizer has one view: it leaves its former one
  /// (GR-15). It hears of touches that begin from now on.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Takes a recognizer away from this view.
  ///
  /// If it is at work, it fails, or is cancelled if it has begun (GR-111) [model].
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  // MARK: - Where it is (UIView+Geometry)

  /// The smallest upright rectangle around the view, in its superview's coordinates.
  ///
  /// With a transform that is not the identity a touch is not decided by the frame (HT-8).
  ///
  /// - Precondition: All four numbers are finite. A negative size is standardised.
  open var frame: CGRect {
    get { upright }
    set { place(in: newValue) }
  }

  /// The view in its own coordinates; the origin is what lies at its upper left corner (HT-17).
  ///
  /// - Precondition: All four numbers are finite. A negative size is standardised.
  open var bounds: CGRect {
    get { boundsRectangle }
    set { resize(to: newValue) }
  }

  /// The middle of the view in its superview's coordinates.
  ///
  /// - Precondition: Both numbers are finite.
  open var center: CGPoint {
    get { centerInSuperview }
    set { move(to: newValue) }
  }

  /// A rotation, scale or translation about the view's middle.
  ///
  /// A view that is squeezed to nothing is hit nowhere.
  ///
  /// - Precondition: All six numbers are finite.
  open var transform: CGAffineTransform {
    get { placement?.transform ?? .identity }
    set { apply(newValue) }
  }

  /// Converts a point of this view into another view's coordinates.
  ///
  /// The other view may be any on the same screen; nil means the window (EV-9).
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    Self.convert(point, from: self, to: view ?? window)
  }

  /// Converts a point of another view, or of the window for nil, into this view's coordinates.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    Self.convert(point, from: view ?? window, to: self)
  }

  /// Converts a rectangle; the smallest upright one around the result.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(around: rect.standardized.corners.map { convert($0, to: view) })
  }

  /// Converts a rectangle; the smallest upright one around the result.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(around: rect.standardized.corners.map { convert($0, from: view) })
  }

  // MARK: - The keyboard

  /// Makes the view, or a view in it, give up being first responder (FR-6).
  ///
  /// A view controller is not a view in it, and keeps its status (FR-23).
  ///
  /// - Parameter force: Whether a refusal is not honoured (FR-16).
  /// - Returns: Whether no view in it is first responder any more.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { resignWithin(isForced: force) }

  // MARK: - VoiceOver (Accessibility/UIView+Accessibility)

  /// Where VoiceOver finds the view, on the screen: its bounds, unless something is set (HT-34).
  ///
  /// A larger area in `point(inside:with:)` does not enlarge it.
  open var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? boundsOnScreen }
    set { ownAccessibility.frame = newValue }
  }

  /// Where VoiceOver taps, on the screen: the middle of the accessibility frame, unless something is
  /// set (HT-34).
  open var accessibilityActivationPoint: CGPoint {
    get { accessibility?.activationPoint ?? accessibilityFrame.middle }
    set { ownAccessibility.activationPoint = newValue }
  }

  /// Activates the view for a user of VoiceOver, and says whether it was (HT-33).
  ///
  /// - Returns: Whether the view has activated itself; false by default, and then VoiceOver taps at
  ///   the activation point (HT-35).
  open func accessibilityActivate() -> Bool { false }

  // MARK: - What the engine's own classes add

  /// Called before the view loses its window.
  func willLeaveWindow() {}

  /// What the trace has noted about this view is read from it while it bears its old name.
  ///
  /// Always inlined: optimized for size, Embedded Swift cannot call it from the setters of others.
  @inline(__always)
  final override func nameWillChange() { tracer?.handOver() }

  final override var homeWindow: UIWindow? { window }

  /// A view without a name is called by its place.
  override var nameOfKind: String { superview is UIWindow || superview == nil ? "root" : "view" }
}

#if !hasFeature(Embedded)
  extension UIView: CustomStringConvertible {
    /// The view in UIKit's debug form, so that failures can be read.
    public var description: String {
      "<\(type(of: self)): \(name); frame = (\(decimals(frame.origin.x)) "
        + "\(decimals(frame.origin.y)); \(decimals(frame.size.width)) "
        + "\(decimals(frame.size.height)))>"
    }
  }
#endif
