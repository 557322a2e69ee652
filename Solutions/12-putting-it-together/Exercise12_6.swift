import ExerciseKit

// Both pans begin, and one number says where both are: above zero it is the offset of the rows,
// below zero it is how far the panel lies below 100. A drag moves that one number, so no point of
// the way is lost or counted twice, whichever way the finger turns.
// The number at the beginning is noted in scrollViewWillBeginDragging: there the offset is still
// the old one. When the first didPan comes, the table has moved its rows already.
// Sharing in didScroll as well matters when the finger is lifted: the table takes its speed from
// the offsets it has seen, and those must be the right ones. Nothing is shared when the pan is over,
// while the rows run on.
// The trap: holding the rows at zero until the panel is up, and then letting go. The table still
// counts from the beginning of the drag, and its rows jump.
final class HandOver: UIGestureRecognizerDelegate, UITableViewDelegate {
  let panel: UIView
  let table: UITableView
  private var start: CGFloat = 0
  private var pan: UIPanGestureRecognizer?

  init(panel: UIView, table: UITableView) { (self.panel, self.table) = (panel, table) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer.view === panel && otherGestureRecognizer === table.panGestureRecognizer
  }

  func didPan(_ pan: UIPanGestureRecognizer) {
    self.pan = pan
    share()
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    start = scrollView.contentOffset.y - (panel.frame.minY - 100)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    share()
  }

  private func share() {
    guard let pan, pan.state == .began || pan.state == .changed else { return }
    let place = start - pan.translation(in: panel.superview).y
    panel.frame.origin.y = min(100 + max(0, -place), 700)
    table.contentOffset.y = max(0, place)
  }
}
