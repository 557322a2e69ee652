import ExerciseKit

// One pan decides, the other waits for its failure: so exactly one of them begins, and there is one
// place where the rule stands. A no costs nothing, because the table's pan begins in the same event.
// Whether the drag began in the table is known to the table's pan: it has the touch, or it has not.
// The finger's place by now says something else, for it has moved ten points already.
// The trap: comparing the offset alone. At the top of the rows an upward finger wants to scroll, and
// a sheet that begins there keeps the rows from ever moving.
final class Referee: UIGestureRecognizerDelegate {
  let panel: UIView
  let table: UITableView

  init(panel: UIView, table: UITableView) { (self.panel, self.table) = (panel, table) }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer,
      table.panGestureRecognizer.numberOfTouches > 0
    else { return true }
    if panel.frame.minY > 100 { return true }
    return table.contentOffset.y <= 0 && pan.velocity(in: panel).y > 0
  }
}
