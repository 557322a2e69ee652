import MiniUIKit

/// What the file of exercise 7.1 has, as the reader gets it.
enum Stub7_1 {
  final class PhotoScreen: UIViewController {
    /// How often a menu was opened.
    private(set) var menus = 0

    /// The long press's action.
    func didPress(_ press: UILongPressGestureRecognizer) {
      if press.state == .possible { menus += 1 }
    }
  }
}
