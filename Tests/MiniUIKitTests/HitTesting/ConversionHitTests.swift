import MiniUIKit
import TestKit
import Testing

@Suite(.provedOnce(.engine)) struct ConversionHitTests {
  private let world = World()

  @Test func `HT-8 a turned, enlarged, squeezed or nested view is hit where drawn`() throws {
    let square = world.add("square", CGRect(100, 100, 100, 100))
    square.transform = CGAffineTransform(rotationAngle: .pi / 4)
    expect(square.frame.contains(CGPoint(85, 85)))
    expectEqual(world.hit(85, 85), "root", "a corner of the frame is outside the diamond")
    expectEqual(world.hit(101, 101), "root", "so is a corner of the unrotated square")
    expectEqual(world.hit(150, 81), "square", "the diamond's tip hangs out of the unrotated square")
    expectEqual(world.hit(150, 150), "square")
    expectEqual(world.hit(150, 79), "root")

    square.transform = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0)
    world.add("inner", CGRect(90, 0, 10, 10), to: square)
    // Twice as large about (150, 150), then 20 points to the right: x from 70 to 270.
    expectEqual(square.frame, CGRect(70, 50, 200, 200))
    expectEqual(world.hit(269, 51), "inner")
    expectEqual(world.hit(249, 51), "square")

    square.removeFromSuperview()
    let view = world.add("view", CGRect(0, 0, 100, 100))
    view.transform = CGAffineTransform(scaleX: 0, y: 1)
    for x: CGFloat in [0, 50, 99] { expectEqual(world.hit(x, 50), "root") }
    view.transform = .identity
    expectEqual(world.hit(50, 50), "view")
    expectEqual(view.frame, CGRect(0, 0, 100, 100))

    view.transform = CGAffineTransform(scaleX: 1e-12, y: 1)
    var places: [String] = []
    world.phone.tracer.listen { event, _ in
      if event.who == "view" { places += event.details.map { $0.value } }
    }
    try world.tap(0, 50)
    expectLines(places, ["(far, 50)"], "a point sent very far away is still written")
  }

  @Test func `HT-17 bounds.origin moves what lies inside and the rectangle of point(inside)`() {
    let scroll = world.add("scroll", CGRect(10, 10, 100, 100))
    world.add("content", CGRect(0, 150, 100, 20), to: scroll)
    expectEqual(world.hit(20, 60), "scroll")
    scroll.bounds.origin.y = 100
    expectEqual(scroll.frame, CGRect(10, 10, 100, 100))
    expectEqual(world.hit(20, 60), "content")
    expect(scroll.point(inside: CGPoint(0, 100), with: nil))
    expect(!scroll.point(inside: CGPoint(0, 99), with: nil))

    let turned = world.add("turned", CGRect(10, 20, 100, 50))
    turned.bounds.origin = CGPoint(30, -40)
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let middle = turned.convert(CGPoint(80, -15), to: world.root)
    expectNear(middle.x, 60, within: 1e-9, "the middle of the bounds lies at the center")
    expectNear(middle.y, 45, within: 1e-9)
  }
}
