import MiniUIKit
import TestKit
import Testing

@Suite(.provedOnce(.engine)) struct TouchHitTests {
  private let world = World()

  @Test func `HT-18 the hit test is over before sendEvent begins`() throws {
    world.add("view", CGRect(0, 0, 50, 50))
    try world.down(10, 10)
    let lines = world.lines()
    let answer = try #require(lines.firstIndex(of: "window -> view"))
    let sending = try #require(lines.firstIndex(of: "UIApplication sendEvent began"))
    #expect(answer < sending)
    expect(lines[sending...].allSatisfy { !$0.hasPrefix("hit ") })
  }

  @Test func `HT-19 only a touch that begins is hit-tested; its view then stays`() throws {
    let view = world.add("view", Probe(frame: CGRect(0, 0, 50, 50)))
    var views: [UIView?] = []
    var windows: [UIWindow?] = []
    view.on = { _, touches, _ in
      views += touches.map { $0.view }
      windows += touches.map { $0.window }
    }
    try world.down(10, 10)
    world.forget()
    try world.move(300, 300)
    try world.frame()
    view.frame.origin.x = 200
    try world.move(301, 300)
    try world.up()
    expectEqual(world.asked, [])
    expectEqual(views, [view, view, view, view])
    expectEqual(windows, Array(repeating: world.window, count: 4))
    expectEqual(
      world.lines("touch").filter { $0.hasPrefix("ended") }.prefix(2),
      ["ended view", "ended root"],
      "who was forwarded the began hears of the end, RC-13")

    view.removeFromSuperview()
    try world.wait(1)
    try world.down(10, 10)
    world.window.isHidden = true
    world.forget()
    try world.up()
    expectEqual(world.lines("touch").first, "ended root")
    world.forget()
    try world.tap(10, 10)
    expectEqual(world.lines("touch"), [])
  }

  @Test func `DEC-28 a touch that a gesture has taken has no view after the cancel`() throws {
    let view = world.add("view", Probe(frame: CGRect(0, 0, 50, 50)))
    var seen: [String] = []
    view.on = { phase, touches, _ in
      seen += touches.map { "\(phase.word) \($0.view?.name ?? "nil")" }
    }
    let own = Own("own")
    own.on = { own, phase, touches, event in
      seen += touches.map { "own \(phase.word) \($0.view?.name ?? "nil")" }
      if phase == .moved { own.state = .began }
      if phase == .ended { own.state = .ended }
    }
    world.root.addGestureRecognizer(own)
    try world.stroke((10, 10), (20, 10), (30, 10))
    expectLines(
      seen,
      [
        "own began view", "began view", "own moved view", "cancelled view", "own moved nil",
        "own ended nil",
      ])
    seen = []
    own.delaysTouchesBegan = true
    try world.wait(1)
    try world.stroke((10, 10), (20, 10), (30, 10), end: nil)
    expectLines(
      seen, ["own began view", "own moved view", "own moved nil"],
      "nor has one that is taken before its view has heard of it")
  }

  @Test(arguments: [1, 2, 3])
  func `HT-20 a touch is hit-tested as often as hitTestPasses says`(passes: Int) throws {
    world.application.hitTestPasses = passes
    let view = world.add("view", CGRect(0, 0, 50, 50))
    try world.tap(10, 10)
    expectEqual(world.asked.filter { $0 == "view" }.count, passes)
    expectEqual(world.lines("touch").filter { $0 == "began view" }.count, 1)
    expectSame(view.superview, world.root)
  }

  @Test func `HT-20 HT-21 the last pass decides, and an impure override betrays itself`() throws {
    expectEqual(Decisions.hitTestPasses, 1, "the engine asks once if nothing else is said")
    expectEqual(UIApplication().hitTestPasses, 1)
    world.application.hitTestPasses = 2
    let view = world.add("view", Custom(frame: CGRect(0, 0, 50, 50)))
    var count = 0
    view.hit = { point, standard in
      count += 1
      return count == 1 ? standard(point) : nil
    }
    try world.tap(10, 10)
    expectEqual(count, 2)
    expectEqual(world.lines("touch").first, "began root")
  }

  @Test func `HT-22 a view under a block animation swallows touches that begin`() throws {
    world.add("behind", CGRect(0, 0, 100, 100))
    let view = world.add("view", CGRect(0, 0, 50, 50))
    let child = world.add("child", view.bounds, to: view)
    world.application.animate(withDuration: 0.5, animations: { view.alpha = 0.5 })
    try world.tap(10, 10)
    expectEqual(world.asked.last, "child")
    expectEqual(world.lines("touch"), [], "neither the view, its child, nor what lies behind")
    expect(world.lines("system").contains("UIApplication swallowed"))
    try world.wait(0.42 - 0.000_001)
    try world.down(10, 10)
    expectEqual(world.lines("touch"), [])
    try world.up()
    try world.wait(0.000_001)
    try world.down(10, 10)
    expectEqual(world.lines("touch").first, "began child")
    expectSame(child.superview, view)

    try world.up()
    let other = world.add("other", CGRect(200, 0, 50, 50))
    try world.down(210, 10)
    var isDone = false
    world.application.animate(
      withDuration: 0.1, animations: { other.center.x += 100 }, completion: { isDone = $0 })
    try world.up()
    expect(world.lines("touch").contains("ended other"))
    try world.wait(0.1)
    expect(isDone)
  }

  @Test func `HT-22 with allowUserInteraction, or by an animator, it is touched`() throws {
    func isTouched(_ animate: (World, @escaping () -> Void) -> Void) throws -> Bool {
      let world = World()
      let view = world.add("view", CGRect(0, 0, 50, 50))
      world.add("other", CGRect(100, 0, 50, 50))
      animate(world) { view.alpha = 0.5 }
      try world.tap(110, 10)
      expect(world.news("touch").contains("began other"), "it is not animated")
      try world.tap(10, 10)
      return world.lines("touch").contains("began view")
    }
    func animator(isEnabled: Bool?) -> (World, @escaping () -> Void) -> Void {
      { world, changes in
        let animator = UIViewPropertyAnimator(
          duration: 1, in: world.application, animations: changes)
        if let isEnabled { animator.isUserInteractionEnabled = isEnabled }
        animator.startAnimation()
      }
    }
    try expect(
      isTouched {
        $0.application.animate(withDuration: 0.5, options: .allowUserInteraction, animations: $1)
      })
    try expect(isTouched(animator(isEnabled: nil)), "by default")
    try expect(!isTouched(animator(isEnabled: false)))
  }

  @Test func `HT-23 a block animation is hit at its goal, an animator where seen`() throws {
    func hit(at x: CGFloat, _ move: (World, @escaping () -> Void) -> Void) throws -> String? {
      let world = World()
      let view = world.add("view", CGRect(0, 0, 50, 50))
      move(world) { view.frame.origin.x = 200 }
      try world.wait(0.5)
      return world.root.hitTest(CGPoint(x, 10), with: nil)?.name
    }
    func block(_ world: World, _ changes: @escaping () -> Void) {
      world.application.animate(
        withDuration: 1, options: .allowUserInteraction, animations: changes)
    }
    func animator(manual: Bool) -> (World, @escaping () -> Void) -> Void {
      { world, changes in
        let animator = UIViewPropertyAnimator(
          duration: 1, in: world.application, animations: changes)
        animator.isManualHitTestingEnabled = manual
        animator.startAnimation()
      }
    }
    // Half of the time has passed, so the view is seen from 100 to 150.
    for (move, goal, seen) in [
      (block, "view", "root"), (animator(manual: false), "root", "view"),
      (animator(manual: true), "view", "root"),
    ] {
      try expectEqual(hit(at: 225, move), goal)
      try expectEqual(hit(at: 125, move), seen)
    }
  }
}
