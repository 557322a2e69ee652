import ExerciseKit

// Which views give their touch up? super knows the views that are not controls, and buttons are
// added.
// A button loses nothing by that, because its finger wanted to scroll. A slider would lose its
// drag, which is what it is there for, and so would every control of the app that is turned or
// pulled.
// A locked view must not hear anything. When touchesShouldCancel is asked, it has heard began
// already, so the right question is the one before that, touchesShouldBegin. If the answer is no,
// the view never gets the touch, and the list can drag without asking.
// The trap: a list of the controls that keep the touch. It would have to grow with every new
// control, while the list of views that give it up is short and stays so.
final class SettingsList: UIScrollView {
  var isLocked = false

  override func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool {
    !isLocked && super.touchesShouldBegin(touches, with: event, in: view)
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    super.touchesShouldCancel(in: view) || view is UIButton
  }
}
