import MiniUIKit
import Testing

/// What happens if a touches method does what only a finger or the clock should do.
struct ReentrancyTests {
  @Test func `EV-25 a touch sent by a touches method comes in the same turn, after the first`()
    throws
  {
    let finger = try OneFinger()
    let world = finger.world
    world.add("other", CGRect(x: 100, y: 0, width: 50, height: 50))
    finger.view.on = { phase, _, _ in
      if phase == .ended { try? world.tap(110, 10, finger: 2) }
    }
    world.forget()
    try world.up()
    #expect(
      world.lines("touch", of: ["view", "other"]) == ["ended view", "began other", "ended other"])
    #expect(world.lines("system").filter { $0 == "runLoop sleep" }.count == 1)
    let ends = world.lines().firstIndex(of: "UIApplication sendEvent ended")
    let next = world.lines().firstIndex(of: "began other")
    #expect(ends ?? .max < next ?? 0, "one event is over before the next begins")
  }

  @Test func `EV-28 a touches method that lets time pass sees the timers fire, and no event`()
    throws
  {
    let finger = try OneFinger()
    let world = finger.world
    var fired = 0
    world.phone.clock.schedule(after: 0.5) { fired += 1 }
    finger.view.on = { phase, _, _ in
      if phase == .moved {
        try? world.wait(1)
        fired += 10
      }
    }
    try world.move(20, 10)
    #expect(fired == 11)
    #expect(world.phone.clock.now == 1_000_000)
    try world.up()
    #expect(finger.touch?.phase == .ended)
  }

  @Test func `EV-28 held moves are not delivered inside a touches method that lets time pass`()
    throws
  {
    let finger = try OneFinger()
    let world = finger.world
    var isInside = false
    var phases: [UITouch.Phase] = []
    finger.view.on = { phase, _, _ in
      #expect(!isInside)
      isInside = true
      phases.append(phase)
      if phases.count == 1 {
        try? world.move(30, 10)
        try? world.wait(0.1)
      }
      isInside = false
    }
    try world.move(20, 10)
    #expect(phases == [.moved, .moved])
    #expect(finger.touch?.x == 30)
  }

  @Test func `EV-25 an observer of the run loop may send a touch`() throws {
    let world = World()
    world.root.isMultipleTouchEnabled = true
    var isFirst = true
    world.phone.runLoop.addObserver(.beforeWaiting) {
      if isFirst {
        isFirst = false
        try? world.tap(10, 10, finger: 2)
      }
    }
    try world.tap(200, 200)
    #expect(world.lines("touch").filter { $0 == "began root" }.count == 2)
    #expect(!world.phone.runLoop.isAwake)
  }

  @Test func `EV-18 a touches method may let its phone go`() throws {
    var world: World? = World()
    weak let phone = world?.phone
    let view = Probe(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    world?.add("view", view)
    view.on = { _, _, _ in world = nil }
    try world?.down(10, 10)
    #expect(world == nil)
    #expect(phone == nil)
    #expect(view.window == nil)
  }
}
