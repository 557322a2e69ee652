import ExerciseKit
import Grading

let wrong9_7: [WrongAnswer<NoteDesign>] = [
  WrongAnswer("takes the touches away") { noteForm(.cancels) },
  WrongAnswer("leaves the table out") { noteForm(.withoutTable) },
  WrongAnswer("overrides touchesEnded") { noteForm(.touches) },
  WrongAnswer("leaves controls out") { noteForm(.withoutControls) },
  WrongAnswer("cancels for buttons' sake, spares the table") { noteForm(.cancelsBesideTable) },
  WrongAnswer("takes the form's own touches only") { noteForm(.ownOnly) },
  WrongAnswer("listens to table and send one by one") { noteForm(.oneByOne) },
  WrongAnswer("takes every touch for a tap") { noteForm(.press) },
  WrongAnswer("trusts the field to keep its taps") { noteForm(.trusts) },
  WrongAnswer("leaves out the field alone") { noteForm(.fieldOnly) },
  WrongAnswer("spares every button but send") { noteForm(.otherButtons) },
  WrongAnswer("leaves out the field's place") { noteForm(.place) },
  WrongAnswer("holds the touches back") { noteForm(.delays) },
  WrongAnswer("ends the editing and begins it again") { noteForm(.beginsAgain) },
  WrongAnswer("turns yes and no round") { noteForm(.turned) },
]

enum NoteKind {
  case climbs, looksInTheAction, ignores, trusts, fieldOnly, place, delays
  case cancels, withoutTable, touches, withoutControls
  case cancelsBesideTable, ownOnly, oneByOne, press, beginsAgain, turned
  case otherButtons
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
    case .trusts, .beginsAgain: return true
    case .turned: return touch.view?.isDescendant(of: field) == true
    case .place: return !field.frame.contains(touch.location(in: self))
    case .withoutTable: return touch.view !== field && touch.view !== table
    case .withoutControls: return !(touch.view is UIControl)
    case .otherButtons: return !(touch.view is UIButton) || touch.view === send
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
    let place = tap.location(in: self)
    if kind == .beginsAgain, field.frame.contains(place) { field.becomeFirstResponder() }
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
