import ExerciseKit

/// Exercise 5.5 ★★ · repair · 12 minutes
///
/// A shake is to undo the last step. Each shake that is completed counts once in `undos`, when it
/// ends; a cancelled one never counts. It must work from `appear()` on: before typing, when no
/// keyboard is up, while the field is used, and after `stopTyping()`, which takes the keyboard away.
/// A shake does not end typing. In this engine a shake without a first responder begins at the
/// window. Repair it.
///
///     appear()      shake: 1
///     tap field     shake: 2
///     stopTyping()  shake: 3
///
/// Worked case: `appear()`, and two shakes one after the other: `undos` is 2.
/// Out of scope: several windows, typing that ends in another way. Delete the `todo` when you
/// begin.
class UndoScreen: UIViewController {
  private(set) var undos = 0
  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 44))

  func appear() {
    todo("5.5")
    view.addSubview(field)
    becomeFirstResponder()
  }

  func stopTyping() {
    view.endEditing(true)
  }

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    undos += 1
  }
}
