import MiniUIKit
import TestKit
import Testing

/// The golden traces of nested scroll views, of zooming, and of the beginning and end of drags.
@Suite(.provedOnce(.engine)) struct HandOverTraceTests {
  @Test(arguments: [true, false])
  func `TR-50 TR-51 SV-13 a box in a page, dragged beyond its end and back; it hands over, or not`(
    handsOver: Bool
  ) throws {
    let nested = NestedScene()
    nested.box.transfersVerticalScrollingToParent = handsOver
    try nested.drag(40, 90, 140, 60)
    try nested.world.wait(0.2)
    try nested.world.up()
    let shared = [
      "box willBeginDragging", "box didScroll 0,30", "box didScroll 0,50",
      "scroll willBeginDragging", "scroll didScroll 0,30", "scroll didScroll 0,80",
      "scroll didScroll 0,0", "box willEndDragging", "box didEndDragging",
      "scroll willEndDragging", "scroll didEndDragging",
    ]
    let alone = [
      "box willBeginDragging", "box didScroll 0,30", "box didScroll 0,64",
      "box didScroll 0,80.667", "box didScroll 0,50", "box willEndDragging", "box didEndDragging",
    ]
    expectLines(nested.lines, handsOver ? shared : alone)
  }

  @Test func `TR-52 SV-10 a list is asked about its own pan, a finger on its content`() throws {
    final class Shy: UIScrollView, UIGestureRecognizerDelegate {
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer !== panGestureRecognizer || contentOffset.y == 0
      }
    }
    let scene = ScrollScene(UIView(), in: Shy())
    for _ in 1...2 {
      try scene.world.down(50, 160)
      try scene.drag(to: [120])
      try scene.world.wait(0.2)
      try scene.world.up()
    }
    expectLines(
      scene.world.sentences("ask", "scroll"), "scroll shouldReceive -> yes about pan(scroll)",
      "content shouldBegin -> yes about pan(scroll)", "scroll shouldBegin -> yes about pan(scroll)",
      "scroll shouldRequireFailureOf -> no about pan(scroll) with delay(scroll)",
      "scroll shouldRecognizeSimultaneouslyWith -> no about pan(scroll) with delay(scroll)",
      "scroll willBeginDragging", "scroll didScroll 0,30", "scroll willEndDragging",
      "scroll didEndDragging", "scroll shouldReceive -> yes about pan(scroll)",
      "content shouldBegin -> yes about pan(scroll)", "scroll shouldBegin -> no about pan(scroll)",
      "scroll touchesShouldBegin -> yes about content")
  }

  @Test func `TR-53 TR-57 SV-24 SV-42 SV-11 a flick, and one that is caught`() throws {
    let scene = ScrollScene(UIView())
    try scene.flick(3000, frames: 3)
    expectLines(
      scene.world.lines("scroll", of: ["scroll"]), "scroll willBeginDragging",
      "scroll didScroll 0,40", "scroll didScroll 0,90", "scroll didScroll 0,140",
      "scroll willEndDragging", "scroll didEndDragging, decelerates", "scroll willBeginDecelerating"
    )
    expectNear(scene.listener.velocity.y, 3, within: 0.001)

    // TR-57: a finger catches a list that slows down.
    let caught = ScrollScene(UIView())
    caught.scroll.contentSize.height = 3000
    try caught.flick(1000)
    try caught.world.wait(0.2)
    caught.world.forget()
    try caught.world.down(50, 300)
    try caught.drag(to: [297])
    try caught.world.wait(0.2)
    try caught.world.up()
    expectLines(
      caught.world.lines("scroll", "touch", of: ["scroll", "content"]), "scroll didEndDecelerating",
      "began scroll", "scroll willBeginDragging", "scroll didScroll 0,346.333", "cancelled scroll",
      "scroll willEndDragging", "scroll didEndDragging")
  }

  @Test func `TR-54 TR-55 SV-39 SV-40 a pinch during a drag, and one that goes too far`() throws {
    // TR-54: a second finger scales during a drag.
    let zoom = ZoomScene()
    zoom.scroll.zoomScale = 2
    zoom.world.forget()
    try zoom.world.down(100, 300, finger: 1)
    try zoom.world.drag([CGPoint(x: 100, y: 250)])
    try zoom.world.down(200, 250, finger: 2)
    try zoom.world.drag([CGPoint(x: 254, y: 250)], finger: 2)
    try zoom.world.wait(0.2)
    try zoom.liftBoth()
    expectLines(
      zoom.world.lines("gesture", "scroll", of: ["pan(scroll)", "pinch(scroll)", "scroll"]),
      "pan(scroll) began", "scroll willBeginDragging", "scroll didScroll 150,190",
      "pan(scroll) changed", "pan(scroll) changed", "pinch(scroll) began",
      "scroll didScroll 123,190", "scroll willBeginZooming", "scroll didScroll 250.667,334.667",
      "scroll didZoom", "pan(scroll) ended", "pinch(scroll) ended", "scroll willEndDragging",
      "scroll didEndDragging", "scroll didEndZooming", "pan(scroll) possible",
      "pinch(scroll) possible")

    // TR-55: a pinch beyond the largest scale comes back before it ends.
    let large = ZoomScene(largest: 2)
    try large.pinch(at: 150, 250, 70, 200)
    try large.liftBoth()
    try large.world.wait(0.4)
    let steps = large.world.lines("scroll", of: ["scroll"]).filter { $0.contains("Zoom") }
    let times = steps.count { $0 == "scroll didZoom" }
    #expect(times > 10)
    expectLines(
      [steps.first, steps.last].compactMap { $0 }, "scroll willBeginZooming", "scroll didEndZooming"
    )
    expectEqual(large.scroll.zoomScale, 2)
  }

  @Test func `TR-56 TR-58 SV-41 SV-43 a list's pan is switched off, or on a cover`() throws {
    // TR-56: scrolling is switched off in the middle of a drag.
    let scene = ScrollScene(UIView())
    try scene.world.down(50, 390)
    try scene.drag(to: [360, 310])
    scene.scroll.isScrollEnabled = false
    try scene.world.up()
    try scene.world.wait(1)
    expectLines(
      scene.world.lines("gesture", "scroll", of: ["pan(scroll)", "scroll"]), "pan(scroll) began",
      "scroll willBeginDragging", "scroll didScroll 0,20", "pan(scroll) changed",
      "scroll didScroll 0,70", "pan(scroll) cancelled", "scroll willEndDragging",
      "scroll didEndDragging", "pan(scroll) possible")

    // TR-58: a list's pan on a view that covers it.
    let covered = ScrollScene(UIView())
    let cover = covered.world.add("cover", CGRect(x: 0, y: 100, width: 300, height: 300))
    cover.addGestureRecognizer(covered.scroll.panGestureRecognizer)
    try covered.world.down(50, 300)
    try covered.drag(to: [270])
    try covered.world.wait(0.2)
    try covered.world.up()
    expectLines(
      covered.world.lines("touch", "gesture", "scroll", of: ["cover", "pan(cover)", "scroll"]),
      "began cover", "pan(cover) began", "scroll willBeginDragging", "scroll didScroll 0,20",
      "cancelled cover", "pan(cover) ended", "scroll willEndDragging", "scroll didEndDragging",
      "pan(cover) possible")
  }
}
