import MiniUIKit
import TestKit
import Testing

/// Overrides of a recognizer's methods, with and without super.
@Suite(.provedOnce(.engine)) struct SuperTests {
  private func scene(_ own: Own, callsSuper: Bool) -> GestureScene {
    let scene = GestureScene()
    own.callsSuper = callsSuper
    scene.c.addGestureRecognizer(own)
    return scene
  }

  @Test
  func `GR-107 an override that does not call super is reported, once for each method (model)`()
    throws
  {
    let own = Own.assigning([.ended: [.ended]])
    let scene = scene(own, callsSuper: false)
    for _ in 1...2 {
      try scene.dragC(5, 10)
      try scene.world.up()
      try scene.world.wait(1)
    }
    expectLines(
      scene.lines("noSuper"),
      ["own touchesBegan", "own touchesMoved", "own touchesEnded", "own reset"])
  }

  @Test func `GR-107 with super in every override nothing is reported`() throws {
    let own = Own.assigning([.ended: [.ended]])
    let scene = scene(own, callsSuper: true)
    try scene.dragC(5, 10)
    try scene.world.up()
    try scene.dragC(5)
    try scene.world.cancel()
    expectLines(scene.lines("noSuper"), [])
    expect(own.calls.contains("cancelled 1"))
  }

  @Test
  func `GR-107 without super a subclass of UIGestureRecognizer recognizes all the same (model)`()
    throws
  {
    let own = Own.assigning([.ended: [.ended]])
    let scene = scene(own, callsSuper: false)
    scene.c.gestureRecognizers = []
    scene.add(own, to: scene.c, "act")
    try scene.tapC()
    expectLines(scene.lines("action"), ["action act"])
  }

  @Test func `GR-107 a cancel and presses without super are reported, too (model)`() throws {
    final class Eager: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let scene = GestureScene(c: Eager())
    let own = Own("own")
    own.callsSuper = false
    scene.c.addGestureRecognizer(own)
    scene.c.becomeFirstResponder()
    try scene.world.down(60, 60)
    try scene.world.cancel()
    try scene.world.phone.press(.select)
    try scene.world.phone.press(.select, isCancelled: true)
    expectLines(
      scene.lines("noSuper"),
      [
        "own touchesBegan", "own touchesCancelled", "own pressesBegan", "own pressesEnded",
        "own pressesCancelled",
      ])
  }

  /// A tap, a swipe and so on that forget super in their touches methods.
  private final class DeafTap: UITapGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  }
  private final class DeafPan: UIPanGestureRecognizer {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  }
  private final class DeafLongPress: UILongPressGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  }

  @Test(arguments: 0..<3)
  func `GR-107 a subclass of one of UIKit's recognizers that forgets super recognizes nothing`(
    number: Int
  ) throws {
    let scene = GestureScene()
    let all = [DeafTap(), DeafPan(), DeafLongPress()]
    scene.add(all[number], to: scene.c, "act")
    switch number {
    case 0: try scene.tapC()
    case 1: try scene.dragC(20, 40)
    default: try scene.world.down(60, 60)
    }
    try scene.world.wait(1)
    if number > 0 { try scene.world.up() }
    expectLines(scene.lines("action"), [])
    expect(!scene.lines("noSuper").isEmpty)
  }

  @Test func `GR-107 UIKit's own recognizers call super`() throws {
    let scene = GestureScene()
    let all = [
      UITapGestureRecognizer(), UIPanGestureRecognizer(), UILongPressGestureRecognizer(),
      UISwipeGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer(),
      UIScreenEdgePanGestureRecognizer(), UIHoverGestureRecognizer(),
    ]
    for recognizer in all { scene.c.addGestureRecognizer(recognizer) }
    let scroll = scene.world.add(
      "scroll", UIScrollView(frame: CGRect(x: 0, y: 300, width: 200, height: 200)))
    scroll.contentSize = CGSize(width: 200, height: 900)
    try scene.dragC(5, 20)
    try scene.world.down(60, 80, finger: 2)
    try scene.world.drag([CGPoint(x: 60, y: 120)], finger: 2)
    try scene.world.up(finger: 2)
    try scene.world.cancel()
    try scene.world.down(50, 450)
    try scene.world.drag([CGPoint(x: 50, y: 400)])
    try scene.world.up()
    try scene.world.phone.press(.select)
    expectLines(scene.lines("noSuper"), [])
  }
}
