import MiniUIKit

/// An answer to exercise 2.5: the view, and two of subclasses that change their area.
struct HandWritten {
  let view: UIView
  /// Its `point(inside:with:)` is `AreaOfASubclass.roomy`.
  let roomy: UIView
  /// Its `point(inside:with:)` is `AreaOfASubclass.forTouches`.
  let forTouches: UIView

  init(_ view: UIView, roomy: UIView? = nil, forTouches: UIView? = nil) {
    (self.view, self.roomy, self.forTouches) = (view, roomy ?? view, forTouches ?? view)
  }
}

/// What a subclass of the reader's view makes of a point.
enum AreaOfASubclass {
  /// Twenty points around the view belong to it.
  static func roomy(_ view: UIView, _ point: CGPoint) -> Bool {
    view.bounds.insetBy(dx: -20, dy: -20).contains(point)
  }

  /// Nothing belongs to it where there is no event.
  static func forTouches(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> Bool {
    event != nil && view.bounds.contains(point)
  }
}
