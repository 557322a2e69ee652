import ExerciseKit

/// Exercise 5.9 ★★ · repair · 12 minutes
///
/// A code is typed on a pad of our own. When `appear()` has returned, the keyboard must be up with
/// the bar above it, and what is typed must be in `code`. Only `close()` takes both away, and then
/// only a tap on the pad brings them up again. What was typed is kept. So far neither the keyboard
/// nor the bar comes up. Repair it.
///
///     appear()     ……  [bar] [keyboard]
///     close()      ……
///     tap on pad   ……  [bar] [keyboard]
///
/// Worked case: `appear()`, and then 4 and 2 are typed: `code` is "42".
/// Out of scope: touches that are no taps. Delete the `todo` when you begin.
class CodeScreen: UIViewController {
  let pad = CodePad(frame: CGRect(x: 20, y: 100, width: 300, height: 60))

  func appear() {
    todo("5.9")
    pad.becomeFirstResponder()
    view.addSubview(pad)
  }

  func close() {
    pad.resignFirstResponder()
  }
}

class CodePad: UIView {
  private(set) var code = ""
  let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))

  override var inputAccessoryView: UIView? { bar }

  var hasText: Bool { !code.isEmpty }
  func insertText(_ text: String) { code += text }
  func deleteBackward() { code = String(code.dropLast()) }
}
