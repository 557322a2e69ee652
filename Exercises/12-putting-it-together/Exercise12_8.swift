import ExerciseKit

/// Exercise 12.8 ★★★ · write · 20 minutes
///
/// When the keyboard begins to come, the panel rises to 100. When it begins to go, the panel returns
/// to where it was before it rose. A drag that takes the panel further down than 100, with its first
/// move or later, makes the search field resign at once; the panel then lies where the finger has
/// taken it, and stays there. The keyboard may announce itself again while it is up.
///
///     420 ── keyboard ──▶ 100 ── keyboard goes ──▶ 420
///                         100 ── dragged to 130 ──▶ 130, no keyboard
///
/// Worked touch: without keyboard, a drag from 420 to 500 ends at 500.
/// Out of scope: a keyboard that goes under a resting finger.
final class SearchSheet {
  let panel: UIView
  let search: UITextField
  private var startTop: CGFloat = 0

  init(panel: UIView, search: UITextField) { (self.panel, self.search) = (panel, search) }

  /// Called with every message about the keyboard: its `name` is `.willShow` when it begins to come,
  /// and `.willHide` when it begins to go. Four others come here as well.
  func keyboard(_ note: KeyboardNotification) {
    todo("12.8")
  }

  /// The action of the panel's pan.
  func didPan(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began { startTop = panel.frame.minY }
    let way = pan.translation(in: panel.superview).y
    panel.frame.origin.y = min(max(startTop + way, 100), 700)
    todo("12.8")
  }
}
