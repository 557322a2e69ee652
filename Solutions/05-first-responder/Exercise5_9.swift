import ExerciseKit

// Four mistakes, and each hides the next one. A plain view may not become first responder. The call
// came before the pad was in a window, where it is refused; nothing looked at its answer.
// Then the bar is up, and the keyboard is not: the system's keyboard comes only for a UIKeyInput.
// The pad has all three of its methods, and never said so. And after `close()` nothing told the pad to
// become first responder again: a tap does that for a text field, not for a view of our own.
// The trap: only to turn the two lines in `appear()` round. The call is refused all the same, and
// the screen looks as before.
class CodeScreen: UIViewController {
  let pad = CodePad(frame: CGRect(x: 20, y: 100, width: 300, height: 60))

  func appear() {
    view.addSubview(pad)
    pad.becomeFirstResponder()
  }

  func close() {
    pad.resignFirstResponder()
  }
}

class CodePad: UIView, UIKeyInput {
  private(set) var code = ""
  let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    becomeFirstResponder()
  }

  var hasText: Bool { !code.isEmpty }
  func insertText(_ text: String) { code += text }
  func deleteBackward() { code = String(code.dropLast()) }
}
