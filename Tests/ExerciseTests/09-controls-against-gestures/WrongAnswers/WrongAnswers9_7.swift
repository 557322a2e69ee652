import ExerciseKit
import Grading

private let bounce = """
  The field, which has the focus, is tapped: keyboard up is right, your answer is keyboard up, ended once.
  Its editing ended and began again: the tap had the field's touch, too, and the field focused.
  Rule: \(Diagnosis9_7.fields)
  """
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
  WrongAnswer("takes the field's touches too", gets: bounce) { noteForm(.withField) },
  WrongAnswer("keeps no delegate", gets: bounce) { noteForm(.lostDelegate) },
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
    "looks at the field alone",
    gets: """
      An icon in the field is tapped: keyboard up is right, your answer is keyboard away, ended \
      once.
      """,
    Diagnosis9_7.looksAtTheFieldAlone, rule: Diagnosis9_7.fields
  ) { noteForm(.fieldAlone) },
  WrongAnswer("gives the focus back", gets: bounce) { noteForm(.givesBack) },
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
  case looksInAction, cancels, withoutTable, touches, withoutControls, withField, lostDelegate
  case cancelsBesideTable, ownOnly, oneByOne, fieldAlone, givesBack, press
}

func noteForm(_ kind: NoteKind) -> NoteDesign {
  let form = AnyNote(frame: .zero)
  form.kind = kind
  return NoteDesign(
    form: form, field: form.field, table: form.table, send: form.send, build: { form.build() })
}

/// Right as `looksInAction`: the tap is recognized on the field, too, and does nothing there.
private final class AnyNote: UIView, UIGestureRecognizerDelegate {
  var kind = NoteKind.looksInAction
  let field = UITextField(frame: CGRect(x: 20, y: 20, width: 280, height: 40))
  let table = UITableView(frame: CGRect(x: 20, y: 80, width: 280, height: 176))
  let send = UIButton(frame: CGRect(x: 20, y: 280, width: 120, height: 44))

  /// Keeps the field's touches away, as long as it lives.
  private final class Filter: UIGestureRecognizerDelegate {
    private let field: UIView
    init(_ field: UIView) { self.field = field }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { touch.view !== field }
  }

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
    let tap = UITapGestureRecognizer(target: self, action: AnyNote.didTap, name: "didTap")
    tap.cancelsTouchesInView = kind == .cancels || kind == .cancelsBesideTable
    addGestureRecognizer(tap)
    if kind == .lostDelegate { addFilter(to: tap) } else { tap.delegate = self }
    guard kind == .oneByOne else { return }
    let second = UITapGestureRecognizer(target: self, action: AnyNote.didTap, name: "didTap")
    second.cancelsTouchesInView = false
    table.addGestureRecognizer(second)
    send.addTarget(self, action: AnyNote.dismiss, for: .touchDown, name: "dismiss")
  }

  private func addFilter(to tap: UITapGestureRecognizer) {
    let filter = Filter(field)
    tap.delegate = filter
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    switch kind {
    case .looksInAction, .withField, .lostDelegate, .givesBack: return true
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

  private func didTap(_ tap: UITapGestureRecognizer) {
    if kind == .looksInAction, field.bounds.contains(tap.location(in: field)) { return }
    dismiss()
    if kind == .givesBack, field.bounds.contains(tap.location(in: field)) {
      field.becomeFirstResponder()
    }
  }

  private func dismiss() { field.resignFirstResponder() }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if kind == .touches { dismiss() } else { super.touchesEnded(touches, with: event) }
  }
}
