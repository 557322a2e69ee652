import ExerciseKit

/// Exercise 13.7 ★★ · repair · 10 minutes
///
/// A sheet is dragged by a pan whose action is `didPan`. Its upper edge rests at 100 or at 500.
/// Lifted with its edge at 300 or higher up, it goes to 100, else to 500. After an interruption it is
/// left half open, and `isDragging` stays true. Repair it: when the drag ends in any other way than by
/// lifting, the sheet goes back to where it was at the beginning of the drag, and `isDragging` is
/// false.
///
///     100  ┌─ sheet ─┐   open
///          │    ↕    │   isDragging
///     500  └─────────┘   closed
///
/// Worked touch: a drag from 500 by 150 points upward, and lifted, ends at 500.
/// Delete the `todo` when you begin.
/// Out of scope: animation, velocity.
final class Sheet: UIView {
  private(set) var isDragging = false
  private var start: CGFloat = 0

  func didPan(_ pan: UIPanGestureRecognizer) {
    todo("13.7")
    if pan.state == .began {
      isDragging = true
      start = frame.minY
    }
    frame.origin.y = start + pan.translation(in: superview).y
    if pan.state == .ended {
      isDragging = false
      frame.origin.y = frame.minY <= 300 ? 100 : 500
    }
  }
}
