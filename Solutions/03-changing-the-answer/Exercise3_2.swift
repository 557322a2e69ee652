import ExerciseKit

// Half of what is missing goes to each side, so that the middle stays where it is. A negative inset
// makes a rectangle larger.
// Width and height are computed separately, because a button of 100 by 20 points grows in height
// only. Without `max(0, …)` a large button would be made smaller.
// `contains` leaves the right and lower edges outside, so nothing has to be done about them.
// The trap is to write `frame` instead of `bounds`. The point is given in the button's own
// coordinates, and in these the button begins at the origin of its bounds, wherever its superview
// has put it.
class ComfortableButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let dx = max(0, 44 - bounds.width) / 2
    let dy = max(0, 44 - bounds.height) / 2
    return bounds.insetBy(dx: -dx, dy: -dy).contains(point)
  }
}
