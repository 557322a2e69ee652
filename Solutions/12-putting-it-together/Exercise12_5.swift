import ExerciseKit

// One pan decides, the other waits for its failure: so exactly one of them begins, and there is one
// place where the rule stands. A no costs nothing, because the table's pan begins in the same event.
// The place is asked for in the table's own coordinates, whose bounds move with the rows; comparing
// with `table.frame` needs the panel's coordinates.
// The trap: comparing the offset alone. At the top of the rows an upward finger wants to scroll, and
// a sheet that begins there keeps the rows from ever moving.
final class Referee: UIGestureRecognizerDelegate {
  let panel: UIView
  let table: UITableView

  init(panel: UIView, table: UITableView) { (self.panel, self.table) = (panel, table) }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer,
      table.bounds.contains(pan.location(in: table))
    else { return true }
    if panel.frame.minY > 100 { return true }
    return table.contentOffset.y <= 0 && pan.velocity(in: panel).y > 0
  }
}
