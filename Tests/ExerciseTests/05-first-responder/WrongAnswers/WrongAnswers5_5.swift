import Grading
import MiniUIKit

let wrong5_5: [WrongAnswer<Undoing>] = [
  WrongAnswer(
    "may not become first responder",
    gets: "After appear(), a shake: 1 undo is right, your answer is 0 undos.",
    Diagnosis5_5.mayNotBecomeFirst, rule: Diagnosis5_5.delivery
  ) { undoing(.mayNot) },
  WrongAnswer(
    "may become first responder, and does not",
    gets: "After appear(), a shake: 1 undo is right, your answer is 0 undos.",
    Diagnosis5_5.mayNotBecomeFirst, rule: Diagnosis5_5.delivery
  ) { undoing(.doesNotTake) },
  WrongAnswer(
    "does not take over again",
    gets: "After stopTyping(), a shake: 1 undo is right, your answer is 0 undos.",
    Diagnosis5_5.mayNotBecomeFirst, rule: Diagnosis5_5.delivery
  ) { undoing(.notBack) },
  WrongAnswer(
    "counts a shake that begins",
    gets: "After appear(), a shake that is cancelled: 0 undos is right, your answer is 1 undo.",
    Diagnosis5_5.countsAShakeThatBegins, rule: Diagnosis5_5.twoEnds
  ) { undoing(.began) },
  WrongAnswer(
    "counts the beginning and the end",
    gets: "After appear(), a shake: 1 undo is right, your answer is 2 undos.",
    Diagnosis5_5.countsTheBeginningAndTheEnd, rule: Diagnosis5_5.delivery
  ) { undoing(.both) },
  WrongAnswer(
    "counts at the beginning, and takes it back when the shake is cancelled",
    gets: "Half-way through a shake: 0 undos is right, your answer is 1 undo.",
    Diagnosis5_5.countsAtTheBeginning, rule: Diagnosis5_5.twoEnds
  ) { undoing(.takesBack) },
  WrongAnswer(
    "counts only while it is first responder itself",
    gets: "While the field is used, a shake: 1 undo is right, your answer is 0 undos.",
    Diagnosis5_5.countsOnlyWhileFirst, rule: Diagnosis5_5.delivery
  ) { undoing(.onlyWhileFirst) },
  WrongAnswer(
    "keeps the field first responder",
    gets: "After stopTyping(), the keyboard: down is right, your answer is up.",
    Diagnosis5_5.keepsTheFieldFirst, rule: Diagnosis5_5.givingItUp
  ) { undoing(.keepsField) },
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
}

/// A root view that may become first responder in the controller's place.
final class ShakableView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}

/// A screen that undoes, rightly (by its root view) or with one mistake.
final class AnyUndo: UIViewController {
  private(set) var undos = 0
  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 44))
  let design: UndoDesign
  init(_ design: UndoDesign) { self.design = design }

  override func loadView() { view = design == .rootView ? ShakableView() : UIView() }
  override var canBecomeFirstResponder: Bool { design != .mayNot && design != .rootView }

  private func becomeFirst() {
    if design == .rootView { view.becomeFirstResponder() } else { becomeFirstResponder() }
  }
  func appear() {
    view.addSubview(field)
    if design != .doesNotTake { becomeFirst() }
  }
  func stopTyping() {
    if design == .keepsField { return }
    view.endEditing(true)
    if design != .notBack, design != .doesNotTake { becomeFirst() }
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if design == .began || design == .both || design == .takesBack { undos += 1 }
  }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if design == .takesBack { undos -= 1 }
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if design == .onlyWhileFirst, !isFirstResponder { return }
    if design != .began, design != .takesBack { undos += 1 }
  }
}

func undoing(_ design: UndoDesign) -> Undoing {
  let screen = AnyUndo(design)
  return Undoing(
    controller: screen, field: screen.field, appear: screen.appear,
    stopTyping: screen.stopTyping, undos: { screen.undos })
}
