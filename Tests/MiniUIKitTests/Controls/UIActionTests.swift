import MiniUIKit
import TestKit
import Testing

/// Actions that carry their own code.
@Suite(.provedOnce(.engine)) struct UIActionTests {
  private final class App: UIApplication {
    var seen: [String] = []
    override func sendAction(
      _ action: Action, to target: AnyObject?, from sender: AnyObject?, for event: UIEvent?
    ) -> Bool {
      seen.append(action.name)
      return super.sendAction(action, to: target, from: sender, for: event)
    }
  }

  @Test func `CT-32 an action with code runs through the control, not through the application`()
    throws
  {
    let app = App()
    let world = World(application: app)
    let button = world.add("button", UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    var senders: [AnyObject?] = []
    let action = UIAction(title: "Like") { senders.append($0.sender) }
    button.addAction(action, for: .touchUpInside)
    try world.tap(10, 10)
    expectEqual(senders.count, 1)
    expectSame(senders.first.flatMap { $0 }, button)
    expectNil(action.sender)
    expect(app.seen.isEmpty)
    expectLines(world.lines("send", "action"), ["button sendAction Like", "action Like"])
  }

  @Test func `CT-32 a control can be subclassed to see its actions with code`() throws {
    final class Gate: UIButton {
      var isOpen = false
      override func sendAction(_ action: UIAction) {
        if isOpen { super.sendAction(action) }
      }
    }
    let world = World()
    let gate = world.add("gate", Gate(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    var runs = 0
    gate.addAction(UIAction { _ in runs += 1 }, for: .touchUpInside)
    try world.tap(10, 10)
    expectEqual(runs, 0)
    gate.isOpen = true
    try world.tap(10, 10)
    expectEqual(runs, 1)
  }

  @Test func `CT-32 the same identifier replaces, in its old place, and adds events`() {
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
  }

  @Test func `CT-32 without an identifier the object itself counts`() {
    let button = UIButton()
    var runs = 0
    let action = UIAction { _ in runs += 1 }
    button.addAction(action, for: .touchDown)
    button.addAction(action, for: .touchDown)
    button.addAction(UIAction { _ in runs += 10 }, for: .touchDown)
    button.sendActions(for: .touchDown)
    expectEqual(runs, 11)
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
}
