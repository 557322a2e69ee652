import ExerciseKit
import PieceKit

// No modifier can do it. Plain and high priority take every direction before they know it, and then
// the list is stuck. Simultaneous excludes nobody, so that list or pager move as well. A gesture's state
// brings back what hangs, and decides about no finger. So the drag goes, and a pan takes its place: it is
// asked before it begins, and knows the way by then.
// A closed card can move to the left, where x is negative, so that -x is what counts; an open one to the
// right. That way has to be longer than what goes up or down. What it refuses is the list's or the
// pager's, whichever can move that way.
// The price is the clean-up of chapter 13: shift follows in two states, and is 0 in all others.
final class PushCard: UIGestureRecognizerDelegate {
  var isOpen = false
  private(set) var shift: CGFloat = 0

  func modified(_ card: Piece) -> Piece { card }

  func isShown(in host: UIView) {
    let pan = UIPanGestureRecognizer(target: self, action: PushCard.didPan)
    pan.delegate = self
    host.addGestureRecognizer(pan)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let way = pan.velocity(in: pan.view)
    let ahead = isOpen ? way.x : -way.x
    return ahead > abs(way.y)
  }

  func didPan(_ pan: UIPanGestureRecognizer) {
    let isUnderWay = pan.state == .began || pan.state == .changed
    shift = isUnderWay ? pan.translation(in: pan.view).x : 0
  }
}
