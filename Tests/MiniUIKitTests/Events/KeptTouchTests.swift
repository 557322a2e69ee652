import MiniUIKit
import TestKit
import Testing

/// What happens to a view under a finger and does not end the touch.
@Suite(.provedOnce(.engine)) struct KeptTouchTests {
  enum Change: CaseIterable {
    case moved, shrunk, covered, hidden, transparent, switchedOff
    case superviewHidden, superviewOff, windowHidden, windowOff
  }

  @Test(arguments: Change.allCases)
  func `EV-32 DEC-31 a view keeps its touch, whatever is done to it in its window`(change: Change)
    throws
  {
    let world = World()
    let outer = world.add("outer", CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = world.add("view", CGRect(x: 0, y: 0, width: 50, height: 50), to: outer)
    try world.down(10, 10)
    switch change {
    case .moved: view.frame.origin.x = 300
    case .shrunk: view.frame.size = .zero
    case .covered: world.add("cover", CGRect(x: 0, y: 0, width: 375, height: 812))
    case .hidden: view.isHidden = true
    case .transparent: view.alpha = 0
    case .switchedOff: view.isUserInteractionEnabled = false
    case .superviewHidden: outer.isHidden = true
    case .superviewOff: outer.isUserInteractionEnabled = false
    case .windowHidden: world.window.isHidden = true
    case .windowOff: world.window.isUserInteractionEnabled = false
    }
    world.forget()
    try world.frame()
    try world.move(12, 10)
    try world.up()
    expectLines(world.lines("touch", of: ["view"]), "moved view", "ended view")
    world.forget()
    try world.tap(10, 10)
    expectEqual(world.lines("touch", of: ["view"]), [], "the next touch passes it by")
  }

  @Test func `EV-33 EV-17 a presented controller leaves a touch alone, a new root not`() throws {
    let scene = GestureScene()
    let other = UIViewController()
    other.view.traceName = "other"
    scene.add(UIPanGestureRecognizer(), to: scene.a, "pan").cancelsTouchesInView = false
    try scene.dragC(15)
    scene.world.forget()
    scene.world.viewController.present(other, animated: false)
    try scene.dragC(30)
    try scene.world.up()
    expectLines(scene.lines("action"), "action pan", "action pan")
    expectLines(scene.lines("touch").filter { $0.hasSuffix(" C") }, "moved C", "ended C")
    scene.world.forget()
    try scene.tapC()
    expectEqual(scene.world.lines("touch", of: ["C"]), [])
    expectLines(scene.world.lines("touch", of: ["other"]), "began other", "ended other")

    // A controller whose place is taken loses its views' touches.
    let replaced = GestureScene()
    try replaced.world.down(60, 60)
    replaced.world.window.rootViewController = UIViewController()
    try replaced.world.up()
    expectLines(replaced.world.lines("touch", of: ["C"]), "began C", "cancelled C")
  }

  /// How far the pan has come, what its removal tells, and what the view still hears.
  private static let removals: [(CGFloat, [String], touches: [String])] = [
    (5, ["pan(A) = failed"], ["moved C", "ended C"]),
    // A touch that was taken does not come back.
    (15, ["pan(A) = cancelled", "action pan"], []),
  ]

  @Test(arguments: removals)
  func `GR-111 a recognizer that is removed fails, or is cancelled if it has begun`(
    distance: CGFloat, end: [String], touches: [String]
  ) throws {
    let scene = GestureScene()
    let pan = scene.add(UIPanGestureRecognizer(), to: scene.a, "pan")
    try scene.dragC(distance)
    scene.world.forget()
    scene.a.removeGestureRecognizer(pan)
    expectLines(scene.lines("gesture", "action").filter { !$0.hasSuffix("possible") }, end)
    scene.world.forget()
    try scene.dragC(40)
    try scene.world.up()
    expectEqual(scene.lines("action"), [])
    expectLines(scene.world.lines("touch", of: ["C"]), touches)
  }

  @Test func `GR-112 GR-99 a pinch goes on with one finger, if none was taken away`() throws {
    for isTaken in [true, false] {
      let scene = GestureScene()
      scene.add(UIPinchGestureRecognizer(), to: scene.a, "pinch")
      try scene.world.down((60, 60), (90, 60))
      try scene.world.drag([CGPoint(x: 120, y: 60)], finger: 2)
      scene.world.forget()
      if isTaken {
        try scene.world.cancel(finger: 1)
        expectLines(
          scene.lines("gesture", "action").filter { !$0.hasSuffix("possible") },
          "pinch(A) = cancelled", "action pinch")
      } else {
        try scene.world.up(finger: 1)
        expectEqual(scene.lines("gesture").filter { $0.hasSuffix("ended") }, [])
        try scene.world.up(finger: 2)
        expectLines(scene.lines("gesture").filter { $0.hasSuffix("ended") }, "pinch(A) = ended")
      }
    }
  }
}
