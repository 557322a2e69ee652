import ExerciseKit

/// Exercise 9.7 ★★★ · write · 15 minutes
///
/// A tap anywhere on the form puts the keyboard away, except on the field and what lies in it, such
/// as a button that clears it. Everything on the form works as before: rows are selected; `send` and
/// any other control send, your own included. A tap on the field that is edited does not end its
/// editing, not even for a moment.
///
///     form ──┬── field ── clear   stays first responder
///            ├── table            keyboard away, row selected
///            ├── send             keyboard away, touchUpInside
///            └── …
///
/// Worked touch: a tap on the second row puts the keyboard away and selects the row.
/// Delete the `todo` when you begin; add what you like.
/// Out of scope: other recognizers, other fields.
final class NoteForm: UIView {
  let field = UITextField(frame: CGRect(x: 20, y: 20, width: 280, height: 40))
  let table = UITableView(frame: CGRect(x: 20, y: 80, width: 280, height: 176))
  let send = UIButton(frame: CGRect(x: 20, y: 280, width: 120, height: 44))

  func build() {
    for each in [field, table, send] { addSubview(each) }
    table.numberOfRows = 4
    todo("9.7")
  }
}
