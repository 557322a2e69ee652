import MiniUIKit
import Testing

struct OrderTests {
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
    #expect(name == "root")
    #expect(world.asked == ["root", "c", "b", "a"])
  }

  @Test func `HT-5 bringSubviewToFront makes the view the first that is asked`() {
    let (world, a, _, _) = three()
    world.root.bringSubviewToFront(a)
    #expect(names(world) == ["b", "c", "a"])
    #expect(hit(world) == "a")
    world.root.bringSubviewToFront(UIView())
    #expect(names(world) == ["b", "c", "a"], "a stranger changes nothing")
  }

  @Test func `HT-5 sendSubviewToBack makes the view the last that is asked`() {
    let (world, _, _, c) = three()
    world.root.sendSubviewToBack(c)
    #expect(names(world) == ["c", "a", "b"])
    #expect(hit(world) == "b")
  }

  @Test func `HT-5 exchangeSubview swaps two places`() {
    let (world, _, _, _) = three()
    world.root.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(names(world) == ["c", "b", "a"])
    #expect(hit(world) == "a")
    world.root.exchangeSubview(at: 1, withSubviewAt: 1)
    #expect(names(world) == ["c", "b", "a"])
  }

  @Test func `HT-5 insertSubview at, above and below choose the place`() {
    let (world, a, b, c) = three()
    let new = UIView(frame: a.frame)
    new.traceName = "new"
    world.root.insertSubview(new, at: 0)
    #expect(names(world) == ["new", "a", "b", "c"])
    world.root.insertSubview(new, at: 3)
    #expect(names(world) == ["a", "b", "c", "new"])
    world.root.insertSubview(new, aboveSubview: a)
    #expect(names(world) == ["a", "new", "b", "c"])
    world.root.insertSubview(new, belowSubview: a)
    #expect(names(world) == ["new", "a", "b", "c"])
    world.root.insertSubview(new, aboveSubview: c)
    #expect(hit(world) == "new")
    world.root.insertSubview(new, belowSubview: c)
    #expect(names(world) == ["a", "b", "new", "c"])
    #expect(b.superview === world.root)
  }

  @Test func `HT-5 a sibling that is not there means in front of all, or behind all`() {
    let (world, _, _, _) = three()
    let (above, below) = (UIView(), UIView())
    (above.traceName, below.traceName) = ("above", "below")
    world.root.insertSubview(above, aboveSubview: UIView())
    world.root.insertSubview(below, belowSubview: UIView())
    #expect(names(world) == ["below", "a", "b", "c", "above"])
  }

  @Test func `HT-5 addSubview of a subview brings it to the front, from another view it moves it`()
  {
    let (world, a, b, c) = three()
    world.root.addSubview(a)
    #expect(names(world) == ["b", "c", "a"])
    b.addSubview(c)
    #expect(names(world) == ["b", "a"])
    #expect(c.superview === b)
    a.removeFromSuperview()
    #expect(names(world) == ["b"])
    #expect(a.superview == nil)
    #expect(a.window == nil)
    a.removeFromSuperview()
    #expect(names(world) == ["b"], "removing twice is no mistake")
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
    #expect(name == "c", "the loop goes on with the views that were there when it began")
    #expect(world.root.subviews.isEmpty)
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
    #expect(box.subviews.count == 3, "the second pushed the first out")
    world.root.addSubview(box)
    #expect(last.window === world.window)
    #expect(views[0].window == nil)
    world.root.insertSubview(Jealous(), at: 1)
    #expect(box.superview == nil)
    #expect(last.window == nil)
  }
}
