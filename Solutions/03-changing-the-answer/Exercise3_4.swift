import ExerciseKit

// The middle comes from bounds, which also holds for a button whose bounds do not begin at zero.
// The radius is half the shorter side; half the width would make an ear of a wide button's sides.
// `<` leaves the rim outside, so that the circle claims no more than the rectangle did.
// Squares are compared, which needs no square root; `hypot` reads as well.
// The trap: center instead of the bounds' middle. center lies in the superview's coordinates, the
// point in the button's own.
class RoundButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let radius = min(bounds.width, bounds.height) / 2
    let (dx, dy) = (point.x - bounds.midX, point.y - bounds.midY)
    return dx * dx + dy * dy < radius * radius
  }
}
