import MiniUIKit
import TestKit
import Testing

@Suite(.provedOnce(.engine)) struct PanTests {
  /// A pan on A, with what it says in each action.
  private final class PanScene {
    let scene = GestureScene()
    let pan = UIPanGestureRecognizer()
    var world: World { scene.world }
    var translation: CGPoint { pan.translation(in: nil) }
    var translations: [CGPoint] = []
    var velocities: [CGFloat] = []
    init(_ configure: (UIPanGestureRecognizer) -> Void = { _ in }) {
      configure(pan)
      scene.add(pan, to: scene.a, "pan") { [unowned self] _ in
        translations.append(pan.translation(in: nil))
        velocities.append(pan.velocity(in: nil).x)
      }
    }
  }

  @Test(
    arguments: [
      (10, 0, CGPoint.zero), (9.999, 0, nil), (-10, 0, .zero), (0, 10, .zero), (0, -9.999, nil),
      (6, 8, .zero), (7, 7, nil), (7.08, 7.08, .zero), (15, 0, CGPoint(x: 5, y: 0)),
      (15, -12, CGPoint(x: 5, y: -2)), (15, 3, CGPoint(x: 5, y: 0)), (8, 8, .zero),
      (-30, 4, CGPoint(x: -20, y: 0)),
    ] as [(CGFloat, CGFloat, CGPoint?)])
  func `GR-88 GR-89 it begins ten points away (DEC-26), which are taken out per axis (disputed)`(
    x: CGFloat, y: CGFloat, translation: CGPoint?
  ) throws {
    let (pan, delegate) = (PanScene(), Delegate())
    pan.pan.delegate = delegate
    try pan.world.down(60, 60)
    try pan.world.drag([CGPoint(x: 60 + x, y: 60 + y)])
    expectEqual(pan.translations, translation.map { [$0] } ?? [])
    // Whoever is asked for leave sees the way so far (model).
    expectEqual(delegate.seen, translation == nil ? nil : CGPoint(x: 60 + x - 60, y: 60 + y - 60))
  }

  /// A delegate that notes the translation when it is asked.
  private final class Delegate: UIGestureRecognizerDelegate {
    var seen: CGPoint?
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      seen = (gestureRecognizer as? UIPanGestureRecognizer)?.translation(in: nil)
      return true
    }
  }

  @Test func `GR-88 too few fingers do not begin it, too many fail it (model)`() throws {
    let one = UIPanGestureRecognizer()
    expectEqual(one.minimumNumberOfTouches, 1)
    expectEqual(one.maximumNumberOfTouches, 0xFFFF_FFFF)
    let pan = PanScene { $0.minimumNumberOfTouches = 2 }
    try pan.scene.dragC(50)
    expectEqual(pan.translations, [])
    try pan.world.down(60, 100, finger: 2)
    try pan.world.drag([CGPoint(x: 78, y: 100)], finger: 2)
    expectEqual(pan.translations, [], "the centre has moved nine points")
    try pan.scene.dragC(56)
    expectEqual(pan.translations, [CGPoint(x: 2, y: 0)])

    let early = PanScene { $0.maximumNumberOfTouches = 1 }
    try early.world.down((60, 60), (60, 100))
    expectLines(early.scene.lines("gesture"), "pan(A) = failed", "pan(A) = possible")
    let late = PanScene { $0.maximumNumberOfTouches = 1 }
    try late.scene.dragC(15)
    try late.world.down(60, 100, finger: 2)
    try late.world.drag([CGPoint(x: 160, y: 100)], finger: 2)
    expectEqual(late.pan.numberOfTouches, 1)
    expectEqual(late.translations.last, CGPoint(x: 5, y: 0))
  }

  @Test func `GR-90 setTranslation lets it count anew, in the coordinates of any view`() throws {
    let pan = PanScene()
    try pan.scene.dragC(15, 25)
    expectEqual(pan.translations.last, CGPoint(x: 15, y: 0))
    #expect(pan.pan.velocity(in: nil).x > 0)
    pan.pan.setTranslation(.zero, in: nil)
    expectEqual(pan.translation, .zero)
    expectEqual(pan.pan.velocity(in: nil), .zero)
    try pan.scene.dragC(28)
    expectEqual(pan.translations.last, CGPoint(x: 3, y: 0))
    pan.pan.setTranslation(CGPoint(x: 100, y: 7), in: nil)
    try pan.scene.dragC(29)
    expectEqual(pan.translations.last, CGPoint(x: 101, y: 7))
    try pan.world.up()
    expectEqual(pan.translation, .zero, "a pan that is over has none")
    expectEqual(pan.pan.velocity(in: nil), .zero)

    // Translation and velocity are in the coordinates of the view asked.
    let scaled = PanScene()
    let c = scaled.scene.c
    c.transform = CGAffineTransform(scaleX: 2, y: 2)
    try scaled.scene.dragC(30)
    expectEqual(scaled.translation, CGPoint(x: 20, y: 0))
    expectEqual(scaled.pan.translation(in: c), CGPoint(x: 10, y: 0))
    expectNear(scaled.pan.velocity(in: c).x * 2, scaled.pan.velocity(in: nil).x, within: 1e-9)
    scaled.pan.setTranslation(CGPoint(x: 3, y: 0), in: c)
    expectEqual(scaled.translation, CGPoint(x: 6, y: 0))
  }

  @Test func `GR-90 DEC-21 the velocity is that of 100 ms, whoever rests (model)`() throws {
    let pan = PanScene()
    try pan.world.down(60, 60)
    for step in 1...20 {
      try pan.world.wait(0.02)
      // Fast for 0.2 s, then slow.
      let x = step <= 10 ? 10 * CGFloat(step) : 100 + CGFloat(step - 10)
      try pan.world.move(60 + x, 60)
    }
    expectEqual(pan.velocities.count, 20)
    expect(pan.velocities.prefix(10).allSatisfy { abs($0 - 500) < 1e-6 })
    expectNear((pan.velocities.last ?? 0), 50, within: 1e-6)

    // Ended reports the velocity of the last move.
    let resting = PanScene()
    try resting.scene.dragC(20, 40)
    let moving = try #require(resting.velocities.last)
    try resting.world.wait(3)
    try resting.world.up()
    #expect(moving > 1000)
    expectEqual(resting.velocities.last, moving)
  }

  @Test func `GR-91 it ends with its last finger; the others make it nowhere jump`() throws {
    let pan = PanScene()
    try pan.scene.strokeC(5)
    expectLines(pan.scene.lines("gesture"), "pan(A) = failed", "pan(A) = possible")
    pan.world.forget()
    try pan.scene.dragC(20)
    try pan.world.down(60, 100, finger: 2)
    try pan.world.up(finger: 1)
    expect(!pan.scene.lines("gesture").contains("pan(A) = ended"))
    try pan.world.up(finger: 2)
    expectLines(pan.scene.lines("gesture").suffix(2), "pan(A) = ended", "pan(A) = possible")

    let steady = PanScene()
    try steady.scene.dragC(15)
    try steady.world.down(60, 180, finger: 2)
    expectEqual(steady.translation, CGPoint(x: 5, y: 0))
    expectEqual(steady.pan.location(in: nil), CGPoint(x: 67.5, y: 120))
    try steady.world.drag([CGPoint(x: 80, y: 180)], finger: 2)
    expectEqual(steady.translation, CGPoint(x: 15, y: 0), "the centre has moved ten")
    try steady.world.up(finger: 1)
    expectEqual(steady.translation, CGPoint(x: 15, y: 0))
    try steady.world.drag([CGPoint(x: 84, y: 180)], finger: 2)
    expectEqual(steady.translation, CGPoint(x: 19, y: 0))

    // One that comes while another one moves costs no travel.
    let both = PanScene()
    try both.scene.dragC(20)
    try both.world.phone.digitizer.report([
      .init(finger: 1, .moved, at: CGPoint(x: 90, y: 60)),
      .init(finger: 2, .down, at: CGPoint(x: 60, y: 180)),
    ])
    expectEqual(both.translation, CGPoint(x: 15, y: 0), "half of ten, as two are down")
  }
}
