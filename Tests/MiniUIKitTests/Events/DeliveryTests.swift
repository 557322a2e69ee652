import MiniUIKit
import TestKit
import Testing

@Suite(.provedOnce(.engine)) struct DeliveryTests {
  private final class App: UIApplication {
    var passes = true
    var phases: [[UITouch.Phase]] = []
    override func sendEvent(_ event: UIEvent) {
      phases.append((event.allTouches ?? []).sorted { $0.x < $1.x }.map { $0.phase })
      if passes { super.sendEvent(event) }
    }
  }

  private final class Window: UIWindow {
    var passes = true
    var count = 0
    override func sendEvent(_ event: UIEvent) {
      count += 1
      if passes { super.sendEvent(event) }
    }
  }

  @Test func `EV-26 the app sends an event to every window that has touches in it`() throws {
    let world = World { Window(windowScene: $0) }
    let other = Window(windowScene: world.application.windowScene)
    let idle = Window(windowScene: world.application.windowScene)
    (other.isHidden, idle.isHidden) = (false, false)
    other.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    idle.frame = .zero
    try world.together(.down, (10, 10), (200, 10))
    expectEqual([other.count, (world.window as? Window)?.count, idle.count], [1, 1, 0])
    expectLines(
      world.lines("system").filter { $0.contains("sendEvent") }, "UIApplication sendEvent began",
      "UIWindow sendEvent began", "UIWindow sendEvent ended", "UIWindow sendEvent began",
      "UIWindow sendEvent ended", "UIApplication sendEvent ended")
  }

  @Test func `EV-27 EV-26 each event has one sendEvent; without super it blocks all`() throws {
    let app = App()
    let world = World(application: app)
    try world.tap(10, 10)
    expectEqual(app.phases, [[.began], [.ended]])
    try world.down(10, 10)
    try world.move(11, 10)
    try world.up()
    expectEqual(app.phases.dropFirst(2), [[.began], [.moved], [.ended]])

    (app.passes, app.phases) = (false, [])
    world.forget()
    try world.tap(10, 10)
    expectEqual(app.phases, [[.began], [.ended]])
    expectEqual(world.lines("touch"), [])

    let gate = World { Window(windowScene: $0) }
    (gate.window as? Window)?.passes = false
    try gate.tap(10, 10)
    expectEqual(gate.lines("touch"), [])
    expect(gate.lines("system").contains("UIWindow sendEvent ended"))
  }

  @Test func `EV-29 ignored events are not kept, nor those of a window that is off`() throws {
    let app = App()
    let world = World(application: app)
    app.beginIgnoringInteractionEvents()
    app.beginIgnoringInteractionEvents()
    try world.tap(10, 10)
    app.endIgnoringInteractionEvents()
    expect(app.isIgnoringInteractionEvents, "calls are counted")
    try world.tap(10, 10)
    app.endIgnoringInteractionEvents()
    expect(!app.isIgnoringInteractionEvents)
    expect(app.phases.isEmpty)
    try world.wait(1)
    expect(app.phases.isEmpty)
    try world.tap(10, 10)
    expectEqual(app.phases, [[.began], [.ended]])
    app.endIgnoringInteractionEvents()
    expect(!app.isIgnoringInteractionEvents)

    let alive = try OneFinger().world
    alive.application.beginIgnoringInteractionEvents()
    alive.forget()
    try alive.up()
    expectEqual(alive.lines("touch").first, "cancelled view")
    expect(alive.lines("system").contains("UIApplication ignored"))

    let off = World()
    off.window.isUserInteractionEnabled = false
    try off.down(10, 10)
    off.window.isUserInteractionEnabled = true
    try off.up()
    expectEqual(off.lines("touch"), [])
  }
}
