import ExerciseKit

/// Exercise 7.1 ★ · finish · 3 minutes
///
/// A long press on a photo opens a menu. `didPress` is its action and runs for several states. The
/// menu must open once in each long press, while the finger is still down, whether or not it moves
/// afterwards. One word is missing: a state.
///
///     finger   down ───────── 0.5 s ───────────── up
///     menu                    opens
///
/// Worked touch: a press of 0.2 seconds opens nothing.
///
/// Out of scope: several fingers.
final class PhotoScreen: UIViewController {
  /// How often a menu was opened.
  private(set) var menus = 0

  /// The long press's action.
  func didPress(_ press: UILongPressGestureRecognizer) {
    if press.state == todo("7.1", .possible) { menus += 1 }
  }
}
