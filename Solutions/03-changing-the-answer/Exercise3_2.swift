import ExerciseKit

// Half of what is missing goes to each side, so the middle stays where it is. A negative inset makes
// a rectangle larger.
// Each axis is taken for itself: a button 100 × 20 grows in height only.
// `max(0, …)` keeps what is large enough. Without it, a large button is made smaller.
// `contains` is half open, so the far edges stay outside without further work.
// The trap: writing `frame` for `bounds`. The point is given in the button's own coordinates, and
// in those the button begins at its bounds' origin, wherever the superview has put it.
class ComfortableButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let dx = max(0, 44 - bounds.width) / 2
    let dy = max(0, 44 - bounds.height) / 2
    return bounds.insetBy(dx: -dx, dy: -dy).contains(point)
  }
}
