import MiniUIKit
import Stage

/// 14I: a letter where only digits are right.
let reportI = report(
  "14I", "A letter in a field for digits",
  complaint: "The keyboard closes after one letter, but only when the row shows an error.",
  works: [
    "The error line appears as soon as a text has anything but digits, and goes with it.",
    "What was typed stays in its field.",
    "The return key leads to the next field, and from the last to the first.",
    "A tap beside the fields ends typing.",
  ],
  kinds: ["gesture", "responder", "control", "action", "ask"],
  touch: CGPoint(x: 187, y: 90)
) { stage throws(ScriptError) in
  let screen = SignUpScreen(rows: ["zip", "phone", "age"])
  stage.root.addSubview(screen)
  try stage.finger.tap(at: stage.touch)
  let zip = screen.rows[0].field
  try stage.wait(1)
  stage.phone.type("1")
  try stage.wait(1)
  stage.phone.type("x")
  try stage.wait(1)
  let texts = screen.rows.map { [$0.title, $0.field.text ?? "", $0.showsError ? "yes" : "no"] }
  stage.recording.add(Table("After 1 and x are typed:", [["field", "text", "error"]] + texts))
  let isThere = zip.window != nil
  stage.recording.add(
    Table(
      "The field that was tapped is still on the screen: " + (isThere ? "yes" : "no"), [],
      hasHeading: false))
}

// The screen, as a colleague wrote it.

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
    guard isWrong || rows[place].showsError else { return }
    rows[place].removeFromSuperview()  // [C] a fresh row, with its error line or without
    rows[place] = row(rows[place].title, at: place)
    rows[place].field.text = field.text
    rows[place].showsError = isWrong
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

// The end of the screen.
