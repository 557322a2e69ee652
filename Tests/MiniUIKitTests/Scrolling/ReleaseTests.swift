import MiniUIKit
import TestKit
import Testing

/// How a drag ends, how one begins that catches a motion, and a pan on another view.
@Suite(.provedOnce(.engine)) struct ReleaseTests {
  private let scene = ScrollScene(UIView())
  private var scroll: UIScrollView { scene.scroll }

  @Test func `SV-24 a short flick counts from where it set out, a long one its end`() throws {
    try scene.flick(3000, frames: 3)
    expectEqual(scene.listener.offsets.first { $0.y > 100 }?.y, 140)
    expectNear(scene.listener.velocity.y, 3, within: 0.01)
    // A finger that has rested first set out with its first move.
    let rested = ScrollScene(UIView())
    try rested.press(390, 340, 290, 240, after: 1)
    try rested.world.up()
    expectNear(rested.listener.velocity.y, 3, within: 0.01)
    // After 100 ms only the last 100 ms count.
    let late = ScrollScene(UIView())
    try late.press(390, 385, 380, 375, 370, 365, 360, 355, 330, 305, 280, 255, 230, 205, 180)
    try late.world.up()
    expectNear(late.listener.velocity.y, 1.5, within: 0.01)
    // A finger that rests in the end throws nothing.
    let resting = ScrollScene(UIView())
    try resting.press(390, 370, 340, 310)
    try resting.world.wait(0.11)
    try resting.world.up()
    expectEqual(resting.listener.velocity, .zero)
    expectEqual(resting.listener.calls.last, "didEndDragging false")
  }

  @Test func `SV-41 SV-26 a cancelled pan stops the content, unless beyond an edge`() throws {
    try scene.press(390, 360, 310, 260)
    let place = scroll.contentOffset
    scroll.isScrollEnabled = false
    expect(!scroll.isDragging && !scroll.isDecelerating)
    try scene.drag(to: [210])
    try scene.world.up()
    try scene.world.wait(2)
    expectEqual(scroll.contentOffset, place)
    expectEqual(scene.listener.velocity, .zero)
    expectLines(
      scene.listener.calls,
      ["willBeginDragging at 0", "didScroll", "willEndDragging", "didEndDragging false"])

    let other = ScrollScene(UIView())
    try other.press(150, 200, 260)
    expect(other.scroll.contentOffset.y < 0)
    try other.world.cancel()
    try other.world.wait(2)
    expectEqual(other.scroll.contentOffset.y, 0)
    try other.press(390, 360, 310, 260)
    let rest = other.scroll.contentOffset
    expect(rest.y > 0)
    other.world.phone.isApplicationInFront = false
    try other.world.wait(2)
    expectEqual(other.scroll.contentOffset, rest)
  }

  /// Makes the list move by itself.
  private func decelerate() throws {
    scroll.contentSize.height = 3000
    try scene.flick(1000)
    try scene.world.wait(0.2)
    expect(scroll.isDecelerating)
  }

  @Test func `SV-42 who catches a decelerating list drags from the first point on`() throws {
    try decelerate()
    try scene.press(300)
    let place = scroll.contentOffset.y
    try scene.drag(to: [297])
    expect(scroll.isDragging)
    expectEqual(scroll.contentOffset.y, place + 3)
    try scene.drag(to: [280])
    expectEqual(scroll.contentOffset.y, place + 20)
    // The next finger finds a list at rest, and loses its ten points.
    try scene.world.wait(0.2)
    try scene.world.up()
    try scene.press(300, 297, 280)
    expectEqual(scroll.contentOffset.y, place + 30)
  }

  @Test func `SV-42 a caught list does not go sideways, and a tap leaves it there`() throws {
    try decelerate()
    try scene.press(300)
    let place = scroll.contentOffset.y
    try scene.drag(to: [300], x: 58)
    expect(!scroll.isDragging)
    try scene.world.up()
    try scene.world.wait(1)
    expectEqual(scroll.contentOffset.y, place)
    // What a program moves is not caught in this way.
    scroll.setContentOffset(CGPoint(0, place + 200), animated: true)
    try scene.world.wait(0.1)
    try scene.press(300, 295)
    expect(!scroll.isDragging)
  }

  @Test func `SV-43 a pan on another view stops, catches and scrolls the list`() throws {
    try decelerate()
    let overlay = scene.world.add("overlay", CGRect(0, 100, 300, 300))
    overlay.addGestureRecognizer(scroll.panGestureRecognizer)
    try scene.press(300)
    expect(!scroll.isDecelerating)
    let place = scroll.contentOffset.y
    try scene.drag(to: [295])
    expectEqual(scroll.contentOffset.y, place + 5)

    let other = ScrollScene(UIView())
    other.world.root.addGestureRecognizer(other.scroll.panGestureRecognizer)
    expectEqual(other.scroll.gestureRecognizers?.count, 2)
    // Below the list, where it lies alone.
    try other.press(700, x: 200)
    expect(other.scroll.isTracking)
    try other.drag(to: [680, 650], x: 200)
    expect(other.scroll.isDragging)
    expectEqual(other.scroll.contentOffset.y, 40)
    try other.world.wait(0.2)
    try other.world.up()
    // And from the list itself.
    try other.press(350, 300)
    expectEqual(other.scroll.contentOffset.y, 80)
  }

  @Test func `SV-43 the scroll view may leave its window, or be gone, before its pan`() throws {
    let world = World()
    let overlay = world.add("overlay", CGRect(0, 0, 300, 300))
    var scroll: UIScrollView? = UIScrollView(frame: CGRect(0, 0, 300, 300))
    let listener = ScrollListener()
    if let scroll {
      scroll.contentSize.height = 900
      scroll.delegate = listener
      world.root.insertSubview(scroll, at: 0)
      overlay.addGestureRecognizer(scroll.panGestureRecognizer)
    }
    try world.stroke((50, 250), (50, 230), (50, 200), end: nil)
    expectEqual(scroll?.contentOffset.y, 40)
    scroll?.removeFromSuperview()
    expectEqual(listener.calls.last, "didEndDragging false")
    scroll = nil
    try world.drag([CGPoint(50, 150)])
    try world.up()
    try world.stroke((50, 250), (50, 200))
    expectEqual(overlay.gestureRecognizers?.first?.state, .possible)
  }

  @Test func `SV-43 a drag cut off as its scroll view leaves begins no motion`() throws {
    // The pan sits on another view, and the delegate wants the drag to go on.
    let scene = ScrollScene(UIView())
    let overlay = scene.world.add("overlay", CGRect(0, 100, 300, 300))
    overlay.addGestureRecognizer(scene.scroll.panGestureRecognizer)
    scene.listener.target = { CGPoint(x: 0, y: $0.y + 100) }
    try scene.press(390, 370, 350)
    scene.scroll.removeFromSuperview()
    try scene.world.wait(1)
    expectEqual(scene.listener.calls.last, "willBeginDecelerating")
    expect(!scene.scroll.isDecelerating)
    expect(!scene.scroll.isMoving)
  }

  @Test(arguments: [false, true])
  func `SV-29 what ends with a window begins no motion in it`(zooms: Bool) throws {
    // The content's pan ends after its scroll view has been stopped.
    let scene = ScrollScene(UIView())
    let zooming = Zooming(scene.content)
    scene.scroll.delegate = zooming
    scene.scroll.maximumZoomScale = 2
    scene.scroll.isScrollEnabled = false
    let mover = Mover(scene.scroll, zooms: zooms)
    let pan = UIPanGestureRecognizer(target: mover, action: Mover.act)
    scene.content.addGestureRecognizer(pan)
    try scene.press(150, 170, 190)
    expectEqual(pan.state, .changed)
    scene.world.application.windowScene.remove(scene.world.window)
    expectEqual(pan.state, .possible)
    try scene.world.wait(1)
    expect(!scene.scroll.isMoving)
  }

  private final class Zooming: UIScrollViewDelegate {
    let view: UIView
    init(_ view: UIView) { self.view = view }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
  }

  /// Begins a motion when its pan is cancelled.
  private final class Mover {
    let scroll: UIScrollView
    let zooms: Bool
    init(_ scroll: UIScrollView, zooms: Bool) { (self.scroll, self.zooms) = (scroll, zooms) }
    func act(_ pan: UIPanGestureRecognizer) {
      guard pan.state == .cancelled else { return }
      if zooms {
        scroll.setZoomScale(2, animated: true)
      } else {
        scroll.setContentOffset(CGPoint(0, 90), animated: true)
      }
      expect(scroll.isMoving)
    }
  }
}
