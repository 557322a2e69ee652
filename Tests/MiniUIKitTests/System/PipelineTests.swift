import MiniUIKit
import TestKit
import Testing

/// The way of a touch through the system: P1 to P3 of the published experiments.
@Suite(.provedOnce(.engine)) struct PipelineTests {
  private static let down = [
    "IOKit event", "backboardd forward", "machPort event", "source1 wake", "source0 wake",
    "hit window", "in window", "hit root", "in root", "root -> root", "window -> root",
    "UIApplication sendEvent began", "UIWindow sendEvent began", "began root",
    "began viewController", "began window", "began scene", "began application",
    "UIWindow sendEvent ended", "UIApplication sendEvent ended", "runLoop beforeWaiting",
    "runLoop sleep",
  ]

  private static let up = [
    "IOKit event", "backboardd forward", "machPort event", "source1 wake", "source0 wake",
    "UIApplication sendEvent began", "UIWindow sendEvent began", "ended root",
    "ended viewController", "ended window", "ended scene", "ended application",
    "UIWindow sendEvent ended", "UIApplication sendEvent ended", "runLoop beforeWaiting",
    "runLoop sleep",
  ]

  private let world = World()

  @Test func `EV-20 EV-22 EV-25 P1 P3 two taps, stage by stage, up to sleep`() throws {
    try world.tap(100, 100)
    expectLines(world.lines(), Self.down + Self.up, "Source1 hears first and signals Source0")
    try world.wait(1)
    try world.tap(100, 100)
    expectLines(world.lines(), Self.down + Self.up + Self.down + Self.up)
    expectEqual(world.lines().filter { $0 == "runLoop sleep" }.count, 4, "each event wakes it")
  }

  @Test func `EV-21 P2 each touch belongs to who was in front when it began`() throws {
    world.phone.isApplicationInFront = false
    try world.down(100, 100)
    expectLines(world.lines(), ["IOKit event", "backboardd forward", "SpringBoard event"])
    world.phone.isApplicationInFront = true
    try world.up()
    expectEqual(world.lines().count, 6, "a touch that began there ends there")
    expectEqual(world.lines().last, "SpringBoard event")
    world.forget()
    try world.tap(100, 100)
    expectLines(world.lines(), Self.down + Self.up)

    try world.wait(1)
    world.phone.isApplicationInFront = false
    try world.down(200, 200, finger: 2)
    world.phone.isApplicationInFront = true
    try world.down(100, 100, finger: 1)
    world.forget()
    try world.phone.digitizer.report([
      .init(finger: 1, .up, at: .zero), .init(finger: 2, .up, at: .zero),
    ])
    expectEqual(
      world.lines("system").prefix(5),
      [
        "IOKit event", "backboardd forward", "SpringBoard event", "backboardd forward",
        "machPort event",
      ])
    expectEqual(world.lines("touch").first, "ended root")
  }

  @Test func `EV-30 an app that leaves the front loses its touches`() throws {
    try world.down(100, 100, finger: 1)
    try world.down(120, 100, finger: 2)
    try world.wait(0.1)
    try world.move(110, 100, finger: 1)
    world.forget()
    world.phone.isApplicationInFront = false
    expectLines(
      Array(world.lines("system").prefix(3)),
      ["backboardd forward", "machPort event", "source1 wake"])
    expectLines(
      Array(world.lines("touch").prefix(2)), ["cancelled root", "cancelled viewController"])
    expectEqual(world.phone.digitizer.fingers.count, 2, "the fingers are still on the glass")
    world.forget()
    world.phone.isApplicationInFront = false
    try world.wait(0.1)
    try world.move(130, 100, finger: 1)
    world.phone.isApplicationInFront = true
    try world.up(finger: 1)
    try world.up(finger: 2)
    expectLines(world.lines("touch"), [])
    expectEqual(world.lines().count { $0 == "SpringBoard event" }, 3)
  }

  @Test func `EV-23 EV-24 the main run loop is awake, and the touches up to date`() throws {
    let finger = try OneFinger()
    let runLoop = finger.world.phone.runLoop
    var wasAwake = false
    finger.view.on = { _, _, _ in wasAwake = runLoop.isAwake }
    expect(!runLoop.isAwake)
    try finger.world.up()
    expect(wasAwake)
    expect(!runLoop.isAwake)

    final class App: UIApplication {
      var seen: [(UITouch.Phase, String?)] = []
      override func sendEvent(_ event: UIEvent) {
        seen += (event.allTouches ?? []).map { ($0.phase, $0.view?.name) }
      }
    }
    let app = App()
    let world = World(application: app)
    try world.down(10, 10)
    expectEqual(app.seen.map { $0.0 }, [.began])
    expectEqual(app.seen.map { $0.1 }, ["root"])
  }

  @Test func `EV-25 observers are called after waiting, before sources and waiting`() throws {
    var calls: [String] = []
    let runLoop = world.phone.runLoop
    runLoop.addObserver(.beforeWaiting) { calls.append("beforeWaiting") }
    runLoop.addObserver(.afterWaiting) { calls.append("afterWaiting") }
    runLoop.addObserver(.beforeSources) { calls.append("beforeSources") }
    let view = world.add("view", Probe(frame: world.root.bounds))
    view.on = { phase, _, _ in calls.append(phase.word) }
    try world.down(10, 10)
    expectLines(calls, ["afterWaiting", "beforeSources", "began", "beforeWaiting"])

    // A timer wakes the run loop for a turn of its own.
    (calls, view.on) = ([], { _, _, _ in })
    world.forget()
    runLoop.schedule(after: 0.5) { calls.append("fired") }
    try world.wait(0.5)
    expectLines(calls, ["afterWaiting", "beforeSources", "fired", "beforeWaiting"])
    expectLines(world.lines(), ["runLoop wake", "runLoop beforeWaiting", "runLoop sleep"])
  }

  @Test func `EV-20 fingers that change at once are one event, twice are two`() throws {
    func events(_ line: String) -> Int { world.lines().count { $0 == line } }
    try world.phone.digitizer.report([
      .init(finger: 2, .down, at: CGPoint(50, 50)), .init(finger: 1, .down, at: CGPoint(10, 10)),
    ])
    expectEqual(events("IOKit event"), 1)
    expectEqual(events("UIApplication sendEvent began"), 1)
    try world.phone.digitizer.report([])
    expectEqual(events("IOKit event"), 1, "nothing is no event")
    try world.up(finger: 1)
    try world.up(finger: 2)
    world.forget()
    try world.phone.digitizer.report([
      .init(finger: 1, .down, at: CGPoint(10, 10)), .init(finger: 1, .up, at: CGPoint(10, 10)),
    ])
    expectLines(world.lines("touch").filter { $0.hasSuffix("root") }, ["began root", "ended root"])
    // Two phones know nothing of each other.
    let other = World()
    expectEqual(other.lines(), [])
    expect(other.phone.digitizer.fingers.isEmpty)
    try other.down(10, 10)
    try world.wait(1)
    expectEqual(other.phone.clock.now, 0)
  }
}
