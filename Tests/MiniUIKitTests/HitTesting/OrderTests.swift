import MiniUIKit
import TestKit
import Testing

@Suite(.provedOnce(.engine)) struct OrderTests {
  /// Three views on the same spot: a at the back, c in front.
  private func three() -> (World, a: UIView, b: UIView, c: UIView) {
    let world = World()
    let frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    return (world, world.add("a", frame), world.add("b", frame), world.add("c", frame))
  }

  private func names(_ world: World) -> [String] { world.root.subviews.map { $0.name } }

  private func hit(_ world: World) -> String? {
    world.root.hitTest(CGPoint(x: 5, y: 5), with: nil)?.name
  }

  @Test func `HT-5 siblings are asked in exactly the reverse order of subviews`() {
    let (world, a, b, c) = three()
    for view in [a, b, c] { view.bounds.size = CGSize(width: 1, height: 1) }
    let name = hit(world)
    expectEqual(name, "root")
    expectLines(world.asked, ["root", "c", "b", "a"])
  }

  @Test func `HT-5 bringSubviewToFront makes the view the first that is asked`() {
    let (world, a, _, _) = three()
    world.root.bringSubviewToFront(a)
    expectLines(names(world), ["b", "c", "a"])
    expectEqual(hit(world), "a")
    world.root.bringSubviewToFront(UIView())
    expectLines(names(world), ["b", "c", "a"], "a stranger changes nothing")
  }

  @Test func `HT-5 sendSubviewToBack makes the view the last that is asked`() {
    let (world, _, _, c) = three()
    world.root.sendSubviewToBack(c)
    expectLines(names(world), ["c", "a", "b"])
    expectEqual(hit(world), "b")
  }

  @Test func `HT-5 exchangeSubview swaps two places`() {
    let (world, _, _, _) = three()
    world.root.exchangeSubview(at: 0, withSubviewAt: 2)
    expectLines(names(world), ["c", "b", "a"])
    expectEqual(hit(world), "a")
    world.root.exchangeSubview(at: 1, withSubviewAt: 1)
    expectLines(names(world), ["c", "b", "a"])
  }

  @Test func `HT-5 insertSubview at, above and below choose the place`() {
    let (world, a, b, c) = three()
    let new = UIView(frame: a.frame)
    new.traceName = "new"
    world.root.insertSubview(new, at: 0)
    expectLines(names(world), ["new", "a", "b", "c"])
    world.root.insertSubview(new, at: 3)
    expectLines(names(world), ["a", "b", "c", "new"])
    world.root.insertSubview(new, aboveSubview: a)
    expectLines(names(world), ["a", "new", "b", "c"])
    world.root.insertSubview(new, belowSubview: a)
    expectLines(names(world), ["new", "a", "b", "c"])
    world.root.insertSubview(new, aboveSubview: c)
    expectEqual(hit(world), "new")
    world.root.insertSubview(new, belowSubview: c)
    expectLines(names(world), ["a", "b", "new", "c"])
    expectSame(b.superview, world.root)
  }

  @Test func `HT-5 a sibling that is not there means in front of all, or behind all`() {
    let (world, _, _, _) = three()
    let (above, below) = (UIView(), UIView())
    (above.traceName, below.traceName) = ("above", "below")
    world.root.insertSubview(above, aboveSubview: UIView())
    world.root.insertSubview(below, belowSubview: UIView())
    expectLines(names(world), ["below", "a", "b", "c", "above"])
  }

  @Test func `HT-5 addSubview of a subview brings it to the front, from another view it moves it`()
  {
    let (world, a, b, c) = three()
    world.root.addSubview(a)
    expectLines(names(world), ["b", "c", "a"])
    b.addSubview(c)
    expectLines(names(world), ["b", "a"])
    expectSame(c.superview, b)
    a.removeFromSuperview()
    expectLines(names(world), ["b"])
    expectNil(a.superview)
    expectNil(a.window)
    a.removeFromSuperview()
    expectLines(names(world), ["b"], "removing twice is no mistake")
  }

  @Test func `HT-5 an override may change the hierarchy while it is asked`() {
    let (world, a, b, c) = three()
    let rebel = Custom(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    world.add("rebel", rebel)
    rebel.hit = { _, _ in
      for view in [a, b, c, rebel] { view.removeFromSuperview() }
      return nil
    }
    let name = hit(world)
    expectEqual(name, "c", "the loop goes on with the views that were there when it began")
    expect(world.root.subviews.isEmpty)
  }

  @Test func `HT-5 overrides that hear of a move may change the hierarchy again`() {
    final class Jealous: UIView {
      override func didMoveToWindow() { superview?.subviews.first?.removeFromSuperview() }
      override func willMove(toSuperview newSuperview: UIView?) {
        newSuperview?.subviews.last?.removeFromSuperview()
      }
    }
    let world = World()
    let (box, last) = (UIView(), UIView())
    let views = [UIView(), Jealous(), UIView(), last]
    for view in views { box.addSubview(view) }
    expectEqual(box.subviews.count, 3, "the second pushed the first out")
    world.root.addSubview(box)
    expectSame(last.window, world.window)
    expectNil(views[0].window)
    world.root.insertSubview(Jealous(), at: 1)
    expectNil(box.superview)
    expectNil(last.window)
  }
}
