import ExerciseKit

/// Exercise 11.4 ★★ · write · 10 minutes
///
/// Write the delegate of grey's tap. Touches that hit a row are not for the tap: a cell of any class,
/// or anything that lies in one, however deep, of any table. All others are: on grey, on a card that
/// lies on grey, also in front of a row, and in a table where no cell is hit.
///
///     grey ── tap ── delegate: SparesRows
///     ├── card
///     └── table
///         ├── cell 0 ── contentView ── box ── …
///         ├── heading, in no cell
///         └── (below the last row)
///
/// Worked touch: a tap on the content view of cell 0 selects row 0, and the tap's action does not run.
final class SparesRows: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    todo("11.4", true)
  }
}
