import ExerciseKit

// A tap that cancels takes the touch from the table, which has no veto, and from controls of one's
// own. A button refuses it, so there the keyboard would stay. With cancelsTouchesInView = false
// nobody is asked and nobody loses anything: the tap acts first, and then the touch goes on.
// The field needs no care: it recognizes a tap on it itself, deeper in the tree, and so the tap of the
// form is excluded there.
// The trap: sparing the field in shouldReceive, and everything that is a control with it. Then send
// fires and the keyboard stays.
final class NoteForm: UIView {
  let field = UITextField(frame: CGRect(x: 20, y: 20, width: 280, height: 40))
  let table = UITableView(frame: CGRect(x: 20, y: 80, width: 280, height: 176))
  let send = UIButton(frame: CGRect(x: 20, y: 280, width: 120, height: 44))

  func build() {
    for each in [field, table, send] { addSubview(each) }
    table.numberOfRows = 4
    let tap = UITapGestureRecognizer(target: self, action: NoteForm.dismiss, name: "dismiss")
    tap.cancelsTouchesInView = false
    addGestureRecognizer(tap)
  }

  private func dismiss() { field.resignFirstResponder() }
}
