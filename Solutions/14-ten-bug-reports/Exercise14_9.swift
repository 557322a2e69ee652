import ExerciseKit

// Which window, who was hit, who heard and who took it: as it should be; the tap makes zip first
// responder, and the keyboard comes up. Who was told: the screen, by the action of each letter. With
// a right text it does nothing; with a wrong one it puts a new row in the place of the old one. The
// old row takes its field with it, and a first responder that leaves the window resigns. The new
// field has the same text in the same place, and is not first responder.
// So the row stays, and only its error line changes. Four lines go, and one that was there is enough.
// The trap: to let `textFieldShouldEndEditing` refuse. A field that leaves the window does not obey
// it, and the return key would lead nowhere.
func causes14_9() -> [Cause] {
  [Cause(.whoWasTold, object: "screen", line: "C")]
}

final class SignUpScreen: UIView, UITextFieldDelegate {
  private(set) var rows: [SignUpRow] = []

  init(rows titles: [String]) {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    traceName = "screen"
    for title in titles { rows.append(row(title, at: rows.count)) }
    let tap = UITapGestureRecognizer(
      target: self, action: SignUpScreen.endTyping, name: "endTyping")  // [A] beside the fields
    addGestureRecognizer(tap)
  }

  /// A new row, connected and on the screen.
  private func row(_ title: String, at place: Int) -> SignUpRow {
    let row = SignUpRow(title)
    row.frame.origin.y = 60 + 90 * CGFloat(place)
    row.field.delegate = self
    row.field.addTarget(
      self, action: SignUpScreen.didChange, for: .editingChanged, name: "didChange")  // [B]
    addSubview(row)
    return row
  }

  func didChange(_ field: UITextField) {
    guard let place = rows.firstIndex(where: { $0.field === field }) else { return }
    let isWrong = !(field.text ?? "").utf8.allSatisfy { 48...57 ~= $0 }  // 0 to 9
    rows[place].showsError = isWrong  // [C]
  }

  func textFieldShouldEndEditing(_ field: UITextField) -> Bool {
    true  // [D] with an error, too
  }

  func textFieldShouldReturn(_ field: UITextField) -> Bool {
    let place = rows.firstIndex { $0.field === field } ?? 0
    rows[(place + 1) % rows.count].field.becomeFirstResponder()  // [E] the next one
    return true
  }

  func endTyping() { endEditing(true) }
}

final class SignUpRow: UIView {
  let title: String
  let field = UITextField(frame: CGRect(x: 20, y: 10, width: 335, height: 40))
  private let error = UIView(frame: CGRect(x: 20, y: 55, width: 335, height: 20))

  /// Whether the error line can be seen.
  var showsError: Bool {
    get { !error.isHidden }
    set { error.isHidden = !newValue }
  }

  init(_ title: String) {
    self.title = title
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 80))
    (traceName, field.traceName, error.traceName) = ("row of " + title, title, "error")
    (error.backgroundColor, error.isHidden) = (.red, true)
    addSubview(field)
    addSubview(error)
  }
}
