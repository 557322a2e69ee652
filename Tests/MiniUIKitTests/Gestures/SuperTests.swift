import MiniUIKit
import TestKit
import Testing

/// Overrides of a recognizer's methods, with and without super.
@Suite(.provedOnce(.engine)) struct SuperTests {
  private final class Eager: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test(arguments: [false, true])
  func `GR-107 an override without super is reported, once for each method; it recognizes (model)`(
    callsSuper: Bool
  ) throws {
    let scene = GestureScene(c: Eager())
    let own = Own.assigning([.ended: [.ended]])
    own.callsSuper = callsSuper
    scene.add(own, to: scene.c, "act")
    scene.c.becomeFirstResponder()
    for _ in 1...2 {
      try scene.strokeC(5, 10)
      try scene.world.wait(1)
    }
    expectLines(scene.lines("action"), "action act", "action act")
    let touches = ["own touchesBegan", "own touchesMoved", "own touchesEnded", "own reset"]
    expectLines(scene.lines("noSuper"), callsSuper ? [] : touches)
    scene.world.forget()
    try scene.world.down(60, 60)
    try scene.world.cancel()
    expect(own.calls.contains("cancelled 1"))
    try scene.world.phone.press(.select)
    try scene.world.phone.press(.select, isCancelled: true)
    let others = [
      "own touchesCancelled", "own pressesBegan", "own pressesEnded", "own pressesCancelled",
    ]
    expectLines(scene.lines("noSuper"), callsSuper ? [] : others)
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
    try play(of: "noSuper") { scene in
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
    }
  }
}
