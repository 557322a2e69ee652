import MiniUIKit
import TestKit
import Testing

@Suite(.provedOnce(.engine)) struct TapCountTests {
  private func counts(_ script: (World) throws -> Void) throws -> [Int] {
    let world = World()
    let view = world.add("view", Probe(frame: world.root.bounds))
    var counts: [Int] = []
    view.on = { phase, touches, _ in
      if phase == .began { counts += touches.map { $0.tapCount } }
    }
    try script(world)
    return counts
  }

  @Test(arguments: [
    (0.35, 100, 100, 2), (0.350_001, 100, 100, 1), (0, 100, 100, 2), (0.1, 145, 100, 2),
    (0.1, 145.1, 100, 1), (0.1, 127, 136, 2), (0.1, 132, 132, 1),
  ])
  func `EV-8 from up to down at most 0.35 s pass, and 45 points lie between the taps (DEC-14)`(
    pause: Seconds, x: CGFloat, y: CGFloat, count: Int
  ) throws {
    let counts = try counts { world in
      try world.tap(100, 100)
      try world.wait(pause)
      try world.down(x, y)
    }
    expectEqual(counts, [1, count])
  }

  @Test(arguments: [(145, 1), (145.1, 0)])
  func `EV-8 a finger that moves too far is no tap any more`(x: CGFloat, count: Int) throws {
    let finger = try OneFinger()
    try finger.world.move(x - 90, 10)
    expectEqual(finger.touch?.tapCount, count)
    try finger.world.up()
    try finger.world.wait(0.1)
    var next: Int?
    finger.view.on = { _, touches, _ in next = touches.first?.tapCount }
    try finger.world.down(10, 10)
    expectEqual(next, count + 1)
  }

  @Test func `EV-8 quick touches count 1, 2, 3; after a cancel or another window from 1`() throws {
    let quick = try counts { world in
      for _ in 0..<3 {
        try world.tap(100, 100)
        try world.wait(0.1)
      }
    }
    expectEqual(quick, [1, 2, 3])
    let cancelled = try counts { world in
      try world.down(100, 100)
      try world.cancel()
      try world.down(100, 100)
    }
    expectEqual(cancelled, [1, 1])
    let elsewhere = try counts { world in
      try world.tap(100, 100)
      let front = world.addWindow("front", level: .alert)
      try world.tap(100, 100)
      front.isHidden = true
      try world.down(100, 100)
    }
    expectEqual(elsewhere, [1, 1])
  }
}
