import ExerciseKit

/// Exercise 12.5 ★★ · write · 12 minutes
///
/// The table's pan waits for the panel's pan to fail, so the panel's pan decides: may it begin? For
/// a finger that came down outside the table: yes. For one that came down in the table: yes, as long
/// as the panel's upper edge lies further down than at 100. If it lies at 100: only if the rows are
/// at their top and the finger goes down.
///
///     panel  (0, 100 … 700) on the screen        table  (0, 80) 375 × 632, in the panel
///
/// Worked touch: panel at 100, rows at their top, a finger that goes up on a row: no.
/// The pan's velocity and translation are known.
/// Out of scope: sideways drags, two fingers, rows pulled beyond their top.
final class Referee: UIGestureRecognizerDelegate {
  let panel: UIView
  let table: UITableView

  init(panel: UIView, table: UITableView) { (self.panel, self.table) = (panel, table) }

  /// Asked about the panel's pan only.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    todo("12.5", true)
  }
}
