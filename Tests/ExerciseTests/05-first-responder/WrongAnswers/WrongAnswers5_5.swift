import Grading
import MiniUIKit

let wrong5_5: [WrongAnswer<Undoing>] = [
  WrongAnswer(
    "may not become first responder",
    gets: "After appear(), a shake: expected 1 undo, but your code gives 0 undos.",
    Diagnosis5_5.mayNotBecomeFirst, rule: Diagnosis5_5.taking
  ) { undoing(.mayNot) },
  WrongAnswer(
    "may become first responder, and does not",
    gets: "After appear(), a shake: expected 1 undo, but your code gives 0 undos.",
    Diagnosis5_5.isNotTold, rule: Diagnosis5_5.taking
  ) { undoing(.doesNotTake) },
  WrongAnswer(
    "becomes first responder before it is in a window",
    gets: "After appear(), a shake: expected 1 undo, but your code gives 0 undos.",
    Diagnosis5_5.isNotTold, rule: Diagnosis5_5.taking
  ) { undoing(.tooEarly) },
  WrongAnswer(
    "does not take over again",
    gets: "After stopTyping(), a shake: expected 1 undo, but your code gives 0 undos.",
    Diagnosis5_5.isNotToldAgain, rule: Diagnosis5_5.taking
  ) { undoing(.notBack) },
  WrongAnswer(
    "counts a shake that begins",
    gets: """
      After appear(), a shake that is cancelled: expected 0 undos, but your code gives 1 undo.
      """,
    Diagnosis5_5.countsAShakeThatBegins, rule: Diagnosis5_5.twoEnds
  ) { undoing(.began) },
  WrongAnswer(
    "counts the beginning and the end",
    gets: "After appear(), a shake: expected 1 undo, but your code gives 2 undos.",
    Diagnosis5_5.countsTheBeginningAndTheEnd, rule: Diagnosis5_5.delivery
  ) { undoing(.both) },
  WrongAnswer(
    "counts at the beginning, and takes it back when the shake is cancelled",
    gets: "Half-way through a shake: expected 0 undos, but your code gives 1 undo.",
    Diagnosis5_5.countsAtTheBeginning, rule: Diagnosis5_5.twoEnds
  ) { undoing(.takesBack) },
  WrongAnswer(
    "counts only while it is first responder itself",
    gets: "While the field is used, a shake: expected 1 undo, but your code gives 0 undos.",
    Diagnosis5_5.countsOnlyWhileFirst, rule: Diagnosis5_5.delivery
  ) { undoing(.onlyWhileFirst) },
  WrongAnswer(
    "keeps the field first responder",
    gets: "After stopTyping(), the keyboard: expected down, but your code gives up.",
    Diagnosis5_5.keepsTheFieldFirst, rule: Diagnosis5_5.givingItUp
  ) { undoing(.keepsField) },
  WrongAnswer(
    "counts one shake only",
    gets: "After appear(), a second shake: expected 1 undo, but your code gives 0 undos.",
    Diagnosis5_5.countsOnce, rule: Diagnosis5_5.delivery
  ) { undoing(.once) },
  WrongAnswer(
    "never lets go",
    gets:
      """
      A tap on the field, the first responder: expected the field, but your code gives not the \
      field.
      """,
    Diagnosis5_5.refusesToLetGo,
    rule: "the first responder: a tap on an enabled text field makes it so (FR-12)."
  ) { undoing(.neverLetsGo) },
  WrongAnswer(
    "takes over when the phone is shaken",
    gets: """
      While the field is used, a shake, the first responder: expected the field, but your code \
      gives not the field.
      """,
    Diagnosis5_5.endsTyping, rule: Diagnosis5_5.typing
  ) { undoing(.takesOver) },
  WrongAnswer(
    "takes back what was not counted",
    gets: """
      After appear(), a shake that is cancelled: expected 0 undos, but your code gives -1 undos.
      """,
    Diagnosis5_5.takesBack, rule: Diagnosis5_5.twoEnds
  ) { undoing(.lessWhenCancelled) },
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
}

/// A root view that may become first responder in the controller's place.
final class ShakableView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}

/// A screen that undoes, rightly (by its root view, or when the field tells) or with one mistake.
final class AnyUndo: UIViewController {
  private(set) var undos = 0
  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 44))
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
    if design == .whenItEnds {
      field.addTarget(self, action: AnyUndo.becomeFirst, for: .editingDidEnd)
    }
    if design != .doesNotTake, design != .tooEarly { becomeFirst() }
  }
  func stopTyping() {
    if design == .keepsField { return }
    view.endEditing(true)
    if ![.notBack, .doesNotTake, .whenItEnds].contains(design) { becomeFirst() }
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if design == .began || design == .both || design == .takesBack { undos += 1 }
  }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if design == .takesBack || design == .lessWhenCancelled { undos -= 1 }
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if design == .onlyWhileFirst, !isFirstResponder { return }
    if design == .once, undos > 0 { return }
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
