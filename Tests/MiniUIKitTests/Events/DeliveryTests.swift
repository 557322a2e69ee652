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

  @Test func `EV-26 the application sends the event to every window that has touches in it`() throws
  {
    let world = World { Window(windowScene: $0) }
    let other = Window(windowScene: world.application.windowScene)
    let idle = Window(windowScene: world.application.windowScene)
    (other.isHidden, idle.isHidden) = (false, false)
    other.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    idle.frame = .zero
    try world.phone.digitizer.report([
      .init(finger: 1, .down, at: CGPoint(x: 10, y: 10)),
      .init(finger: 2, .down, at: CGPoint(x: 200, y: 10)),
    ])
    expectEqual(other.count, 1)
    expectEqual((world.window as? Window)?.count, 1)
    expectEqual(idle.count, 0)
    let sending = world.lines("system").filter { $0.contains("sendEvent") }
    expectEqual(
      sending,
      [
        "UIApplication sendEvent began", "UIWindow sendEvent began", "UIWindow sendEvent ended",
        "UIWindow sendEvent began", "UIWindow sendEvent ended", "UIApplication sendEvent ended",
      ])
  }

  @Test func `EV-26 an override of sendEvent without super blocks everything`() throws {
    let app = App()
    app.passes = false
    let world = World(application: app)
    try world.tap(10, 10)
    expectEqual(app.phases, [[.began], [.ended]])
    expectEqual(world.lines("touch"), [])

    let gate = World { Window(windowScene: $0) }
    (gate.window as? Window)?.passes = false
    try gate.tap(10, 10)
    expectEqual(gate.lines("touch"), [])
    expect(gate.lines("system").contains("UIWindow sendEvent ended"))
  }

  @Test func `EV-27 there is one sendEvent for each event: two for a tap`() throws {
    let app = App()
    let world = World(application: app)
    try world.tap(10, 10)
    expectEqual(app.phases, [[.began], [.ended]])
    try world.down(10, 10)
    try world.move(11, 10)
    try world.up()
    expectEqual(app.phases.dropFirst(2), [[.began], [.moved], [.ended]])
  }

  @Test func `EV-29 ignored events are dropped and not kept for later`() throws {
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
  }

  @Test func `EV-29 a touch that was alive is cancelled when its finger is ignored`() throws {
    let finger = try OneFinger()
    finger.world.application.beginIgnoringInteractionEvents()
    finger.world.forget()
    try finger.world.up()
    expectEqual(finger.world.lines("touch").first, "cancelled view")
    expect(finger.world.lines("system").contains("UIApplication ignored"))
  }

  @Test func `EV-29 a window that is switched off drops new touches`() throws {
    let world = World()
    world.window.isUserInteractionEnabled = false
    try world.down(10, 10)
    world.window.isUserInteractionEnabled = true
    try world.up()
    expectEqual(world.lines("touch"), [])
  }
}
