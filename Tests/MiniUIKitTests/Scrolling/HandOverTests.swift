import MiniUIKit
import SeededRandom
import TestKit
import Testing

/// A box that scrolls by 50 points, in a page that scrolls by 300.
///
/// The page lies at (0, 100) and is 300 × 300; the box is 100 high and lies 100 below its top.
final class NestedScene {
  let scene = ScrollScene(UIView())
  let box: UIScrollView
  let listener = ScrollListener()
  var page: UIScrollView { scene.scroll }
  var world: World { scene.world }

  init(box: UIScrollView = UIScrollView()) {
    self.box = box
    box.frame = CGRect(0, 100, 300, 100)
    box.contentSize = CGSize(300, 150)
    box.delegate = listener
    scene.world.add("box", box, to: scene.scroll)
  }

  /// Puts a finger on the box, and drags it up by some distances; the first ten points do not count.
  func drag(_ distances: CGFloat...) throws {
    if world.phone.digitizer.fingers.isEmpty { try world.down(50, 280) }
    try scene.drag(to: distances.map { 280 - $0 })
  }

  /// How far the box and the page are scrolled.
  var offsets: [CGFloat] { [box.contentOffset.y, page.contentOffset.y] }

  /// Whether one of them is dragged.
  var isDragged: Bool { page.isDragging || box.isDragging }

  /// What both do, as lines.
  var lines: [String] { world.lines("scroll", of: ["box", "scroll"]) }
}

