import MiniUIKit
import TestKit
import Testing

/// Actions that carry their own code, and the buttons that are made with one or show a menu.
@Suite(.provedOnce(.engine)) struct UIActionTests {
  private let world = World()
  private let frame = CGRect(100, 100, 80, 40)

  private final class App: UIApplication {
    var seen: [String] = []
    override func sendAction(
      _ action: Action, to target: AnyObject?, from sender: AnyObject?, for event: UIEvent?
    ) -> Bool {
      seen.append(action.name)
      return super.sendAction(action, to: target, from: sender, for: event)
    }
  }

  @Test func `CT-32 an action with code runs through the control, subclassed or not`() throws {
    let app = App()
    let world = World(application: app)
    let button = world.add("button", UIButton(frame: CGRect(0, 0, 50, 50)))
    var senders: [AnyObject?] = []
    let action = UIAction(title: "Like") { senders.append($0.sender) }
    button.addAction(action, for: .touchUpInside)
    try world.tap(10, 10)
    expectEqual(senders.count, 1)
    expectSame(senders.first.flatMap { $0 }, button)
    expectNil(action.sender)
    expect(app.seen.isEmpty)
    expectLines(world.lines("send", "action"), ["button sendAction Like", "action Like"])

    final class Gate: UIButton {
      var isOpen = false
      override func sendAction(_ action: UIAction) {
        if isOpen { super.sendAction(action) }
      }
    }
    let gate = world.add("gate", Gate(frame: CGRect(100, 0, 50, 50)))
    var runs = 0
    gate.addAction(UIAction { _ in runs += 1 }, for: .touchUpInside)
    try world.tap(110, 10)
    expectEqual(runs, 0)
    gate.isOpen = true
    try world.tap(110, 10)
    expectEqual(runs, 1)
  }

  @Test func `CT-32 the same identifier replaces in its old place, and adds events`() {
    let button = UIButton()
    var runs: [String] = []
    let like = UIAction.Identifier("like")
    button.addAction(UIAction(identifier: like) { _ in runs.append("old") }, for: .touchDown)
    button.addAction(UIAction { _ in runs.append("other") }, for: .touchDown)
    button.addAction(UIAction(identifier: like) { _ in runs.append("new") }, for: .touchUpInside)
    button.sendActions(for: .touchDown)
    expectLines(runs, ["new", "other"])
    button.sendActions(for: .touchUpInside)
    expectLines(runs, ["new", "other", "new"])
    let plain = UIButton()
    var count = 0
    let action = UIAction { _ in count += 1 }
    plain.addAction(action, for: .touchDown)
    plain.addAction(action, for: .touchDown)
    plain.addAction(UIAction { _ in count += 10 }, for: .touchDown)
    plain.sendActions(for: .touchDown)
    expectEqual(count, 11, "without an identifier the object itself counts")

    let (one, two) = (UIAction { _ in }, UIAction { _ in })
    expect(one.identifier == one.identifier && one.identifier != two.identifier)
    let named = UIAction(title: "copy", identifier: .init("copy")) { _ in }
    expectEqual(named.identifier.rawValue, "copy")
    named.title = "move"
    expectEqual(named.title, "move")
  }

  @Test func `CT-32 actions are taken back by themselves or by their identifier`() {
    let button = UIButton()
    var runs: [String] = []
    let plain = UIAction { _ in runs.append("plain") }
    let like = UIAction.Identifier(rawValue: "like")
    button.addAction(plain, for: [.touchDown, .touchUpInside])
    button.addAction(UIAction(identifier: like) { _ in runs.append("like") }, for: .touchDown)
    button.removeAction(plain, for: .touchDown)
    button.sendActions(for: .touchDown)
    expectLines(runs, ["like"])
    button.removeAction(identifiedBy: like, for: .allEvents)
    button.sendActions(for: .allEvents)
    expectLines(runs, ["like", "plain"])
  }

  @Test func `CT-32 CT-51 a primary action runs once a tap, or a menu is shown`() throws {
    var count = 0
    let button = world.add("button", UIButton(primaryAction: UIAction { _ in count += 1 }))
    button.frame = frame
    expectEqual(button.buttonType, .system)
    try world.tap(120, 120)
    expectEqual(count, 1)
    expectEqual(button.allControlEvents, .primaryActionTriggered)
    let plain = UIButton(frame: frame, primaryAction: nil)
    expectEqual(plain.allControlEvents, [])
    expectEqual(plain.buttonType, .custom)
    expectEqual(UIButton(type: .system).buttonType, .system)

    button.removeFromSuperview()
    try world.wait(1)
    count = 0
    let opener = world.add(
      "opener", UIButton(frame: frame, primaryAction: UIAction { _ in count += 1 }))
    let menu = UIMenu(title: "more", children: [UIAction(title: "copy") { _ in }])
    expectEqual(menu.children.map(\.title), ["copy"])
    opener.showsMenuAsPrimaryAction = true
    try world.tap(120, 120)
    expectEqual(count, 1, "without a menu it is a button like any other")
    opener.menu = menu
    try world.wait(1)
    world.forget()
    try world.tap(120, 120)
    expectEqual(count, 1)
    expectLines(
      world.lines("control"),
      ["opener touchDown", "opener menuActionTriggered", "opener touchUpInside"])
  }
}
