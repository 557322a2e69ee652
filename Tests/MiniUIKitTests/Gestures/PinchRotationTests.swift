import Foundation
import MiniUIKit
import TestKit
import Testing

@Suite(.provedOnce(.engine)) struct PinchTests {
  /// A pinch on the root, with its scale in each action; fingers on a line at y 300.
  private final class PinchScene {
    let world = World()
    let pinch = UIPinchGestureRecognizer()
    var scales: [CGFloat] = []
    var states: [UIGestureRecognizer.State] = []
    init() {
      pinch.addTarget(self, action: PinchScene.act, name: "pinch")
      world.root.addGestureRecognizer(pinch)
    }
    func act(_ pinch: UIPinchGestureRecognizer) {
      scales.append(pinch.scale)
      states.append(pinch.state)
    }
    func down(distance: CGFloat) throws {
      try world.down((50, 300), (50 + distance, 300))
    }
    func spread(to distance: CGFloat) throws {
      try world.drag([CGPoint(x: 50 + distance, y: 300)], finger: 2)
    }
  }

  @Test(
    arguments: [
      (100, 108, nil, nil), (100, 109.999, nil, nil), (100, 110, 110.0 / 108, 1.0185185),
      (200, 190, 190.0 / 192, 0.9895833), (200, 190.001, nil, nil),
    ] as [(CGFloat, CGFloat, CGFloat?, measured: CGFloat?)])
  func `GR-98 it begins when the distance has changed by ten, eight of which do not count`(
    from: CGFloat, to: CGFloat, scale: CGFloat?, measured: CGFloat?
  ) throws {
    let scene = PinchScene()
    try scene.down(distance: from)
    try scene.spread(to: to)
    expectEqual(scene.scales.count, scale == nil ? 0 : 1)
    expectNear((scene.scales.first ?? 1), (scale ?? 1), within: 1e-12)
    expectNear((scene.scales.first ?? 1), (measured ?? 1), within: 1e-7)
  }

  @Test func `GR-98 one finger, two that move alike, and a third do not pinch`() throws {
    let scene = PinchScene()
    try scene.world.down(50, 300, finger: 1)
    try scene.world.drag([CGPoint(x: 150, y: 300)], finger: 1)
    try scene.world.down(250, 300, finger: 2)
    try scene.world.frame()
    try scene.world.together(.moved, (170, 340), (270, 340))
    expectEqual(scene.scales, [])

    // A third finger does not count, one lifted before the beginning fails.
    let three = PinchScene()
    try three.down(distance: 100)
    try three.world.down(300, 600, finger: 3)
    try three.world.drag([CGPoint(x: 100, y: 600)], finger: 3)
    expectEqual(three.pinch.numberOfTouches, 2)
    expectEqual(three.scales, [])
    try three.world.up(finger: 2)
    expectEqual(
      three.world.sentences("gesture")[0], "pinch(root) failed because lifted before it began")

    // A touch that the system takes cancels it.
    let taken = PinchScene()
    try taken.down(distance: 100)
    try taken.spread(to: 120)
    try taken.world.cancel(finger: 2)
    expectEqual(taken.states, [.began, .cancelled])
  }

  @Test func `GR-99 DEC-21 it counts from the scale set; velocity of the last step`() throws {
    let scene = PinchScene()
    try scene.down(distance: 100)
    try scene.spread(to: 120)
    scene.pinch.scale = 1
    expectEqual(scene.pinch.scale, 1)
    try scene.spread(to: 180)
    expectEqual(scene.scales.last, 1.5)
    scene.pinch.scale = 3
    try scene.spread(to: 90)
    expectEqual(scene.scales.last, 1.5)

    let fast = PinchScene()
    try fast.down(distance: 100)
    try fast.world.wait(0.1)
    try fast.world.move(160, 300, finger: 2)
    expectNear(fast.pinch.velocity, (110.0 / 108 - 1) / 0.1, within: 1e-9)
    try fast.world.wait(0.5)
    try fast.world.move(162, 300, finger: 2)
    expectNear(fast.pinch.velocity, (2.0 / 108) / 0.5, within: 1e-9)
  }

  @Test func `GR-99 it goes on with one finger, or a new one, and ends with none`() throws {
    let scene = PinchScene()
    try scene.down(distance: 100)
    try scene.spread(to: 116)
    try scene.spread(to: 216)
    expectEqual(scene.scales.last, 2)
    try scene.world.up(finger: 2)
    try scene.world.down(150, 300, finger: 2)
    expectEqual(scene.pinch.scale, 2, "a new second finger goes on with the scale of the old one")
    try scene.world.drag([CGPoint(x: 100, y: 300)], finger: 2)
    expectEqual(scene.scales.last, 1)
    try scene.world.up(finger: 1)
    expectEqual(scene.pinch.state, .changed)
    try scene.world.drag([CGPoint(x: 300, y: 300)], finger: 2)
    expectEqual(scene.pinch.scale, 1)
    try scene.world.up(finger: 2)
    expectEqual(scene.states.last, .ended)
    expectEqual(scene.pinch.state, .possible)
    expectEqual(scene.pinch.scale, 1, "as new")
  }
}

