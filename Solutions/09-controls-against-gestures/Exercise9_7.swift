import ExerciseKit

// A tap that cancels takes the touch from the table, which doesn't refuse it, and from controls
// that you have written yourself. A button does refuse it, so there the keyboard would stay up.
// With cancelsTouchesInView = false no view is asked and no view loses anything: the tap acts
// first, and then the touch continues as usual.
// A tap on the field is recognized by the field itself, which is deeper in the tree, and so the
// form's tap is excluded. But a button in the field refuses the field's tap, and then the form's
// tap has no rival. So the delegate keeps all touches in the field away from it, by view and not by
// place.
// The trap is to keep the touches of all controls away in shouldReceive. Then send fires, and the
// keyboard stays up.
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
