import ExerciseKit

/// Exercise 9.6 ★★ · finish · 6 minutes
///
/// A shade covers the screen, with a panel on it. A tap closes the panel, unless it is on the panel
/// or on anything in it, however deep. A tap anywhere else on the shade closes it, also a tap on a
/// view that covers part of the panel without lying in it. Write the missing method.
///
///     shade ──┬── panel ── label, list ── row …        a tap here: nothing
///             └── toast, in front of the panel         a tap here: closes += 1
///
/// Worked touch: a tap on the empty shade closes the panel.
/// Out of scope: controls outside the panel.
final class Shade: UIView, UIGestureRecognizerDelegate {
  let panel = UIView(frame: CGRect(x: 40, y: 200, width: 240, height: 200))
  private(set) var closes = 0

  func build() {
    addSubview(panel)
    let tap = UITapGestureRecognizer(target: self, action: Shade.close, name: "close")
    tap.delegate = self
    addGestureRecognizer(tap)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    todo("9.6", true)
  }

  private func close() { closes += 1 }
}
