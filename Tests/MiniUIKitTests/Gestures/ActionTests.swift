import MiniUIKit
import TestKit
import Testing

/// Whom a recognizer tells, of what, and when.
@Suite(.provedOnce(.engine)) struct ActionTests {
  private typealias State = UIGestureRecognizer.State

  @Test func `GR-30 GR-31 actions are sent for all states but failed and possible`() throws {
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

    try play("failure", of: "gesture", "action", seen: "pan(C) = failed", "pan(C) = possible") {
      $0.add(UIPanGestureRecognizer(), to: $0.c, "pan")
      try $0.tapC()
    }
    try play("GR-31 (model)", of: "gesture", "action", seen: "own = failed", "own = possible") {
      $0.add(Own.assigning([.began: [.cancelled]]), to: $0.c, "act")
      try $0.world.down(60, 60)
    }
  }

  /// Targets with actions of both signatures.
  private final class Screen {
    var calls: [String] = []
    let name: String
    init(_ name: String) { self.name = name }
    func plain() { calls.append("\(name) plain") }
    func withTap(_ tap: UITapGestureRecognizer) { calls.append("\(name) \(tap.state.word)") }
  }

  @Test func `GR-32 targets are told in order, each pair once, unless they are gone`() throws {
    let scene = GestureScene()
    let (one, two) = (Screen("one"), Screen("two"))
    let tap = UITapGestureRecognizer(target: two, action: Screen.withTap, name: "a")
    tap.addTarget(one, action: Screen.plain, name: "b")
    tap.addTarget(two, action: Screen.withTap, name: "a")
    tap.addTarget(two, action: Screen.plain, name: "b")
    scene.c.addGestureRecognizer(tap)
    try scene.tapC()
    expectLines(scene.lines("action"), "action a", "action b", "action b")
    expectLines(two.calls, "two ended", "two plain")
    expectLines(one.calls, "one plain")

    // A target is not kept alive.
    let other = GestureScene()
    let lone = UITapGestureRecognizer()
    weak var observed: Screen?
    do {
      let screen = Screen("gone")
      lone.addTarget(screen, action: Screen.plain, name: "gone")
      observed = screen
    }
    expectNil(observed)
    let screen = Screen("here")
    lone.addTarget(screen, action: Screen.plain, name: "here")
    other.c.addGestureRecognizer(lone)
    try other.tapC()
    expectLines(other.lines("action"), "action here")

    // One that an action adds hears of the next one.
    let late = GestureScene()
    let lateScreen = Screen("late")
    late.tap(on: late.c, "first") {
      $0.addTarget(lateScreen, action: Screen.plain, name: "late")
    }
    try late.tapC()
    expectLines(lateScreen.calls, [])
    try late.tapC()
    expectLines(lateScreen.calls, "late plain")
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
    func actions() throws -> [String] {
      scene.world.forget()
      try scene.tapC()
      return scene.lines("gesture", "action").filter { !$0.hasPrefix("tap(C) =") }
    }
    tap.removeTarget(one, action: "plain")
    try expectLines(actions(), "action withTap", "action plain", "action withTap")
    tap.removeTarget(two, action: nil)
    try expectLines(actions(), "action withTap")
    tap.removeTarget(nil, action: nil)
    try expectLines(actions(), [])
    expectLines(scene.lines("gesture"), "tap(C) = ended", "tap(C) = possible")
  }

  @Test func `GR-33 GR-34 DEC-3 an action comes inside sendEvent, in its own state`() throws {
    let scene = GestureScene()
    var states: [State] = []
    let tap = scene.tap(on: scene.c, "tapC") { states.append($0.state) }
    try scene.tapC()
    let steps = scene.world.events.filter {
      $0.kind == "action" || $0.what.hasPrefix("sendEvent")
    }
    expectLines(
      steps.suffix(5).map { $0.what }, "sendEvent began", "sendEvent began", "tapC",
      "sendEvent ended", "sendEvent ended")
    expectEqual(states, [.ended])
    expectEqual(tap.state, .possible)

    let quick = GestureScene()
    states = []
    let own = Own.assigning([.moved: [.began, .changed, .ended]])
    quick.add(own, to: quick.c, "act") { states.append($0.state) }
    try quick.dragC(1)
    expectEqual(states, [.began, .changed, .ended], "two states in one update are each told")
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
    expectLines(screen.calls, "one plain", "one plain")
    expectLines(own.calls, "reset", "reset")
  }
}
