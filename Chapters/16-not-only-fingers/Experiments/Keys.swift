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

/// How many hear a key began before its letter is in the field, if all pass it on.
private func listeners(of input: String) throws(ScriptError) -> Int {
  let screen = SearchScreen()
  let stage = Stage(viewController: screen)
  screen.field.becomeFirstResponder()
  try stage.wait(1)
  try stage.phone.pressKey(input)
  let lines = stage.recording.lines
  let typed = lines.firstIndex { $0.what == "editingChanged" } ?? lines.endIndex
  return lines[..<typed].filter { $0.kind == "press" && $0.what == "began" }.count
}

private func key(
  _ id: String, _ title: String, keeps: Bool, _ input: String,
  _ flags: UIKeyModifierFlags = [], asks prediction: Prediction? = nil
) -> Experiment {
  Experiment(
    id, title, kinds: ["press", "action"] + (prediction == nil ? [] : ["control"]),
    tellsLeftOut: false, prediction: prediction, pictures: keeps ? [.first] : [],
    on: { Stage(settings: $0, viewController: keeps ? GameScreen() : SearchScreen()) }
  ) { stage throws(ScriptError) in
    guard let screen = stage.viewController as? SearchScreen else { return }
    screen.field.becomeFirstResponder()
    try stage.wait(1)
    try stage.phone.pressKey(input, flags)
    if keeps { stage.note("passed", Double(try listeners(of: input))) }
    let text = screen.field.text ?? ""
    stage.recording.add(Table("In the field: " + (text.isEmpty ? "nothing" : text), []))
  }
}

/// Keys, from the first responder upwards.
let keys = [
  key(
    "16H", "The key a, with a field as first responder", keeps: false, "a", asks: whenIsTheLetter),
  key("16H2", "The same; the controller keeps every press", keeps: true, "a"),
  key("16H3", "Command-F, which is a key command of the controller", keeps: false, "f", .command),
]

private let whenIsTheLetter = Prediction(
  "A field is first responder, and the key A is pressed and released. When is the letter in the "
    + "field?",
  [
    .init("before anybody hears the key", "The first line at 1.000 is the field's press."),
    .init(
      "when the field has heard began", "Others behind it hear began before the letter comes."),
    .init("when all have heard began", "The letter follows the last began of the chain."),
    .init("when the key is released", "It is in the field before the first ended."),
  ]
) { run in
  let lines = run.lines("press", "control").filter { $0.time >= 1_000_000 }
  guard let typed = lines.firstIndex(where: { $0.what == "editingChanged" }) else {
    return "when the key is released"
  }
  let before = lines[..<typed]
  if before.isEmpty { return "before anybody hears the key" }
  if before.contains(where: { $0.what == "ended" }) { return "when the key is released" }
  let began = lines.filter { $0.what == "began" }.count
  return before.count < began ? "when the field has heard began" : "when all have heard began"
}
