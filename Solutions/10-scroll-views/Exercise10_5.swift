import ExerciseKit

// Who may be dragged away from? super knows: everything that is no control. Buttons are added.
// A button loses nothing by that: its finger wanted to scroll. A slider loses its drag, which is all
// it is there for, and so does every control of the app that is turned or pulled.
// `is` also finds subclasses of UIButton; comparing the classes would not.
// What is locked must not even hear: after touchesShouldCancel it has heard began already, and hears
// cancelled. The question before that is touchesShouldBegin. After a no the content never hears the
// finger, so nobody is asked for anything when the list drags.
// The trap: a list of those who keep the touch. It has to be completed whenever somebody writes a
// new control; the list of those who give it up is short and does not grow.
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
