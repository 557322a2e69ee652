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
    try scene.world.drag([CGPoint(x: 180, y: 300)])
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

  @Test func `GR-102 without a pointer nothing hovers`() throws {
    let scene = GestureScene()
    scene.add(UIHoverGestureRecognizer(), to: scene.c, "hover")
    try scene.dragC(20, 60)
    try scene.world.up()
    expectLines(scene.lines("action"), [])
    expectLines(scene.lines("gesture"), ["hover(C) = failed", "hover(C) = possible"])
  }
}
