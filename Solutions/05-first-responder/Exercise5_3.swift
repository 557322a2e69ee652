import ExerciseKit

// The bar is made once and kept: the system asks for it again and again, and a new bar each time
// would be a new view each time.
// Its height counts; its width becomes the screen's, so 0 will do (FR-10).
// The button makes the note resign; the bar goes by itself, because no first responder has it.
// The trap: hiding the bar in the button's action. The note stays first responder, and the bar is
// still there, invisible.
class Note: UIView {
  let done = UIButton(frame: CGRect(x: 260, y: 8, width: 100, height: 44))

  private lazy var bar: UIView = {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
    bar.addSubview(done)
    done.addTarget(self, action: Note.finish, for: .touchUpInside)
    return bar
  }()

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }

  func finish() { resignFirstResponder() }
}
