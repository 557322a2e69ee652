import Grading
import MiniUIKit

let wrong5_5: [WrongAnswer<Undoing>] = [
  WrongAnswer("may not become first responder") { undoing(.mayNot) },
  WrongAnswer("may become first responder, and does not") { undoing(.doesNotTake) },
  WrongAnswer("becomes first responder before it is in a window") { undoing(.tooEarly) },
  WrongAnswer("does not take over again") { undoing(.notBack) },
  WrongAnswer("counts a shake that begins") { undoing(.began) },
  WrongAnswer("counts the beginning and the end") { undoing(.both) },
  WrongAnswer("counts in the field and in the controller") { undoing(.inBoth) },
  WrongAnswer("counts at the beginning, and takes it back when the shake is cancelled") {
    undoing(.takesBack)
  },
  WrongAnswer("counts only while it is first responder itself") { undoing(.onlyWhileFirst) },
  WrongAnswer("keeps the field first responder") { undoing(.keepsField) },
  WrongAnswer("counts one shake only") { undoing(.once) },
  WrongAnswer("never lets go") { undoing(.neverLetsGo) },
  WrongAnswer("takes over when the phone is shaken") { undoing(.takesOver) },
  WrongAnswer("takes back what was not counted") { undoing(.lessWhenCancelled) },
  WrongAnswer("makes the field first responder from the beginning") { undoing(.typesAtOnce) },
  WrongAnswer("counts no shake after a cancelled one") { undoing(.givesUp) },
  WrongAnswer("takes the field off the screen") { undoing(.removes) },
  WrongAnswer("disables the field") { undoing(.disables) },
]

enum UndoDesign {
  case rootView
  case mayNot
  case doesNotTake
  case notBack
  case began
  case keepsField
  case both
  case takesBack
  case onlyWhileFirst
  case whenItEnds
  case tooEarly
  case once
  case neverLetsGo
  case lessWhenCancelled
  case takesOver
  case typesAtOnce
  case givesUp
  case removes
  case disables
  case inBoth
}

/// A root view that may become first responder in the controller's place.
final class ShakableView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}

/// A field that tells when a shake has passed it.
final class PassedField: UITextField {
  var pass: () -> Void = {}
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    pass()
    super.motionEnded(motion, with: event)
  }
}

/// A screen that undoes, rightly (by its root view, or when the field tells) or with one mistake.
final class AnyUndo: UIViewController {
  private(set) var undos = 0
  private var wasCancelled = false
  let field = PassedField(frame: CGRect(x: 20, y: 100, width: 300, height: 44))
  let design: UndoDesign
  init(_ design: UndoDesign) { self.design = design }

  override func loadView() { view = design == .rootView ? ShakableView() : UIView() }
  override func viewDidLoad() {
    if design == .tooEarly { becomeFirstResponder() }
  }
  override var canBecomeFirstResponder: Bool { design != .mayNot && design != .rootView }
  override var canResignFirstResponder: Bool { design != .neverLetsGo }

  private func becomeFirst() {
    if design == .rootView { view.becomeFirstResponder() } else { becomeFirstResponder() }
  }
  func appear() {
    view.addSubview(field)
    if design == .inBoth { field.pass = { [unowned self] in undos += 1 } }
    if design == .whenItEnds {
      field.addTarget(self, action: AnyUndo.becomeFirst, for: .editingDidEnd)
    }
    if design == .typesAtOnce { field.becomeFirstResponder() }
    if ![.doesNotTake, .tooEarly, .typesAtOnce].contains(design) { becomeFirst() }
  }
  func stopTyping() {
    if design == .keepsField { return }
    if design == .disables { field.isEnabled = false }
    if design == .removes { field.removeFromSuperview() }
    view.endEditing(true)
    if ![.notBack, .doesNotTake, .whenItEnds].contains(design) { becomeFirst() }
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if design == .began || design == .both || design == .takesBack { undos += 1 }
  }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    wasCancelled = true
    if design == .takesBack || design == .lessWhenCancelled { undos -= 1 }
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if design == .onlyWhileFirst, !isFirstResponder { return }
    if design == .once, undos > 0 { return }
    if design == .givesUp, wasCancelled { return }
    if design != .began, design != .takesBack { undos += 1 }
    if design == .takesOver { becomeFirst() }
  }
}

func undoing(_ design: UndoDesign) -> Undoing {
  let screen = AnyUndo(design)
  return Undoing(
    controller: screen, field: screen.field, appear: screen.appear,
    stopTyping: screen.stopTyping, undos: { screen.undos })
}