/// Scroll views in scroll views.
@Suite(.provedOnce(.engine)) struct HandOverTests {
  private let nested = NestedScene()

  @Test func `SV-13 at its end the inner view goes on with the outer one, and back`() throws {
    let ways: [(CGFloat, [CGFloat])] = [
      (40, [30, 0]), (90, [50, 30]), (70, [50, 10]), (50, [40, 0]),
    ]
    for (distance, offsets) in ways {
      try nested.drag(distance)
      expectEqual(nested.offsets, offsets)
    }
  }

  @Test(arguments: [true, false])
  func `SV-13 both properties are true at first; false keeps the drag in the inner view`(
    bounces: Bool
  ) throws {
    expect(nested.box.transfersVerticalScrollingToParent)
    expect(nested.box.transfersHorizontalScrollingToParent)
    nested.box.bounces = bounces
    nested.box.transfersVerticalScrollingToParent = false
    try nested.drag(40, 110)
    expectEqual(nested.offsets[0] > 50, bounces)
    expectEqual(nested.offsets[1], 0)
    // One that begins at the end moves the outer view from its first point on.
    let open = NestedScene()
    open.box.bounces = bounces
    open.box.contentOffset.y = 50
    try open.drag(15, 60)
    expectEqual(open.offsets, [50, 50])
  }

  @Test(arguments: [true, false])
  func `SV-13 the horizontal axis has a property of its own`(transfers: Bool) throws {
    nested.page.contentSize = CGSize(600, 300)
    nested.box.contentSize = CGSize(350, 100)
    nested.box.transfersHorizontalScrollingToParent = transfers
    nested.box.transfersVerticalScrollingToParent = !transfers
    try nested.world.stroke((200, 280), (150, 280), (100, 280), end: nil)
    expectEqual(nested.page.contentOffset.x, transfers ? 40 : 0)
  }

  @Test func `SV-13 where no outer view can move, the inner one stretches, or stays`() throws {
    try nested.drag(-30, -110)
    let pulled: CGFloat = 0.55 * 100
    expectEqual(nested.offsets, [ScrollLaws.onPixel(-100 * pulled / (100 + pulled)), 0])
    // Coming back, the stretch goes first.
    try nested.drag(-10)
    expectEqual(nested.offsets, [0, 0])
    let stiff = NestedScene()
    stiff.box.bounces = false
    try stiff.drag(-110)
    expect(stiff.page.contentOffset.y < 0, "the box declines, and the page stretches")
    expectEqual(stiff.box.contentOffset.y, 0)
    let off = NestedScene()
    off.page.isScrollEnabled = false
    try off.drag(40, 110)
    expectEqual(off.page.contentOffset.y, 0, "one that is switched off is not moved")
    expect(off.box.contentOffset.y > 50)
  }

  @Test func `SV-13 when the outer view is at its end as well, the inner one stretches`() throws {
    nested.page.contentOffset.y = 280
    // The box lies above now; it is dragged by what of it is seen.
    nested.box.frame.origin.y = 400
    try nested.scene.press(280, 220, 200, 150)
    expectEqual(nested.page.contentOffset.y, 300)
    expect(nested.box.contentOffset.y > 50)
    try nested.scene.drag(to: [200])
    expectEqual(nested.offsets, [50, 300])
    try nested.scene.drag(to: [210])
    expectEqual(nested.offsets, [50, 290])
    try nested.world.up()
    try nested.world.wait(3)
    expectEqual(nested.box.contentOffset.y, 50)
  }

  @Test func `SV-13 the nearest one that can move goes first, then the next`() throws {
    let world = World()
    var views: [UIScrollView] = []
    for (number, name) in ["outer", "middle", "inner"].enumerated() {
      let view = UIScrollView(frame: CGRect(0, 0, 300, 300 - 50 * CGFloat(number)))
      view.contentSize = CGSize(300, view.bounds.height + 20)
      views.append(world.add(name, view, to: views.last))
    }
    func drag(_ places: CGFloat...) throws -> [CGFloat] {
      try world.drag(places.map { CGPoint(50, $0) })
      return views.map { $0.contentOffset.y }
    }
    try world.down(50, 180)
    expectEqual(try drag(160), [0, 0, 10])
    expectEqual(try drag(140), [0, 10, 20])
    expectEqual(try drag(120), [10, 20, 20])
    expectEqual(try drag(140), [0, 10, 20])
    try world.up()
    try world.wait(1)
    // One that hands nothing over ends the row.
    views[1].transfersVerticalScrollingToParent = false
    for view in views { view.contentOffset.y = 0 }
    try world.down(50, 180)
    let ends = try drag(160, 100)
    expectEqual(ends[0], 0)
    expectEqual(ends[1], 20)
    expect(ends[2] > 20)
  }

  @Test func `SV-13 the outer view's delegate hears of a drag, and the motion goes on`() throws {
    try nested.drag(20, 60, 100, 140)
    expectLines(nested.scene.listener.calls, ["willBeginDragging at 0", "didScroll"])
    expect(nested.page.isDragging && nested.box.isDragging)
    try nested.world.up()
    try nested.world.wait(5)
    expectLines(
      nested.listener.calls,
      ["willBeginDragging at 0", "didScroll", "willEndDragging", "didEndDragging false"])
    expectLines(nested.scene.listener.calls, ScrollListener.wholeDrag)
    expectEqual(nested.listener.velocity, .zero)
    expect(nested.scene.listener.velocity.y > 1)
    expect(nested.page.contentOffset.y > 200)
    expect(!nested.isDragged)
  }

  @Test(arguments: [false, true])
  func `SV-13 a pager that a picture has moved comes to rest on a page, even if that is removed`(
    isRemoved: Bool
  ) throws {
    nested.page.isPagingEnabled = true
    try nested.drag(60, 100)
    expectEqual(nested.offsets, [50, 40])
    if isRemoved {
      nested.box.removeFromSuperview()
      expect(!nested.page.isDragging)
    } else {
      try nested.world.wait(0.2)
    }
    try nested.world.up()
    try nested.world.wait(2)
    expectEqual(nested.offsets, [50, 0])
  }

  @Test func `SV-13 what lies in a scaled view hands over as far as the finger goes`() throws {
    let plate = nested.world.add("plate", CGRect(0, 0, 300, 200), to: nested.page)
    plate.addSubview(nested.box)
    plate.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    // 100 points of finger are 200 of the box, which needs 50.
    let middle = nested.box.convert(CGPoint(150, 50), to: nil)
    try nested.world.stroke((middle.x, middle.y), (middle.x, middle.y - 110), end: nil)
    expectEqual(nested.offsets, [50, 75])
  }

  @Test func `SV-13 a view that leaves its window during the drag ends it with a word`() throws {
    try nested.drag(60, 100)
    nested.page.removeFromSuperview()
    expect(!nested.isDragged)
    expectEqual(nested.scene.listener.calls.last, "didEndDragging false")
    try nested.world.up()

    // A box that is removed as the page's motion ends for it leaves no drag behind.
    final class Remover: UIScrollViewDelegate {
      var box: UIView?
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        box?.removeFromSuperview()
      }
    }
    let (scene, remover) = (NestedScene(), Remover())
    remover.box = scene.box
    scene.page.delegate = remover
    try scene.drag(40)
    scene.page.setContentOffset(CGPoint(0, 5), animated: true)
    // The box is at its end now, so that the page is moved; its animation is over for that.
    try scene.drag(100)
    expectNil(scene.box.superview)
    expect(!scene.isDragged)
    try scene.world.up()
    try scene.world.wait(1)
    expect(!scene.page.isDragging)
  }

  @Test func `SV-13 SV-10 where both pans run, each moves its own view by all of it`() throws {
    let nested = NestedScene(box: NotAlone())
    try nested.drag(60, 110)
    expectEqual(nested.page.contentOffset.y, 100)
    expect(nested.box.contentOffset.y > 50)
  }
}

