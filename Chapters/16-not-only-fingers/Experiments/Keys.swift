import MiniUIKit
import Stage

/// A screen with a field and a key command.
private class SearchScreen: UIViewController {
  let field = dressed(
    UITextField(frame: CGRect(x: 20, y: 120, width: 335, height: 44)), "field", .yellow)

  override func viewDidLoad() { view.addSubview(field) }

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(
        input: "f", modifierFlags: .command, action: Action("find", SearchScreen.find))
    ]
  }

  func find() {}
}

/// The same, with a game in mind.
private final class GameScreen: SearchScreen {
  private(set) var moves = 0

  // listing: keeps
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses where press.key?.charactersIgnoringModifiers == "w" { moves += 1 }
  }
  // end
}

private func key(
  _ id: String, _ title: String, keeps: Bool, _ input: String,
  _ flags: UIKeyModifierFlags = []
) -> Experiment {
  Experiment(
    id, title, kinds: ["press", "action"], tellsLeftOut: false, pictures: [],
    on: { Stage(settings: $0, viewController: keeps ? GameScreen() : SearchScreen()) }
  ) { stage throws(ScriptError) in
    guard let screen = stage.viewController as? SearchScreen else { return }
    screen.field.becomeFirstResponder()
    try stage.wait(1)
    try stage.phone.pressKey(input, flags)
    let text = screen.field.text ?? ""
    stage.recording.add(Table("In the field: " + (text.isEmpty ? "nothing" : text), []))
  }
}

/// Keys, from the first responder upwards.
let keys = [
  key("16H", "The key a, with a field as first responder", keeps: false, "a"),
  key("16H2", "The same; the controller keeps every press", keeps: true, "a"),
  key("16H3", "Command-F, which is a key command of the controller", keeps: false, "f", .command),
]
