import MiniUIKit
import TestKit
import Testing

/// Keys of a hardware keyboard, and the key commands on the chain.
@Suite(.provedOnce(.engine)) struct KeyCommandTests {
  /// A screen with a field and key commands, which it performs.
  private final class Screen: UIViewController {
    let field = UITextField(frame: CGRect(0, 0, 100, 40))
    var commands: [UIKeyCommand] = []
    var log: [String] = []
    var mayPerform = true
    override var keyCommands: [UIKeyCommand]? { commands }
    override func viewDidLoad() {
      field.traceName = "field"
      view.addSubview(field)
    }
    override func canPerformAction(_ action: Action, withSender sender: AnyObject?) -> Bool {
      mayPerform && super.canPerformAction(action, withSender: sender)
    }
    func save() { log.append("save") }
    func act(_ command: UIKeyCommand) { log.append("act \(command.input ?? "")") }
    func add(
      _ input: String, _ flags: UIKeyModifierFlags = [], action: Action = Action("act", Screen.act)
    ) {
      commands.append(UIKeyCommand(input: input, modifierFlags: flags, action: action))
    }
  }

  private final class App: UIApplication {
    var sent: [String] = []
    override func sendAction(
      _ action: Action, to target: AnyObject?, from sender: AnyObject?, for event: UIEvent?
    ) -> Bool {
      sent.append(action.name)
      return super.sendAction(action, to: target, from: sender, for: event)
    }
  }

  private let app = App()
  private let screen = Screen()
  private let world: World

  init() {
    world = World(application: app, viewController: screen)
    screen.field.becomeFirstResponder()
    world.forget()
  }

  @Test func `EV-31 a key that a command means performs its action, and is no press`() throws {
    screen.add("s", .command, action: Action("save", Screen.save))
    screen.add(UIKeyCommand.inputEscape)
    try world.phone.pressKey("s", .command)
    expectLines(screen.log, ["save"])
    expectLines(world.lines("press"), [])
    expectLines(
      world.lines("chain"),
      [
        "field canPerform save -> no", "root canPerform save -> no",
        "viewController canPerform save -> yes",
      ])
    expectEqual(screen.field.text, "")
    try world.phone.pressKey(UIKeyCommand.inputEscape)
    expectEqual(screen.log.last, "act UIKeyInputEscape", "the action may take the command")
    expectLines(app.sent, ["save", "act"], "the application sends it")
  }

  @Test func `EV-31 text comes before a command, and every modifier counts (model)`() throws {
    screen.add("j")
    try world.phone.pressKey("j")
    expect(screen.log == [] && screen.field.text == "j")
    screen.commands[0].wantsPriorityOverSystemBehavior = true
    try world.phone.pressKey("j")
    expect(screen.log == ["act j"] && screen.field.text == "j")
    screen.field.resignFirstResponder()
    screen.commands[0].wantsPriorityOverSystemBehavior = false
    try world.phone.pressKey("j")
    expectLines(screen.log, ["act j"], "only the window is asked, and has no commands")

    (screen.log, screen.commands) = ([], [])
    screen.field.becomeFirstResponder()
    screen.add("s", .command)
    try world.phone.pressKey("s", [.command, .shift])
    try world.phone.pressKey("s", .control)
    expectLines(screen.log, [])
    try world.phone.pressKey("s", [.command, .alphaShift])
    expectLines(screen.log, ["act s"])
  }

  @Test func `EV-31 a command nobody can perform leaves the key a press (model)`() throws {
    screen.add("s", .command)
    screen.mayPerform = false
    try world.phone.pressKey("s", .command)
    expectLines(screen.log, [])
    expectLines(
      Array(world.lines("press").prefix(3)), ["field began", "root began", "viewController began"])
    expectEqual(screen.field.text, "", "a key with command makes no text")
  }

  @Test func `EV-13 EV-31 the press of a key tells its key, and then its text is typed`() throws {
    final class Ear: UIView {
      var heard: [String] = []
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses {
          guard let key = press.key else { continue }
          heard.append("\(key.charactersIgnoringModifiers) \(key.characters) \(press.type)")
          heard.append("\(key.modifierFlags == .shift)")
        }
      }
    }
    try world.phone.pressKey("a", .shift, characters: "A")
    expectEqual(screen.field.text, "A")
    let ear = world.add("ear", Ear(frame: .zero))
    ear.becomeFirstResponder()
    try world.phone.pressKey("a", .shift, characters: "A")
    expectLines(ear.heard, ["a A key", "true"])
    expectEqual(screen.field.text, "A")
    #expect(throws: ScriptError.self) { try world.phone.pressKey("a", for: -1) }
  }

  @Test func `EV-31 the nearest command comes first, else the window's (model)`() throws {
    final class Field: UITextField {
      var log: [String] = []
      override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "s", modifierFlags: .command, action: Action("own", Field.own))]
      }
      func own() { log.append("own") }
    }
    screen.add("s", .command)
    let field = world.add("inner", Field(frame: .zero))
    field.becomeFirstResponder()
    try world.phone.pressKey("s", .command)
    expect(field.log == ["own"] && screen.log == [])

    final class Window: UIWindow {
      var log: [String] = []
      override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "n", modifierFlags: .command, action: Action("new", Window.new))]
      }
      func new() { log.append("new") }
    }
    let other = World(window: { Window(windowScene: $0) })
    try other.phone.pressKey("n", .command)
    expectEqual((other.window as? Window)?.log, ["new"])
  }

  @Test func `EV-35 who keeps a press makes the keyboard dead, who calls super does not`() throws {
    final class Keeper: UIViewController {
      var callsSuper = true
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if callsSuper { super.pressesBegan(presses, with: event) }
      }
    }
    final class Deaf: UITextField {
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    }
    let keeper = Keeper()
    let world = World(viewController: keeper)
    for callsSuper in [false, true] {
      keeper.callsSuper = callsSuper
      let field = world.add("field", UITextField(frame: .zero))
      field.becomeFirstResponder()
      try world.phone.pressKey("a")
      expectEqual(field.text, callsSuper ? "a" : "")
      world.phone.type("b")
      expectEqual(field.text, callsSuper ? "ab" : "b", "the keyboard on the screen sends no press")
    }
    let deaf = world.add("deaf", Deaf(frame: .zero))
    deaf.becomeFirstResponder()
    try world.phone.pressKey("a")
    expectEqual(deaf.text, "", "a field that keeps the press itself gets no text either")
  }
}
