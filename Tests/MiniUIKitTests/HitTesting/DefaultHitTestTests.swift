import MiniUIKit
import TestKit
import Testing

@Suite(.provedOnce(.engine)) struct DefaultHitTestTests {
  @Test func `HT-2 a window is asked in its own coordinates and adds nothing to the default`()
    throws
  {
    let world = World()
    world.window.frame = CGRect(x: 100, y: 50, width: 200, height: 200)
    let view = world.add("view", CGRect(x: 10, y: 10, width: 20, height: 20), to: world.window)
    let hit = world.window.hitTest(CGPoint(x: 15, y: 15), with: nil)
    expectSame(hit, view)
    var place: CGPoint?
    let probe = world.add("probe", Probe(frame: world.window.bounds), to: world.window)
    probe.on = { _, touches, _ in place = touches.first?.location(in: nil) }
    try world.tap(115, 65)
    expectEqual(place, CGPoint(x: 15, y: 15))
  }

  @Test
  func `HT-3 guard, area, subviews from the front in their coordinates, then the view itself`() {
    let world = World()
    let outer = world.add("outer", CGRect(x: 10, y: 10, width: 100, height: 100))
    let back = world.add("back", CGRect(x: 0, y: 0, width: 50, height: 50), to: outer)
    world.add("front", CGRect(x: 50, y: 50, width: 50, height: 50), to: outer)
    let hit = outer.hitTest(CGPoint(x: 49, y: 49), with: nil)
    expectSame(hit, back)
    expectLines(
      world.lines("hitTest", "point"),
      [
        "hit outer", "in outer", "hit front", "in front", "front -> nil", "hit back", "in back",
        "back -> back", "outer -> back",
      ])
    world.forget()
    let own = outer.hitTest(CGPoint(x: 75, y: 25), with: nil)
    expectSame(own, outer)
    expectLines(world.asked, ["outer", "front", "back"])
  }

  @Test(arguments: [
    (0, 0, true), (99.999_999, 49.999_999, true), (100, 25, false), (50, 50, false),
    (-0.000_001, 25, false), (50, -0.000_001, false), (100, 50, false),
  ])
  func `HT-6 left and upper edges are inside, right and lower ones are not`(
    x: CGFloat, y: CGFloat, isInside: Bool
  ) {
    let view = UIView(frame: CGRect(x: 7, y: 9, width: 100, height: 50))
    let answer = view.point(inside: CGPoint(x: x, y: y), with: nil)
    expectEqual(answer, isInside)
  }

  @Test func `HT-6 a view of no size contains nothing, though its subview is where the finger is`()
  {
    let view = UIView(frame: .zero)
    view.addSubview(UIView(frame: CGRect(x: -5, y: -5, width: 10, height: 10)))
    let isInside = view.point(inside: .zero, with: nil)
    expect(!isInside)
    let hit = view.hitTest(.zero, with: nil)
    expectNil(hit)
  }

  @Test func `HT-6 shared edges belong to exactly one of two neighbours`() {
    let world = World()
    let left = world.add("left", CGRect(x: 0, y: 0, width: 10, height: 10))
    let right = world.add("right", CGRect(x: 10, y: 0, width: 10, height: 10))
    let edge = CGPoint(x: 10, y: 5)
    let (inLeft, inRight) = (
      left.hitTest(world.root.convert(edge, to: left), with: nil),
      right.hitTest(world.root.convert(edge, to: right), with: nil)
    )
    expectNil(inLeft)
    expectSame(inRight, right)
  }

  @Test func `HT-7 nil declines for one branch only; the loop goes on behind it`() {
    let world = World()
    let behind = world.add("behind", CGRect(x: 0, y: 0, width: 50, height: 50))
    let branch = world.add("branch", Custom(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    branch.hit = { _, _ in nil }
    let hit = world.root.hitTest(CGPoint(x: 5, y: 5), with: nil)
    expectSame(hit, behind)
    expectLines(world.asked, ["root", "branch", "behind"])
  }

  @Test func `HT-9 a point outside the superview never reaches the subview under it`() {
    let world = World()
    let outer = world.add("outer", CGRect(x: 0, y: 0, width: 10, height: 10))
    world.add("inner", CGRect(x: 0, y: 0, width: 100, height: 100), to: outer)
    let hit = world.root.hitTest(CGPoint(x: 50, y: 50), with: nil)
    expectSame(hit, world.root)
    expectLines(world.asked, ["root", "outer"])
  }

  @Test(arguments: [false, true])
  func `HT-10 clipsToBounds decides nothing`(clips: Bool) {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 100))
    outer.addSubview(inner)
    outer.clipsToBounds = clips
    let (within, beyond) = (
      outer.hitTest(CGPoint(x: 8, y: 8), with: nil), outer.hitTest(CGPoint(x: 20, y: 20), with: nil)
    )
    expectSame(within, inner)
    expectNil(beyond)
  }

  @Test func `HT-29 hitTest may be called at any time without an event and changes no touch`()
    throws
  {
    let world = World()
    let view = world.add("view", Probe(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    var touch: UITouch?
    view.on = { _, touches, _ in touch = touches.first }
    try world.down(10, 10)
    let before = touch?.view
    let hit = world.window.hitTest(CGPoint(x: 300, y: 300), with: nil)
    expectSame(hit, world.root)
    expectSame(before, view)
    expectSame(touch?.view, view)
    expectEqual(touch?.phase, .began)
  }

  @Test func `HT-30 fifty-two siblings that decline cost fifty-three calls`() {
    let world = World()
    let container = world.add("container", CGRect(x: 0, y: 0, width: 100, height: 100))
    for number in 0..<52 {
      world.add("sibling \(number)", CGRect(x: 50, y: 50, width: 10, height: 10), to: container)
    }
    let hit = container.hitTest(CGPoint(x: 5, y: 5), with: nil)
    expectSame(hit, container)
    expectEqual(world.asked.count, 53)
    expectEqual(world.lines("point").count, 53)
    expectEqual(Set(world.asked).count, 53)
  }
}
