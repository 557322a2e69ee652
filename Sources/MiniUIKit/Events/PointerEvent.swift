/// An event of a pointer whose buttons are up: it hovers, or something scrolls under it (EV-40).
///
/// There is no touch in it. It goes to recognizers alone, and to no view (EV-40).
final class PointerEvent: UIEvent {
  /// The window under the pointer.
  let window: UIWindow?
  /// Where the pointer is, in window coordinates.
  let place: CGPoint
  /// What it has scrolled, and how far that has got; nil if it hovers.
  let step: ScrollStroke.Step?
  /// The view under the pointer.
  let view: UIView?
  /// Whether a window has had it; it is not delivered again. [model]
  private var isDelivered = false

  init(at place: CGPoint, in window: UIWindow?, over view: UIView?, _ step: ScrollStroke.Step?) {
    (self.place, self.window, self.view, self.step) = (place, window, view, step)
    super.init(type: step == nil ? .hover : .scroll)
  }

  /// Takes note that a window delivers it.
  ///
  /// - Returns: Whether that may be.
  func deliver() -> Bool {
    defer { isDelivered = true }
    return !isDelivered
  }
}

/// Two fingers on a trackpad, or a wheel, from the first movement to the last.
final class ScrollStroke {
  /// How far a scroll has got.
  enum Phase: String {
    case began
    case changed
    case ended
    case cancelled
  }

  /// One event of it.
  struct Step {
    let stroke: ScrollStroke
    let phase: Phase
    /// How far the content should go, in points of the window.
    let way: CGPoint
  }

  let type: UIScrollType
  /// The window and the view that lay under the pointer when it began, and where that was, in window
  /// coordinates.
  let window: UIWindow?
  let view: UIView?
  let place: CGPoint
  /// The pans that got it when it began.
  var recognizers: ContiguousArray<UIGestureRecognizer> = []

  init(_ type: UIScrollType, at place: CGPoint, in window: UIWindow?, over view: UIView?) {
    (self.type, self.place, self.window, self.view) = (type, place, window, view)
  }
}
