/// A rectangle on the screen that can be touched.
///
/// The aspects of a view lie in files of their own: where it is (UIView+Geometry), which views it
/// contains (UIView+Hierarchy), and who is under a finger (HitTesting/UIView+HitTesting).
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
  final var tracer: Tracer? {
    get { borrowedTracer?.takeUnretainedValue() }
    set { borrowedTracer = newValue.map { .passUnretained($0) } }
  }
  /// The tracer without a count of references, for the way every hit test takes.
  final var borrowedTracer: Unmanaged<Tracer>?
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
  open override var next: UIResponder? { viewController ?? superview }

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
    defaultHitTest(point, event)
  }

  /// Whether a recognizer that would take this view's touch may recognize; true by default (GR-43).
  ///
  /// Asked only of the view that the touch hit, and only if the recognizer would cancel the touch.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Called when a view is about to be put into a superview or taken out of it.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the view was put into a superview or taken out of it.
  open func didMoveToSuperview() {}
  /// Called when the view came into a window or left one.
  open func didMoveToWindow() {}

  /// Called before the view loses its window.
  func willLeaveWindow() {}

  /// What the trace has noted about this view is read from it while it bears its old name.
  ///
  /// Always inlined: optimized for size, Embedded Swift cannot call it from the setters of others.
  @inline(__always)
  final override func nameWillChange() { listeningTracer?.use { $0.handOver() } }

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
