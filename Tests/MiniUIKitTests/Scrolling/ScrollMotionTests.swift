import MiniUIKit
import TestKit
import Testing

/// How a scroll view moves under a finger and without one.
@Suite(.provedOnce(.engine)) struct ScrollMotionTests {
  private let scene = ScrollScene(UIView())
  private var scroll: UIScrollView { scene.scroll }

  @Test func `SV-14 the drag begins after 10 points, and what is more counts at once`() throws {
    try scene.press(390, 381)
    expectEqual(scene.listener.calls, [])
    try scene.drag(to: [375])
    expectLines(scene.listener.calls, ["willBeginDragging at 0", "didScroll"])
    expectEqual(scroll.contentOffset, CGPoint(0, 5))
  }

  @Test(arguments: [(20, true), (50, false)])
  func `SV-15 with the lock a drag roughly along an axis stays on it`(up: CGFloat, isLocked: Bool)
    throws
  {
    scroll.contentSize.width = 900
    scroll.isDirectionalLockEnabled = true
    try scene.world.stroke((200, 350), (140, 350 - up), end: nil)
    expectEqual(scroll.contentOffset.x, 50)
    expectEqual(scroll.contentOffset.y == 0, isLocked)
  }

  @Test func `SV-16 a tap on the status bar scrolls the only view that wants to`() throws {
    func tapStatusBar() throws {
      scroll.contentOffset.y = 200
      scene.world.phone.tapStatusBar()
      try scene.world.wait(0.5)
    }
    try tapStatusBar()
    expectEqual(scroll.contentOffset.y, 0)
    let other = scene.world.add("other", UIScrollView(frame: CGRect(0, 500, 100, 100)))
    try tapStatusBar()
    expectEqual(scroll.contentOffset.y, 200)
    other.scrollsToTop = false
    try tapStatusBar()
    expectEqual(scroll.contentOffset.y, 0)
  }

  @Test func `SV-17 a drag makes the keyboard go, if it is told to`() throws {
    let field = scene.world.add("field", UITextField(frame: CGRect(0, 450, 100, 30)))
    for mode in [UIScrollView.KeyboardDismissMode.none, .onDrag] {
      scroll.keyboardDismissMode = mode
      field.becomeFirstResponder()
      try scene.flick(200)
      expectEqual(field.isFirstResponder, (mode == .none))
      try scene.world.wait(3)
    }
  }

  @Test(arguments: [300.0, 600])
  func `SV-20 SV-22 a flick comes to rest where the law says`(speed: CGFloat) throws {
    expectEqual(UIScrollView.DecelerationRate.normal.rawValue, 0.998)
    expectEqual(UIScrollView.DecelerationRate.fast.rawValue, 0.99)
    scroll.contentSize.height = 3000
    try scene.flick(speed)
    let start = scroll.contentOffset.y
    try scene.world.wait(5)
    let velocity = scene.listener.velocity.y * 1000
    expectNear(velocity, speed, within: 5)
    // The offset is that of a pixel (SV-27).
    let way = ScrollLaws.landing(velocity, rate: 0.998)
    expectNear(scroll.contentOffset.y - start, way, within: 1 / 6 + 0.01)
  }

  @Test(arguments: [0, 60])
  func `SV-25 SV-47 beyond the edge the content follows less and less, and comes back to its inset`(
    top: CGFloat
  ) throws {
    scroll.contentInset.top = top
    scroll.contentOffset.y = -top
    try scene.press(150, 260)
    // 110 points of finger, 10 of them slop.
    let (pulled, length): (CGFloat, CGFloat) = (0.55 * 100, 300)
    let expected = ScrollLaws.onPixel(-top - length * pulled / (length + pulled))
    expectEqual(scroll.contentOffset.y, expected)
    try scene.world.up()
    try scene.world.wait(3)
    expectEqual(scroll.contentOffset.y, -top)
  }

  @Test func `SV-23 SV-26 a flick swings over the edge, if the delegate lets it`() throws {
    scroll.contentSize.height = 500
    try scene.flick(900)
    try scene.world.wait(5)
    let furthest = scene.listener.offsets.map(\.y).max() ?? 0
    expect(furthest > 205)
    expectEqual(scroll.contentOffset.y, 200)

    scroll.contentOffset = .zero
    scene.listener.target = { _ in CGPoint(0, 100) }
    try scene.flick(300)
    try scene.world.wait(5)
    expectEqual(scroll.contentOffset.y, 100)
    expectEqual(scene.listener.calls.last, "didEndDecelerating")
  }

  @Test func `SV-27 SV-50 the offset is that of a pixel, and the same pixel is no change`() throws {
    scroll.contentOffset = CGPoint(0.2, 10.5)
    expectEqual(scroll.contentOffset, CGPoint(1.0 / 3, 32 / 3.0))
    scroll.contentOffset.y = 90
    scene.listener.calls = []
    scroll.setContentOffset(CGPoint(scroll.contentOffset.x, 90.1), animated: true)
    try scene.world.wait(1)
    expectLines(scene.listener.calls, [], "an animation to where it is already tells no end")
    scroll.setContentOffset(CGPoint(0, 91), animated: true)
    try scene.world.wait(1)
    expectLines(scene.listener.calls, ["didScroll", "didEndScrollingAnimation"])
  }

  @Test func `SV-28 paging stops at pages, no bounce clamps, always bounce gives way`() throws {
    scroll.isPagingEnabled = true
    scroll.contentSize.height = 1500
    try scene.flick(700)
    try scene.world.wait(5)
    expectEqual(scroll.contentOffset.y, 300)
    let stiff = ScrollScene(UIView())
    stiff.scroll.bounces = false
    try stiff.press(150, 260)
    expectEqual(stiff.scroll.contentOffset.y, 0)
    for gives in [false, true] {
      let small = ScrollScene(UIView())
      small.scroll.contentSize.height = 200
      small.scroll.alwaysBounceVertical = gives
      try small.press(150, 260)
      expectEqual(small.scroll.contentOffset.y < 0, gives)
    }
  }

  @Test func `SV-29 the delegate's calls of a drag, and what calls didScroll`() throws {
    try scene.flick(300)
    try scene.world.wait(5)
    expectLines(scene.listener.calls, ScrollListener.wholeDrag)
    scene.listener.calls = []
    scroll.contentOffset.y = 7
    scroll.bounds.origin.y = 50
    expectLines(scene.listener.calls, ["didScroll"])
    scroll.setContentOffset(CGPoint(0, 90), animated: true)
    try scene.world.wait(1)
    expectLines(scene.listener.calls, ["didScroll", "didEndScrollingAnimation"])
    expectEqual(scroll.contentOffset.y, 90)
  }

  @Test(arguments: [true, false])
  func `SV-13 nested on crossed axes each view takes its own`(isVertical: Bool) throws {
    let inner = scene.world.add(
      "inner", UIScrollView(frame: CGRect(0, 100, 300, 100)), to: scroll)
    inner.contentSize = CGSize(900, 100)
    try scene.world.stroke((200, 280), isVertical ? (200, 250) : (170, 280), end: nil)
    expectEqual(inner.contentOffset.x, isVertical ? 0 : 20)
    expectEqual(scroll.contentOffset.y, isVertical ? 20 : 0)
  }
}
