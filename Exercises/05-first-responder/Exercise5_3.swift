import ExerciseKit

/// Exercise 5.3 ★★ · write · 10 minutes
///
/// While the note is first responder, a bar 60 points high lies at the screen's lower edge, with the
/// button `done` in it. A tap anywhere on the button makes the note resign; the bar goes.
///
///     ├───────────────────────────┤
///     │ bar              [ done ] │   60 points
///     └───────────────────────────┘
///
/// Worked case: a tap on the bar beside the button: the bar stays. The method's name is up to you:
/// `done.addTarget(self, action: Note.finish, for: .touchUpInside)`.
/// Out of scope: the keyboard; this note takes no text.
class Note: UIView {
  let done = UIButton(frame: CGRect(x: 260, y: 8, width: 100, height: 44))

  override var canBecomeFirstResponder: Bool { true }

  override var inputAccessoryView: UIView? {
    todo("5.3", nil)
  }
}
