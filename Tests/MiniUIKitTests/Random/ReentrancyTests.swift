import MiniUIKit
import TestKit
import Testing

/// What happens if a touches method does what only a finger or the clock should do.
@Suite(.provedOnce(.engine)) struct ReentrancyTests {
  @Test func `EV-25 a touch sent by a touches method comes in the same turn, later`() throws {
    let finger = try OneFinger()
    let world = finger.world
    world.add("other", CGRect(x: 100, y: 0, width: 50, height: 50))
    finger.view.on = { phase, _, _ in
      if phase == .ended { try? world.tap(110, 10, finger: 2) }
    }
    world.forget()
    try world.up()
    expectLines(
      world.lines("touch", of: ["view", "other"]), "ended view", "began other", "ended other")
    expectEqual(world.lines("system").filter { $0 == "runLoop sleep" }.count, 1)
    let ends = world.lines().firstIndex(of: "UIApplication sendEvent ended")
    let next = world.lines().firstIndex(of: "began other")
    #expect(ends ?? .max < next ?? 0, "one event is over before the next begins")
  }

  @Test func `EV-28 a touches method that lets time pass sees timers, and no event`() throws {
    let finger = try OneFinger()
    let world = finger.world
    var fired = 0
    var isInside = false
    var phases: [UITouch.Phase] = []
    world.phone.clock.schedule(after: 0.5) { fired += 1 }
    finger.view.on = { phase, _, _ in
      expect(!isInside, "not even a held move")
      isInside = true
      phases.append(phase)
      if phases.count == 1 {
        try? world.move(30, 10)
        try? world.wait(1)
        fired += 10
      }
      isInside = false
    }
    try world.move(20, 10)
    expectEqual(fired, 11)
    expectEqual(world.phone.clock.now, 1_000_000)
    expectEqual(phases, [.moved, .moved])
    expectEqual(finger.touch?.x, 30)
    try world.up()
    expectEqual(finger.touch?.phase, .ended)
  }

  @Test func `EV-25 an observer may send a touch, a touches method stop a timer`() throws {
    let world = World()
    world.root.isMultipleTouchEnabled = true
    var isFirst = true
    world.phone.runLoop.addObserver(.beforeWaiting) {
      if isFirst {
        isFirst = false
        try? world.tap(10, 10, finger: 2)
      }
    }
    try world.tap(200, 200)
    expectEqual(world.lines("touch").filter { $0 == "began root" }.count, 2)
    expect(!world.phone.runLoop.isAwake)

    // The timer waits for the turn under way, and does not fire.
    let finger = try OneFinger()
    var fired = false
    let timer = finger.world.phone.runLoop.schedule(after: 0.1) { fired = true }
    finger.view.on = { _, _, _ in
      try? finger.world.wait(0.5)
      timer.stop()
    }
    try finger.world.up()
    expect(!fired)
  }

  @Test func `EV-18 a touches method may let its phone go, and nothing is left to do`() throws {
    var world: World? = World()
    weak let phone = world?.phone
    let view = Probe(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    world?.add("view", view)
    view.on = { _, _, _ in world = nil }
    try world?.down(10, 10)
    expectNil(world)
    expectNil(phone)
    expectNil(view.window)

    // One that goes in the middle of a turn leaves nothing to do.
    var last: World? = World()
    let digitizer = try #require(last?.phone.digitizer)
    weak let lastPhone = last?.phone
    let lastView = Probe(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    last?.add("view", lastView)
    var heard = 0
    lastView.on = { [weak clock = last?.phone.clock] phase, _, _ in
      heard += 1
      last?.phone.runLoop.schedule(after: 0.1) { heard += 100 }
      try? clock?.advance(by: 1)
      // The timer has come and waits for the end of this turn.
      last = nil
    }
    // Nobody but the closure above keeps the phone.
    try digitizer.report([HIDEvent.Contact(finger: 1, .down, at: CGPoint(x: 10, y: 10))])
    expectNil(lastPhone)
    expectEqual(heard, 1)
  }

  @Test func `EV-26 EV-13 an event that is sent again is not delivered twice (model)`() throws {
    let finger = try OneFinger()
    let world = finger.world
    var kept: UIEvent?
    finger.view.on = { _, _, event in
      kept = event
      event.map { world.application.sendEvent($0) }
    }
    world.forget()
    try world.move(20, 10)
    kept.map { world.application.sendEvent($0) }
    try world.up()
    expectLines(world.lines("touch", of: ["view"]), "moved view", "ended view")
    let refused = world.lines("system").filter { $0 == "UIWindow sendEvent refused" }
    expectEqual(refused.count, 3, "moved at once and later, ended at once")

    let pressed = World()
    let view = pressed.add("view", Pressed())
    view.app = pressed.application
    view.becomeFirstResponder()
    try pressed.phone.press(.select)
    expectEqual(view.presses, 1)
    expectEqual(pressed.lines("system").filter { $0 == "UIWindow sendEvent refused" }.count, 1)
  }

  @Test func `GR-40 an action that sends its event on brings no view a taken touch`() throws {
    let app = SendingApplication()
    let world = World(application: app)
    let view = world.add("view", UIView(frame: CGRect(0, 0, 300, 300)))
    view.isMultipleTouchEnabled = true
    // The first finger is the first window's, though the pan has moved on to the second.
    let second = world.addWindow("second")
    second.frame.origin.y = 200
    let mover = Mover(second)
    let pan = UIPanGestureRecognizer()
    pan.delegate = mover
    pan.addTarget(app, action: SendingApplication.sendAgain)
    view.addGestureRecognizer(pan)
    try world.down(10, 10)
    try world.down(50, 250, finger: 2)
    world.forget()
    try world.together(.moved, (10, 40), (50, 280))
    expectEqual(pan.state, .began)
    expectLines(world.lines("touch", of: ["view"]), "cancelled view")
  }

  /// Moves a view into another window when its recognizer is asked.
  private final class Mover: UIGestureRecognizerDelegate {
    let window: UIWindow
    init(_ window: UIWindow) { self.window = window }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      if let view = gestureRecognizer.view, view.window !== window { window.addSubview(view) }
      return true
    }
  }

  @Test func `GR-58 an end that is sent on from a held touch waits behind its own beginning`()
    throws
  {
    let app = SendingApplication()
    let world = World(application: app)
    let (a, b) = (Sending(app), UIView())
    (a.frame, b.frame) = (CGRect(0, 0, 100, 100), CGRect(100, 0, 100, 100))
    for (name, view) in [("a", a), ("b", b)] { world.add(name, view) }
    let holder = UIGestureRecognizer()
    holder.delaysTouchesBegan = true
    world.root.addGestureRecognizer(holder)
    try world.down((50, 50), (150, 50))
    expectLines(world.lines("touch", of: ["a", "b"]), [])
    // Before the window gets the lift, what was held back is free.
    app.onEvent = { holder.isEnabled = false }
    try world.up(finger: 2)
    app.onEvent = {}
    try world.up()
    expectLines(
      world.lines("touch", of: ["a", "b"]), ["began a", "began b", "ended b", "ended a"])
  }

  /// A view that sends the event of its touches on.
  private final class Sending: UIView {
    let app: SendingApplication
    init(_ app: SendingApplication) {
      self.app = app
      super.init(frame: .zero)
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { app.sendAgain() }
  }

  private final class SendingApplication: UIApplication {
    private var event: UIEvent?
    var onEvent: () -> Void = {}
    override func sendEvent(_ event: UIEvent) {
      self.event = event
      onEvent()
      super.sendEvent(event)
    }
    func sendAgain() { event.map { super.sendEvent($0) } }
  }

  /// A view that sends its presses again.
  private final class Pressed: UIView {
    var presses = 0
    var app: UIApplication?
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ all: Set<UIPress>, with event: UIPressesEvent?) {
      presses += 1
      event.map { app?.sendEvent($0) }
    }
  }
}
