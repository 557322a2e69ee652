import MiniUIKit
import TestKit
import Testing

/// Which recognizers get a touch.
@Suite(.provedOnce(.engine), .ownThreads) struct CollectionTests {

  @Test func `GR-11 GR-12 a touch goes to the hit view's recognizers, then upward`() throws {
    let probe = Probe()
    let scene = GestureScene(c: probe)
    let sibling = scene.world.add("sibling", CGRect(x: 120, y: 0, width: 50, height: 50))
    let child = scene.world.add("child", CGRect(x: 60, y: 60, width: 40, height: 40), to: scene.c)
    let views = [
      ("w", scene.world.window), ("a", scene.a), ("c1", scene.c), ("c2", scene.c),
      ("root", scene.world.root), ("sibling", sibling), ("child", child),
    ]
    for (name, view) in views { view.addGestureRecognizer(Own(name)) }
    var known: [String?] = []
    probe.on = { phase, touches, _ in
      known = touches.first?.gestureRecognizers?.map { $0.name } ?? []
      // One that is added later does not get a touch that runs.
      if phase == .began { probe.addGestureRecognizer(Own("late")) }
    }
    try scene.tapC()
    let heard = scene.world.events.filter { $0.kind == "gestureTouch" }.map { $0.who }
    expectLines(heard, "c1", "c2", "a", "root", "w", "c1", "c2", "a", "root", "w")
    expectEqual(known, ["c1", "c2", "a", "root", "w"], "the touch itself names them, too")
    expectEqual(probe.gestureRecognizers?.count, 3)
  }

  @Test func `GR-13 GR-16 class and delegate are asked about fingers, until it is over`() throws {
    let scene = GestureScene()
    let voice = Voice()
    let own = Own("own")
    own.delegate = voice
    own.receives = { _ in
      voice.questions.append("recognizer")
      return true
    }
    scene.c.addGestureRecognizer(own)
    try scene.world.down(60, 60)
    expectLines(voice.questions, "recognizer", "receive event", "receive touch")
    expectLines(own.calls, "began 1")
    expectLines(scene.world.sentences("ask"), "delegate shouldReceive -> yes about own")

    // It gets fingers that the view does not.
    let fingers = GestureScene()
    let over = Own.assigning([.began: [.failed]], "over")
    let open = Own("open")
    // So that the one that is over is not reset yet.
    open.require(toFail: over)
    fingers.c.addGestureRecognizer(over)
    fingers.c.addGestureRecognizer(open)
    try fingers.world.down((60, 60), (70, 60))
    expectLines(over.calls, "began 1")
    expectLines(open.calls, "began 1", "began 1")
    expectEqual(open.numberOfTouches, 2)
    expectLines(fingers.lines("touch"), "began C", "began A")
  }

  @Test(arguments: 0..<5)
  func `GR-13 a recognizer whose filter says no never sees the touch`(filter: Int) throws {
    let voice = Voice()
    let tap = Own("own")
    switch filter {
    case 0: tap.isEnabled = false
    case 1: tap.allowedTouchTypes = [.pencil]
    case 2: tap.receives = { _ in false }
    case 3: voice.receivesEvent = false
    default: voice.receives = { _ in false }
    }
    tap.delegate = voice
    tap.delaysTouchesBegan = true
    try play("filter \(filter)", seen: "began C", "began A", "ended C", "ended A") {
      $0.c.addGestureRecognizer(tap)
      try $0.tapC()
    }
    expectLines(tap.calls, [])
  }

  @Test(arguments: [true, false])
  func `GR-14 having a finger, a recognizer takes no pencil, unless it may`(isExclusive: Bool)
    throws
  {
    let scene = GestureScene()
    let (own, pencilsOnly) = (Own("own"), Own("pencils"))
    expectEqual(own.allowedTouchTypes, [.direct, .indirect, .pencil, .indirectPointer])
    expect(own.requiresExclusiveTouchType)
    own.requiresExclusiveTouchType = isExclusive
    pencilsOnly.allowedTouchTypes = [.pencil]
    for recognizer in [own, pencilsOnly] { scene.c.addGestureRecognizer(recognizer) }
    try scene.world.down(60, 60, finger: 1)
    expectLines(pencilsOnly.calls, [])
    var pencil = HIDEvent.Contact(finger: 2, .down, at: CGPoint(x: 70, y: 60))
    pencil.type = .pencil
    try scene.world.phone.digitizer.report([pencil])
    expectEqual(own.numberOfTouches, isExclusive ? 1 : 2)
    expectLines(pencilsOnly.calls, "began 1")
  }

  @Test func `GR-15 a view keeps its recognizers alive, and they do not keep the view`() throws {
    let scene = GestureScene()
    let tap = scene.tap(on: scene.c, "tap")
    scene.a.addGestureRecognizer(tap)
    expectNil(scene.c.gestureRecognizers)
    expectEqual(scene.a.gestureRecognizers, [tap])
    expectSame(tap.view, scene.a)
    try scene.tapC()
    expectLines(scene.lines("action"), "action tap")
    scene.a.removeGestureRecognizer(tap)
    expectNil(tap.view)

    weak var recognizer: UIGestureRecognizer?
    weak var freed: UIView?
    let (kept, second, third) = (UITapGestureRecognizer(), Own("2"), Own("3"))
    do {
      let view = UIView()
      view.addGestureRecognizer(UIPanGestureRecognizer())
      view.addGestureRecognizer(kept)
      (recognizer, freed) = (view.gestureRecognizers?[0], view)
      #expect(recognizer != nil)
    }
    expectNil(freed)
    expectNil(recognizer)
    expectNil(kept.view)
    let view = UIView()
    view.gestureRecognizers = [kept, second]
    view.gestureRecognizers = [second, third]
    expectEqual(view.gestureRecognizers, [second, third])
    expectNil(kept.view)
    expectSame(third.view, view)
    view.gestureRecognizers = nil
    expectNil(second.view)
  }

  @Test func `GR-17 an ignored touch is not heard of, cancelled or held back any more`() throws {
    let scene = GestureScene()
    scene.c.isMultipleTouchEnabled = true
    let own = Own("own")
    own.delaysTouchesBegan = true
    own.on = { own, phase, touches, event in
      for touch in touches where phase == .moved { own.ignore(touch, for: event) }
    }
    scene.add(own, to: scene.c, "act")
    try scene.world.down((60, 60), (70, 60))
    expectLines(scene.lines("touch"), [])
    scene.world.forget()
    try scene.dragC(5)
    expectLines(
      scene.news(), "own moved", "C released began", "began C", "began A", "moved C", "moved A")
    expectEqual(own.numberOfTouches, 1)
    own.on = { own, _, _, _ in own.state = .ended }
    try scene.dragC(6)
    try scene.world.up(finger: 1)
    expectLines(scene.news(), "moved C", "moved A", "ended C", "ended A")
    try scene.world.up(finger: 2)
    expectLines(
      scene.news(), "own ended", "own = ended", "action act", "C dropped", "own = possible")

    // Who ignores all its touches is as new, and takes the next one.
    let renewed = GestureScene()
    let again = Own("own")
    again.on = { again, phase, touches, event in
      for touch in touches where phase == .began { again.ignore(touch, for: event) }
    }
    renewed.c.addGestureRecognizer(again)
    try renewed.tapC()
    expectEqual(again.state, .possible)
    expectLines(renewed.news(), "own began", "began C", "began A", "ended C", "ended A")
    again.on = { again, _, _, _ in again.state = .ended }
    try renewed.tapC()
    expectLines(again.calls, "began 1", "began 1", "reset")
    // Recognized with began, the view hears nothing at all.
    expectLines(renewed.news(), "own began", "own = ended", "own = possible")
  }

  @Test func `GR-18 EV-19 a recognizer knows its fingers, and the event knows whose`() throws {
    let scene = GestureScene()
    let own = Own("own")
    scene.c.addGestureRecognizer(own)
    try scene.world.down((60, 60), (80, 100))
    expectEqual(own.numberOfTouches, 2)
    expectEqual(own.location(in: nil), CGPoint(x: 70, y: 80))
    expectEqual(own.location(in: scene.c), CGPoint(x: 30, y: 40))
    expectEqual(own.location(ofTouch: 1, in: scene.c), CGPoint(x: 40, y: 60))
    try scene.world.up(finger: 1)
    expectEqual(own.numberOfTouches, 1)
    expectEqual(own.location(ofTouch: 0, in: nil), CGPoint(x: 80, y: 100))

    let shared = GestureScene()
    let (onC, onA) = (Own("c"), Own("a"))
    shared.c.addGestureRecognizer(onC)
    shared.a.addGestureRecognizer(onA)
    var counts: [[Int?]] = []
    onA.on = { _, _, _, event in
      let parts = [onA, onC, Own("none")].map { event.touches(for: $0)?.count }
      counts.append([event.allTouches?.count] + parts)
    }
    try shared.world.down((150, 150), (60, 60), (300, 500))
    try shared.world.drag([CGPoint(x: 61, y: 60)], finger: 2)
    expectEqual(counts, [[1, 1, nil, nil], [2, 2, 1, nil], [3, 2, 1, nil]])

    // A tap knows where each finger came down, also when it has waited.
    let waited = GestureScene()
    var places: [CGPoint] = []
    let tap = waited.tap(on: waited.a, "tap") { tap in
      places += (0..<tap.numberOfTouches).map { tap.location(ofTouch: $0, in: nil) }
    }
    tap.require(toFail: waited.tap(on: waited.a, "double", taps: 2))
    try waited.world.down(60, 70)
    try waited.world.drag([CGPoint(x: 62, y: 70)])
    try waited.world.up()
    try waited.world.wait(1)
    expectEqual(places, [CGPoint(x: 60, y: 70)])
  }

  /// A pan that has ended, with what its action does.
  private static func pan(_ action: @escaping (UIGestureRecognizer) -> Void) throws {
    let scene = GestureScene()
    scene.add(UIPanGestureRecognizer(), to: scene.a, "pan", action)
    try scene.world.down(60, 70)
    try scene.world.drag([CGPoint(x: 80, y: 70), CGPoint(x: 100, y: 72)])
    try scene.world.up()
  }

  @Test func `GR-18 when a pan has ended it has no touch, and asking for one is a mistake`()
    async
    throws
  {
    var counts: [Int] = []
    try Self.pan { counts.append($0.numberOfTouches) }
    expectEqual(counts, [1, 1, 0])
    await #expect(processExitsWith: .failure) {
      try Self.pan { if $0.state == .ended { _ = $0.location(ofTouch: 0, in: nil) } }
    }
    await #expect(processExitsWith: .failure) {
      _ = UITapGestureRecognizer().location(ofTouch: 0, in: nil)
    }
  }
}
