import MiniUIKit
import TestKit
import Testing

@Suite(.provedOnce(.engine)) struct OverridingTests {
  @Test func `HT-25 an override of point(inside) enlarges a target, within its ancestors only`() {
    let world = World()
    let outer = world.add("outer", CGRect(x: 100, y: 100, width: 60, height: 60))
    let small = world.add(
      "small", Custom(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), to: outer)
    small.point = { point, _ in abs(point.x - 5) <= 40 && abs(point.y - 5) <= 40 }
    func hit(_ x: CGFloat, _ y: CGFloat) -> String? {
      world.root.hitTest(CGPoint(x: x, y: y), with: nil)?.name
    }
    expectEqual(hit(145, 145), "small")
    expectEqual(hit(146, 145), "outer", "beyond the enlarged area")
    expectEqual(hit(99, 105), "root", "the ancestor's area ends before the enlarged one")
    world.add("later", CGRect(x: 40, y: 0, width: 20, height: 60), to: outer)
    expectEqual(hit(141, 105), "later", "a sibling in front takes the touch first")
    expectEqual(hit(139, 105), "small")
  }

  @Test func `HT-25 an override of point(inside) can make a target smaller`() {
    let world = World()
    let view = world.add("view", Custom(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    view.point = { point, standard in standard(point) && point.x >= 25 }
    let (left, right) = (
      world.root.hitTest(CGPoint(x: 10, y: 10), with: nil),
      world.root.hitTest(CGPoint(x: 30, y: 10), with: nil)
    )
    expectSame(left, world.root)
    expectSame(right, view)
  }

  @Test func `HT-26 a parent that delegates to a subview outside leaves its guard in force`() {
    let world = World()
    let bar = world.add("bar", Custom(frame: CGRect(x: 0, y: 100, width: 100, height: 20)))
    let button = world.add("button", CGRect(x: 40, y: -30, width: 20, height: 40), to: bar)
    bar.hit = { point, standard in
      button.hitTest(bar.convert(point, to: button), with: nil) ?? standard(point)
    }
    let above = CGPoint(x: 50, y: 80)
    let hit = world.root.hitTest(above, with: nil)
    expectSame(hit, button)
    button.isHidden = true
    let hidden = world.root.hitTest(above, with: nil)
    expectSame(hidden, world.root)
  }

  @Test
  func `HT-27 a container that declines itself lets touches through, but not to its children`() {
    let world = World()
    let behind = world.add("behind", CGRect(x: 0, y: 0, width: 100, height: 100))
    let overlay = world.add("overlay", Custom(frame: behind.frame))
    let child = world.add("child", CGRect(x: 0, y: 0, width: 20, height: 20), to: overlay)
    overlay.hit = { [unowned overlay] point, standard in
      let hit = standard(point)
      return hit === overlay ? nil : hit
    }
    let (through, caught) = (
      world.root.hitTest(CGPoint(x: 50, y: 50), with: nil),
      world.root.hitTest(CGPoint(x: 10, y: 10), with: nil)
    )
    expectSame(through, behind)
    expectSame(caught, child)
  }

  @Test func `HT-27 a passthrough window also declines its root controller's view`() throws {
    final class Passthrough: UIWindow {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self || hit === rootViewController?.view ? nil : hit
      }
    }
    let world = World()
    let below = world.add("below", Probe(frame: world.root.bounds))
    let window = Passthrough(windowScene: world.application.windowScene)
    window.windowLevel = .alert
    window.rootViewController = UIViewController()
    window.isHidden = false
    let button = world.add(
      "button", CGRect(x: 0, y: 0, width: 50, height: 50), to: window.rootViewController?.view)
    var views: [UIView?] = []
    below.on = { _, touches, _ in views.append(touches.first?.view) }
    try world.tap(200, 200)
    expectEqual(views, [below, below])
    try world.tap(10, 10)
    expectEqual(views, [below, below], "the window's own button takes the touch")
    expectSame(button.window, window)
  }

  @Test func `HT-28 the precise location is not what is hit-tested`() throws {
    let world = World()
    let view = world.add("view", Probe(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    var places: [CGPoint] = []
    view.on = { _, touches, _ in
      places += touches.flatMap { [$0.location(in: view), $0.preciseLocation(in: view)] }
    }
    var contact = HIDEvent.Contact(finger: 1, .down, at: CGPoint(x: 49, y: 10))
    contact.preciseLocation = CGPoint(x: 50.4, y: 10)
    try world.phone.digitizer.report([contact])
    expectEqual(places, [CGPoint(x: 49, y: 10), CGPoint(x: 50.4, y: 10)])
  }

  @Test func `HT-31 a view outside the receiver's branch may be returned and gets the touch`()
    throws
  {
    let world = World()
    let proxy = world.add("proxy", Custom(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    let far = world.add("far", CGRect(x: 200, y: 200, width: 50, height: 50))
    proxy.hit = { _, _ in far }
    try world.tap(10, 10)
    expectLines(Array(world.lines("touch").prefix(2)), ["began far", "began root"])
  }

  @Test func `HT-3 a control that an override asks by hand is asked once in the trace`() throws {
    final class Bar: UIView {
      let button = UIButton(frame: CGRect(x: 0, y: -40, width: 80, height: 80))
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        button.hitTest(convert(point, to: button), with: event)
          ?? super.hitTest(point, with: event)
      }
    }
    let world = World()
    let bar = world.add("bar", Bar(frame: CGRect(x: 0, y: 100, width: 300, height: 60)))
    bar.button.traceName = "button"
    bar.addSubview(bar.button)
    try world.down(10, 70)
    expectLines(world.asked, ["window", "root", "bar", "button"])
  }
}
