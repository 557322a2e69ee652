import Foundation
import MiniUIKit
import TestKit
import Testing

@Suite(.provedOnce(.engine)) struct MemoryTests {
  /// Counts how many objects are alive.
  private final class Counter { var alive = 0 }

  private final class Counted: UIView {
    let counter: Counter
    init(_ counter: Counter, _ frame: CGRect) {
      self.counter = counter
      super.init(frame: frame)
      counter.alive += 1
    }
    deinit {
      counter.alive -= 1
      _ = (window, superview, name)
    }
  }

  private final class CountedController: UIViewController {
    let counter: Counter
    init(_ counter: Counter) {
      self.counter = counter
      super.init()
      counter.alive += 1
    }
    deinit { counter.alive -= 1 }
    override func loadView() { view = Counted(counter, .zero) }
  }

  private final class CountedApp: UIApplication {
    let counter: Counter
    init(_ counter: Counter) {
      self.counter = counter
      super.init()
      counter.alive += 1
    }
    deinit { counter.alive -= 1 }
  }

  @Test(arguments: [false, true])
  func `HT-19 CT-31 a phone is freed with all that lies on it, even in the middle of a touch`(
    isTouched: Bool
  ) throws {
    let counter = Counter()
    weak var phone: Phone?
    weak var observed: UIButton?
    do {
      let world = World(
        application: CountedApp(counter), viewController: CountedController(counter))
      phone = world.phone
      let outer = Counted(counter, CGRect(0, 0, 200, 200))
      world.root.addSubview(outer)
      for x in stride(from: 0.0, to: 200, by: 20) {
        outer.addSubview(Counted(counter, CGRect(x, 0, 20, 20)))
      }
      let button = world.add("button", UIButton(frame: CGRect(0, 300, 50, 50)))
      observed = button
      button.addTarget(outer, action: UIView.setNeedsNothing, for: .touchDown)
      let child = CountedController(counter)
      world.viewController.addChild(child)
      outer.addSubview(child.view)
      let sheet = CountedController(counter)
      world.application.animate(withDuration: 9, animations: { outer.alpha = 0.5 })
      if isTouched {
        try world.down(10, 310, finger: 1)
        try world.down(10, 500, finger: 2)
        try world.move(11, 500, finger: 2)
        try world.move(12, 500, finger: 2)
        expect(button.isTracking)
      }
      world.viewController.present(sheet, animated: false)
      expectEqual(counter.alive, 18)
    }
    expectNil(phone)
    expectNil(observed, "a control that follows a touch, too")
    expectEqual(counter.alive, 0)
  }

  @Test func `HT-29 EV-18 EV-25 what outlives its phone can be used, and leads nowhere`() throws {
    var world: World? = World()
    let view = UIView(frame: CGRect(0, 0, 50, 50))
    let button = UIButton(frame: CGRect(100, 0, 50, 50))
    world.map { $0.root.addSubview(view) }
    world.map { $0.root.addSubview(button) }
    let (root, window) = (world?.root, world?.window)
    let (scene, app) = (world?.application.windowScene, world?.application)
    weak let phone = world?.phone
    world = nil
    expectNil(phone)
    expectSame(window?.hitTest(CGPoint(10, 10), with: nil), view)
    root?.addSubview(UIView(frame: .zero))
    button.sendActions(for: .touchUpInside)
    view.alpha = 0.5
    expectSame(view.next, root)
    expectNil(window?.windowScene)
    expectSame(scene?.next, app)
    app?.sendEvent(UIEventMaker.touches)

    world = World()
    let clock = world?.phone.clock
    let digitizer = world?.phone.digitizer
    try world?.down(10, 10)
    try world?.move(11, 10)
    try world?.move(12, 10)
    var fired = false
    world?.phone.runLoop.schedule(after: 0.5) { fired = true }
    world = nil
    try clock?.advance(by: 1)
    expect(!fired)
    try digitizer?.report([.init(finger: 1, .moved, at: .zero)])
    try digitizer?.report([.init(finger: 1, .up, at: .zero), .init(finger: 2, .down, at: .zero)])
    try clock?.advance(by: 1)

    var finger: OneFinger? = try OneFinger()
    let touch = try #require(finger?.touch)
    finger = nil
    expectEqual(touch.view?.name, "view")
    expectEqual(touch.location(in: touch.view), CGPoint(10, 10))
  }

  @Test func `HT-29 RC-2 RC-7 who outlives its window, superview, controller or app forgets it`() {
    let view = UIView(frame: CGRect(0, 0, 50, 50))
    let child = UIView(frame: view.bounds)
    view.addSubview(child)
    do {
      let world = World()
      world.root.addSubview(view)
      expectSame(child.window, world.window)
    }
    expectNil(view.superview)
    expectNil(view.window)
    expectNil(child.window)
    expectNil(view.next)
    expectSame(view.hitTest(CGPoint(5, 5), with: nil), child)
    do {
      let controller = UIViewController()
      controller.view = child
      expectSame(child.next, controller)
    }
    expectSame(child.next, view, "it follows its superview again (RC-2)")
    var app: UIApplication? = UIApplication()
    let scene = app?.windowScene
    expectSame(scene?.next, app)
    app = nil
    expectNil(scene?.next, "the scene ends the chain (RC-7)")
  }

  @Test func `HT-3 a tree 10,000 deep is hit, 100,000 deep it needs little stack`() {
    let isHit = onStack(megabytes: 64) {
      let world = World()
      var deepest = world.root
      for _ in 0..<10_000 {
        let view = UIView(frame: CGRect(0, 0, 50, 50))
        deepest.addSubview(view)
        deepest = view
      }
      return world.window.hitTest(CGPoint(5, 5), with: nil) === deepest
    }
    expect(isHit)
    let isFreed = onStack(megabytes: 1) {
      weak var observed: UIView?
      do {
        let root = UIView()
        var outer = root
        for _ in 0..<100_000 {
          let view = UIView()
          outer.addSubview(view)
          outer = view
        }
        observed = outer
        let window = UIWindow(frame: .zero)
        window.addSubview(root)
        root.removeFromSuperview()
      }
      return observed == nil
    }
    expect(isFreed)
  }

  private func onStack(megabytes: Int, _ work: @escaping @Sendable () -> Bool) -> Bool {
    let done = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var result = false
    let thread = Thread {
      result = work()
      done.signal()
    }
    thread.stackSize = megabytes << 20
    thread.start()
    done.wait()
    return result
  }
}

/// An event of touches without a phone cannot be made; one of a phone that is gone can be kept.
private enum UIEventMaker {
  static var touches: UIEvent {
    var kept: UIEvent?
    let world = World()
    let view = world.add("view", Probe(frame: world.root.bounds))
    view.on = { kept = $2 }
    try? world.tap(10, 10)
    guard let kept else { preconditionFailure("The tap made no event.") }
    return kept
  }
}
