import ExerciseKit

// The veto is the control's business, and not every control has one. Here the recognizer keeps away
// by itself. For each new finger it goes up from the touch's view; if it meets a control before its
// own view, it ignores that touch. It then hears nothing more of it, holds nothing of it back, and
// cancels nothing of it.
// The other fingers of the same event go to super as usual, and only if there are any: what is
// ignored is not super's business either.
// The trap: state = .failed. A finger that comes down on a slider would end the tap that another
// finger has begun. And a climb that does not stop at the recognizer's own view finds the control
// it lies in.
final class PoliteTap: UITapGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let spared = touches.filter { isOnControl($0) }
    for touch in spared { ignore(touch, for: event) }
    let rest = touches.subtracting(spared)
    if !rest.isEmpty { super.touchesBegan(rest, with: event) }
  }

  private func isOnControl(_ touch: UITouch) -> Bool {
    var each = touch.view
    while let view = each, view !== self.view {
      if view is UIControl { return true }
      each = view.superview
    }
    return false
  }
}
