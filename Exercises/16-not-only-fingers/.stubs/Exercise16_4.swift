import ExerciseKit

/// Exercise 16.4 ★★ · repair · 10 minutes
///
/// A ruler is dragged along a page; what goes further up or down is the page's. The label shows where
/// the drag is, and the ruler moves along with it. With a finger that works. With two fingers on a
/// trackpad nothing happens, although the pan, whose delegate is the page, takes scroll events. Repair
/// it; under a trackpad the label shows where the pointer is.
///
///     page  ┌──────────────────────┐
///           │  ▒▒ ruler ▒▒  → drag │   label: (140, 60)
///           └──────────────────────┘
///
/// Worked example: a drag from (100, 60) by 40 points to the right moves the ruler by 30, as the pan
/// keeps the first ten, and the label shows (140, 60).
/// Delete the `todo`.
/// Out of scope: two fingers on the glass, exact diagonals.
final class Page: UIView, UIGestureRecognizerDelegate {
  let ruler = UIView(frame: CGRect(x: 60, y: 40, width: 120, height: 40))
  private(set) var label: CGPoint?
  private var start: CGFloat = 0

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let way = pan.velocity(in: self)
    return abs(way.x) > abs(way.y)
  }

  func didPan(_ pan: UIPanGestureRecognizer) {
    todo("16.4")
    guard pan.numberOfTouches > 0 else { return }
    if pan.state == .began { start = ruler.frame.minX }
    label = pan.location(ofTouch: 0, in: self)
    ruler.frame.origin.x = start + pan.translation(in: self).x
  }
}
