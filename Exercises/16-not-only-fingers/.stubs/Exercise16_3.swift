import ExerciseKit

/// Exercise 16.3 ★★ · write · 10 minutes
///
/// A card shows its menu at a click with the second button of a pointer, and as soon as a finger or
/// a pencil has rested on it for half a second. It is opened by a tap of a finger or a pencil, and
/// by a click with the first button. Add the recognizers; let them call `showMenu` and `open`.
///
///                       tap or click   second button   rests 0.5 s
///     finger, pencil    open                           showMenu
///     pointer           open           showMenu
///
/// Worked example: a quick tap of a finger opens the card and shows no menu.
/// Out of scope: a button that is held for long, and both buttons at once.
final class Card: UIView {
  private(set) var calls: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    todo("16.3")
  }

  func open() { calls.append("open") }

  func showMenu() {
    // A tap calls its action once, a long press in each of its states. A parameter is up to you.
    calls.append("showMenu")
  }
}
