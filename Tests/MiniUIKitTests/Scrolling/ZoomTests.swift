import MiniUIKit
import TestKit
import Testing

/// A picture of 300 × 300 that fills its scroll view at (0, 100), to be scaled up to 3 times.
final class ZoomScene {
  let scene: ScrollScene<UIView>
  let zoomer = Zoomer()
  var world: World { scene.world }
  var scroll: UIScrollView { scene.scroll }
  var picture: UIView { scene.content }

  init(largest: CGFloat = 3) {
    scene = ScrollScene(UIView())
    scene.content.frame = CGRect(0, 0, 300, 300)
    scene.scroll.contentSize = CGSize(300, 300)
    scene.scroll.maximumZoomScale = largest
    zoomer.view = scene.content
    scene.scroll.delegate = zoomer
  }

  /// Puts two fingers down at a point, each 30 points beside it, and moves them apart to distances.
  ///
  /// The first ten points of change make the pinch begin; 8 of them do not count (GR-98).
  func pinch(at x: CGFloat, _ y: CGFloat, _ distances: CGFloat...) throws {
    try world.down(x - 30, y, finger: 1)
    try world.down(x + 30, y, finger: 2)
    for distance in distances { try move(x - distance / 2, x + distance / 2, y) }
  }

  /// Moves both fingers at once, a frame later.
  func move(_ x1: CGFloat, _ x2: CGFloat, _ y: CGFloat) throws {
    try world.frame()
    try world.phone.digitizer.report([
      .init(finger: 1, .moved, at: CGPoint(x1, y)), .init(finger: 2, .moved, at: CGPoint(x2, y)),
    ])
  }

  func liftBoth() throws {
    try world.phone.digitizer.report(
      world.phone.digitizer.fingers.map {
        HIDEvent.Contact(finger: $0.finger, .up, at: $0.location)
      })
  }

  /// The point of the picture that is seen at a place on the screen.
  func seen(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    picture.convert(CGPoint(x, y), from: nil)
  }

  final class Zoomer: UIScrollViewDelegate {
    var view: UIView?
    var calls: [String] = []
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    private func note(_ call: String) { if calls.last != call { calls.append(call) } }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      note("willBeginZooming")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { note("didZoom") }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { note("didEndZooming at \(scale)") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      note("didEndDragging \(decelerate)")
    }
  }
}

