import ExerciseKit

/// Exercise 11.8 ★★★ · write · 20 minutes
///
/// Select rows by hand, as a table does. A finger that comes down lights its row; lifted, it selects
/// what is lit. Cancelled, or once further than 10 points of the screen from where it came down, it
/// puts the light out, and does not light it again. Fingers that come down while it is down, its row
/// lit or not, count for nothing until they are gone. A selection stays until the next.
///
///     content  y   0 … 44    row 0        scrolls; the rows go
///              y  44 … 88    row 1        with the content
///              …             up to rowCount - 1
///
/// Worked touch: a tap at y 10 selects row 0; nothing stays lit.
///
/// Out of scope: telling a delegate, fingers that come down in one event.
final class HandTable: UIScrollView {
  var rowCount = 0
  private(set) var highlightedRow: Int?
  private(set) var selectedRow: Int?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    todo("11.8")
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
