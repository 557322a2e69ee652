import ExerciseKit

// The button that a tap wants is asked of pointers only. A finger has no button and passes every mask,
// so the tap for the second button must be told which touches it takes, or each finger opens a menu.
// The tap that opens needs nothing: its mask is the first button.
// The long press has no mask, and is kept for fingers and pencils by its types of touches. Its action
// runs at began, at each move, and at the end, so it looks at the state first.
final class Card: UIView {
  private(set) var calls: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Card.open))
    let click = UITapGestureRecognizer(target: self, action: Card.showMenu)
    click.buttonMaskRequired = .secondary
    click.allowedTouchTypes = [.indirectPointer]
    addGestureRecognizer(click)
    let press = UILongPressGestureRecognizer(target: self, action: Card.didPress)
    press.allowedTouchTypes = [.direct, .pencil]
    addGestureRecognizer(press)
  }

  private func didPress(_ press: UILongPressGestureRecognizer) {
    if press.state == .began { showMenu() }
  }

  func open() { calls.append("open") }

  func showMenu() {
    // A long press calls its action more than once; a tap is over when it does.
    calls.append("showMenu")
  }
}
