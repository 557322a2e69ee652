import ExerciseKit

/// Exercise 16.6 ★★ · repair · 10 minutes
///
/// A game's screen moves a ship with A and D while it is first responder. It has a chat with a
/// field, too. In that field nothing can be typed, and a ship moving when the app was left flies on
/// for ever. Repair it: A and D move the ship only while the field isn't first responder. A press
/// that doesn't move it is passed up the chain, and so is its end.
///
///     A, D, screen first:  speed -1, 1      released or taken away: speed 0
///     any other key:       passed on        field first: every key passed on
///
/// Worked example: D is held, the screen being first: the speed is 1.
/// Delete the `todo` when you begin.
/// Out of scope: two keys at once, or a new first responder under a held key.
final class GameScreen: UIViewController {
  let field = UITextField(frame: CGRect(x: 20, y: 700, width: 335, height: 44))
  private(set) var speed = 0

  override var canBecomeFirstResponder: Bool { true }

  override func viewDidLoad() { view.addSubview(field) }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    todo("16.6")
    for press in presses {
      if press.key?.charactersIgnoringModifiers == "a" { speed = -1 }
      if press.key?.charactersIgnoringModifiers == "d" { speed = 1 }
    }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    speed = 0
  }
}
