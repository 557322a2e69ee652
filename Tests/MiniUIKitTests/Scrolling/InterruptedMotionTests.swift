import MiniUIKit
import TestKit
import Testing

/// Motions that something interrupts; found by the random scenes.
@Suite(.provedOnce(.engine)) struct InterruptedMotionTests {
  /// A scene whose content has just swung beyond the lower edge.
  private func bouncing() throws -> ScrollScene<Probe> {
    let scene = ScrollScene(Probe(frame: .zero))
    try scene.flick(2500)
    for _ in 0..<60 where scene.scroll.contentOffset.y <= 310 { try scene.world.frame() }
    expect(scene.scroll.contentOffset.y > 310)
    return scene
  }

  @Test(arguments: [true, false])
  func `SV-11 SV-26 a tap that stops a bounce does not leave the content beyond the edge`(
    delays: Bool
  ) throws {
    let scene = try bouncing()
    scene.scroll.delaysContentTouches = delays
    try scene.press(150, after: 0.4)
    expect(!scene.scroll.isDecelerating)
    expect(scene.scroll.contentOffset.y > 310)
    scene.listener.calls = []
    try scene.world.up()
    try scene.world.wait(2)
    expectEqual(scene.scroll.contentOffset.y, 300)
    let way = ["willBeginDecelerating", "didScroll", "didEndDecelerating"]
    expectLines(scene.listener.calls, way)
    // A drag that begins where a bounce was stopped comes back once, too.
    let dragged = try bouncing()
    dragged.scroll.delaysContentTouches = delays
    try dragged.press(150, 170, 200, 230, 260)
    dragged.listener.calls = []
    try dragged.world.up()
    try dragged.world.wait(2)
    expectEqual(dragged.scroll.contentOffset.y, 300)
    expectLines(dragged.listener.calls, ["willEndDragging", "didEndDragging true"] + way)
  }

  @Test func `SV-26 a finger on a view that may not scroll lets a bounce come back (model)`()
    throws
  {
    let scene = try bouncing()
    scene.scroll.isScrollEnabled = false
    try scene.press(150, after: 0.4)
    try scene.world.up()
    try scene.world.wait(2)
    expectEqual(scene.scroll.contentOffset.y, 300)
  }

  @Test func `SV-29 a drag that takes over a motion, or leaves the window, tells ends`() throws {
    let scene = ScrollScene(Probe(frame: .zero))
    try scene.world.down(50, 300)
    scene.scroll.setContentOffset(CGPoint(0, 200), animated: true)
    try scene.drag(to: [298, 296, 270])
    let calls = scene.listener.calls.prefix(3)
    expectEqual(calls.first, "didScroll")
    expectEqual(calls.dropFirst().first, "didEndScrollingAnimation")
    expectEqual(calls.last?.hasPrefix("willBeginDragging"), true)

    final class Remover {
      func act(_ pan: UIGestureRecognizer) {
        if pan.state == .changed { pan.view?.removeFromSuperview() }
      }
    }
    let (other, remover) = (ScrollScene(Probe(frame: .zero)), Remover())
    other.scroll.panGestureRecognizer.addTarget(remover, action: Remover.act, name: "act")
    try other.press(300, 340, 400)
    try other.world.wait(1)
    expectLines(other.listener.calls, ScrollListener.wholeDrag)
    expectEqual(other.scroll.contentOffset, .zero)
  }
}
