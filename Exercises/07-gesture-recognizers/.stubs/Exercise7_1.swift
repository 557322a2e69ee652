import ExerciseKit

/// Exercise 7.1 ★ · finish · 3 minutes
///
/// A long press on a photo should open a menu, once for each press, while the finger is still down.
/// Whether the finger moves afterwards makes no difference. `didPress` is the press's action, and
/// it runs for several states. One word is missing in it: the state in which the menu opens.
///
///     finger   down ───────── 0.5 s ───────────── up
///     menu                    opens
///
/// Worked touch: a press of 0.2 seconds opens nothing, as a long press takes half a second.
/// Out of scope: several fingers.
final class PhotoScreen: UIViewController {
  /// How often a menu was opened.
  private(set) var menus = 0

  /// The long press's action.
  func didPress(_ press: UILongPressGestureRecognizer) {
    if press.state == todo("7.1", .possible) { menus += 1 }
  }
}
