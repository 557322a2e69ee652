import MiniUIKit
import TestKit
import Testing

/// Whom a recognizer tells, of what, and when.
@Suite(.provedOnce(.engine)) struct ActionTests {
  private typealias State = UIGestureRecognizer.State

  @Test func `GR-30 actions are sent for began, every changed, ended and cancelled`() throws {
    let scene = GestureScene()
    var states: [State] = []
    scene.add(UIPanGestureRecognizer(), to: scene.c, "pan") { states.append($0.state) }
    try scene.dragC(15, 16, 17)
    try scene.world.up()
    expectEqual(states, [.began, .changed, .changed, .ended])
    states = []
    try scene.dragC(15)
    try scene.world.cancel()
    expectEqual(states, [.began, .cancelled])
  }

  @Test func `GR-30 a failure and the return to possible are told to nobody`() throws {
    let scene = GestureScene()
    scene.add(UIPanGestureRecognizer(), to: scene.c, "pan")
    try scene.tapC()
    expectLines(scene.lines("gesture", "action"), ["pan(C) = failed", "pan(C) = possible"])
  }

  @Test func `GR-31 without a began there is no action for cancelled (model)`() throws {
    let scene = GestureScene()
    let own = Own.assigning([.began: [.cancelled]])
    scene.add(own, to: scene.c, "act")
    try scene.world.down(60, 60)
    expectLines(scene.lines("gesture", "action"), ["own = failed", "own = possible"])
  }

  /// Targets with actions of both signatures.
  private final class Screen {
    var calls: [String] = []
    let name: String
    init(_ name: String) { self.name = name }
    func plain() { calls.append("\(name) plain") }
    func withTap(_ tap: UITapGestureRecognizer) { calls.append("\(name) \(tap.state.word)") }
  }

  @Test func `GR-32 actions have no argument, or the recognizer, of its own class`() throws {
    let scene = GestureScene()
    let screen = Screen("one")
    let tap = UITapGestureRecognizer(target: screen, action: Screen.plain, name: "plain")
    tap.addTarget(screen, action: Screen.withTap, name: "withTap")
    scene.c.addGestureRecognizer(tap)
    try scene.tapC()
    expectLines(screen.calls, ["one plain", "one ended"])
    expectLines(scene.lines("action"), ["action plain", "action withTap"])
  }

  @Test func `GR-32 targets are told in the order added, each pair once`() throws {
    let scene = GestureScene()
    let (one, two) = (Screen("one"), Screen("two"))
    let tap = UITapGestureRecognizer(target: two, action: Screen.withTap, name: "a")
    tap.addTarget(one, action: Screen.plain, name: "b")
    tap.addTarget(two, action: Screen.withTap, name: "a")
    tap.addTarget(two, action: Screen.plain, name: "b")
    scene.c.addGestureRecognizer(tap)
    try scene.tapC()
    expectLines(scene.lines("action"), ["action a", "action b", "action b"])
    expectLines(two.calls, ["two ended", "two plain"])
    expectLines(one.calls, ["one plain"])
  }

  @Test func `GR-32 a target is not kept alive, and one that is gone is left out`() throws {
    let scene = GestureScene()
    let tap = UITapGestureRecognizer()
    weak var observed: Screen?
    do {
      let screen = Screen("gone")
      tap.addTarget(screen, action: Screen.plain, name: "gone")
      observed = screen
    }
    expectNil(observed)
    let screen = Screen("here")
    tap.addTarget(screen, action: Screen.plain, name: "here")
    scene.c.addGestureRecognizer(tap)
    try scene.tapC()
    expectLines(scene.lines("action"), ["action here"])
  }

  @Test func `GR-32 targets can be taken back, one action, all of one, or all`() throws {
    let scene = GestureScene()
    let (one, two) = (Screen("one"), Screen("two"))
    let tap = UITapGestureRecognizer()
    for screen in [one, two] {
      tap.addTarget(screen, action: Screen.plain, name: "plain")
      tap.addTarget(screen, action: Screen.withTap, name: "withTap")
    }
    scene.c.addGestureRecognizer(tap)
    tap.removeTarget(one, action: "plain")
    try scene.tapC()
    expectLines(scene.lines("action"), ["action withTap", "action plain", "action withTap"])
    scene.world.forget()
    tap.removeTarget(two, action: nil)
    try scene.tapC()
    expectLines(scene.lines("action"), ["action withTap"])
    scene.world.forget()
    tap.removeTarget(nil, action: nil)
    try scene.tapC()
    expectLines(scene.lines("gesture", "action"), ["tap(C) = ended", "tap(C) = possible"])
  }

  @Test func `GR-32 a target that an action adds hears of the next one`() throws {
    let scene = GestureScene()
    let screen = Screen("late")
    scene.tap(on: scene.c, "first") {
      $0.addTarget(screen, action: Screen.plain, name: "late")
    }
    try scene.tapC()
    expectLines(screen.calls, [])
    try scene.tapC()
    expectLines(screen.calls, ["late plain"])
  }

  @Test func `GR-33 an action is sent inside the window's sendEvent (DEC-3)`() throws {
    let scene = GestureScene()
    scene.tap(on: scene.c, "tapC")
    try scene.tapC()
    let steps = scene.world.events.filter {
      $0.kind == "action" || $0.what.hasPrefix("sendEvent")
    }
    expectEqual(
      steps.suffix(5).map { $0.what },
      [
        "sendEvent began", "sendEvent began", "tapC", "sendEvent ended", "sendEvent ended",
      ])
  }

  @Test func `GR-34 in the action the state is the one reported; after the event it is possible`()
    throws
  {
    let scene = GestureScene()
    var states: [State] = []
    let tap = scene.tap(on: scene.c, "tapC") { states.append($0.state) }
    try scene.tapC()
    expectEqual(states, [.ended])
    expectEqual(tap.state, .possible)
  }

  @Test func `GR-34 two states in one update are each told as they were`() throws {
    let scene = GestureScene()
    var states: [State] = []
    let own = Own.assigning([.moved: [.began, .changed, .ended]])
    scene.add(own, to: scene.c, "act") { states.append($0.state) }
    try scene.dragC(1)
    expectEqual(states, [.began, .changed, .ended])
  }

  @Test func `GR-2 a recognizer outside a window tells its targets at once (model)`() {
    let screen = Screen("one")
    let own = Own("own")
    own.addTarget(screen, action: Screen.plain, name: "plain")
    own.state = .began
    expectEqual(own.state, .began)
    own.state = .ended
    expectEqual(own.state, .possible)
    own.state = .failed
    expectLines(screen.calls, ["one plain", "one plain"])
    expectLines(own.calls, ["reset", "reset"])
  }
}
