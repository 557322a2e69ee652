import ExerciseKit

// The middle comes from `bounds`, which is right even if the bounds don't begin at zero.
// The radius is half the shorter side. With half the width, the circle of a wide button would reach
// beyond it above and below.
// `<` leaves the rim outside. Comparing squares needs no square root, but `hypot` is as good.
// The trap is to take `center` for the middle of the bounds, because `center` is in the superview's
// coordinates, and the point is in the button's own.
class RoundButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let radius = min(bounds.width, bounds.height) / 2
    let (dx, dy) = (point.x - bounds.midX, point.y - bounds.midY)
    return dx * dx + dy * dy < radius * radius
  }
}
