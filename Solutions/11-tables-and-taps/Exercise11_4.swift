import ExerciseKit

// The delegate is asked once for each touch, before the recognizer gets it. If it says no, the
// recognizer stays out of the touch: the row lights up, is selected, and everything else is as without it.
// The touch's view is the deepest one, a content view or something in it. So we climb from it until
// there is a cell, or nothing any more.
// The trap: asking whether the view lies in the table. That is shorter, and right for many screens;
// but below the last row there is table and no row, and there the user means the background.
final class SparesRows: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    var view = touch.view
    while let each = view {
      if each is UITableViewCell { return false }
      view = each.superview
    }
    return true
  }
}
