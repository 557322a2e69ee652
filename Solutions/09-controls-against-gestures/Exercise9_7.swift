import ExerciseKit

// A tap that cancels takes the touch from the table, which has no veto, and from controls of one's
// own. A button refuses it, so there the keyboard would stay. With cancelsTouchesInView = false
// nobody is asked and nobody loses anything: the tap acts first, and then the touch goes on.
// For the same reason the field needs care: the tap would end its editing, and the end of the very
// same touch would begin it again. The delegate keeps the field's touches from the tap.
// The trap: a delegate object in a local constant. A recognizer does not keep its delegate.
final class NoteForm: UIView, UIGestureRecognizerDelegate {
  let field = UITextField(frame: CGRect(x: 20, y: 20, width: 280, height: 40))
  let table = UITableView(frame: CGRect(x: 20, y: 80, width: 280, height: 176))
  let send = UIButton(frame: CGRect(x: 20, y: 280, width: 120, height: 44))

  func build() {
    for each in [field, table, send] { addSubview(each) }
    table.numberOfRows = 4
    let tap = UITapGestureRecognizer(target: self, action: NoteForm.dismiss, name: "dismiss")
    tap.cancelsTouchesInView = false
    tap.delegate = self
    addGestureRecognizer(tap)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    touch.view?.isDescendant(of: field) != true
  }

  private func dismiss() { field.resignFirstResponder() }
}
