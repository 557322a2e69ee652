import ExerciseKit

// A veto has to come from the control, and not every control has one. So here the recognizer itself
// keeps away. For each new finger it climbs from the touch's view; if it meets a control before it
// reaches its own view, it ignores that touch. From then on it neither holds the touch back nor
// cancels it.
// The other fingers of the same event go to super as usual, and super is called only if there are
// any, because it has nothing to do with a touch that is ignored.
// The trap is state = .failed. A finger that comes down on a slider would end the tap that another
// finger has begun. Another trap is a climb that doesn't stop at the recognizer's own view, because
// it finds the control in which that view lies.
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
