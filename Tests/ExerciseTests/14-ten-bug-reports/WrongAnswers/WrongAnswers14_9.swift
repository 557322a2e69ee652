import ExerciseKit
import Grading
import MiniUIKit
import WrittenExercises

let wrong14_9: [WrongAnswer<Diagnosed<SignUps>>] = [
  suspect("takes the tap on the screen for the cause", line: "A"),
  suspect("takes the registered action for the cause", line: "B"),
  suspect("takes the delegate's yes for the cause", line: "D"),
  suspect("takes the return key for the cause", line: "E"),
  WrongAnswer("asks who took it, and mends the right line") {
    signUp14_9([Cause(.whoTookIt, object: "screen", line: "C")], .keepsRow)
  },
  WrongAnswer("blames the field") {
    signUp14_9([Cause(.whoWasTold, object: "zip", line: "C")], .keepsRow)
  },
  WrongAnswer("blames the row") {
    signUp14_9([Cause(.whoWasTold, object: "row of zip", line: "C")], .keepsRow)
  },
  letter("mends nothing", .unchanged),
  letter("lets the delegate refuse", .refuses),
  letter("takes the tap on the screen away", .noTap),
  letter("asks the old field to become first responder before the new row is there", .oldField),
  symptom("makes the new field first responder after the old one is gone", .focusAfter),
  symptom("makes the new field first responder while the old one is there", .newFieldFirst),
  WrongAnswer("keeps the row, and lets no field with an error end") {
    right14_9(.refusesWhileWrong)
  },
  WrongAnswer("shows no error while a field is edited") { right14_9(.showsAtEnd) },
  WrongAnswer("keeps the row, and never takes the error away") { right14_9(.staysWrong) },
  WrongAnswer("makes the new field first responder, and it is empty") { right14_9(.empty) },
  WrongAnswer("keeps the row, and takes the delegate away") { right14_9(.noDelegate) },
  WrongAnswer("keeps the row, and takes the tap on the screen away, too") {
    right14_9(.keepsRowNoTap)
  },
  WrongAnswer("keeps the row, and looks for letters alone") { right14_9(.lettersOnly) },
]

private func suspect(_ name: String, line: String) -> WrongAnswer<Diagnosed<SignUps>> {
  WrongAnswer(name) { signUp14_9([Cause(.whoWasTold, object: "screen", line: line)], .unchanged) }
}

private func letter(
  _ name: String, _ design: TrialSignUp.Design
) -> WrongAnswer<Diagnosed<SignUps>> {
  WrongAnswer(name) { right14_9(design) }
}

/// A mend after which the right field is first responder, and has not stayed it.
private func symptom(
  _ name: String, _ design: TrialSignUp.Design
) -> WrongAnswer<Diagnosed<SignUps>> {
  WrongAnswer(name) { right14_9(design) }
}

/// The right diagnosis with a mend of any design.
func right14_9(_ design: TrialSignUp.Design) -> Diagnosed<SignUps> {
  signUp14_9([Cause(.whoWasTold, object: "screen", line: "C")], design)
}

private func signUp14_9(_ causes: [Cause], _ design: TrialSignUp.Design) -> Diagnosed<SignUps> {
  Diagnosed(causes) { titles in
    let screen = TrialSignUp(titles, design)
    return SignUp(
      screen: screen, fields: { screen.rows.map(\.field) },
      errors: { screen.rows.filter(\.showsError).map(\.title) })
  }
}

/// The screen with one of several mends.
final class TrialSignUp: UIView, UITextFieldDelegate {
  enum Design {
    case unchanged, refuses, noTap, oldField, refusesWhileWrong, showsAtEnd, staysWrong, empty
    case noDelegate, keepsRowNoTap, lettersOnly
    case keepsRow, newFieldFirst, focusAfter, keepsField, addsLine
  }

  private(set) var rows: [TrialRow] = []
  private let design: Design

  init(_ titles: [String], _ design: Design) {
    self.design = design
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    for title in titles { rows.append(row(title, at: rows.count)) }
    if design == .noTap || design == .keepsRowNoTap { return }
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: TrialSignUp.endTyping, name: "endTyping"))
  }

  private func row(_ title: String, at place: Int) -> TrialRow {
    let row = TrialRow(title)
    row.frame.origin.y = 60 + 90 * CGFloat(place)
    connect(row.field)
    addSubview(row)
    return row
  }

  private func connect(_ field: UITextField) {
    field.delegate = self
    field.addTarget(
      self, action: TrialSignUp.didChange, for: .editingChanged, name: "didChange")
  }

  func didChange(_ field: UITextField) {
    guard let place = rows.firstIndex(where: { $0.field === field }) else { return }
    let row = rows[place]
    let isWrong = !(field.text ?? "").allSatisfy { "0"..."9" ~= $0 }
    guard isWrong || row.showsError else { return }
    switch design {
    case .noDelegate:
      row.showsError = isWrong
      row.field.delegate = nil
    case .keepsRow, .keepsRowNoTap, .refusesWhileWrong: row.showsError = isWrong
    case .lettersOnly: row.showsError = (field.text ?? "").contains { $0.isLetter }
    case .staysWrong: row.showsError = row.showsError || isWrong
    case .showsAtEnd: row.showsError = row.showsError && isWrong
    case .addsLine: row.setLine(isWrong)
    default: replace(row, at: place, isWrong)
    }
  }

  private func replace(_ old: TrialRow, at place: Int, _ isWrong: Bool) {
    if design != .newFieldFirst, design != .keepsField { old.removeFromSuperview() }
    if design == .oldField { old.field.becomeFirstResponder() }
    let new = row(old.title, at: place)
    rows[place] = new
    new.showsError = isWrong
    if design == .keepsField {
      new.take(old.field)
    } else if design != .empty {
      new.field.text = old.field.text
    }
    switch design {
    case .newFieldFirst, .focusAfter, .empty: new.field.becomeFirstResponder()
    default: break
    }
    old.removeFromSuperview()
  }

  func textFieldShouldEndEditing(_ field: UITextField) -> Bool {
    switch design {
    case .refuses: false
    case .refusesWhileWrong: (field.text ?? "").allSatisfy { "0"..."9" ~= $0 }
    default: true
    }
  }

  func textFieldDidEndEditing(_ field: UITextField) {
    guard design == .showsAtEnd else { return }
    rows.first { $0.field === field }?.showsError =
      !(field.text ?? "").allSatisfy { "0"..."9" ~= $0 }
  }

  func textFieldShouldReturn(_ field: UITextField) -> Bool {
    let place = rows.firstIndex { $0.field === field } ?? 0
    rows[(place + 1) % rows.count].field.becomeFirstResponder()
    return true
  }

  func endTyping() { endEditing(true) }
}

final class TrialRow: UIView {
  let title: String
  private(set) var field = UITextField(frame: CGRect(x: 20, y: 10, width: 335, height: 40))
  private let error = UIView(frame: CGRect(x: 20, y: 55, width: 335, height: 20))

  var showsError: Bool {
    get { error.superview != nil && !error.isHidden }
    set { error.isHidden = !newValue }
  }

  init(_ title: String) {
    self.title = title
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 80))
    (field.traceName, error.isHidden) = (title, true)
    addSubview(field)
    addSubview(error)
  }

  /// Takes the field of another row in, without its leaving the window.
  func take(_ other: UITextField) {
    field.removeFromSuperview()
    field = other
    addSubview(other)
  }

  /// Adds the error line or takes it away.
  func setLine(_ isWrong: Bool) {
    error.isHidden = false
    if isWrong { addSubview(error) } else { error.removeFromSuperview() }
  }
}
