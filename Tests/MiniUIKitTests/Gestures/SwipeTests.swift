import MiniUIKit
import TestKit
import Testing

@Suite(.provedOnce(.engine)) struct SwipeTests {
  private typealias Direction = UISwipeGestureRecognizer.Direction

  /// Whether a stroke of some displacement, at once after some time, is a swipe.
  private func swipes(
    _ direction: Direction = .right, after time: Seconds, _ x: CGFloat, _ y: CGFloat,
    by way: [CGPoint] = []
  ) throws -> Bool {
    let scene = GestureScene()
    scene.add(UISwipeGestureRecognizer(), to: scene.a, "swipe").direction = direction
    try scene.world.down(120, 120)
    for point in way { try scene.world.drag([CGPoint(x: 120 + point.x, y: 120 + point.y)]) }
    try scene.world.wait(time - Clock.seconds(scene.world.phone.clock.now))
    try scene.world.move(120 + x, 120 + y)
    return scene.lines("action") == ["action swipe"]
  }

  @Test func `GR-92 to the right with one finger by default, and the bits are UIKit's`() {
    let swipe = UISwipeGestureRecognizer()
    expectEqual(swipe.direction, .right)
    expectEqual(swipe.numberOfTouchesRequired, 1)
    let bits: [Direction] = [.right, .left, .up, .down]
    expectEqual(bits.map { $0.rawValue }, [1, 2, 4, 8])
  }

  @Test(arguments: [
    (0.0, 50.0, 50.0), (0.1, 45.3, 45.1), (0.2, 40.6, 40.2), (0.3, 35.9, 35.3),
    (0.4, 31.2, 30.4), (0.5, 26.5, 25.5),
  ])
  func `GR-93 the measured limits hold on both sides, to a thousandth of a point`(
    time: Seconds, primary: CGFloat, secondary: CGFloat
  ) throws {
    let far = try [
      swipes(after: time, primary + 0.001, 0), swipes(after: time, primary - 0.001, 0),
    ]
    expectEqual(far, [true, false], "the way along the direction")
    for side in [1, -1] as [CGFloat] {
      let aside = try [
        swipes(after: time, 60, side * (secondary - 0.001)),
        swipes(after: time, 60, side * (secondary + 0.001)),
      ]
      expectEqual(aside, [true, false], "the way to the side")
    }
  }

  @Test(arguments: [
    (Direction.right, CGPoint(x: 51, y: 0)), (.left, CGPoint(x: -51, y: 0)),
    (.up, CGPoint(x: 0, y: -51)), (.down, CGPoint(x: 0, y: 51)),
  ])
  private func `GR-93 each direction counts its own way only`(
    direction: Direction, way: CGPoint
  ) throws {
    let results = try [
      swipes(direction, after: 0, way.x, way.y), swipes(direction, after: 0, -way.x, -way.y),
      swipes(direction, after: 0, way.y, way.x),
    ]
    expectEqual(results, [true, false, false])
  }

  @Test func `GR-94 half a second still counts, a millisecond more does not`() throws {
    let results = try [swipes(after: 0.5, 60, 0), swipes(after: 0.501, 60, 0)]
    expectEqual(results, [true, false])
  }

  @Test func `GR-94 going back behind the start fails, a partial retreat does not`() throws {
    let behind = try swipes(after: 0.1, 100, 0, by: [CGPoint(x: -0.1, y: 0)])
    expect(!behind)
    let retreat = try swipes(
      after: 0.1, 100, 0, by: [CGPoint(x: 20, y: 0), CGPoint(x: 10, y: 0)])
    expect(retreat)
    let diagonal = try swipes(after: 0, 100, 100)
    expect(!diagonal)
  }

  /// Two fingers, each with its own way; a swipe for some fingers.
  private func swipes(fingers: Int, _ first: CGFloat, _ second: CGFloat) throws -> Bool {
    let scene = GestureScene()
    scene.add(UISwipeGestureRecognizer(), to: scene.a, "swipe").numberOfTouchesRequired = fingers
    try scene.world.phone.digitizer.report([
      .init(finger: 1, .down, at: CGPoint(x: 60, y: 60)),
      .init(finger: 2, .down, at: CGPoint(x: 60, y: 150)),
    ])
    try scene.world.phone.digitizer.report([
      .init(finger: 1, .moved, at: CGPoint(x: 60 + first, y: 60)),
      .init(finger: 2, .moved, at: CGPoint(x: 60 + second, y: 150)),
    ])
    return scene.lines("action") == ["action swipe"]
  }

  @Test func `GR-95 every finger must go far enough, and their number must be right`() throws {
    let results = try [
      swipes(fingers: 2, 100, 50), swipes(fingers: 2, 100, 0), swipes(fingers: 2, 100, 49.999),
      swipes(fingers: 1, 100, 100),
    ]
    expectEqual(results, [true, false, false, false])
    let scene = GestureScene()
    scene.add(UISwipeGestureRecognizer(), to: scene.a, "swipe").numberOfTouchesRequired = 2
    try scene.dragC(100)
    expectLines(scene.lines("action"), [], "one finger is not two")
  }

  @Test(arguments: [
    (Direction([.left, .right]), true, true, false),
    (Direction([.right, .down]), true, false, false),
    (Direction([.up, .down]), false, false, true), (Direction([]), false, false, false),
    (Direction(rawValue: 64), false, false, false),
    (Direction([.right, .left, .up, .down]), true, true, false),
  ])
  private func `GR-96 of several directions the horizontal ones win`(
    mask: Direction, right: Bool, left: Bool, down: Bool
  ) throws {
    let results = try [
      swipes(mask, after: 0.1, 60, 0), swipes(mask, after: 0.1, -60, 0),
      swipes(mask, after: 0.1, 0, 60),
    ]
    expectEqual(results, [right, left, right || left ? false : down])
  }

  @Test func `GR-96 with all four directions a diagonal of 50 and 50 at once counts`() throws {
    let isSwipe = try swipes([.right, .left, .up, .down], after: 0, 50, 50)
    expect(isSwipe)
  }

  @Test func `GR-97 it fires once, with the fingers required, and fails at the up`() throws {
    let scene = GestureScene()
    var fingers: [Int] = []
    scene.add(UISwipeGestureRecognizer(), to: scene.a, "swipe") {
      fingers.append($0.numberOfTouches)
    }
    try scene.dragC(60, 100, 150)
    try scene.world.up()
    expectEqual(fingers, [1])
    scene.world.forget()
    try scene.dragC(20)
    try scene.world.up()
    expectLines(
      scene.world.sentences("gesture"),
      [
        "swipe(A) failed because lifted before it was far enough", "swipe(A) possible",
      ])
  }

  @Test func `GR-94 a finger that rests too long is no swipe, and the view has its end at once`()
    throws
  {
    let scene = GestureScene()
    scene.add(UISwipeGestureRecognizer(), to: scene.a, "swipe")
    try scene.world.down(60, 60)
    try scene.world.wait(0.6)
    expectLines(
      scene.world.sentences("gesture"), ["swipe(A) failed because too slow", "swipe(A) possible"])
    try scene.world.up()
    expectLines(scene.lines("touch"), ["began C", "began A", "ended C", "ended A"])
  }

  @Test func `GR-18 a swipe tells where it began, not where it was recognized`() throws {
    let scene = GestureScene()
    var places: [CGPoint] = []
    final class Swiper {
      var on: (UISwipeGestureRecognizer) -> Void = { _ in }
      func didSwipe(_ swipe: UISwipeGestureRecognizer) { on(swipe) }
    }
    let swiper = Swiper()
    swiper.on = { swipe in
      places += [
        swipe.location(in: nil), swipe.location(ofTouch: 0, in: nil), swipe.location(in: scene.c),
      ]
    }
    scene.a.addGestureRecognizer(
      UISwipeGestureRecognizer(target: swiper, action: Swiper.didSwipe))
    try scene.world.down(60, 70)
    try scene.world.drag([CGPoint(x: 80, y: 70), CGPoint(x: 140, y: 72)])
    try scene.world.up()
    expectEqual(
      places, [CGPoint(x: 60, y: 70), CGPoint(x: 60, y: 70), CGPoint(x: 20, y: 30)])
  }
}
