import MiniUIKit
import TestKit
import Testing

@Suite(.provedOnce(.engine)) struct OverridingTests {
  private let world = World()

  @Test func `HT-25 an override of point(inside) enlarges a target, within its ancestors only`() {
    let outer = world.add("outer", CGRect(100, 100, 60, 60))
    let small = world.add("small", Custom(frame: CGRect(0, 0, 10, 10)), to: outer)
    small.point = { point, _ in abs(point.x - 5) <= 40 && abs(point.y - 5) <= 40 }
    expectEqual(world.hit(145, 145), "small")
    expectEqual(world.hit(146, 145), "outer", "beyond the enlarged area")
    expectEqual(world.hit(99, 105), "root", "the ancestor's area ends before the enlarged one")
    world.add("later", CGRect(40, 0, 20, 60), to: outer)
    expectEqual(world.hit(141, 105), "later", "a sibling in front takes the touch first")
    expectEqual(world.hit(139, 105), "small")
    small.point = { point, standard in standard(point) && point.x >= 5 }
    expectEqual(world.hit(102, 102), "outer", "it can make a target smaller, too")
    expectEqual(world.hit(106, 102), "small")
  }

  @Test func `HT-26 a parent that delegates to a subview outside leaves its guard in force`() {
    let bar = world.add("bar", Custom(frame: CGRect(0, 100, 100, 20)))
    let button = world.add("button", CGRect(40, -30, 20, 40), to: bar)
    bar.hit = { point, standard in
      button.hitTest(bar.convert(point, to: button), with: nil) ?? standard(point)
    }
    expectEqual(world.hit(50, 80), "button")
    button.isHidden = true
    expectEqual(world.hit(50, 80), "root")
  }

  @Test func `HT-27 who declines itself lets touches through, not to its children`() throws {
    world.add("behind", CGRect(0, 0, 100, 100))
    let overlay = world.add("overlay", Custom(frame: CGRect(0, 0, 100, 100)))
    world.add("child", CGRect(0, 0, 20, 20), to: overlay)
    overlay.hit = { [unowned overlay] point, standard in
      let hit = standard(point)
      return hit === overlay ? nil : hit
    }
    expectEqual(world.hit(50, 50), "behind")
    expectEqual(world.hit(10, 10), "child")

    final class Passthrough: UIWindow {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self || hit === rootViewController?.view ? nil : hit
      }
    }
    let below = world.add("below", Probe(frame: world.root.bounds))
    let window = Passthrough(windowScene: world.application.windowScene)
    window.windowLevel = .alert
    window.rootViewController = UIViewController()
    window.isHidden = false
    let button = world.add("button", CGRect(0, 0, 50, 50), to: window.rootViewController?.view)
    var views: [UIView?] = []
    below.on = { _, touches, _ in views.append(touches.first?.view) }
    try world.tap(200, 200)
    expectEqual(views, [below, below])
    try world.tap(10, 10)
    expectEqual(views, [below, below], "the window's own button takes the touch")
    expectSame(button.window, window)
  }

  @Test func `HT-28 the precise location is not what is hit-tested`() throws {
    let view = world.add("view", Probe(frame: CGRect(0, 0, 50, 50)))
    var places: [CGPoint] = []
    view.on = { _, touches, _ in
      places += touches.flatMap { [$0.location(in: view), $0.preciseLocation(in: view)] }
    }
    var contact = HIDEvent.Contact(finger: 1, .down, at: CGPoint(49, 10))
    contact.preciseLocation = CGPoint(50.4, 10)
    try world.phone.digitizer.report([contact])
    expectEqual(places, [CGPoint(49, 10), CGPoint(50.4, 10)])
  }

  @Test func `HT-31 a view outside the receiver's branch may get the touch`() throws {
    let proxy = world.add("proxy", Custom(frame: CGRect(0, 0, 50, 50)))
    let far = world.add("far", CGRect(200, 200, 50, 50))
    proxy.hit = { _, _ in far }
    try world.tap(10, 10)
    expectLines(Array(world.lines("touch").prefix(2)), ["began far", "began root"])
  }

  @Test func `HT-3 a control that an override asks by hand is asked once in the trace`() throws {
    final class Bar: UIView {
      let button = UIButton(frame: CGRect(0, -40, 80, 80))
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        button.hitTest(convert(point, to: button), with: event)
          ?? super.hitTest(point, with: event)
      }
    }
    let bar = world.add("bar", Bar(frame: CGRect(0, 100, 300, 60)))
    world.add("button", bar.button, to: bar)
    try world.down(10, 70)
    expectLines(world.asked, ["window", "root", "bar", "button"])
  }
}
