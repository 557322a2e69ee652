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
    x: CGFloat, scrolls: Bool
  ) throws {
    let list = HalfList()
    let scene = ScrollScene(UIView(), in: list)
    // One finger on the list itself, one on a view in its content, one on a view in that.
    scene.content.frame = CGRect(0, 0, 220, 400)
    scene.world.add("part", CGRect(0, 0, 100, 400), to: scene.content)
    try scene.press(350, 330, 300, x: x)
    expectEqual(list.contentOffset.y, scrolls ? 40 : 0)
    expectEqual(list.asked, 1)
    let no = "scroll shouldBegin -> no about pan(scroll)"
    expectEqual(scene.world.sentences("ask").contains(no), !scrolls, "a no is reported")
    expectEqual(scene.world.lines("gesture").contains("pan(scroll) failed"), !scrolls)
  }

  @Test(arguments: [true, false])
  func `SV-10 a scroll view that says it conforms is asked whether its pan may run with another`(
    isAsked: Bool
  ) throws {
    let list = isAsked ? NotAlone() : UIScrollView()
    let scene = ScrollScene(UIView(), in: list)
    let pan = UIPanGestureRecognizer()
    scene.world.root.addGestureRecognizer(pan)
    expectSame(list.panGestureRecognizer.delegate, isAsked ? list : nil)
    expectSame(list.pinchGestureRecognizer?.delegate, isAsked ? list : nil)
    try scene.press(350, 330, 300)
    expectEqual(list.contentOffset.y, 40)
    expectEqual(pan.state == .changed, isAsked)
    if isAsked {
      list.panGestureRecognizer.delegate = list as? NotAlone
      expectSame(list.panGestureRecognizer.delegate, list, "it is no other delegate")
    }
  }

  enum Other: String, CaseIterable, Codable, Sendable { case ofPan, ofPinch, none }

  @Test(arguments: Other.allCases)
  func `SV-10 another delegate of the pan or the pinch is refused, and so is none`(
    other: Other
  ) async {
    await #expect(processExitsWith: .failure) { [other] in
      final class Delegate: UIGestureRecognizerDelegate {}
      let (scroll, delegate) = (other == .none ? NotAlone() : UIScrollView(), Delegate())
      switch other {
      case .ofPan: scroll.panGestureRecognizer.delegate = delegate
      case .ofPinch: scroll.pinchGestureRecognizer?.delegate = delegate
      case .none: scroll.panGestureRecognizer.delegate = nil
      }
      withExtendedLifetime((scroll, delegate)) {}
    }
  }
}
