import MiniUIKit
import TestKit
import Testing

@Suite(.provedOnce(.engine)) struct TouchHitTests {
  @Test func `HT-18 the hit test is over before sendEvent begins`() throws {
    let world = World()
    world.add("view", CGRect(x: 0, y: 0, width: 50, height: 50))
    try world.down(10, 10)
    let lines = world.lines()
    let answer = try #require(lines.firstIndex(of: "window -> view"))
    let sending = try #require(lines.firstIndex(of: "UIApplication sendEvent began"))
    #expect(answer < sending)
    expect(lines[sending...].allSatisfy { !$0.hasPrefix("hit ") })
  }

  @Test func `HT-19 only a touch that begins is hit-tested; window and view then stay`() throws {
    let world = World()
    let view = world.add("view", Probe(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
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
      [
        "ended view", "ended root",
      ],
      "who was forwarded the began hears of the end, RC-13")
  }

  @Test func `DEC-28 a touch that a gesture has taken has no view, after the view's cancel`() throws
  {
    let world = World()
    let view = world.add("view", Probe(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    var seen: [String] = []
    view.on = { phase, touches, _ in
      seen += touches.map { "\(phase.word) \($0.view?.name ?? "nil")" }
    }
    let own = Own.assigning([.began: [.began], .ended: [.ended]])
    let hear = own.on
    own.on = { own, phase, touches, event in
      seen += touches.map { "own \(phase.word) \($0.view?.name ?? "nil")" }
      if phase == .moved { own.state = .began }
      if phase == .ended { hear(own, phase, touches, event) }
    }
    world.root.addGestureRecognizer(own)
    try world.down(10, 10)
    for x in [20.0, 30] {
      try world.frame()
      try world.move(x, 10)
    }
    try world.up()
    expectEqual(
      seen,
      [
        "own began view", "began view", "own moved view", "cancelled view", "own moved nil",
        "own ended nil",
      ])
  }

  @Test func `DEC-28 a touch that is taken before its view has heard of it has no view either`()
    throws
  {
    let world = World()
    world.add("view", CGRect(x: 0, y: 0, width: 50, height: 50))
    let own = Own("own")
    own.delaysTouchesBegan = true
    var views: [String] = []
    own.on = { own, phase, touches, _ in
      views += touches.map { $0.view?.name ?? "nil" }
      if phase == .moved { own.state = .began }
    }
    world.root.addGestureRecognizer(own)
    try world.down(10, 10)
    for x in [20.0, 30] {
      try world.frame()
      try world.move(x, 10)
    }
    expectLines(views, ["view", "view", "nil"])
  }

  @Test func `HT-19 a hidden window keeps the touches that began in it`() throws {
    let world = World()
    try world.down(10, 10)
    world.window.isHidden = true
    world.forget()
    try world.up()
    expectEqual(world.lines("touch").first, "ended root")
    world.forget()
    try world.tap(10, 10)
    expectEqual(world.lines("touch"), [])
  }

  @Test(arguments: [1, 2, 3])
  func `HT-20 a touch is hit-tested as often as hitTestPasses says`(passes: Int) throws {
    let world = World()
    world.application.hitTestPasses = passes
    let view = world.add("view", CGRect(x: 0, y: 0, width: 50, height: 50))
    try world.tap(10, 10)
    expectEqual(world.asked.filter { $0 == "view" }.count, passes)
    expectEqual(world.lines("touch").filter { $0 == "began view" }.count, 1)
    expectSame(view.superview, world.root)
  }

  @Test func `HT-20 the engine asks once if nothing else is said`() {
    expectEqual(Decisions.hitTestPasses, 1)
    expectEqual(UIApplication().hitTestPasses, 1)
  }

  @Test func `HT-21 an override that is not a pure function betrays itself at two passes`() throws {
    let world = World()
    world.application.hitTestPasses = 2
    let view = world.add("view", Custom(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    var count = 0
    view.hit = { point, standard in
      count += 1
      return count == 1 ? standard(point) : nil
    }
    try world.tap(10, 10)
    expectEqual(count, 2)
    expectEqual(world.lines("touch").first, "began root", "the last pass decides")
  }

  @Test func `HT-22 a view under a block animation swallows touches until it is over`() throws {
    let world = World()
    world.add("behind", CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = world.add("view", CGRect(x: 0, y: 0, width: 50, height: 50))
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
  }

  @Test func `HT-22 with allowUserInteraction the view is touched, and so is one not animated`()
    throws
  {
    let world = World()
    let view = world.add("view", CGRect(x: 0, y: 0, width: 50, height: 50))
    world.add("other", CGRect(x: 100, y: 0, width: 50, height: 50))
    world.application.animate(
      withDuration: 0.5, options: .allowUserInteraction, animations: { view.alpha = 0.5 })
    try world.tap(10, 10)
    try world.tap(110, 10)
    let began = world.lines("touch").filter { $0.hasPrefix("began") && !$0.hasSuffix("root") }
    expect(began.contains("began view"))
    expect(began.contains("began other"))
  }

  @Test func `HT-22 an animation that begins later does not take a touch away`() throws {
    let world = World()
    let view = world.add("view", CGRect(x: 0, y: 0, width: 50, height: 50))
    try world.down(10, 10)
    var isDone = false
    world.application.animate(
      withDuration: 0.1, animations: { view.center.x += 100 }, completion: { isDone = $0 })
    try world.up()
    expect(world.lines("touch").contains("ended view"))
    try world.wait(0.1)
    expect(isDone)
  }

  @Test
  func `HT-23 a block animation is hit where the view is going, an animator where it is seen`()
    throws
  {
    func hit(at x: CGFloat, _ move: (World, @escaping () -> Void) -> Void) throws -> String? {
      let world = World()
      let view = world.add("view", CGRect(x: 0, y: 0, width: 50, height: 50))
      move(world) { view.frame.origin.x = 200 }
      try world.wait(0.5)
      return world.root.hitTest(CGPoint(x: x, y: 10), with: nil)?.name
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
    let goal = [
      try hit(at: 225, block), try hit(at: 225, animator(manual: false)),
      try hit(at: 225, animator(manual: true)),
    ]
    let seen = [
      try hit(at: 125, block), try hit(at: 125, animator(manual: false)),
      try hit(at: 125, animator(manual: true)),
    ]
    expectEqual(goal, ["view", "root", "view"])
    expectEqual(seen, ["root", "view", "root"])
  }

  @Test func `HT-22 a property animator allows touches by default and may forbid them`() throws {
    for isAllowed in [true, false] {
      let world = World()
      let view = world.add("view", CGRect(x: 0, y: 0, width: 50, height: 50))
      let animator = UIViewPropertyAnimator(duration: 1, in: world.application) { view.alpha = 0.5 }
      if !isAllowed { animator.isUserInteractionEnabled = false }
      animator.startAnimation()
      try world.tap(10, 10)
      expectEqual(world.lines("touch").contains("began view"), isAllowed)
    }
  }
}
