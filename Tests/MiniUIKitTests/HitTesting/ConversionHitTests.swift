import MiniUIKit
import TestKit
import Testing

@Suite(.provedOnce(.engine)) struct ConversionHitTests {
  @Test func `HT-8 a rotated square is hit on its rotated area and not on its frame`() {
    let world = World()
    let square = world.add("square", CGRect(x: 100, y: 100, width: 100, height: 100))
    square.transform = CGAffineTransform(rotationAngle: .pi / 4)
    func hit(_ x: CGFloat, _ y: CGFloat) -> String? {
      world.root.hitTest(CGPoint(x: x, y: y), with: nil)?.name
    }
    expect(square.frame.contains(CGPoint(x: 85, y: 85)))
    expectEqual(hit(85, 85), "root", "a corner of the frame is outside the diamond")
    expectEqual(hit(101, 101), "root", "so is a corner of the unrotated square")
    expectEqual(hit(150, 81), "square", "the diamond's tip hangs out of the unrotated square")
    expectEqual(hit(150, 150), "square")
    expectEqual(hit(150, 79), "root")
  }

  @Test func `HT-8 scale, translation and nesting convert as the layers do`() {
    let world = World()
    let outer = world.add("outer", CGRect(x: 100, y: 100, width: 100, height: 100))
    outer.transform = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0)
    let inner = world.add("inner", CGRect(x: 90, y: 0, width: 10, height: 10), to: outer)
    // Twice as large about (150, 150), then 20 points to the right: x from 70 to 270.
    expectEqual(outer.frame, CGRect(x: 70, y: 50, width: 200, height: 200))
    let hit = world.root.hitTest(CGPoint(x: 269, y: 51), with: nil)
    expectSame(hit, inner)
    let beside = world.root.hitTest(CGPoint(x: 249, y: 51), with: nil)
    expectSame(beside, outer)
  }

  @Test func `HT-8 a view squeezed to nothing is hit nowhere, and can be opened again`() {
    let world = World()
    let view = world.add("view", CGRect(x: 0, y: 0, width: 100, height: 100))
    view.transform = CGAffineTransform(scaleX: 0, y: 1)
    for x in [0, 50, 99] {
      let hit = world.root.hitTest(CGPoint(x: CGFloat(x), y: 50), with: nil)
      expectSame(hit, world.root)
    }
    view.transform = .identity
    let hit = world.root.hitTest(CGPoint(x: 50, y: 50), with: nil)
    expectSame(hit, view)
    expectEqual(view.frame, CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func `HT-8 a point sent very far away by a transform is still written`() throws {
    let world = World()
    let view = world.add("view", CGRect(x: 0, y: 0, width: 100, height: 100))
    view.transform = CGAffineTransform(scaleX: 1e-12, y: 1)
    var places: [String] = []
    world.phone.tracer.listen { event, _ in
      if event.who == "view" { places += event.details.map { $0.value } }
    }
    try world.tap(0, 50)
    expectLines(places, ["(far, 50)"])
  }

  @Test func `HT-17 bounds.origin moves what lies inside and the rectangle of point(inside)`() {
    let world = World()
    let scroll = world.add("scroll", CGRect(x: 10, y: 10, width: 100, height: 100))
    let content = world.add("content", CGRect(x: 0, y: 150, width: 100, height: 20), to: scroll)
    let point = CGPoint(x: 20, y: 60)
    let before = world.root.hitTest(point, with: nil)
    expectSame(before, scroll)
    scroll.bounds.origin.y = 100
    expectEqual(scroll.frame, CGRect(x: 10, y: 10, width: 100, height: 100))
    let after = world.root.hitTest(point, with: nil)
    expectSame(after, content)
    let (top, above) = (
      scroll.point(inside: CGPoint(x: 0, y: 100), with: nil),
      scroll.point(inside: CGPoint(x: 0, y: 99), with: nil)
    )
    expect(top)
    expect(!above)
  }

  @Test func `HT-17 bounds.origin and rotation together convert there and back`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    view.bounds.origin = CGPoint(x: 30, y: -40)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    parent.addSubview(view)
    // The middle of the bounds lies at the center.
    let middle = view.convert(CGPoint(x: 80, y: -15), to: parent)
    expectNear(middle.x, 60, within: 1e-9)
    expectNear(middle.y, 45, within: 1e-9)
  }
}
