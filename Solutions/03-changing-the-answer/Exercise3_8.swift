import ExerciseKit

// Two views answer too early. `photo` declines for every point outside itself, so it has to ask its
// button first. And `stars` lies in front of the branch of `photo`, so that branch has to come in
// front.
// `photo` asks the button's own `hitTest` and tests its own gates before, as a bar with a raised
// button does.
// To bring `photo` in front of `stars` changes nothing else here, because the two don't overlap.
// `delete` stays in `photo`. In the screen it could be reached without an override, but it would
// still be there when `photo` is hidden.
// The trap is to enlarge the area of `photo` itself, because it would take touches that belong to
// the screen beside it.
class PhotoScreen: UIView {
  let photo = Photo(frame: CGRect(x: 60, y: 100, width: 200, height: 200))
  let delete = SmallButton(frame: CGRect(x: 184, y: -8, width: 24, height: 24))
  let stars = UIView(frame: CGRect(x: 262, y: 60, width: 50, height: 60))

  func build() {
    photo.badge = delete
    photo.addSubview(delete)
    addSubview(stars)
    addSubview(photo)
  }
}

/// A view that asks the button on its corner first.
class Photo: UIView {
  var badge: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    if let badge, let hit = badge.hitTest(convert(point, to: badge), with: event) { return hit }
    return super.hitTest(point, with: event)
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