/// How a scroll view scales its content.
@Suite(.provedOnce(.engine)) struct ZoomTests {
  private func expectSeen(
    _ zoom: ZoomScene, _ x: CGFloat, _ y: CGFloat, _ point: CGPoint,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let seen = zoom.seen(x, y)
    expectNear(seen.x, point.x, within: 0.4, "x", sourceLocation: sourceLocation)
    expectNear(seen.y, point.y, within: 0.4, "y", sourceLocation: sourceLocation)
  }

  @Test func `SV-40 what lies between the two fingers stays there while they scale`() throws {
    let zoom = ZoomScene()
    try zoom.pinch(at: 100, 150, 70, 100, 136)
    expectEqual(zoom.scroll.zoomScale, 2)
    expectSeen(zoom, 100, 150, CGPoint(100, 50))
    try zoom.liftBoth()
    try zoom.world.wait(1)
    // And from there, about another point.
    let point = zoom.seen(200, 300)
    try zoom.pinch(at: 200, 300, 70, 102)
    expectNear(zoom.scroll.zoomScale, 3, within: 0.0001)
    expectSeen(zoom, 200, 300, point)
  }

  @Test func `SV-40 without two limits, or without a view to scale, nothing is scaled`() throws {
    let zoom = ZoomScene(largest: 1)
    try zoom.pinch(at: 100, 150, 70, 100, 136)
    expectEqual(zoom.scroll.zoomScale, 1)
    zoom.scroll.maximumZoomScale = 3
    zoom.zoomer.view = nil
    try zoom.liftBoth()
    try zoom.pinch(at: 100, 150, 70, 100, 136)
    expectEqual(zoom.scroll.zoomScale, 1)
    expectLines(zoom.zoomer.calls, [])
    let unnamed = ZoomScene()
    unnamed.zoomer.view = nil
    try unnamed.pinch(at: 150, 250, 70, 136)
    expectEqual(unnamed.scroll.zoomScale, 1)
    expectLines(unnamed.zoomer.calls, [])
  }

  @Test func `SV-40 the content gets larger by the scale, from the upper left corner`() {
    let zoom = ZoomScene()
    zoom.scroll.zoomScale = 2
    expectEqual(zoom.scroll.contentSize, CGSize(600, 600))
    expectEqual(zoom.picture.frame, CGRect(0, 0, 600, 600))
    expectEqual(zoom.scroll.contentOffset, CGPoint(150, 150))
    zoom.scroll.zoomScale = 9
    expectEqual(zoom.scroll.zoomScale, 3, "within the limits")
    zoom.scroll.zoomScale = 1
    expectEqual(zoom.scroll.contentOffset, .zero)
  }

  @Test func `SV-40 a finger that comes down beside the other one again and again zooms to an end`()
    throws
  {
    let zoom = ZoomScene()
    let world = zoom.world
    try world.down((100, 300), (101, 300))
    for _ in 1...12 {
      try world.drag([CGPoint(150, 300), CGPoint(300, 300)], finger: 2)
      try world.up(finger: 2)
      try world.down(100.001, 300, finger: 2)
    }
    expect(zoom.scroll.zoomScale.isFinite)
    expect(world.events.allSatisfy { !$0.what.contains("far") })
    try world.up(finger: 2)
    try world.up()
    try world.wait(1)
    expectEqual(zoom.scroll.zoomScale, zoom.scroll.maximumZoomScale)
  }

  @Test func `SV-40 beyond its limits it follows less and less, and comes back`() throws {
    let zoom = ZoomScene(largest: 2)
    expect(zoom.scroll.bouncesZoom)
    try zoom.pinch(at: 150, 250, 70, 272)
    expectNear(zoom.scroll.zoomScale, 2 * 2.0.squareRoot(), within: 0.0001)
    expect(zoom.scroll.isZooming && !zoom.scroll.isZoomBouncing)
    try zoom.liftBoth()
    expect(!zoom.scroll.isZooming && zoom.scroll.isZoomBouncing)
    expectLines(zoom.zoomer.calls, ["willBeginZooming", "didZoom"])
    try zoom.world.wait(1)
    expectEqual(zoom.scroll.zoomScale, 2)
    expect(!zoom.scroll.isZoomBouncing)
    expectLines(zoom.zoomer.calls, ["willBeginZooming", "didZoom", "didEndZooming at 2.0"])
    expectSeen(zoom, 150, 250, CGPoint(150, 150))

    let small = ZoomScene(largest: 2)
    try small.pinch(at: 150, 250, 50, 39)
    expect(small.scroll.zoomScale < 1 && small.scroll.zoomScale > 0.75)
    try small.liftBoth()
    try small.world.wait(1)
    expectEqual(small.scroll.zoomScale, 1)
    expectEqual(small.scroll.contentOffset, .zero)
    small.scroll.bouncesZoom = false
    try small.pinch(at: 150, 250, 70, 272)
    expectEqual(small.scroll.zoomScale, 2)
    try small.liftBoth()
    expect(!small.scroll.isZoomBouncing)
    expectEqual(small.zoomer.calls.last, "didEndZooming at 2.0")
  }

  @Test(arguments: [false, true])
  func `SV-40 setZoomScale keeps the middle, at once or in a while`(animated: Bool) throws {
    let zoom = ZoomScene()
    zoom.scroll.setZoomScale(2, animated: animated)
    expectEqual(zoom.scroll.zoomScale, animated ? 1 : 2)
    try zoom.world.wait(0.15)
    if animated { expectNear(zoom.scroll.zoomScale, 1.5, within: 0.1) }
    try zoom.world.wait(0.3)
    expectEqual(zoom.scroll.zoomScale, 2)
    expectEqual(zoom.scroll.contentOffset, CGPoint(150, 150))
    expectLines(zoom.zoomer.calls, ["didZoom"] + (animated ? ["didEndZooming at 2.0"] : []))
    // A finger that comes down finds the scale where an animation was going.
    zoom.scroll.setZoomScale(3, animated: true)
    try zoom.world.wait(0.1)
    try zoom.world.down(150, 250)
    expectEqual(zoom.scroll.zoomScale, 3)
    expectEqual(zoom.scroll.contentOffset, CGPoint(300, 300))
    expectEqual(zoom.zoomer.calls.last, "didEndZooming at 3.0")

    // And zoom(to:) shows a rectangle of the picture as large as possible.
    let other = ZoomScene()
    other.scroll.zoom(to: CGRect(100, 50, 100, 150), animated: animated)
    try other.world.wait(0.5)
    // Twice as large it is as high as the scroll view, and 50 points of picture remain on each side.
    expectEqual(other.scroll.zoomScale, 2)
    expectEqual(other.scroll.contentOffset, CGPoint(150, 100))
    other.scroll.zoom(to: CGRect(0, 0, 1, 1), animated: animated)
    try other.world.wait(0.5)
    expectEqual(other.scroll.zoomScale, 3)
    expectEqual(other.scroll.contentOffset, .zero)
  }

  @Test func `SV-39 two fingers drag and scale, whichever came first`() throws {
    let zoom = ZoomScene()
    zoom.scroll.zoomScale = 2
    try zoom.world.down(100, 300, finger: 1)
    try zoom.world.drag([CGPoint(100, 290), CGPoint(100, 250)])
    expectEqual(zoom.scroll.contentOffset, CGPoint(150, 190))
    try zoom.world.down(200, 250, finger: 2)
    expectEqual(zoom.scroll.contentOffset, CGPoint(150, 190), "a new finger is no travel")
    let point = zoom.seen(150, 250)
    // The fingers go apart, 27 points each; 8 of the 54 do not count.
    try zoom.move(73, 227, 250)
    expect(zoom.scroll.isDragging && zoom.scroll.isZooming)
    expectNear(zoom.scroll.zoomScale, 2 * 154 / 108, within: 0.0001)
    expectSeen(zoom, 150, 250, point)
    // Both go up: what lies between them goes with them.
    try zoom.move(73, 227, 220)
    expectSeen(zoom, 150, 220, point)
    try zoom.world.wait(0.2)
    try zoom.liftBoth()
    try zoom.world.wait(1)
    expectLines(
      zoom.zoomer.calls,
      [
        "didZoom", "willBeginDragging", "willBeginZooming", "didZoom", "didEndDragging false",
        "didEndZooming at \(zoom.scroll.zoomScale)",
      ])

    let late = ZoomScene()
    try late.pinch(at: 150, 250, 70, 136)
    let middle = late.seen(150, 250)
    // Now both go down, further than a pan needs.
    for y: CGFloat in [255, 262, 272, 290] { try late.move(82, 218, y) }
    expect(late.scroll.isDragging && late.scroll.isZooming)
    // The way before it began does not count.
    expectSeen(late, 150, 278, middle)
  }
}
