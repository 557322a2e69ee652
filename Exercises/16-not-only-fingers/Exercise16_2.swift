import ExerciseKit

/// Exercise 16.2 ★ · finish · 8 minutes
///
/// A drawer is dragged by a pan that you are given. It should follow a finger, a pointer whose button
/// is held, and two fingers on a trackpad. It should not follow a mouse's wheel, which would tear it
/// from one end to the other, and no pencil: the pencil draws on it. Set up the pan.
///
///     ┌─ drawer ──────┐   finger, button, trackpad: drag it
///     │       ↕       │   wheel, pencil: leave it alone
///     └───────────────┘
///
/// Worked example: a finger that goes up by 40 points moves the drawer.
/// Out of scope: what the pan's action does.
func setUp(_ pan: UIPanGestureRecognizer) {
  todo("16.2")
}
