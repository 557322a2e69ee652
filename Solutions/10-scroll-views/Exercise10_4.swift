import ExerciseKit

// Two steps are changed, and only together they are a list. Without the delay the button hears
// every finger at once, also of those that scroll. So every drag comes too late for the delay, and
// the list depends on the step cancel, which by default says no for a control.
// The answer adds buttons to what super allows: what is no control is allowed there already.
// The trap: changing the delay alone. The button lights up, and the list is dead wherever a button
// lies under the finger.
final class ResponsiveList: UIScrollView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    delaysContentTouches = false
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    view is UIButton || super.touchesShouldCancel(in: view)
  }
}
