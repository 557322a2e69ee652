import MiniUIKit
import TestKit
import Testing

@Suite(.provedOnce(.engine)) struct EdgeHoverTests {
  private func scene(_ edges: UIRectEdge) -> (GestureScene, UIScreenEdgePanGestureRecognizer) {
    let scene = GestureScene()
    let pan = scene.add(UIScreenEdgePanGestureRecognizer(), to: scene.world.root, "edge")
    pan.edges = edges
    return (scene, pan)
  }

  @Test(arguments: [
    (UIRectEdge.left, 20.0, 400.0, true), (.left, 20.001, 400, false), (.right, 355, 400, true),
    (.right, 354.999, 400, false), (.top, 180, 20, true), (.top, 180, 20.001, false),
    (.bottom, 180, 792, true), (.bottom, 180, 791.999, false), (UIRectEdge(), 0, 0, false),
    (.all, 1, 400, true), (.left, 370, 400, false),
  ])
  func `GR-101 it begins within 20 points of one of its edges (DEC-16)`(
    edges: UIRectEdge, x: CGFloat, y: CGFloat, begins: Bool
  ) throws {
    let (scene, _) = scene(edges)
    try scene.world.down(x, y)
    // Away from the edge at which the finger came down.
    let isSide = edges != .top && edges != .bottom
    try scene.world.drag([isSide ? CGPoint(x: 180, y: y) : CGPoint(x: x, y: 300)])
    expectLines(scene.lines("action"), begins ? ["action edge"] : [])
  }

  @Test func `GR-101 a second finger ends the attempt, or does not count any more`() throws {
    let (early, _) = scene(.left)
    try early.world.down(5, 400, finger: 1)
    try early.world.down(5, 500, finger: 2)
    expectEqual(
      early.world.sentences("gesture")[0], "edgePan(root) failed because too many fingers")
    let (late, pan) = scene(.left)
    try late.world.down(5, 400, finger: 1)
    try late.world.drag([CGPoint(x: 35, y: 400)], finger: 1)
    try late.world.down(5, 500, finger: 2)
    try late.world.drag([CGPoint(x: 205, y: 500)], finger: 2)
    expectEqual(pan.numberOfTouches, 1)
    expectEqual(pan.translation(in: nil), CGPoint(x: 20, y: 0))
  }

  @Test(arguments: [
    (CGPoint(x: 5, y: 60), "not away from the edge"),  // along the edge
    (CGPoint(x: 13, y: 410), "not away from the edge"),  // more along than away
    (CGPoint(x: -10, y: 400), "not away from the edge"),  // out of the screen
    (CGPoint(x: 12, y: 405), nil),  // not far enough for any pan
  ])
  func `GR-108 a drag along its edge, or out of the screen, fails it`(
    end: CGPoint, reason: String?
  ) throws {
    let (scene, _) = scene(.left)
    try scene.world.down(5, 400)
    try scene.world.drag([end])
    expectLines(scene.lines("action"), [])
    expectLines(
      scene.world.sentences("gesture"),
      reason.map { ["edgePan(root) failed because \($0)", "edgePan(root) possible"] } ?? [])
  }

  @Test(arguments: [
    (UIRectEdge.left, CGPoint(x: 5, y: 400), CGPoint(x: 16, y: 405)),
    (.right, CGPoint(x: 370, y: 400), CGPoint(x: 359, y: 395)),
    (.top, CGPoint(x: 200, y: 5), CGPoint(x: 195, y: 16)),
    (.bottom, CGPoint(x: 200, y: 805), CGPoint(x: 205, y: 794)),
  ])
  func `GR-108 a drag that leads away from its edge begins it`(
    edge: UIRectEdge, start: CGPoint, end: CGPoint
  ) throws {
    let (scene, _) = scene(edge)
    try scene.world.down(start.x, start.y)
    try scene.world.drag([end])
    expectLines(scene.lines("action"), ["action edge"])
  }

  @Test func `GR-108 in a corner of two edges a drag away from either begins it (model)`() throws {
    for end in [CGPoint(x: 30, y: 6), CGPoint(x: 6, y: 30)] {
      let (scene, _) = scene([.left, .top])
      try scene.world.down(5, 5)
      try scene.world.drag([end])
      expectLines(scene.lines("action"), ["action edge"])
    }
    let (scene, _) = scene([.left, .top])
    try scene.world.down(5, 200)
    try scene.world.drag([CGPoint(x: 5, y: 230)])
    expectLines(scene.lines("action"), [], "away from the upper edge, but it did not begin there")
  }

  @Test func `GR-65 GR-108 a pan that waits for an edge pan begins as soon as that has failed`()
    throws
  {
    let (scene, edge) = scene(.left)
    scene.add(UIPanGestureRecognizer(), to: scene.world.root, "scroll").require(toFail: edge)
    try scene.world.down(5, 400)
    try scene.world.drag([CGPoint(x: 5, y: 406), CGPoint(x: 6, y: 412)])
    expectLines(scene.lines("action"), ["action scroll"])
  }

  @Test func `GR-108 once it has begun it goes on in any direction`() throws {
    let (scene, pan) = scene(.left)
    try scene.world.down(5, 400)
    try scene.world.drag([CGPoint(x: 25, y: 400), CGPoint(x: 8, y: 600)])
    expectEqual(pan.state, .changed)
    expectLines(scene.lines("action"), ["action edge", "action edge"])
  }

  @Test func `GR-102 without a pointer nothing hovers`() throws {
    let scene = GestureScene()
    scene.add(UIHoverGestureRecognizer(), to: scene.c, "hover")
    try scene.dragC(20, 60)
    try scene.world.up()
    expectLines(scene.lines("action"), [])
    expectLines(scene.lines("gesture"), ["hover(C) = failed", "hover(C) = possible"])
  }
}
