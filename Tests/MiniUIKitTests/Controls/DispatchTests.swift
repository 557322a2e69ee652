import MiniUIKit
import TestKit
import Testing

@Suite(.provedOnce(.engine)) struct DispatchTests {
  private final class Target {
    var calls: [String] = []
    var then: () -> Void = {}
    func first() {
      calls.append("first")
      then()
    }
    func second() { calls.append("second") }
    func sender(_ control: UIButton) { calls.append("sender \(control.name)") }
  }

  private final class App: UIApplication {
    var actions: [String] = []
    var passes = true
    override func sendAction(
      _ action: Action, to target: AnyObject?, from sender: AnyObject?, for event: UIEvent?
    ) -> Bool {
      let name = (sender as? UIControl)?.name ?? "nobody"
      actions.append("\(action.name) from \(name), event \(event != nil)")
      return passes ? super.sendAction(action, to: target, from: sender, for: event) : false
    }
  }

  private let app = App()
  private let target = Target()
  private let world: World
  private let button: UIButton

  init() {
    world = World(application: app)
    button = world.add("button", UIButton(frame: CGRect(0, 0, 50, 50)))
  }

  @Test func `CT-10 the events have UIKit's bits`() {
    let events: [UIControl.Event] = [
      .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
      .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel, .valueChanged,
      .primaryActionTriggered, .menuActionTriggered, .editingDidBegin, .editingChanged,
      .editingDidEnd, .editingDidEndOnExit,
    ]
    let bits = Array(0...8) + Array(12...14) + Array(16...19)
    expectEqual(events.map { $0.rawValue }, bits.map { 1 << $0 })
    let masks: [UIControl.Event] = [
      .allTouchEvents, .allEditingEvents, .applicationReserved, .systemReserved, .allEvents,
    ]
    expectEqual(masks.map { $0.rawValue }, [0xFFF, 0xF0000, 0x0F00_0000, 0xF000_0000, 0xFFFF_FFFF])
  }

  @Test func `CT-30 an action goes by the control and the application to the target`() throws {
    button.addTarget(target, action: Target.first, for: .touchUpInside, name: "first")
    try world.tap(10, 10)
    expectLines(target.calls, ["first"])
    expectLines(app.actions, ["first from button, event true"])
    expectLines(
      world.lines("control", "send", "action"),
      [
        "button touchDown", "button touchUpInside", "button sendAction first to target",
        "application sendAction first to target", "action first", "button primaryActionTriggered",
      ])
    app.passes = false
    try world.wait(1)
    try world.tap(10, 10)
    expectEqual(target.calls.count, 1, "an application that does not call super stops it")
    expectEqual(app.actions.count, 2)
  }

  @Test func `CT-30 sendActions visits every registration whose mask intersects, once`() {
    button.addTarget(target, action: Target.first, for: [.touchDown, .touchUpInside], name: "1")
    button.addTarget(target, action: Target.second, for: .touchDown, name: "2")
    button.addTarget(target, action: Target.sender, for: .valueChanged, name: "3")
    button.sendActions(for: [.touchDown, .touchUpInside])
    expectLines(target.calls, ["first", "second"])
    button.sendActions(for: .allEvents)
    expectLines(Array(target.calls.dropFirst(2)), ["first", "second", "sender button"])
    expectEqual(app.actions.first, "1 from button, event false")
    button.sendActions(for: [])
    expectEqual(target.calls.count, 5)
  }

  @Test func `CT-30 events of an app's own, actions without names, and controls without windows`() {
    let own = UIControl.Event(rawValue: 1 << 24)
    button.addTarget(target, action: Target.first, for: own)
    button.sendActions(for: own)
    expectLines(target.calls, ["first"])
    expectEqual(
      app.actions.first?.hasPrefix("MiniUIKitTests/DispatchTests.swift:"), true,
      "an action without a name is called by its place in the program")
    let loose = UIButton()
    loose.addTarget(target, action: Target.sender, for: .touchUpInside)
    loose.sendActions(for: .touchUpInside)
    expectEqual(target.calls.last, "sender button")
  }

  @Test func `CT-31 a target is not kept alive`() throws {
    weak var observed: Target?
    do {
      let gone = Target()
      observed = gone
      button.addTarget(gone, action: Target.first, for: .touchUpInside, name: "gone")
    }
    button.addTarget(target, action: Target.second, for: .touchUpInside, name: "kept")
    expectNil(observed)
    try world.tap(10, 10)
    expectLines(target.calls, ["second"])
    expectLines(
      app.actions, ["gone from button, event true", "kept from button, event true"],
      "the application is asked to find somebody else (CT-35)")
  }

  @Test func `CT-33 the same target and action again merges the masks`() {
    for event: UIControl.Event in [.touchDown, .touchUpInside, .touchDown] {
      button.addTarget(target, action: Target.first, for: event, name: "first")
    }
    button.sendActions(for: .touchDown)
    expectLines(target.calls, ["first"])
    button.sendActions(for: .touchUpInside)
    expectLines(target.calls, ["first", "first"])
    let other = Target()
    button.addTarget(other, action: Target.first, for: .touchDown, name: "first")
    button.sendActions(for: .touchDown)
    expectLines(other.calls, ["first"])
    expectEqual(target.calls.count, 3)

    let (plain, own) = (UIButton(), Target())
    for _ in 1...3 { plain.addTarget(own, action: Target.first, for: .touchDown) }
    plain.sendActions(for: .touchDown)
    expectLines(own.calls, ["first"], "one line of a program is one action")
    for _ in 1...2 { plain.addTarget(nil, action: Target.second, for: .touchDown, name: "s") }
    expectEqual(plain.actions(forTarget: nil, forControlEvent: .touchDown), ["s"])
  }

  @Test func `CT-34 a target added or removed by an action counts so from the next time on`() {
    target.then = { [unowned target, unowned button] in
      button.addTarget(target, action: Target.second, for: .touchDown, name: "second")
    }
    button.addTarget(target, action: Target.first, for: .touchDown, name: "first")
    button.sendActions(for: .touchDown)
    expectLines(target.calls, ["first"])
    button.sendActions(for: .touchDown)
    expectLines(target.calls, ["first", "first", "second"])

    let (plain, remover, removed) = (UIButton(), Target(), Target())
    remover.then = { plain.removeTarget(removed, action: nil, for: .allEvents) }
    plain.addTarget(remover, action: Target.first, for: .touchDown, name: "remove")
    plain.addTarget(removed, action: Target.first, for: .touchDown, name: "first")
    plain.sendActions(for: .touchDown)
    plain.sendActions(for: .touchDown)
    expectLines(removed.calls, ["first"], "it is still called this time")
  }
}
