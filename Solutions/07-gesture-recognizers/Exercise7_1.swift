import ExerciseKit

// A long press is continuous: its action runs for began, for every changed, and for ended or
// cancelled. Began comes exactly once in each gesture, and it comes while the finger is down.
// Changed comes as often as the finger moves, which may be never. Ended comes when the finger is
// lifted; that is too late for a menu, and a call makes it cancelled instead.
// The trap: no test at all. It works in the first try, because the menu covers the second one that
// opens when the finger is lifted.
final class PhotoScreen: UIViewController {
  private(set) var menus = 0

  func didPress(_ press: UILongPressGestureRecognizer) {
    if press.state == .began { menus += 1 }
  }
}
