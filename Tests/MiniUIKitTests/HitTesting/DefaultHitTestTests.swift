import MiniUIKit
import TestKit
import Testing

@Suite(.provedOnce(.engine)) struct DefaultHitTestTests {
  private let world = World()

  @Test func `HT-2 a window is asked in its own coordinates, as any view is`() throws {
    world.window.frame = CGRect(100, 50, 200, 200)
    let view = world.add("view", CGRect(10, 10, 20, 20), to: world.window)
    expectSame(world.window.hitTest(CGPoint(15, 15), with: nil), view)
    var place: CGPoint?
    let probe = world.add("probe", Probe(frame: world.window.bounds), to: world.window)
    probe.on = { _, touches, _ in place = touches.first?.location(in: nil) }
    try world.tap(115, 65)
    expectEqual(place, CGPoint(15, 15))
  }

  @Test func `HT-3 HT-7 HT-9 guard, area, subviews from the front, then itself`() {
    let outer = world.add("outer", Custom(frame: CGRect(10, 10, 100, 100)))
    world.add("back", CGRect(0, 0, 50, 50), to: outer)
    world.add("front", CGRect(50, 50, 50, 80), to: outer)
    expectEqual(outer.hitTest(CGPoint(49, 49), with: nil)?.name, "back")
    expectLines(
      world.news("hitTest", "point"),
      [
        "hit outer", "in outer", "hit front", "in front", "front -> nil", "hit back", "in back",
        "back -> back", "outer -> back",
      ])
    expectSame(outer.hitTest(CGPoint(75, 25), with: nil), outer)
    expectLines(world.asked, ["outer", "front", "back"])
    world.forget()
    expectEqual(world.hit(70, 130), "root", "the front hangs out, where its superview ends (HT-9)")
    expectLines(world.asked, ["root", "outer"])
    world.forget()
    world.add("behind", outer.frame)
    world.root.bringSubviewToFront(outer)
    outer.hit = { _, _ in nil }
    expectEqual(world.hit(15, 15), "behind", "nil declines for one branch only (HT-7)")
    expectLines(world.asked, ["root", "outer", "behind"])
  }

  @Test func `HT-6 left and upper edges are inside, right and lower ones are not`() {
    let view = UIView(frame: CGRect(7, 9, 100, 50))
    let (low, high): (CGFloat, CGFloat) = (-0.000_001, 99.999_999)
    for place in [CGPoint(0, 0), CGPoint(high, 49.999_999)] {
      expect(view.point(inside: place, with: nil), "\(place)")
    }
    for (x, y): (CGFloat, CGFloat) in [(100, 25), (50, 50), (low, 25), (50, low), (100, 50)] {
      expect(!view.point(inside: CGPoint(x, y), with: nil), "\(x), \(y)")
    }
    let nothing = UIView(frame: .zero)
    nothing.addSubview(UIView(frame: CGRect(-5, -5, 10, 10)))
    expect(!nothing.point(inside: .zero, with: nil), "a view of no size contains nothing")
    expectNil(nothing.hitTest(.zero, with: nil), "though its subview is where the finger is")
    let left = world.add("left", CGRect(0, 0, 10, 10))
    let right = world.add("right", CGRect(10, 0, 10, 10))
    expectNil(left.hitTest(CGPoint(10, 5), with: nil), "a shared edge belongs to one neighbour")
    expectSame(right.hitTest(CGPoint(0, 5), with: nil), right)
    expectEqual(world.hit(10, 5), "right")
  }

  @Test(arguments: [false, true])
  func `HT-10 clipsToBounds decides nothing`(clips: Bool) {
    let outer = UIView(frame: CGRect(0, 0, 10, 10))
    let inner = UIView(frame: CGRect(5, 5, 100, 100))
    outer.addSubview(inner)
    outer.clipsToBounds = clips
    expectSame(outer.hitTest(CGPoint(8, 8), with: nil), inner)
    expectNil(outer.hitTest(CGPoint(20, 20), with: nil))
  }

  @Test func `HT-29 hitTest may be called at any time and changes no touch`() throws {
    let view = world.add("view", Probe(frame: CGRect(0, 0, 50, 50)))
    var touch: UITouch?
    view.on = { _, touches, _ in touch = touches.first }
    try world.down(10, 10)
    let before = touch?.view
    expectSame(world.window.hitTest(CGPoint(300, 300), with: nil), world.root)
    expectSame(before, view)
    expectSame(touch?.view, view)
    expectEqual(touch?.phase, .began)
  }

  @Test func `HT-30 fifty-two siblings that decline cost fifty-three calls`() {
    let container = world.add("container", CGRect(0, 0, 100, 100))
    for number in 0..<52 {
      world.add("sibling \(number)", CGRect(50, 50, 10, 10), to: container)
    }
    expectSame(container.hitTest(CGPoint(5, 5), with: nil), container)
    expectEqual(world.asked.count, 53)
    expectEqual(world.lines("point").count, 53)
    expectEqual(Set(world.asked).count, 53)
  }
}
