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

  private class Field: UIView {
    var saves = 0
    func save() { saves += 1 }
  }

  private let screen = Screen()
  private let world: World
  private let button: UIButton
  private let save = Action("save", Field.save)

  init() {
    world = World(viewController: screen)
    button = world.add("button", UIButton(frame: CGRect(0, 0, 100, 40)))
  }

  @Test func `RC-22 nil target: from the sender up to the first with the method`() throws {
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

    button.removeTarget(nil, action: nil, for: .allEvents)
    screen.taps = []
    world.forget()
    try world.wait(1)
    button.addTarget(screen, action: Screen.didTap, for: .touchUpInside, name: "didTap")
    try world.tap(10, 10)
    expectLines(screen.taps, ["tap"])
    expectEqual(world.lines("chain"), [])
    expectEqual(world.lines("send").first, "button sendAction didTap to viewController")
    let tap = Action("tap", Screen.didTap)
    expect(world.application.sendAction(tap, to: screen, from: nil, for: nil))
  }

  @Test func `RC-22 nil target: the key window's first responder comes first`() throws {
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

    let panel = world.addWindow("panel")
    let other = world.add("other", Field(frame: .zero), to: panel)
    panel.firstResponder = other
    world.application.sendAction(save, to: nil, from: nil, for: nil)
    expectEqual([field.saves, other.saves], [2, 0], "that of another window does not count")
    panel.makeKeyAndVisible()
    world.application.sendAction(save, to: nil, from: nil, for: nil)
    expectEqual([field.saves, other.saves], [2, 1])
    (world.window.firstResponder, panel.firstResponder) = (nil, nil)
  }

  @Test func `RC-23 the four measured cases of a nil target`() {
    final class Plain {}
    let field = world.add("field", Field(frame: .zero))
    func isSent(from sender: AnyObject?) -> Bool {
      world.application.sendAction(save, to: nil, from: sender, for: nil)
    }
    expect(!isSent(from: nil), "no first responder, no sender")
    expect(isSent(from: field) && field.saves == 1)
    expect(!isSent(from: button), "nobody implements it")
    world.window.firstResponder = field
    expect(isSent(from: nil) && field.saves == 2)
    world.window.firstResponder = nil
    expect(!isSent(from: Plain()), "a sender that is no responder begins no chain")
  }

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

  @Test func `RC-24 each node decides by canPerformAction, or target(forAction:)`() throws {
    final class Choosy: Field {
      override func canPerformAction(_ action: Action, withSender sender: AnyObject?) -> Bool {
        action.name != "save" && super.canPerformAction(action, withSender: sender)
      }
    }
    let outer = world.add("outer", Field())
    let choosy = world.add("choosy", Choosy(frame: CGRect(0, 100, 200, 200)), to: outer)
    let button = world.add("inside", UIButton(frame: CGRect(0, 0, 9, 9)), to: choosy)
    button.addTarget(nil, action: Field.save, for: .valueChanged, name: "save")
    button.sendActions(for: .valueChanged)
    expectLines(
      Array(world.lines("chain").prefix(3)),
      [
        "inside canPerform save -> no", "choosy canPerform save -> no",
        "outer canPerform save -> yes",
      ])
    expectEqual(outer.saves, 1)
    let store = Action("store", Field.save)
    expect(!choosy.canPerformAction(save, withSender: nil))
    expect(choosy.canPerformAction(store, withSender: nil))
    expect(!UIView().canPerformAction(store, withSender: nil), "by default the class decides")

    final class Signpost: UIView {
      var goal: UIView?
      override func target(forAction action: Action, withSender sender: AnyObject?) -> AnyObject? {
        goal ?? super.target(forAction: action, withSender: sender)
      }
    }
    let (field, post, inner, elsewhere) = (Field(), Signpost(), UIView(), Field())
    post.addSubview(inner)
    expectNil(inner.target(forAction: save, withSender: nil))
    field.addSubview(post)
    expectSame(inner.target(forAction: save, withSender: nil), field)
    post.goal = elsewhere
    expectSame(inner.target(forAction: save, withSender: nil), elsewhere)
  }

  @Test func `RC-24 the application and its delegate are asked as well`() throws {
    final class Delegate: UIResponder, UIApplicationDelegate {
      var quits = 0
      func quit() { quits += 1 }
    }
    let delegate = Delegate()
    world.application.delegate = delegate
    button.addTarget(nil, action: Delegate.quit, for: .touchUpInside, name: "quit")
    try world.tap(10, 10)
    expectEqual(delegate.quits, 1)
    expectEqual(
      world.lines("chain").map { $0.split(separator: " ")[0] },
      ["button", "root", "viewController", "window", "scene", "application", "responder"])
  }

  @Test func `RC-25 a method has no argument, the sender, or the sender and the event`() throws {
    button.addTarget(screen, action: Screen.didTap, for: .touchDown, name: "a")
    button.addTarget(screen, action: Screen.didTapSender, for: .touchDown, name: "b")
    button.addTarget(screen, action: Screen.didTapEvent, for: .touchDown, name: "c")
    try world.down(10, 10)
    expectLines(screen.taps, ["tap", "tap by button", "tap by button, event true"])
    screen.taps = []
    button.sendActions(for: .touchDown)
    expectEqual(screen.taps.last, "tap by button, event false")
    // A sender of another class than the method asks for is not handed over.
    screen.taps = []
    let action = Action("b", Screen.didTapSender)
    expect(!world.application.sendAction(action, to: screen, from: UISwitch(), for: nil))
    expectEqual(screen.taps, [])
  }
}
