import MiniUIKit
import TestKit
import Testing

/// A scroll view as the delegate of its own pan and pinch.
@Suite(.provedOnce(.engine), .ownThreads) struct ScrollDelegateTests {
  /// A list that scrolls by its right half only.
  private final class HalfList: UIScrollView {
    var asked = 0
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard gestureRecognizer === panGestureRecognizer else { return true }
      asked += 1
      return gestureRecognizer.location(in: self).x > 150
    }
  }

  @Test(arguments: [(250.0, true), (200, true), (50, false)])
  func `SV-10 a scroll view that overrides gestureRecognizerShouldBegin is asked once for its pan`(
    x: Double, scrolls: Bool
  ) throws {
    let list = HalfList()
    let scene = ScrollScene(UIView(), in: list)
    // One finger on the list itself, one on a view in its content, one on a view in that.
    scene.content.frame = CGRect(x: 0, y: 0, width: 220, height: 400)
    scene.world.add("part", CGRect(x: 0, y: 0, width: 100, height: 400), to: scene.content)
    try scene.world.down(CGFloat(x), 350)
    try scene.drag(to: [330, 300], x: CGFloat(x))
    expectEqual(list.contentOffset.y, scrolls ? 40 : 0)
    expectEqual(list.asked, 1)
  }

  @Test func `SV-10 a no of the scroll view is reported, and its pan fails`() throws {
    let scene = ScrollScene(UIView(), in: HalfList())
    try scene.world.down(50, 150)
    try scene.drag(to: [190])
    expect(
      scene.world.sentences("ask").contains("scroll shouldBegin -> no about pan(scroll)"))
    expect(scene.world.lines("gesture").contains("pan(scroll) failed"))
  }

  @Test
  func `SV-10 a scroll view that says it conforms is asked whether its pan may run with another`()
    throws
  {
    for isAsked in [true, false] {
      let list = isAsked ? NotAlone() : UIScrollView()
      let scene = ScrollScene(UIView(), in: list)
      let pan = UIPanGestureRecognizer()
      scene.world.root.addGestureRecognizer(pan)
      expectSame(list.panGestureRecognizer.delegate, isAsked ? list : nil)
      expectSame(list.pinchGestureRecognizer?.delegate, isAsked ? list : nil)
      try scene.world.down(50, 350)
      try scene.drag(to: [330, 300])
      expectEqual(list.contentOffset.y, 40)
      expectEqual(pan.state == .changed, isAsked)
    }
  }

  @Test func `SV-10 another delegate of the pan is refused with UIKit's sentence`() async {
    await #expect(processExitsWith: .failure) {
      final class Delegate: UIGestureRecognizerDelegate {}
      let (scroll, delegate) = (UIScrollView(), Delegate())
      withExtendedLifetime(scroll) { scroll.panGestureRecognizer.delegate = delegate }
    }
  }

  @Test func `SV-10 another delegate of the pinch is refused, too`() async {
    await #expect(processExitsWith: .failure) {
      final class Delegate: UIGestureRecognizerDelegate {}
      let (scroll, delegate) = (UIScrollView(), Delegate())
      withExtendedLifetime(scroll) { scroll.pinchGestureRecognizer?.delegate = delegate }
    }
  }

  @Test func `SV-10 nor may it have none`() async {
    await #expect(processExitsWith: .failure) {
      let scroll = NotAlone()
      withExtendedLifetime(scroll) { scroll.panGestureRecognizer.delegate = nil }
    }
  }

  @Test func `SV-10 the scroll view itself is no other delegate`() {
    let list = NotAlone()
    list.panGestureRecognizer.delegate = list
    expectSame(list.panGestureRecognizer.delegate, list)
  }
}
