import ExerciseKit

// All that is missing goes to the left and below, so the right and the upper edge stay where they
// are: the area begins as far to the left of `maxX` as it is wide.
// Width and height are computed separately, because a button of 100 by 20 points grows in height
// only. Without `max` a large button would be made smaller.
// `contains` leaves the right and lower edges outside, so nothing has to be done about them.
// The first trap is to grow on all sides, as the chapter's button does. Half of the 44 points would
// then lie where no finger arrives. The second is to write `frame` instead of `bounds`. The point is
// given in the button's own coordinates, and in these the button begins at the origin of its bounds,
// wherever its superview has put it. Once the button is turned, its frame has other sides as well.
class ComfortableButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let (width, height) = (max(44, bounds.width), max(44, bounds.height))
    let area = CGRect(x: bounds.maxX - width, y: bounds.minY, width: width, height: height)
    return area.contains(point)
  }
}
