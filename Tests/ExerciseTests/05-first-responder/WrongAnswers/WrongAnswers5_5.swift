import MiniUIKit

enum UndoDesign {
  case rootView
  case mayNot
  case doesNotTake
  case notBack
  case began
  case keepsField
  case both
  case takesBack
  case onlyWithFocus
}

/// A root view that may have the focus in the controller's place.
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

  private func takeFocus() {
    if design == .rootView { view.becomeFirstResponder() } else { becomeFirstResponder() }
  }
  func appear() {
    view.addSubview(field)
    if design != .doesNotTake { takeFocus() }
  }
  func stopTyping() {
    if design == .keepsField { return }
    view.endEditing(true)
    if design != .notBack, design != .doesNotTake { takeFocus() }
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if design == .began || design == .both || design == .takesBack { undos += 1 }
  }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if design == .takesBack { undos -= 1 }
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if design == .onlyWithFocus, !isFirstResponder { return }
    if design != .began, design != .takesBack { undos += 1 }
  }
}

func undoing(_ design: UndoDesign) -> Undoing {
  let screen = AnyUndo(design)
  return Undoing(
    controller: screen, field: screen.field, appear: screen.appear,
    stopTyping: screen.stopTyping, undos: { screen.undos })
}
