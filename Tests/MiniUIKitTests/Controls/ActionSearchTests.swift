import MiniUIKit
import TestKit
import Testing

/// Actions without a target: who is asked, and who performs them.
@Suite(.provedOnce(.engine), .ownThreads) struct ActionSearchTests {
  private class Screen: UIViewController {
    var taps: [String] = []
    func didTap() { taps.append("tap") }
    func didTapSender(_ sender: UIButton) { taps.append("tap by \(sender.name)") }
    func didTapEvent(_ sender: UIButton, _ event: UIEvent?) {
      taps.append("tap by \(sender.name), event \(event != nil)")
    }
  }

  private final class Field: UIView {
    var saves = 0
    func save() { saves += 1 }
  }

  private final class Modest: UIView {
    var saves = 0
    func save() { saves += 1 }
    override func canPerformAction(_ action: Action, withSender sender: AnyObject?) -> Bool {
      false
    }
  }

  private func scene() -> (world: World, screen: Screen, button: UIButton) {
    let screen = Screen()
    let world = World(viewController: screen)
    let button = world.add("button", UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40)))
    return (world, screen, button)
  }

  private let save = Action("save", Field.save)

  @Test func `RC-22 nil target: from the sender up the chain to the first that has the method`()
    throws
  {
    let (world, screen, button) = scene()
    button.addTarget(nil, action: Screen.didTap, for: .touchUpInside, name: "didTap")
    try world.tap(10, 10)
    expectLines(screen.taps, ["tap"])
    expectLines(
      world.lines("send", "chain", "action"),
      [
        "button sendAction didTap to nil", "application sendAction didTap to nil",
        "button canPerform didTap -> no", "root canPerform didTap -> no",
        "viewController canPerform didTap -> yes", "action didTap",
      ])
  }

  @Test func `RC-22 an explicit target is sent to without asking anybody`() throws {
    let (world, screen, button) = scene()
    button.addTarget(screen, action: Screen.didTap, for: .touchUpInside, name: "didTap")
    try world.tap(10, 10)
    expectLines(screen.taps, ["tap"])
    expectEqual(world.lines("chain"), [])
    expectEqual(world.lines("send").first, "button sendAction didTap to viewController")
    let done = world.application.sendAction(
      Action("tap", Screen.didTap), to: screen, from: nil, for: nil)
    expect(done)
  }

  @Test func `RC-22 nil target with a first responder: it is asked before the sender`() throws {
    let (world, screen, button) = scene()
    let field = world.add("field", Field(frame: .zero))
    let inner = world.add("inner", UIView(frame: .zero), to: field)
    button.addTarget(nil, action: Field.save, for: .touchUpInside, name: "save")
    try world.tap(10, 10)
    expectEqual(field.saves, 0, "the field is no ancestor of the button")
    expectEqual(world.lines("chain").last, "application canPerform save -> no")
    world.window.firstResponder = inner
    world.forget()
    try world.tap(10, 10)
    expectEqual(field.saves, 1)
    expectLines(
      world.lines("chain"), ["inner canPerform save -> no", "field canPerform save -> yes"])
    world.window.firstResponder = nil
    withExtendedLifetime(screen) {}
  }

  @Test func `RC-22 the key window's first responder counts, not that of another window`() {
    let (world, _, _) = scene()
    let (own, other) = (Field(frame: .zero), Field(frame: .zero))
    world.add("own", own)
    let panel = world.addWindow("panel")
    panel.addSubview(other)
    (world.window.firstResponder, panel.firstResponder) = (own, other)
    world.application.sendAction(save, to: nil, from: nil, for: nil)
    expectEqual([own.saves, other.saves], [1, 0])
    panel.makeKeyAndVisible()
    world.application.sendAction(save, to: nil, from: nil, for: nil)
    expectEqual([own.saves, other.saves], [1, 1])
    (world.window.firstResponder, panel.firstResponder) = (nil, nil)
  }

  @Test func `RC-23 the four measured cases of a nil target`() {
    let (world, _, button) = scene()
    let field = world.add("field", Field(frame: .zero))
    let app = world.application
    let nobody = app.sendAction(save, to: nil, from: nil, for: nil)
    expect(!nobody, "no first responder, no sender")
    let bySender = app.sendAction(save, to: nil, from: field, for: nil)
    #expect(bySender && field.saves == 1)
    let byButton = app.sendAction(save, to: nil, from: button, for: nil)
    expect(!byButton, "nobody implements it")
    world.window.firstResponder = field
    let byFirstResponder = app.sendAction(save, to: nil, from: nil, for: nil)
    #expect(byFirstResponder && field.saves == 2)
    world.window.firstResponder = nil
    let stranger = app.sendAction(save, to: nil, from: Plain(), for: nil)
    expect(!stranger, "a sender that is no responder begins no chain")
  }

  private final class Plain {}

  @Test func `RC-23 an explicit target without the method is a trap`() async {
    await #expect(processExitsWith: .failure) {
      let world = World()
      final class Elsewhere {
        func run() {}
      }
      world.application.sendAction(
        Action("run", Elsewhere.run), to: world.root, from: nil, for: nil)
    }
  }

  @Test func `RC-24 each node decides by canPerformAction, and a no lets the search go on`() throws
  {
    let (world, _, _) = scene()
    let modest = world.add("modest", Modest(frame: CGRect(x: 0, y: 100, width: 200, height: 200)))
    let outer = Outer()
    world.add("outer", outer)
    outer.addSubview(modest)
    let button = world.add("inside", UIButton(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
    modest.addSubview(button)
    button.addTarget(nil, action: HasSave.save, for: .valueChanged, name: "save")
    button.sendActions(for: .valueChanged)
    expectEqual(
      world.lines("chain").prefix(3),
      [
        "inside canPerform save -> no", "modest canPerform save -> no",
        "outer canPerform save -> yes",
      ])
    expectEqual(outer.saves, 1)
  }

  private class HasSave: UIView {
    var saves = 0
    func save() { saves += 1 }
  }
  private final class Outer: HasSave {}

  @Test func `RC-24 canPerformAction is overridden by the action's name`() {
    final class Choosy: HasSave {
      override func canPerformAction(_ action: Action, withSender sender: AnyObject?) -> Bool {
        action.name != "save" && super.canPerformAction(action, withSender: sender)
      }
    }
    let (save, store) = (Action("save", HasSave.save), Action("store", HasSave.save))
    let view = Choosy()
    expect(!view.canPerformAction(save, withSender: nil))
    expect(view.canPerformAction(store, withSender: nil))
    expect(!UIView().canPerformAction(store, withSender: nil), "by default the class decides")
  }

  @Test func `RC-24 target(forAction:) returns the node, or nil, and can be overridden`() {
    final class Signpost: UIView {
      var goal: UIView?
      override func target(forAction action: Action, withSender sender: AnyObject?) -> AnyObject? {
        goal ?? super.target(forAction: action, withSender: sender)
      }
    }
    let action = Action("save", HasSave.save)
    let (outer, post, inner) = (HasSave(), Signpost(), UIView())
    post.addSubview(inner)
    expectNil(inner.target(forAction: action, withSender: nil))
    outer.addSubview(post)
    expectSame(inner.target(forAction: action, withSender: nil), outer)
    let elsewhere = HasSave()
    post.goal = elsewhere
    expectSame(inner.target(forAction: action, withSender: nil), elsewhere)
  }

  @Test func `RC-24 the application and its delegate are asked as well`() throws {
    final class Delegate: UIResponder, UIApplicationDelegate {
      var quits = 0
      func quit() { quits += 1 }
    }
    let (world, _, button) = scene()
    let delegate = Delegate()
    world.application.delegate = delegate
    button.addTarget(nil, action: Delegate.quit, for: .touchUpInside, name: "quit")
    try world.tap(10, 10)
    expectEqual(delegate.quits, 1)
    expectEqual(
      world.lines("chain").map { $0.split(separator: " ")[0] },
      [
        "button", "root", "viewController", "window", "scene", "application", "responder",
      ])
  }

  @Test func `RC-25 a method has no argument, the sender, or the sender and the event`() throws {
    let (world, screen, button) = scene()
    button.addTarget(screen, action: Screen.didTap, for: .touchDown, name: "a")
    button.addTarget(screen, action: Screen.didTapSender, for: .touchDown, name: "b")
    button.addTarget(screen, action: Screen.didTapEvent, for: .touchDown, name: "c")
    try world.down(10, 10)
    expectLines(screen.taps, ["tap", "tap by button", "tap by button, event true"])
    screen.taps = []
    button.sendActions(for: .touchDown)
    expectEqual(screen.taps.last, "tap by button, event false")
  }

  @Test func `RC-25 a sender of another class than the method asks for is not handed over`() {
    let (world, screen, _) = scene()
    let action = Action("b", Screen.didTapSender)
    let sent = world.application.sendAction(action, to: screen, from: UISwitch(), for: nil)
    expect(!sent)
    expectEqual(screen.taps, [])
  }
}
