import MiniUIKit
import TestKit
import Testing

@Suite(.provedOnce(.engine)) struct PanTests {
  /// A pan on C, with what it says in each action.
  private final class PanScene {
    let scene = GestureScene()
    let pan = UIPanGestureRecognizer()
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

  @Test func `GR-88 one finger at least and as many as there are by default`() {
    let pan = UIPanGestureRecognizer()
    expectEqual(pan.minimumNumberOfTouches, 1)
    expectEqual(pan.maximumNumberOfTouches, 0xFFFF_FFFF)
  }

  @Test(arguments: [
    (10, 0, true), (9.999, 0, false), (-10, 0, true), (0, 10, true), (0, -9.999, false),
    (6, 8, true), (7, 7, false), (7.08, 7.08, true),
  ])
  func `GR-88 it begins ten points away from the start, in any direction (DEC-26)`(
    x: CGFloat, y: CGFloat, begins: Bool
  ) throws {
    let pan = PanScene()
    try pan.scene.world.down(60, 60)
    try pan.scene.world.drag([CGPoint(x: 60 + x, y: 60 + y)])
    expectLines(pan.scene.lines("action"), begins ? ["action pan"] : [])
  }

  @Test func `GR-88 too few fingers do not begin it, and their travel does not count (model)`()
    throws
  {
    let pan = PanScene { $0.minimumNumberOfTouches = 2 }
    try pan.scene.dragC(50)
    expectEqual(pan.translations, [])
    try pan.scene.world.down(60, 100, finger: 2)
    try pan.scene.world.drag([CGPoint(x: 78, y: 100)], finger: 2)
    expectEqual(pan.translations, [], "the centre has moved nine points")
    try pan.scene.dragC(56)
    expectEqual(pan.translations, [CGPoint(x: 2, y: 0)])
  }

  @Test
  func `GR-88 too many fingers: before it begins it fails, afterwards they do not count (model)`()
    throws
  {
    let early = PanScene { $0.maximumNumberOfTouches = 1 }
    try early.scene.world.down(60, 60, finger: 1)
    try early.scene.world.down(60, 100, finger: 2)
    expectLines(early.scene.lines("gesture"), ["pan(A) = failed", "pan(A) = possible"])
    let late = PanScene { $0.maximumNumberOfTouches = 1 }
    try late.scene.dragC(15)
    try late.scene.world.down(60, 100, finger: 2)
    try late.scene.world.drag([CGPoint(x: 160, y: 100)], finger: 2)
    expectEqual(late.pan.numberOfTouches, 1)
    expectEqual(late.translations.last, CGPoint(x: 5, y: 0))
  }

  @Test(arguments: [
    (CGPoint(x: 15, y: 0), CGPoint(x: 5, y: 0)), (CGPoint(x: 15, y: -12), CGPoint(x: 5, y: -2)),
    (CGPoint(x: 8, y: 8), .zero), (CGPoint(x: -30, y: 4), CGPoint(x: -20, y: 0)),
  ])
  func `GR-89 ten points are taken out of the translation, per axis toward zero (disputed)`(
    travel: CGPoint, translation: CGPoint
  ) throws {
    let pan = PanScene()
    try pan.scene.world.down(60, 60)
    try pan.scene.world.drag([CGPoint(x: 60 + travel.x, y: 60 + travel.y)])
    expectEqual(pan.translations, [translation])
  }

  @Test func `GR-90 setTranslation lets it count anew, and resets the velocity`() throws {
    let pan = PanScene()
    try pan.scene.dragC(15, 25)
    expectEqual(pan.translations.last, CGPoint(x: 15, y: 0))
    #expect(pan.pan.velocity(in: nil).x > 0)
    pan.pan.setTranslation(.zero, in: nil)
    expectEqual(pan.pan.translation(in: nil), .zero)
    expectEqual(pan.pan.velocity(in: nil), .zero)
    try pan.scene.dragC(28)
    expectEqual(pan.translations.last, CGPoint(x: 3, y: 0))
    pan.pan.setTranslation(CGPoint(x: 100, y: 7), in: nil)
    try pan.scene.dragC(29)
    expectEqual(pan.translations.last, CGPoint(x: 101, y: 7))
  }

  @Test func `GR-90 at constant speed the velocity is exact, at the first action too`() throws {
    let pan = PanScene()
    try pan.scene.world.down(60, 60)
    for step in 1...12 {
      try pan.scene.world.wait(0.02)
      try pan.scene.world.move(60 + 10 * CGFloat(step), 60)
    }
    expectEqual(pan.velocities.count, 12)
    expect(pan.velocities.allSatisfy { abs($0 - 500) < 1e-6 })
  }

  @Test func `GR-90 a finger that rests changes nothing: ended reports the last move's velocity`()
    throws
  {
    let pan = PanScene()
    try pan.scene.dragC(20, 40)
    let moving = try #require(pan.velocities.last)
    try pan.scene.world.wait(3)
    try pan.scene.world.up()
    #expect(moving > 1000)
    expectEqual(pan.velocities.last, moving)
  }

  @Test func `GR-90 a velocity is that of the last 100 ms (DEC-21, model)`() throws {
    let pan = PanScene()
    try pan.scene.world.down(60, 60)
    for step in 1...20 {
      try pan.scene.world.wait(0.02)
      // Fast for 0.2 s, then slow.
      let x = step <= 10 ? 10 * CGFloat(step) : 100 + CGFloat(step - 10)
      try pan.scene.world.move(60 + x, 60)
    }
    expectNear((pan.velocities.last ?? 0), 50, within: 1e-6)
  }

  @Test func `GR-89 whoever is asked for leave sees the way so far (model)`() throws {
    final class Delegate: UIGestureRecognizerDelegate {
      var seen: CGPoint?
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        seen = (gestureRecognizer as? UIPanGestureRecognizer)?.translation(in: nil)
        return true
      }
    }
    let (scene, delegate) = (GestureScene(), Delegate())
    let pan = scene.add(UIPanGestureRecognizer(), to: scene.c, "pan")
    pan.delegate = delegate
    try scene.world.down(60, 60)
    try scene.world.frame()
    try scene.world.move(75, 63)
    expectEqual(delegate.seen, CGPoint(x: 15, y: 3))
    expectEqual(pan.translation(in: nil), CGPoint(x: 5, y: 0))
  }

  @Test func `GR-90 translation and velocity are in the coordinates of the view asked`() throws {
    let pan = PanScene()
    pan.scene.c.transform = CGAffineTransform(scaleX: 2, y: 2)
    try pan.scene.dragC(30)
    expectEqual(pan.pan.translation(in: nil), CGPoint(x: 20, y: 0))
    expectEqual(pan.pan.translation(in: pan.scene.c), CGPoint(x: 10, y: 0))
    expectNear(pan.pan.velocity(in: pan.scene.c).x * 2, pan.pan.velocity(in: nil).x, within: 1e-9)
    pan.pan.setTranslation(CGPoint(x: 3, y: 0), in: pan.scene.c)
    expectEqual(pan.pan.translation(in: nil), CGPoint(x: 6, y: 0))
  }

  @Test func `GR-91 it ends when all fingers are lifted, or fails if it had not begun`() throws {
    let pan = PanScene()
    try pan.scene.dragC(5)
    try pan.scene.world.up()
    expectLines(pan.scene.lines("gesture"), ["pan(A) = failed", "pan(A) = possible"])
    pan.scene.world.forget()
    try pan.scene.dragC(20)
    try pan.scene.world.down(60, 100, finger: 2)
    try pan.scene.world.up(finger: 1)
    expect(!pan.scene.lines("gesture").contains("pan(A) = ended"))
    try pan.scene.world.up(finger: 2)
    expectLines(
      Array(pan.scene.lines("gesture").suffix(2)), ["pan(A) = ended", "pan(A) = possible"])
  }

  @Test func `GR-91 fingers that come and go make the translation nowhere jump`() throws {
    let pan = PanScene()
    try pan.scene.dragC(15)
    try pan.scene.world.down(60, 180, finger: 2)
    expectEqual(pan.pan.translation(in: nil), CGPoint(x: 5, y: 0))
    expectEqual(pan.pan.location(in: nil), CGPoint(x: 67.5, y: 120))
    try pan.scene.world.drag([CGPoint(x: 80, y: 180)], finger: 2)
    expectEqual(pan.pan.translation(in: nil), CGPoint(x: 15, y: 0), "the centre has moved ten")
    try pan.scene.world.up(finger: 1)
    expectEqual(pan.pan.translation(in: nil), CGPoint(x: 15, y: 0))
    try pan.scene.world.drag([CGPoint(x: 84, y: 180)], finger: 2)
    expectEqual(pan.pan.translation(in: nil), CGPoint(x: 19, y: 0))
  }

  @Test func `GR-91 a finger that comes while another one moves costs no travel`() throws {
    let pan = PanScene()
    try pan.scene.dragC(20)
    try pan.scene.world.phone.digitizer.report([
      .init(finger: 1, .moved, at: CGPoint(x: 90, y: 60)),
      .init(finger: 2, .down, at: CGPoint(x: 60, y: 180)),
    ])
    expectEqual(pan.pan.translation(in: nil), CGPoint(x: 15, y: 0), "half of ten, as two are down")
  }

  @Test func `GR-90 a pan that is over has neither translation nor velocity`() throws {
    let pan = PanScene()
    try pan.scene.dragC(20)
    try pan.scene.world.up()
    expectEqual(pan.pan.translation(in: nil), .zero)
    expectEqual(pan.pan.velocity(in: nil), .zero)
  }
}
