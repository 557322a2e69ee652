import ExerciseKit
import Grading

private let rowKept = """
  The second row is tapped: keyboard away, ended once, row 1 is right, your answer is keyboard up, row 1.
  The row is selected, and the keyboard stays: who puts it away did not hear of this touch.
  Rule: \(Diagnosis9_7.ways)
  """

let wrong9_7: [WrongAnswer<NoteDesign>] = [
  WrongAnswer(
    "takes the touches away",
    gets: """
      The second row is tapped: keyboard away, ended once, row 1 is right, your answer is \
      keyboard away, ended once.
      """,
    Diagnosis9_7.takesTheTouchesAway, rule: Diagnosis9_7.ways
  ) { noteForm(.cancels) },
  WrongAnswer("leaves the table out", gets: rowKept) { noteForm(.withoutTable) },
  WrongAnswer("overrides touchesEnded", gets: rowKept) { noteForm(.touches) },
  WrongAnswer(
    "leaves controls out",
    gets: """
      send is tapped: keyboard away, ended once, send is right, your answer is keyboard up, \
      send.
      """,
    Diagnosis9_7.leavesControlsOut, rule: Diagnosis9_7.ways
  ) { noteForm(.withoutControls) },
  WrongAnswer(
    "cancels for buttons' sake, spares the table",
    gets: """
      send is tapped: keyboard away, ended once, send is right, your answer is keyboard up, \
      send.
      """,
    Diagnosis9_7.leavesControlsOut, rule: Diagnosis9_7.ways
  ) { noteForm(.cancelsBesideTable) },
  WrongAnswer(
    "takes the form's own touches only",
    gets: rowKept
  ) { noteForm(.ownOnly) },
  WrongAnswer(
    "listens to table and send one by one",
    gets: """
      A heart, a control of your own, is tapped: keyboard away, ended once, heart is right, your \
      answer is keyboard up, heart.
      """,
    Diagnosis9_7.listensToTableAndSendOne, rule: Diagnosis9_7.ways
  ) { noteForm(.oneByOne) },
  WrongAnswer(
    "takes every touch for a tap",
    gets: """
      A drag over the empty form, by 150 points: keyboard up is right, your answer is keyboard \
      away, ended once.
      """,
    Diagnosis9_7.takesEveryTouchForATap, rule: Diagnosis9_7.ways
  ) { noteForm(.press) },
]

enum NoteKind {
  case withDelegate, cancels, withoutTable, touches, withoutControls
  case cancelsBesideTable, ownOnly, oneByOne, press
}

func noteForm(_ kind: NoteKind) -> NoteDesign {
  let form = AnyNote(frame: .zero)
  form.kind = kind
  return NoteDesign(
    form: form, field: form.field, table: form.table, send: form.send, build: { form.build() })
}

/// Right as `withDelegate`, which keeps the field's touches from the tap; that is not needed.
private final class AnyNote: UIView, UIGestureRecognizerDelegate {
  var kind = NoteKind.withDelegate
  let field = UITextField(frame: CGRect(x: 20, y: 20, width: 280, height: 40))
  let table = UITableView(frame: CGRect(x: 20, y: 80, width: 280, height: 176))
  let send = UIButton(frame: CGRect(x: 20, y: 280, width: 120, height: 44))

  func build() {
    for each in [field, table, send] { addSubview(each) }
    table.numberOfRows = 4
    if kind == .touches { return }
    if kind == .press {
      let press = UILongPressGestureRecognizer(
        target: self, action: AnyNote.dismiss, name: "dismiss")
      press.minimumPressDuration = 0
      press.cancelsTouchesInView = false
      press.delegate = self
      return addGestureRecognizer(press)
    }
    let tap = UITapGestureRecognizer(target: self, action: AnyNote.dismiss, name: "dismiss")
    tap.cancelsTouchesInView = kind == .cancels || kind == .cancelsBesideTable
    addGestureRecognizer(tap)
    tap.delegate = self
    guard kind == .oneByOne else { return }
    let second = UITapGestureRecognizer(target: self, action: AnyNote.dismiss, name: "dismiss")
    second.cancelsTouchesInView = false
    table.addGestureRecognizer(second)
    send.addTarget(self, action: AnyNote.dismiss, for: .touchDown, name: "dismiss")
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    switch kind {
    case .press: return touch.view?.isDescendant(of: field) != true
    case .withoutTable: return touch.view !== field && touch.view !== table
    case .withoutControls: return !(touch.view is UIControl)
    case .ownOnly: return touch.view === self
    case .cancelsBesideTable:
      let isInTable = touch.view?.isDescendant(of: table) == true
      if isInTable { gestureRecognizer.cancelsTouchesInView = false }
      return touch.view !== field
    case .oneByOne:
      guard gestureRecognizer.view === self else { return true }
      return !(touch.view is UIControl)
    default: return touch.view !== field
    }
  }

  private func dismiss() { field.resignFirstResponder() }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if kind == .touches { dismiss() } else { super.touchesEnded(touches, with: event) }
  }
}
