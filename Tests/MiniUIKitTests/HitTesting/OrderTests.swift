import MiniUIKit
import TestKit
import Testing

@Suite(.provedOnce(.engine)) struct OrderTests {
  private let world = World()
  // Three views on the same spot: a at the back, c in front.
  private let (a, b, c): (UIView, UIView, UIView)

  init() {
    let frame = CGRect(0, 0, 50, 50)
    (a, b, c) = (world.add("a", frame), world.add("b", frame), world.add("c", frame))
  }

  private var names: [String] { world.root.subviews.map { $0.name } }
  private var hit: String? { world.hit(5, 5) }

  private func view(_ name: String) -> UIView {
    let view = UIView(frame: a.frame)
    view.traceName = name
    return view
  }

  @Test func `HT-5 siblings are asked from the front, in the order they are brought to`() {
    world.root.bringSubviewToFront(a)
    expectLines(names, ["b", "c", "a"])
    expectEqual(hit, "a")
    world.root.bringSubviewToFront(UIView())
    expectLines(names, ["b", "c", "a"], "a stranger changes nothing")
    world.root.sendSubviewToBack(a)
    expectLines(names, ["a", "b", "c"])
    expectEqual(hit, "c")
    world.root.exchangeSubview(at: 0, withSubviewAt: 2)
    expectLines(names, ["c", "b", "a"])
    expectEqual(hit, "a")
    world.root.exchangeSubview(at: 1, withSubviewAt: 1)
    expectLines(names, ["c", "b", "a"])

    world.forget()
    for view in [a, b, c] { view.bounds.size = CGSize(1, 1) }
    expectEqual(hit, "root")
    expectLines(world.asked, ["root", "a", "b", "c"])
  }

  @Test func `HT-5 insertSubview at, above and below choose the place`() {
    let new = view("new")
    world.root.insertSubview(new, at: 0)
    expectLines(names, ["new", "a", "b", "c"])
    world.root.insertSubview(new, at: 3)
    expectLines(names, ["a", "b", "c", "new"])
    world.root.insertSubview(new, aboveSubview: a)
    expectLines(names, ["a", "new", "b", "c"])
    world.root.insertSubview(new, belowSubview: a)
    expectLines(names, ["new", "a", "b", "c"])
    world.root.insertSubview(new, aboveSubview: c)
    expectEqual(hit, "new")
    world.root.insertSubview(new, belowSubview: c)
    expectLines(names, ["a", "b", "new", "c"])
    expectSame(b.superview, world.root)
    // A sibling that is not there means in front of all, or behind all.
    world.root.insertSubview(view("above"), aboveSubview: UIView())
    world.root.insertSubview(view("below"), belowSubview: UIView())
    expectLines(names, ["below", "a", "b", "new", "c", "above"])
  }

  @Test func `HT-5 addSubview brings a subview to the front, or moves it here`() {
    world.root.addSubview(a)
    expectLines(names, ["b", "c", "a"])
    b.addSubview(c)
    expectLines(names, ["b", "a"])
    expectSame(c.superview, b)
    a.removeFromSuperview()
    expectLines(names, ["b"])
    expectNil(a.superview)
    expectNil(a.window)
    a.removeFromSuperview()
    expectLines(names, ["b"], "removing twice is no mistake")
  }

  @Test func `HT-5 overrides that are asked, or hear of a move, may change the hierarchy`() {
    let rebel = world.add("rebel", Custom(frame: a.frame))
    rebel.hit = { [a, b, c] _, _ in
      for view in [a, b, c, rebel] { view.removeFromSuperview() }
      return nil
    }
    expectEqual(hit, "c", "the loop goes on with the views that were there when it began")
    expect(world.root.subviews.isEmpty)

    final class Jealous: UIView {
      override func didMoveToWindow() { superview?.subviews.first?.removeFromSuperview() }
      override func willMove(toSuperview newSuperview: UIView?) {
        newSuperview?.subviews.last?.removeFromSuperview()
      }
    }
    let other = World()
    let (box, last) = (UIView(), UIView())
    let views = [UIView(), Jealous(), UIView(), last]
    for view in views { box.addSubview(view) }
    expectEqual(box.subviews.count, 3, "the second pushed the first out")
    other.root.addSubview(box)
    expectSame(last.window, other.window)
    expectNil(views[0].window)
    other.root.insertSubview(Jealous(), at: 1)
    expectNil(box.superview)
    expectNil(last.window)
  }
}
