import MiniUIKit
import TestKit
import Testing

/// How a drag ends, how one begins that catches a motion, and a pan on another view.
@Suite(.provedOnce(.engine)) struct ReleaseTests {
  @Test
  func `SV-24 a short flick counts from where the finger set out: 150 pt in 0.05 s are 3 pt/ms`()
    throws
  {
    let scene = ScrollScene(UIView())
    try scene.flick(3000, frames: 3)
    expectEqual(scene.listener.offsets.first { $0.y > 100 }?.y, 140)
    expectNear(scene.listener.velocity.y, 3, within: 0.01)
  }

  @Test func `SV-24 a finger that has rested first set out with its first move`() throws {
    let scene = ScrollScene(UIView())
    try scene.world.down(50, 390)
    try scene.world.wait(1)
    try scene.drag(to: [340, 290, 240])
    try scene.world.up()
    expectNear(scene.listener.velocity.y, 3, within: 0.01)
  }

  @Test func `SV-24 after 100 ms only the last 100 ms count`() throws {
    let scene = ScrollScene(UIView())
    try scene.world.down(50, 390)
    try scene.drag(to: [385, 380, 375, 370, 365, 360, 355, 330, 305, 280, 255, 230, 205, 180])
    try scene.world.up()
    expectNear(scene.listener.velocity.y, 1.5, within: 0.01)
  }

  @Test func `SV-41 a pan that is cancelled stops the content where it is`() throws {
    let scene = ScrollScene(UIView())
    try scene.world.down(50, 390)
    try scene.drag(to: [360, 310, 260])
    let place = scene.scroll.contentOffset
    scene.scroll.isScrollEnabled = false
    expect(!scene.scroll.isDragging && !scene.scroll.isDecelerating)
    try scene.drag(to: [210])
    try scene.world.up()
    try scene.world.wait(2)
    expectEqual(scene.scroll.contentOffset, place)
    expectEqual(scene.listener.velocity, .zero)
    expectLines(
      scene.listener.calls,
      ["willBeginDragging at 0", "didScroll", "willEndDragging", "didEndDragging false"])
  }

  @Test func `SV-41 the system's cancel stops it, too`() throws {
    let scene = ScrollScene(UIView())
    try scene.world.down(50, 390)
    try scene.drag(to: [360, 310, 260])
    let place = scene.scroll.contentOffset
    scene.world.phone.isApplicationInFront = false
    try scene.world.wait(2)
    expectEqual(scene.scroll.contentOffset, place)
  }

  @Test func `SV-41 SV-26 beyond an edge it comes back all the same`() throws {
    let scene = ScrollScene(UIView())
    try scene.world.down(50, 150)
    try scene.drag(to: [200, 260])
    #expect(scene.scroll.contentOffset.y < 0)
    try scene.world.cancel()
    try scene.world.wait(2)
    expectEqual(scene.scroll.contentOffset.y, 0)
  }

  /// A list that moves by itself.
  private func decelerating() throws -> ScrollScene<UIView> {
    let scene = ScrollScene(UIView())
    scene.scroll.contentSize.height = 3000
    try scene.flick(1000)
    try scene.world.wait(0.2)
    expect(scene.scroll.isDecelerating)
    return scene
  }

  @Test func `SV-42 a finger that catches a decelerating list drags from its first point on`()
    throws
  {
    let scene = try decelerating()
    try scene.world.down(50, 300)
    let place = scene.scroll.contentOffset.y
    try scene.drag(to: [297])
    expect(scene.scroll.isDragging)
    expectEqual(scene.scroll.contentOffset.y, place + 3)
    try scene.drag(to: [280])
    expectEqual(scene.scroll.contentOffset.y, place + 20)
    // The next finger finds a list at rest, and loses its ten points.
    try scene.world.wait(0.2)
    try scene.world.up()
    try scene.world.down(50, 300)
    try scene.drag(to: [297, 280])
    expectEqual(scene.scroll.contentOffset.y, place + 30)
  }

  @Test func `SV-42 a caught list is not dragged sideways, and a tap on it leaves it there`() throws
  {
    let scene = try decelerating()
    try scene.world.down(50, 300)
    let place = scene.scroll.contentOffset.y
    try scene.world.drag([CGPoint(x: 58, y: 300)])
    expect(!scene.scroll.isDragging)
    try scene.world.up()
    try scene.world.wait(1)
    expectEqual(scene.scroll.contentOffset.y, place)
  }

  @Test func `SV-42 what a program moves is not caught in this way`() throws {
    let scene = ScrollScene(UIView())
    scene.scroll.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    try scene.world.wait(0.1)
    try scene.world.down(50, 300)
    try scene.drag(to: [295])
    expect(!scene.scroll.isDragging)
  }

  @Test func `SV-43 a pan that is moved to an ancestor scrolls from all of it`() throws {
    let scene = ScrollScene(UIView())
    scene.world.root.addGestureRecognizer(scene.scroll.panGestureRecognizer)
    expectEqual(scene.scroll.gestureRecognizers?.count, 2)
    // Below the list, where it lies alone.
    try scene.world.down(200, 700)
    expect(scene.scroll.isTracking)
    try scene.drag(to: [680, 650], x: 200)
    expect(scene.scroll.isDragging)
    expectEqual(scene.scroll.contentOffset.y, 40)
    try scene.world.wait(0.2)
    try scene.world.up()
    // And from the list itself.
    try scene.world.down(50, 350)
    try scene.drag(to: [300])
    expectEqual(scene.scroll.contentOffset.y, 80)
  }

  @Test func `SV-43 a finger on the pan's view stops the list's motion and catches it`() throws {
    let scene = try decelerating()
    let overlay = scene.world.add("overlay", CGRect(x: 0, y: 100, width: 300, height: 300))
    overlay.addGestureRecognizer(scene.scroll.panGestureRecognizer)
    try scene.world.down(50, 300)
    expect(!scene.scroll.isDecelerating)
    let place = scene.scroll.contentOffset.y
    try scene.drag(to: [295])
    expectEqual(scene.scroll.contentOffset.y, place + 5)
  }

  @Test func `SV-43 the scroll view may leave its window, or be gone, before its pan`() throws {
    let world = World()
    let overlay = world.add("overlay", CGRect(x: 0, y: 0, width: 300, height: 300))
    var scroll: UIScrollView? = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let listener = ScrollListener()
    if let scroll {
      scroll.contentSize.height = 900
      scroll.delegate = listener
      world.root.insertSubview(scroll, at: 0)
      overlay.addGestureRecognizer(scroll.panGestureRecognizer)
    }
    try world.down(50, 250)
    try world.drag([CGPoint(x: 50, y: 230), CGPoint(x: 50, y: 200)])
    expectEqual(scroll?.contentOffset.y, 40)
    scroll?.removeFromSuperview()
    expectEqual(listener.calls.last, "didEndDragging false")
    scroll = nil
    try world.drag([CGPoint(x: 50, y: 150)])
    try world.up()
    try world.down(50, 250)
    try world.drag([CGPoint(x: 50, y: 200)])
    try world.up()
    expectEqual(overlay.gestureRecognizers?.first?.state, .possible)
  }
}
