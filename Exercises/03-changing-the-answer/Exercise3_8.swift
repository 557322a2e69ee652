import ExerciseKit

/// Exercise 3.8 ★★ · repair · 15 minutes
///
/// The delete button sits on the photo's corner, and its 44 × 44 area works on the inside only.
/// Repair the screen: the whole area must hit delete, and it moves along when photo is moved. While
/// delete is off, every touch goes where it would go without delete. The button goes with photo and
/// with the screen: while one of them is off, and when photo is removed. Everything else stays: where
/// the views lie, and what else hits photo and stars. Types and order of the subviews may change.
///
///     screen           320 × 480
///     ├─ photo  (60, 100)   200 × 200
///     │  └─ delete  (184, -8)  24 × 24   in photo, sits on its upper right corner
///     └─ stars  (262, 60)   50 × 60     added last, beside the photo
///
/// Worked touch: (240, 110) hits delete already. Delete the `todo` when you begin.
class PhotoScreen: UIView {
  let photo = UIView(frame: CGRect(x: 60, y: 100, width: 200, height: 200))
  let delete = SmallButton(frame: CGRect(x: 184, y: -8, width: 24, height: 24))
  let stars = UIView(frame: CGRect(x: 262, y: 60, width: 50, height: 60))

  func build() {
    todo("3.8")
    photo.addSubview(delete)
    addSubview(photo)
    addSubview(stars)
  }
}

/// A button with an area of at least 44 × 44; this one is right.
class SmallButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let dx = max(0, 44 - bounds.width) / 2
    let dy = max(0, 44 - bounds.height) / 2
    return bounds.insetBy(dx: -dx, dy: -dy).contains(point)
  }
}
