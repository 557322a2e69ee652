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

  @Test func `GR-101 GR-108 GR-65 begun, it goes anywhere; failed, it lets others begin`() throws {
    let (early, _) = scene(.left)
    try early.world.down((5, 400), (5, 500))
    expectEqual(
      early.world.sentences("gesture")[0], "edgePan(root) failed because too many fingers")
    let (late, pan) = scene(.left)
    try late.world.down(5, 400, finger: 1)
    try late.world.drag([CGPoint(x: 35, y: 400)], finger: 1)
    try late.world.down(5, 500, finger: 2)
    try late.world.drag([CGPoint(x: 205, y: 500)], finger: 2)
    expectEqual(pan.numberOfTouches, 1)
    expectEqual(pan.translation(in: nil), CGPoint(x: 20, y: 0))

    let (begun, edgePan) = scene(.left)
    try begun.world.down(5, 400)
    try begun.world.drag([CGPoint(x: 25, y: 400), CGPoint(x: 8, y: 600)])
    expectEqual(edgePan.state, .changed)
    expectLines(begun.lines("action"), "action edge", "action edge")

    let (failed, edge) = scene(.left)
    failed.add(UIPanGestureRecognizer(), to: failed.world.root, "scroll").require(toFail: edge)
    try failed.world.down(5, 400)
    try failed.world.drag([CGPoint(x: 5, y: 406), CGPoint(x: 6, y: 412)])
    expectLines(failed.lines("action"), "action scroll")
  }

  private static let began = ["began"]
  private static let along = ["failed because not away from the edge", "possible"]

  private static let drags: [(UIRectEdge, from: CGPoint, to: CGPoint, states: [String])] = [
    (.left, CGPoint(x: 5, y: 400), CGPoint(x: 16, y: 405), began),
    (.right, CGPoint(x: 370, y: 400), CGPoint(x: 359, y: 395), began),
    (.top, CGPoint(x: 200, y: 5), CGPoint(x: 195, y: 16), began),
    (.bottom, CGPoint(x: 200, y: 805), CGPoint(x: 205, y: 794), began),
    // Along the edge, more along than away, out of the screen, and not far enough for any pan.
    (.left, CGPoint(x: 5, y: 400), CGPoint(x: 5, y: 60), along),
    (.left, CGPoint(x: 5, y: 400), CGPoint(x: 13, y: 410), along),
    (.left, CGPoint(x: 5, y: 400), CGPoint(x: -10, y: 400), along),
    (.left, CGPoint(x: 5, y: 400), CGPoint(x: 12, y: 405), []),
    // In the corner of two edges away from either (model); away from one where it did not begin.
    ([.left, .top], CGPoint(x: 5, y: 5), CGPoint(x: 30, y: 6), began),
    ([.left, .top], CGPoint(x: 5, y: 5), CGPoint(x: 6, y: 30), began),
    ([.left, .top], CGPoint(x: 5, y: 200), CGPoint(x: 5, y: 230), along),
  ]

  @Test(arguments: drags)
  func `GR-108 a drag away from its edge begins it, one along it or out of the screen fails it`(
    edges: UIRectEdge, start: CGPoint, end: CGPoint, states: [String]
  ) throws {
    let (scene, _) = scene(edges)
    try scene.world.down(start.x, start.y)
    try scene.world.drag([end])
    expectLines(scene.world.sentences("gesture"), states.map { "edgePan(root) \($0)" })
    expectLines(scene.lines("action"), states == ["began"] ? ["action edge"] : [])
  }

  @Test func `GR-102 without a pointer nothing hovers`() throws {
    try play(of: "gesture", "action", seen: "hover(C) = failed", "hover(C) = possible") {
      $0.add(UIHoverGestureRecognizer(), to: $0.c, "hover")
      try $0.strokeC(20, 60)
    }
  }
}
