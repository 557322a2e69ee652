import ExerciseKit

/// Exercise 5.3 ★★ · write · 10 minutes
///
/// While the note is first responder, its accessory view is a bar 60 points high at the screen's
/// lower edge, with the button `done` in it. A tap anywhere on `done` makes the note resign, and
/// the bar goes. No other touch does that. The note gives the same bar whenever it is asked.
///
///     ├───────────────────────────┤
///     │ bar              [ done ] │   60 points
///     └───────────────────────────┘
///
/// Worked touch: a tap on the bar beside the button: the bar stays, since `done` is not hit.
/// The method's name is up to you: `done.addTarget(self, action: Note.finish, for:
/// .touchUpInside)`.
/// Out of scope: the keyboard, since this note takes no text; a finger that comes down on `done`
/// and is lifted near it.
class Note: UIView {
  let done = UIButton(frame: CGRect(x: 260, y: 8, width: 100, height: 44))

  override var canBecomeFirstResponder: Bool { true }

  override var inputAccessoryView: UIView? {
    todo("5.3", nil)
  }
}
