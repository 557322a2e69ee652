import ExerciseKit

// Two doors were shut, one behind the other: the mask was empty, and the count refused what has no
// fingers. Behind them a third stands open: `shouldReceive` with a touch, which spares the stars,
// isn't asked about a scroll. So the scroll's place is asked for where its count is.
// The trap: to ask fingers for their place as well. They have gone ten points by then.
final class Panel: UIView, UIGestureRecognizerDelegate {
  let pan = UIPanGestureRecognizer()
  let stars = UIView(frame: CGRect(x: 40, y: 40, width: 200, height: 60))

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(stars)
    pan.delegate = self
    pan.allowedScrollTypesMask = .all
    addGestureRecognizer(pan)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    touch.view !== stars
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let count = gestureRecognizer.numberOfTouches
    if count > 0 { return count == 1 }
    return !stars.bounds.contains(gestureRecognizer.location(in: stars))
  }
}
