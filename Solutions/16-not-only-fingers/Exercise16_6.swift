import ExerciseKit

// A press comes up the chain from the first responder, and text is typed only when everybody has
// passed it on. So the screen keeps what moves the ship, and hands everything else to `super`.
// The press that is held is remembered. Its end stops the ship, and so does its being taken away;
// the end of any other press has nothing to do with the ship, and goes on as its beginning did.
// The trap: to ask in the end what was asked in the beginning. The field may have become first meanwhile.
final class GameScreen: UIViewController {
  let field = UITextField(frame: CGRect(x: 20, y: 700, width: 335, height: 44))
  private(set) var speed = 0
  private var held: UIPress?

  override var canBecomeFirstResponder: Bool { true }

  override func viewDidLoad() { view.addSubview(field) }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    var others = presses
    for press in presses where !field.isFirstResponder {
      switch press.key?.charactersIgnoringModifiers {
      case "a": speed = -1
      case "d": speed = 1
      default: continue
      }
      held = press
      others.remove(press)
    }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = letGo(presses)
    if !others.isEmpty { super.pressesEnded(others, with: event) }
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = letGo(presses)
    if !others.isEmpty { super.pressesCancelled(others, with: event) }
  }

  /// Stops the ship if its key is among some presses, and returns the others.
  private func letGo(_ presses: Set<UIPress>) -> Set<UIPress> {
    guard let held, presses.contains(held) else { return presses }
    (self.held, speed) = (nil, 0)
    return presses.subtracting([held])
  }
}
