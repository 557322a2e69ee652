import ExerciseKit

/// Exercise 12.7 ★★ · repair · 10 minutes
///
/// A tap on the root closes the keyboard. But since then no row can be selected, and the pin is
/// dead. Repair it: only a tap on the map, or on a view in it that is no control, closes the
/// keyboard. Rows, search field, panel and controls work as without the tap, and the keyboard
/// stays.
///
///     root ─┬─ map ─┬─ river ── boat  views, no controls
///           │       ├─ here   a UIButton
///           │       └─ pin    a UIControl
///           └─ panel ── search, table
///
/// Worked touch: without keyboard, a tap on the map changes nothing.
/// Delete the `todo`.
/// Out of scope: views on controls.
final class KeyboardCloser: UIGestureRecognizerDelegate {
  let root: UIView
  let map: UIView

  init(root: UIView, map: UIView) { (self.root, self.map) = (root, map) }

  /// Called once, when the screen is built.
  func install() {
    todo("12.7")
    let tap = UITapGestureRecognizer(target: self, action: KeyboardCloser.close, name: "close")
    root.addGestureRecognizer(tap)
  }

  func close() { root.endEditing(true) }
}
