import ExerciseKit

// Who may be dragged away from? super knows: everything that is no control. Buttons are added.
// A button loses nothing by that: its finger wanted to scroll. A slider loses its drag, which is all
// it is there for, and so does every control of the app that is turned or pulled.
// `is` also finds subclasses of UIButton; comparing the classes would not.
// The trap: a list of those who keep the touch. It has to be completed whenever somebody writes a
// new control; the list of those who give it up is short and does not grow.
final class SettingsList: UIScrollView {
  override func touchesShouldCancel(in view: UIView) -> Bool {
    super.touchesShouldCancel(in: view) || view is UIButton
  }
}
