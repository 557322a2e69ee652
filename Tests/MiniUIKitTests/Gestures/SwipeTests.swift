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

  @Test func `GR-94 it takes half a second at most, and never goes back behind the start`() throws {
    let results = try [
      swipes(after: 0.5, 60, 0), swipes(after: 0.501, 60, 0),
      swipes(after: 0.1, 100, 0, by: [CGPoint(x: -0.1, y: 0)]),
      swipes(after: 0.1, 100, 0, by: [CGPoint(x: 20, y: 0), CGPoint(x: 10, y: 0)]),
      swipes(after: 0, 100, 100),
    ]
    // A partial retreat counts, a diagonal does not.
    expectEqual(results, [true, false, false, true, false])

    let scene = GestureScene()
    scene.add(UISwipeGestureRecognizer(), to: scene.a, "swipe")
    try scene.holdC(0.6)
    expectLines(
      scene.world.sentences("gesture"), "swipe(A) failed because too slow", "swipe(A) possible")
    try scene.world.up()
    // The view has its end at once.
    expectLines(scene.lines("touch"), "began C", "began A", "ended C", "ended A")
  }

  /// Two fingers, each with its own way; a swipe for some fingers.
  private func swipes(fingers: Int, _ first: CGFloat, _ second: CGFloat) throws -> Bool {
    let scene = GestureScene()
    scene.add(UISwipeGestureRecognizer(), to: scene.a, "swipe").numberOfTouchesRequired = fingers
    try scene.world.together(.down, (60, 60), (60, 150))
    try scene.world.together(.moved, (60 + first, 60), (60 + second, 150))
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
    // With all four a diagonal of 50 and 50 at once counts.
    let isSwipe = try swipes([.right, .left, .up, .down], after: 0, 50, 50)
    expect(isSwipe)
  }

  @Test func `GR-92 GR-97 GR-18 it fires once, with its fingers, or fails at the up`() throws {
    let scene = GestureScene()
    var fingers: [Int] = []
    var places: [CGPoint] = []
    scene.add(UISwipeGestureRecognizer(), to: scene.a, "swipe") {
      fingers.append($0.numberOfTouches)
      places += [$0.location(in: nil), $0.location(ofTouch: 0, in: nil), $0.location(in: scene.c)]
    }
    try scene.strokeC(60, 100, 150)
    expectEqual(fingers, [1])
    expectEqual(places, [CGPoint(x: 60, y: 60), CGPoint(x: 60, y: 60), CGPoint(x: 20, y: 20)])
    scene.world.forget()
    try scene.strokeC(20)
    expectLines(
      scene.world.sentences("gesture"), "swipe(A) failed because lifted before it was far enough",
      "swipe(A) possible")

    let swipe = UISwipeGestureRecognizer()
    expectEqual(swipe.direction, .right)
    expectEqual(swipe.numberOfTouchesRequired, 1)
    let bits: [Direction] = [.right, .left, .up, .down]
    expectEqual(bits.map { $0.rawValue }, [1, 2, 4, 8])
  }
}