/// Whatever way a finger takes, the offsets depend on where it is, and not on how it got there.
@Suite(.provedOnce(.engine)) struct HandOverLawTests {
  /// Three scroll views in each other, each somewhere in its range.
  private struct Scene {
    let world = World()
    var views: [UIScrollView] = []
    /// The range and the beginning of each, the innermost first.
    var ranges: [(low: CGFloat, start: CGFloat, high: CGFloat)] = []

    init(_ random: inout SplitMix) {
      for (number, name) in ["outer", "middle", "inner"].enumerated() {
        let view = UIScrollView(frame: CGRect(0, 0, 300, 600 - 50 * CGFloat(number)))
        let high = CGFloat(Int.random(in: 1...8, using: &random)) * 15
        view.contentSize = CGSize(300, view.bounds.height + high)
        let start = CGFloat(Int.random(in: 0...Int(high) / 15, using: &random)) * 15
        view.contentOffset.y = start
        views.insert(world.add(name, view, to: views.first), at: 0)
        ranges.insert((0, start, high), at: 0)
      }
    }

    /// Where the views are when a finger has gone a way up: the inner one first, then the others.
    func wanted(_ way: CGFloat) -> [CGFloat] {
      var (rest, places): (CGFloat, [CGFloat]) = (way, [])
      for (low, start, high) in ranges {
        let place = min(max(start + rest, low), high)
        places.append(place)
        rest -= place - start
      }
      // What is left stretches the inner one.
      let length = views[0].bounds.height
      places[0] = ScrollLaws.onPixel(places[0] + ScrollLaws.give(rest, length: length))
      return places
    }
  }

  @Test(arguments: 1...60)
  func `SV-13 the same way gives the same offsets, whatever was before`(seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    let scene = Scene(&random)
    // The first ten points do not count; the finger may have begun upward or downward.
    let slop: CGFloat = Bool.random(using: &random) ? 10 : -10
    try scene.world.stroke((150, 300), (150, 300 - slop), end: nil)
    for _ in 1...12 {
      let way = CGFloat(Int.random(in: -280...280, using: &random))
      try scene.world.drag([CGPoint(150, 300 - slop - way)])
      let got = scene.views.map { $0.contentOffset.y }
      let wanted = scene.wanted(way)
      let isSame = zip(got, wanted).allSatisfy { ($0 - $1).magnitude < 0.4 }
      expect(isSame, "\(way): \(got), not \(wanted)")
    }
    try scene.world.up()
    try scene.world.wait(6)
    for (view, range) in zip(scene.views, scene.ranges) {
      expect((0...range.high).contains(view.contentOffset.y) && !view.isDragging)
    }
  }
}

/// A scroll view whose pan lets others run beside it.
final class NotAlone: UIScrollView, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
