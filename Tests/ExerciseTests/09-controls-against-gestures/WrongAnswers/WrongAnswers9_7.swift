import ExerciseKit
import Grading

private let rowKept = """
  The second row is tapped: expected keyboard away, ended once, row 1, but your code gives \
  keyboard up, row 1.
  The row is selected, and the keyboard stays: who puts it away did not hear this touch.
  Rule: \(Diagnosis9_7.ways)
  """

let wrong9_7: [WrongAnswer<NoteDesign>] = [
  WrongAnswer(
    "takes the touches away",
    gets: """
      The second row is tapped: expected keyboard away, ended once, row 1, but your code gives \
      keyboard away, ended once.
      """,
    Diagnosis9_7.takesTheTouchesAway, rule: Diagnosis9_7.ways
  ) { noteForm(.cancels) },
  WrongAnswer("leaves the table out", gets: rowKept) { noteForm(.withoutTable) },
  WrongAnswer("overrides touchesEnded", gets: rowKept) { noteForm(.touches) },
  WrongAnswer(
    "leaves controls out",
    gets: """
      send is tapped: expected keyboard away, ended once, send, but your code gives keyboard up, \
      send.
      """,
    Diagnosis9_7.leavesControlsOut, rule: Diagnosis9_7.ways
  ) { noteForm(.withoutControls) },
  WrongAnswer(
    "cancels for buttons' sake, spares the table",
    gets: """
      send is tapped: expected keyboard away, ended once, send, but your code gives keyboard up, \
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
      A heart, a control of your own, is tapped: expected keyboard away, ended once, heart, but \
      your code gives keyboard up, heart.
      """,
    Diagnosis9_7.listensToTableAndSendOne, rule: Diagnosis9_7.ways
  ) { noteForm(.oneByOne) },
  WrongAnswer(
    "takes every touch for a tap",
    gets: """
      A drag over the empty form, by 150 points: expected keyboard up, but your code gives \
      keyboard away, ended once.
      """,
    Diagnosis9_7.takesEveryTouchForATap, rule: Diagnosis9_7.ways
  ) { noteForm(.press) },
  WrongAnswer(
    "trusts the field to keep its taps",
    gets: """
      The clear button in the field is tapped: expected keyboard up, clear, but your code gives \
      keyboard away, ended once, clear.
      """,
    Diagnosis9_7.trustsTheField, rule: Diagnosis9_7.delegate
  ) { noteForm(.trusts) },
  WrongAnswer(
    "leaves out the field alone",
    gets: """
      The clear button in the field is tapped: expected keyboard up, clear, but your code gives \
      keyboard away, ended once, clear.
      """,
    Diagnosis9_7.trustsTheField, rule: Diagnosis9_7.delegate
  ) { noteForm(.fieldOnly) },
  WrongAnswer(
    "leaves out the field's place",
    gets: """
      A note that covers a part of the field is tapped: expected keyboard away, ended once, but \
      your code gives keyboard up.
      """,
    Diagnosis9_7.sparesThePlace, rule: Diagnosis9_7.delegate
  ) { noteForm(.place) },
  WrongAnswer(
    "holds the touches back",
    gets: """
      A finger rests on the heart for 0.3 s and is still down: expected keyboard up, heart down, \
      but your code gives keyboard up.
      """,
    Diagnosis9_7.holdsBack,
    rule: "the controls work as before, and touchDown comes with the finger (CT-4)."
  ) { noteForm(.delays) },
]

enum NoteKind {
  case climbs, looksInTheAction, ignores, trusts, fieldOnly, place, delays
  case cancels, withoutTable, touches, withoutControls
  case cancelsBesideTable, ownOnly, oneByOne, press
}

func noteForm(_ kind: NoteKind) -> NoteDesign {
  let form = AnyNote(frame: .zero)
  form.kind = kind
  return NoteDesign(
    form: form, field: form.field, table: form.table, send: form.send, build: { form.build() })
}

/// Right as `climbs`, which goes up from the touch's view; as `looksInTheAction`, which finds the view
/// when the tap is recognized; and as `ignores`, a recognizer of a class of its own.
private final class AnyNote: UIView, UIGestureRecognizerDelegate {
  var kind = NoteKind.climbs
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
    let tap = kind == .ignores ? FieldSparingTap() : UITapGestureRecognizer()
    tap.addTarget(self, action: AnyNote.didTap, name: "dismiss")
    tap.cancelsTouchesInView = kind == .cancels || kind == .cancelsBesideTable
    tap.delaysTouchesBegan = kind == .delays
    addGestureRecognizer(tap)
    if kind != .ignores, kind != .looksInTheAction { tap.delegate = self }
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
    case .press, .delays: return touch.view?.isDescendant(of: field) != true
    case .climbs:
      var each = touch.view
      while let view = each, view !== field { each = view.superview }
      return each == nil
    case .trusts: return true
    case .place: return !field.frame.contains(touch.location(in: self))
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
    if kind == .looksInTheAction,
      let hit = hitTest(tap.location(in: self), with: nil), hit.isDescendant(of: field)
    {
      return
    }
    dismiss()
  }

  private func dismiss() { field.resignFirstResponder() }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if kind == .touches { dismiss() } else { super.touchesEnded(touches, with: event) }
  }
}

/// Ignores fingers on a text field and on what lies in one.
private final class FieldSparingTap: UITapGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let spared = touches.filter { isInField($0.view) }
    for touch in spared { ignore(touch, for: event) }
    let rest = touches.subtracting(spared)
    if !rest.isEmpty { super.touchesBegan(rest, with: event) }
  }

  private func isInField(_ view: UIView?) -> Bool {
    guard let view else { return false }
    return view is UITextField || isInField(view.superview)
  }
}
