import ExerciseKit

// Two steps are changed, and the list works only with both. Without the delay a button hears began
// at once, even for a finger that is going to scroll. So the touch always has to be taken back, and
// the step cancel says no for a control unless you override it.
// The answer adds buttons to what super allows, because views that are not controls are allowed
// there.
// The trap: changing the delay alone. The buttons light up, and no drag that begins on one of them
// scrolls.
final class ResponsiveList: UIScrollView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    delaysContentTouches = false
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    view is UIButton || super.touchesShouldCancel(in: view)
  }
}
