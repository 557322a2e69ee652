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
    box.frame = CGRect(x: 0, y: 100, width: 300, height: 100)
    box.contentSize = CGSize(width: 300, height: 150)
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

  /// What both do, as lines.
  var lines: [String] { world.lines("scroll", of: ["box", "scroll"]) }
}

/// Scroll views in scroll views.
@Suite(.provedOnce(.engine)) struct HandOverTests {
  @Test func `SV-13 at the end of the inner view the outer one goes on, and comes back first`()
    throws
  {
    let nested = NestedScene()
    try nested.drag(40)
    expectEqual(nested.offsets, [30, 0])
    try nested.drag(90)
    expectEqual(nested.offsets, [50, 30])
    try nested.drag(70)
    expectEqual(nested.offsets, [50, 10])
    try nested.drag(50)
    expectEqual(nested.offsets, [40, 0])
  }

  @Test func `SV-13 both properties are true at first; false keeps the drag in the inner view`()
    throws
  {
    let scroll = UIScrollView()
    expect(scroll.transfersVerticalScrollingToParent)
    expect(scroll.transfersHorizontalScrollingToParent)
    for bounces in [true, false] {
      let nested = NestedScene()
      nested.box.bounces = bounces
      nested.box.transfersVerticalScrollingToParent = false
      nested.box.transfersHorizontalScrollingToParent = true
      try nested.drag(40, 110)
      expectEqual(nested.offsets[0] > 50, bounces)
      expectEqual(nested.offsets[1], 0)
    }
  }

  @Test func `SV-13 the horizontal axis has a property of its own`() throws {
    for transfers in [true, false] {
      let nested = NestedScene()
      nested.page.contentSize = CGSize(width: 600, height: 300)
      nested.box.contentSize = CGSize(width: 350, height: 100)
      nested.box.transfersHorizontalScrollingToParent = transfers
      nested.box.transfersVerticalScrollingToParent = !transfers
      try nested.world.down(200, 280)
      try nested.world.drag([CGPoint(x: 150, y: 280), CGPoint(x: 100, y: 280)])
      expectEqual(nested.page.contentOffset.x, transfers ? 40 : 0)
    }
  }

  @Test func `SV-13 a drag that begins at the end moves the outer view from its first point on`()
    throws
  {
    for bounces in [true, false] {
      let nested = NestedScene()
      nested.box.bounces = bounces
      nested.box.contentOffset.y = 50
      try nested.drag(15, 60)
      expectEqual(nested.offsets, [50, 50])
    }
  }

  @Test
  func `SV-13 where no outer view can move, the inner one stretches; without bounces it stays`()
    throws
  {
    let nested = NestedScene()
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
  }

  @Test func `SV-13 when the outer view is at its end as well, the inner one stretches`() throws {
    let nested = NestedScene()
    nested.page.contentOffset.y = 280
    // The box lies above now; it is dragged by what of it is seen.
    nested.box.frame.origin.y = 400
    try nested.world.down(50, 280)
    try nested.scene.drag(to: [220, 200, 150])
    expectEqual(nested.page.contentOffset.y, 300)
    #expect(nested.box.contentOffset.y > 50)
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
      let view = UIScrollView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 300 - 50 * CGFloat(number)))
      view.contentSize = CGSize(width: 300, height: view.bounds.height + 20)
      views.append(world.add(name, view, to: views.last))
    }
    func drag(_ places: CGFloat...) throws -> [CGFloat] {
      try world.drag(places.map { CGPoint(x: 50, y: $0) })
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
    #expect(ends[2] > 20)
  }

  @Test func `SV-13 an outer view that is switched off is not moved`() throws {
    let nested = NestedScene()
    nested.page.isScrollEnabled = false
    try nested.drag(40, 110)
    expectEqual(nested.page.contentOffset.y, 0)
    #expect(nested.box.contentOffset.y > 50)
  }

  @Test func `SV-13 the outer view's delegate is told about a drag, and its motion goes on`() throws
  {
    let nested = NestedScene()
    try nested.drag(20, 60, 100, 140)
    expectLines(nested.scene.listener.calls, ["willBeginDragging at 0", "didScroll"])
    expect(nested.page.isDragging && nested.box.isDragging)
    try nested.world.up()
    try nested.world.wait(5)
    expectLines(
      nested.listener.calls,
      ["willBeginDragging at 0", "didScroll", "willEndDragging", "didEndDragging false"])
    expectLines(
      nested.scene.listener.calls,
      [
        "willBeginDragging at 0", "didScroll", "willEndDragging", "didEndDragging true",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
    expectEqual(nested.listener.velocity, .zero)
    #expect(nested.scene.listener.velocity.y > 1)
    #expect(nested.page.contentOffset.y > 200)
    expect(!nested.page.isDragging && !nested.box.isDragging)
  }

  @Test func `SV-13 a pager that a picture has moved comes to rest on a page`() throws {
    let nested = NestedScene()
    nested.page.isPagingEnabled = true
    try nested.drag(60, 100)
    expectEqual(nested.offsets, [50, 40])
    try nested.world.wait(0.2)
    try nested.world.up()
    try nested.world.wait(2)
    expectEqual(nested.offsets, [50, 0])
  }

  @Test func `SV-13 what lies in a scaled view hands over as much as the finger has moved`() throws
  {
    let nested = NestedScene()
    let plate = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    nested.world.add("plate", plate, to: nested.page)
    plate.addSubview(nested.box)
    plate.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    // 100 points of finger are 200 of the box, which needs 50.
    let middle = nested.box.convert(CGPoint(x: 150, y: 50), to: nil)
    try nested.world.down(middle.x, middle.y)
    try nested.world.drag([CGPoint(x: middle.x, y: middle.y - 110)])
    expectEqual(nested.offsets, [50, 75])
  }

  @Test func `SV-13 an outer view that leaves its window during the drag ends it with a word`()
    throws
  {
    let nested = NestedScene()
    try nested.drag(60, 100)
    nested.page.removeFromSuperview()
    expect(!nested.page.isDragging && !nested.box.isDragging)
    expectEqual(nested.scene.listener.calls.last, "didEndDragging false")
    try nested.world.up()
  }

  @Test func `SV-13 an inner view that leaves its window lets the outer one come to rest`() throws {
    let nested = NestedScene()
    nested.page.isPagingEnabled = true
    try nested.drag(60, 100)
    nested.box.removeFromSuperview()
    expect(!nested.page.isDragging)
    try nested.world.up()
    try nested.world.wait(1)
    expectEqual(nested.page.contentOffset.y, 0)
  }

  @Test
  func `SV-13 SV-10 where both pans run, each view moves by itself and nothing is handed over`()
    throws
  {
    let nested = NestedScene(box: NotAlone())
    try nested.drag(60, 110)
    expectEqual(nested.page.contentOffset.y, 100)
    #expect(nested.box.contentOffset.y > 50)
  }
}

extension HandOverTests {
  @Test func `SV-13 a box that is removed as the page's motion ends for it leaves no drag behind`()
    throws
  {
    final class Remover: UIScrollViewDelegate {
      var box: UIView?
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        box?.removeFromSuperview()
      }
    }
    let (nested, remover) = (NestedScene(), Remover())
    remover.box = nested.box
    nested.page.delegate = remover
    try nested.drag(40)
    nested.page.setContentOffset(CGPoint(x: 0, y: 5), animated: true)
    // The box is at its end now, so that the page is moved; its animation is over for that.
    try nested.drag(100)
    expectNil(nested.box.superview)
    expect(!nested.page.isDragging && !nested.box.isDragging)
    try nested.world.up()
    try nested.world.wait(1)
    expect(!nested.page.isDragging)
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
        let view = UIScrollView(
          frame: CGRect(x: 0, y: 0, width: 300, height: 600 - 50 * CGFloat(number)))
        let high = CGFloat(Int.random(in: 1...8, using: &random)) * 15
        view.contentSize = CGSize(width: 300, height: view.bounds.height + high)
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
    try scene.world.down(150, 300)
    // The first ten points do not count; the finger may have begun upward or downward.
    let slop: CGFloat = Bool.random(using: &random) ? 10 : -10
    try scene.world.drag([CGPoint(x: 150, y: 300 - slop)])
    for _ in 1...12 {
      let way = CGFloat(Int.random(in: -280...280, using: &random))
      try scene.world.drag([CGPoint(x: 150, y: 300 - slop - way)])
      let got = scene.views.map { $0.contentOffset.y }
      let wanted = scene.wanted(way)
      let isSame = zip(got, wanted).allSatisfy { ($0 - $1).magnitude < 0.4 }
      #expect(isSame, "\(way): \(got), not \(wanted)")
    }
    try scene.world.up()
    try scene.world.wait(6)
    for (view, range) in zip(scene.views, scene.ranges) {
      #expect((0...range.high).contains(view.contentOffset.y) && !view.isDragging)
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
