import ExerciseKit

/// Exercise 12.6 ★★★ · write · 25 minutes
///
/// One drag in the table moves both. Up: first the panel, as far as 100, then the rows. Down: first
/// the rows, as far as their top, then the panel, as far as 700; a finger that goes further must come
/// back before it moves again. No point of the way is lost or counted twice. Let go with the panel at
/// 100, the rows run on; with the panel further down, they rest. In this engine a drag's first ten
/// points do not count, and no translation has them.
///
///     panel at 150, rows at 0; finger 80 further up:   panel 100, rows 30
///
/// Worked touch: panel 100, rows 50; finger 20 further up: rows 70.
/// Out of scope: the last row, other drags.
final class HandOver: UIGestureRecognizerDelegate, UITableViewDelegate {
  let panel: UIView
  let table: UITableView

  init(panel: UIView, table: UITableView) { (self.panel, self.table) = (panel, table) }

  /// The panel's pan asks; the table's pan is `table.panGestureRecognizer`.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    todo("12.6", false)
  }

  /// The action of the panel's pan; the table's own pan has moved the rows by then.
  func didPan(_ pan: UIPanGestureRecognizer) {
    todo("12.6")
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    todo("12.6")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    todo("12.6")
  }
}