@Suite(.provedOnce(.engine)) struct RotationTests {
  /// A rotation on the root; two fingers around (180, 400), 80 points from it.
  private final class RotationScene {
    let world = World()
    let rotation = UIRotationGestureRecognizer()
    var degrees: [CGFloat] = []
    init() {
      rotation.addTarget(self, action: RotationScene.act, name: "rotation")
      world.root.addGestureRecognizer(rotation)
    }
    func act() { degrees.append(rotation.rotation * 180 / .pi) }
    func put(_ change: HIDEvent.Contact.Change, degrees: CGFloat) throws {
      let angle = degrees * .pi / 180
      let (x, y) = (80 * cos(angle), 80 * sin(angle))
      if change == .moved { try world.frame() }
      try world.together(change, (180 - x, 400 - y), (180 + x, 400 + y))
    }
  }

  @Test(arguments: [
    (0.0, 9.999, nil), (0, 10, 5.0), (0, 45, 40), (0, 90, 85), (0, -10, -5), (0, -9.999, nil),
    (170, 190, 15), (-170, -200, -25),
  ])
  func `GR-100 it begins at ten degrees, five of which do not count`(
    from: CGFloat, to: CGFloat, reported: CGFloat?
  ) throws {
    let scene = RotationScene()
    try scene.put(.down, degrees: from)
    try scene.put(.moved, degrees: to)
    expectEqual(scene.degrees.count, reported == nil ? 0 : 1)
    expectNear((scene.degrees.first ?? 0), (reported ?? 0), within: 1e-9)
  }

  @Test func `GR-100 DEC-21 it counts from what is set; velocity of the last step`() throws {
    let scene = RotationScene()
    try scene.put(.down, degrees: 0)
    try scene.put(.moved, degrees: 20)
    scene.rotation.rotation = 0
    try scene.put(.moved, degrees: 21)
    expectNear((scene.degrees.last ?? 0), 1, within: 1e-9)
    scene.rotation.rotation = .pi / 2
    try scene.put(.moved, degrees: 18)
    expectNear((scene.degrees.last ?? 0), 87, within: 1e-9)

    // More than half a turn adds up.
    let turned = RotationScene()
    try turned.put(.down, degrees: 0)
    for degrees in stride(from: CGFloat(60), through: 480, by: 60) {
      try turned.put(.moved, degrees: degrees)
    }
    expectNear((turned.degrees.last ?? 0), 475, within: 1e-9)

    // In radians a second.
    let fast = RotationScene()
    try fast.put(.down, degrees: 0)
    try fast.world.wait(0.1)
    try fast.put(.moved, degrees: 45)
    let elapsed = 0.1 + Clock.seconds(Clock.frame)
    expectNear(fast.rotation.velocity, .pi / 4 / elapsed, within: 1e-6)
  }

  @Test func `GR-100 it ends with the last finger, and a new second one makes no jump`() throws {
    let scene = RotationScene()
    try scene.put(.down, degrees: 0)
    try scene.put(.moved, degrees: 30)
    try scene.world.up(finger: 2)
    try scene.world.down(180, 700, finger: 2)
    expectNear(scene.rotation.rotation * 180 / .pi, 25, within: 1e-9)
    try scene.world.up(finger: 1)
    expectEqual(scene.rotation.state, .changed)
    try scene.world.up(finger: 2)
    expectEqual(scene.rotation.state, .possible)
    expectEqual(scene.rotation.rotation, 0)
    expectLines(
      scene.world.sentences("gesture").suffix(2), "rotation(root) ended", "rotation(root) possible")
  }
}
