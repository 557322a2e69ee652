import MiniUIKit
import TestKit
import Testing

/// What no app does by intent either works or stops with a sentence; nothing hangs, nothing traps
/// without a word.
@Suite(.provedOnce(.engine), .ownThreads) struct UnbreakableTests {
  @Test(arguments: Misuse.allCases)
  func `HT-1 HT-3 HT-5 HT-8 EV-7 EV-20 misuse stops with a sentence that names the rule`(
    misuse: Misuse
  ) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [misuse] in misuse.commit()
    }
    #if DEBUG  // An optimised build stops without a word.
      let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      expect(said.contains(misuse.sentence), said)
    #else
      _ = result
    #endif
  }

  @Test func `GR-86 a long press of infinite duration never begins`() throws {
    let world = World()
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = .infinity
    world.root.addGestureRecognizer(press)
    try world.down(50, 50)
    try world.wait(1e6)
    expectEqual(press.state, .possible)
    try world.up()
    expectEqual(press.state, .possible)
    expectLines(world.lines("gesture"), ["longPress(root) failed", "longPress(root) possible"])
  }

  @Test(arguments: [
    CGAffineTransform(scaleX: 1e300, y: 1e300), CGAffineTransform(scaleX: 1e-300, y: 1e-300),
    CGAffineTransform(scaleX: 0, y: 0), CGAffineTransform(scaleX: 1, y: -1e308),
    CGAffineTransform(translationX: 1e308, y: 1e308),
    CGAffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0),
  ])
  func `HT-8 a touch survives any transform, on every kind of view`(
    transform: CGAffineTransform
  ) throws {
    let world = World()
    let frame = CGRect(0, 0, 300, 300)
    let table = UITableView(frame: frame)
    table.numberOfRows = 100
    let segments = UISegmentedControl(items: ["one", "two"])
    segments.frame = frame
    for view in [UIView(frame: frame), UISlider(frame: frame), segments, UISwitch(), table] {
      world.root.addSubview(view)
      view.transform = transform
      for recognizer in [
        UITapGestureRecognizer(), UIPanGestureRecognizer(), UISwipeGestureRecognizer(),
        UILongPressGestureRecognizer(),
      ] { view.addGestureRecognizer(recognizer) }
      try world.down(150, 150)
      try world.drag((0..<9).map { CGPoint(150 + 9 * CGFloat($0), 150 - 7 * CGFloat($0)) })
      try world.up()
      try world.wait(3)
      view.removeFromSuperview()
    }
    expectEqual(world.phone.digitizer.fingers.count, 0)
  }

  @Test func `RC-4 HT-3 views and controllers, 100,000 deep or presented, are freed`() {
    weak var deepestView: UIView?
    weak var deepest: UIViewController?
    do {
      let (world, outermost) = (World(), UIViewController())
      var (view, controller) = (world.root, outermost)
      for place in 0..<100_000 {
        let (innerView, inner) = (UIView(), UIViewController())
        view.addSubview(innerView)
        if place == 50_000 { controller.view.addSubview(inner.view) }
        controller.addChild(inner)
        (view, controller) = (innerView, inner)
      }
      (deepestView, deepest) = (view, controller)
    }
    expectNil(deepestView)
    expectNil(deepest)

    let world = World()
    weak var last: UIViewController?
    do {
      var top = world.viewController
      for _ in 0..<10_000 {
        let next = UIViewController()
        top.present(next, animated: false)
        top = next
      }
      last = top
      world.viewController.dismiss(animated: false)
    }
    expectNil(last)
    expectEqual(world.window.subviews.count, 1)
  }

  @Test func `EV-10 two thousand fingers come down, move and are lifted`() throws {
    let world = World()
    world.root.isMultipleTouchEnabled = true
    let pan = UIPanGestureRecognizer()
    pan.cancelsTouchesInView = false
    world.root.addGestureRecognizer(pan)
    func report(_ change: HIDEvent.Contact.Change, _ shift: CGFloat) throws {
      try world.phone.digitizer.report(
        (1...2000).map {
          .init(finger: $0, change, at: CGPoint(CGFloat($0 % 300) + shift, CGFloat($0 / 10)))
        })
      try world.wait(0.02)
    }
    try report(.down, 0)
    expectEqual(pan.numberOfTouches, 2000)
    try report(.moved, 20)
    expectEqual(pan.state, .began)
    try report(.up, 20)
    expectEqual(pan.state, .possible)
    expectEqual(world.phone.digitizer.fingers.count, 0)
  }
}
