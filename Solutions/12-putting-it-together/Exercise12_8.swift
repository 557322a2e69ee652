import ExerciseKit

// The place before the keyboard is kept in an optional: nil means that the panel was not raised. So
// a second announcement cannot overwrite it, and the next time begins anew.
// A drag forgets that place before it makes the field resign. Resigning posts willHide at once, in
// the middle of didPan, and the panel must not be moved away under the finger then.
// The trap: the order of these two lines. Resigning first brings the panel back to 420, and the next
// move of the finger puts it to 130 again.
final class SearchSheet {
  let panel: UIView
  let search: UITextField
  private var startTop: CGFloat = 0
  private var topBefore: CGFloat?

  init(panel: UIView, search: UITextField) { (self.panel, self.search) = (panel, search) }

  func keyboard(_ note: KeyboardNotification) {
    if note.name == .willShow {
      if topBefore == nil { topBefore = panel.frame.minY }
      panel.frame.origin.y = 100
    } else if note.name == .willHide, let top = topBefore {
      panel.frame.origin.y = top
      topBefore = nil
    }
  }

  func didPan(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began { startTop = panel.frame.minY }
    let way = pan.translation(in: panel.superview).y
    panel.frame.origin.y = min(max(startTop + way, 100), 700)
    if panel.frame.minY > 100 {
      topBefore = nil
      search.resignFirstResponder()
    }
  }
}
