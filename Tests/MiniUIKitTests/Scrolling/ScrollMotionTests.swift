import MiniUIKit
import TestKit
import Testing

/// How a scroll view moves under a finger and without one.
@Suite(.provedOnce(.engine)) struct ScrollMotionTests {
  @Test func `SV-14 the drag begins after 10 points, and what is more counts at once`() throws {
    let scene = ScrollScene(UIView())
    try scene.world.down(50, 390)
    try scene.drag(to: [381])
    expectEqual(scene.listener.calls, [])
    try scene.drag(to: [375])
    expectLines(scene.listener.calls, ["willBeginDragging at 0", "didScroll"])
    expectEqual(scene.scroll.contentOffset, CGPoint(x: 0, y: 5))
  }

  @Test(arguments: [(CGPoint(x: -60, y: -20), true), (CGPoint(x: -60, y: -50), false)])
  func `SV-15 with the lock a drag roughly along an axis stays on it`(way: CGPoint, isLocked: Bool)
    throws
  {
    let scene = ScrollScene(UIView())
    scene.scroll.contentSize.width = 900
    scene.scroll.isDirectionalLockEnabled = true
    try scene.world.down(200, 350)
    try scene.world.frame()
    try scene.world.move(200 + way.x, 350 + way.y)
    expectEqual(scene.scroll.contentOffset.x, 50)
    expectEqual(scene.scroll.contentOffset.y == 0, isLocked)
  }

  @Test func `SV-16 a tap on the status bar scrolls the only view that wants to`() throws {
    let scene = ScrollScene(UIView())
    scene.scroll.contentOffset.y = 200
    scene.world.phone.tapStatusBar()
    try scene.world.wait(0.5)
    expectEqual(scene.scroll.contentOffset.y, 0)
    let other = UIScrollView(frame: CGRect(x: 0, y: 500, width: 100, height: 100))
    scene.world.add("other", other)
    scene.scroll.contentOffset.y = 200
    scene.world.phone.tapStatusBar()
    try scene.world.wait(0.5)
    expectEqual(scene.scroll.contentOffset.y, 200)
    other.scrollsToTop = false
    scene.world.phone.tapStatusBar()
    try scene.world.wait(0.5)
    expectEqual(scene.scroll.contentOffset.y, 0)
  }

  @Test func `SV-17 a drag makes the keyboard go, if it is told to`() throws {
    let scene = ScrollScene(UIView())
    let field = UITextField(frame: CGRect(x: 0, y: 450, width: 100, height: 30))
    scene.world.add("field", field)
    for mode in [UIScrollView.KeyboardDismissMode.none, .onDrag] {
      scene.scroll.keyboardDismissMode = mode
      field.becomeFirstResponder()
      try scene.flick(200)
      expectEqual(field.isFirstResponder, (mode == .none))
      try scene.world.wait(3)
    }
  }

  @Test func `SV-20 the rates of deceleration`() {
    expectEqual(UIScrollView.DecelerationRate.normal.rawValue, 0.998)
    expectEqual(UIScrollView.DecelerationRate.fast.rawValue, 0.99)
  }

  @Test(arguments: [300.0, 600])
  func `SV-22 a flick comes to rest where the law says`(speed: Double) throws {
    let scene = ScrollScene(UIView())
    scene.scroll.contentSize.height = 3000
    try scene.flick(CGFloat(speed))
    let start = scene.scroll.contentOffset.y
    try scene.world.wait(5)
    let velocity = scene.listener.velocity.y * 1000
    let way = ScrollLaws.landing(velocity, rate: 0.998)
    expectNear(velocity, CGFloat(speed), within: 5)
    // The offset is that of a pixel (SV-27).
    let off: CGFloat = scene.scroll.contentOffset.y - start - way
    let halfPixel: CGFloat = 1.0 / 6
    #expect(abs(off) <= halfPixel + 0.01)
  }

  @Test func `SV-23 the delegate may say where the view comes to rest`() throws {
    let scene = ScrollScene(UIView())
    scene.listener.target = { _ in CGPoint(x: 0, y: 100) }
    try scene.flick(300)
    try scene.world.wait(5)
    expectEqual(scene.scroll.contentOffset.y, 100)
    expectEqual(scene.listener.calls.last, "didEndDecelerating")
  }

  @Test func `SV-24 the speed is that of the last 100 ms: a finger that rests throws nothing`()
    throws
  {
    let scene = ScrollScene(UIView())
    try scene.world.down(50, 390)
    try scene.drag(to: [370, 340, 310])
    try scene.world.wait(0.11)
    try scene.world.up()
    expectEqual(scene.listener.velocity, .zero)
    expectEqual(scene.listener.calls.last, "didEndDragging false")
  }

  @Test func `SV-25 beyond the edge the content follows less and less`() throws {
    let scene = ScrollScene(UIView())
    try scene.world.down(50, 150)
    try scene.drag(to: [260])
    // 110 points of finger, 10 of them slop.
    let pulled: CGFloat = 0.55 * 100
    let expected = ScrollLaws.onPixel(-300 * pulled / (300 + pulled))
    expectEqual(scene.scroll.contentOffset.y, expected)
    try scene.world.up()
    try scene.world.wait(3)
    expectEqual(scene.scroll.contentOffset.y, 0)
  }

  @Test(arguments: [0, 60])
  func `SV-47 an inset at the top is how far above its content a list comes to rest`(top: CGFloat)
    throws
  {
    let scene = ScrollScene(UIView())
    scene.scroll.contentInset.top = top
    try scene.world.down(50, 150)
    try scene.drag(to: [390])
    try scene.world.up()
    try scene.world.wait(3)
    expectEqual(scene.scroll.contentOffset.y, -top)
  }

  @Test func `SV-26 a flick into the edge swings over and comes back`() throws {
    let scene = ScrollScene(UIView())
    scene.scroll.contentSize.height = 500
    try scene.flick(900)
    try scene.world.wait(5)
    let furthest = scene.listener.offsets.map(\.y).max() ?? 0
    #expect(furthest > 205)
    expectEqual(scene.scroll.contentOffset.y, 200)
  }

  @Test func `SV-27 the offset is that of a pixel`() {
    let scroll = UIScrollView()
    scroll.contentOffset = CGPoint(x: 0.2, y: 10.5)
    expectEqual(scroll.contentOffset.x, 1.0 / 3)
    expectEqual(scroll.contentOffset.y, 32 / 3.0)
  }

  @Test func `SV-28 paging stops at pages, no bounce clamps, always bounce gives way`() throws {
    let paged = ScrollScene(UIView())
    paged.scroll.isPagingEnabled = true
    paged.scroll.contentSize.height = 1500
    try paged.flick(700)
    try paged.world.wait(5)
    expectEqual(paged.scroll.contentOffset.y, 300)

    let stiff = ScrollScene(UIView())
    stiff.scroll.bounces = false
    try stiff.world.down(50, 150)
    try stiff.drag(to: [260])
    expectEqual(stiff.scroll.contentOffset.y, 0)

    for gives in [false, true] {
      let small = ScrollScene(UIView())
      small.scroll.contentSize.height = 200
      small.scroll.alwaysBounceVertical = gives
      try small.world.down(50, 150)
      try small.drag(to: [260])
      expectEqual(small.scroll.contentOffset.y < 0, gives)
    }
  }

  @Test func `SV-29 the delegate's calls of a drag, and what calls didScroll`() throws {
    let scene = ScrollScene(UIView())
    try scene.flick(300)
    try scene.world.wait(5)
    expectLines(
      scene.listener.calls,
      [
        "willBeginDragging at 0", "didScroll", "willEndDragging", "didEndDragging true",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
    scene.listener.calls = []
    scene.scroll.contentOffset.y = 7
    scene.scroll.bounds.origin.y = 50
    expectLines(scene.listener.calls, ["didScroll"])
    scene.scroll.setContentOffset(CGPoint(x: 0, y: 90), animated: true)
    try scene.world.wait(1)
    expectLines(scene.listener.calls, ["didScroll", "didEndScrollingAnimation"])
    expectEqual(scene.scroll.contentOffset.y, 90)
  }

  @Test func `SV-13 nested on crossed axes each view takes its own`() throws {
    for isVertical in [true, false] {
      let scene = ScrollScene(UIView())
      let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
      inner.contentSize = CGSize(width: 900, height: 100)
      scene.world.add("inner", inner, to: scene.scroll)
      try scene.world.down(200, 280)
      try scene.world.frame()
      try isVertical ? scene.world.move(200, 250) : scene.world.move(170, 280)
      expectEqual(inner.contentOffset.x, isVertical ? 0 : 20)
      expectEqual(scene.scroll.contentOffset.y, isVertical ? 20 : 0)
    }
  }

  @Test func `SV-50 an animated change to where it is already tells no end`() throws {
    let scene = ScrollScene(UIView())
    scene.scroll.contentOffset.y = 90
    scene.listener.calls = []
    scene.scroll.setContentOffset(CGPoint(x: 0, y: 90.1), animated: true)
    try scene.world.wait(1)
    expectLines(scene.listener.calls, [], "it is the same pixel")
    scene.scroll.setContentOffset(CGPoint(x: 0, y: 91), animated: true)
    try scene.world.wait(1)
    expectLines(scene.listener.calls, ["didScroll", "didEndScrollingAnimation"])
  }
}
