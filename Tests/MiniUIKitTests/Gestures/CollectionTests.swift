import MiniUIKit
import TestKit
import Testing

/// Which recognizers get a touch.
@Suite(.provedOnce(.engine), .ownThreads) struct CollectionTests {
  @Test func `GR-10 recognizers hear of a touch that the views swallow`() throws {
    let probe = Probe()
    probe.callsSuper = [.began: false, .ended: false, .cancelled: false]
    let scene = GestureScene(c: probe)
    scene.tap(on: scene.a, "tapA")
    try scene.tapC()
    expectLines(
      scene.lines,
      [
        "tap(A) began", "began C", "tap(A) ended", "tap(A) = ended", "action tapA", "cancelled C",
        "tap(A) = possible",
      ])
  }

  @Test func `GR-11 a touch goes to the recognizers from the hit view up to the window`() throws {
    let (heard, _) = try collected()
    expectEqual(Set(heard), ["c1", "c2", "a", "root", "w"])
  }

  @Test func `GR-12 they hear of it in this order: the hit view's as added, then upward`() throws {
    let (heard, known) = try collected()
    expectLines(heard, ["c1", "c2", "a", "root", "w"])
    expectEqual(known, heard)
  }

  /// The recognizers that hear of a touch on C, and those that the touch itself names.
  private func collected() throws -> (heard: [String], known: [String?]) {
    let probe = Probe()
    let scene = GestureScene(c: probe)
    let sibling = scene.world.add("sibling", CGRect(x: 120, y: 0, width: 50, height: 50))
    let child = scene.world.add("child", CGRect(x: 60, y: 60, width: 40, height: 40), to: scene.c)
    let views = [
      ("w", scene.world.window), ("a", scene.a), ("c1", scene.c), ("c2", scene.c),
      ("root", scene.world.root), ("sibling", sibling), ("child", child),
    ]
    for (name, view) in views { view.addGestureRecognizer(Own(name)) }
    var names: [String?] = []
    probe.on = { _, touches, _ in
      names = touches.first?.gestureRecognizers?.map { $0.name } ?? []
    }
    try scene.world.down(60, 60)
    return (scene.world.events.filter { $0.kind == "gestureTouch" }.map { $0.who }, names)
  }

  @Test func `GR-11 a recognizer that is added later does not get a touch that runs`() throws {
    let probe = Probe()
    let scene = GestureScene(c: probe)
    probe.on = { phase, _, _ in
      if phase == .began { probe.addGestureRecognizer(UITapGestureRecognizer()) }
    }
    try scene.tapC()
    expectLines(scene.lines, ["began C", "began A", "ended C", "ended A"])
    expectEqual(probe.gestureRecognizers?.count, 1)
  }

  @Test
  func `GR-13 the recognizer is asked about the event, then its delegate about event and touch`()
    throws
  {
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
    expectLines(voice.questions, ["recognizer", "receive event", "receive touch"])
    expectLines(own.calls, ["began 1"])
    expectLines(scene.world.sentences("ask"), ["delegate shouldReceive -> yes about own"])
  }

  @Test(arguments: 0..<5)
  func `GR-13 a recognizer whose filter says no never sees the touch`(filter: Int) throws {
    let scene = GestureScene()
    let voice = Voice()
    let tap = Own("own")
    tap.delegate = voice
    scene.c.addGestureRecognizer(tap)
    switch filter {
    case 0: tap.isEnabled = false
    case 1: tap.allowedTouchTypes = [.pencil]
    case 2: tap.receives = { _ in false }
    case 3: voice.receivesEvent = false
    default: voice.receives = { _ in false }
    }
    tap.delaysTouchesBegan = true
    try scene.tapC()
    expectLines(scene.lines, ["began C", "began A", "ended C", "ended A"])
    expectLines(tap.calls, [])
  }

  @Test func `GR-13 who is over but not yet reset gets no new touch`() throws {
    let scene = GestureScene()
    let over = Own.assigning([.began: [.failed]], "over")
    let open = Own("open")
    open.require(toFail: over)
    scene.c.addGestureRecognizer(over)
    scene.c.addGestureRecognizer(open)
    try scene.world.down(60, 60, finger: 1)
    try scene.world.down(70, 60, finger: 2)
    expectLines(over.calls, ["began 1"])
    expectLines(open.calls, ["began 1", "began 1"])
  }

  @Test(arguments: [true, false])
  func `GR-14 having a finger, a recognizer takes no pencil, unless it may`(isExclusive: Bool)
    throws
  {
    let scene = GestureScene()
    let own = Own("own")
    expectEqual(own.allowedTouchTypes, [.direct, .indirect, .pencil, .indirectPointer])
    expect(own.requiresExclusiveTouchType)
    own.requiresExclusiveTouchType = isExclusive
    scene.c.addGestureRecognizer(own)
    try scene.world.down(60, 60, finger: 1)
    var pencil = HIDEvent.Contact(finger: 2, .down, at: CGPoint(x: 70, y: 60))
    pencil.type = .pencil
    try scene.world.phone.digitizer.report([pencil])
    expectEqual(own.numberOfTouches, isExclusive ? 1 : 2)
  }

  @Test func `GR-14 a pencil alone is taken`() throws {
    let scene = GestureScene()
    let own = Own("own")
    own.allowedTouchTypes = [.pencil]
    scene.c.addGestureRecognizer(own)
    var pencil = HIDEvent.Contact(finger: 1, .down, at: CGPoint(x: 70, y: 60))
    pencil.type = .pencil
    try scene.world.phone.digitizer.report([pencil])
    expectLines(own.calls, ["began 1"])
  }

  @Test func `GR-15 a recognizer leaves its view for another one`() throws {
    let scene = GestureScene()
    let tap = scene.tap(on: scene.c, "tap")
    scene.a.addGestureRecognizer(tap)
    expectNil(scene.c.gestureRecognizers)
    expectEqual(scene.a.gestureRecognizers, [tap])
    expectSame(tap.view, scene.a)
    try scene.tapC()
    expectLines(scene.lines("action"), ["action tap"])
    scene.a.removeGestureRecognizer(tap)
    expectNil(tap.view)
  }

  @Test func `GR-15 the view keeps its recognizer alive, the recognizer not its view`() {
    weak var recognizer: UIGestureRecognizer?
    weak var freed: UIView?
    let kept = UITapGestureRecognizer()
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
  }

  @Test func `GR-15 the array of recognizers can be set as a whole`() {
    let view = UIView()
    let (one, two, three) = (Own("1"), Own("2"), Own("3"))
    view.gestureRecognizers = [one, two]
    view.gestureRecognizers = [two, three]
    expectEqual(view.gestureRecognizers, [two, three])
    expectNil(one.view)
    expectSame(three.view, view)
    view.gestureRecognizers = nil
    expectNil(two.view)
  }

  @Test func `GR-16 a recognizer gets fingers that the view does not`() throws {
    let scene = GestureScene()
    let own = Own("own")
    scene.c.addGestureRecognizer(own)
    try scene.world.down(60, 60, finger: 1)
    try scene.world.down(70, 60, finger: 2)
    expectEqual(own.numberOfTouches, 2)
    expectLines(scene.lines("touch"), ["began C", "began A"])
  }

  @Test func `GR-17 an ignored touch is not heard of, not cancelled, and not held back any more`()
    throws
  {
    let scene = GestureScene()
    scene.c.isMultipleTouchEnabled = true
    let own = Own("own")
    own.delaysTouchesBegan = true
    own.on = { own, phase, touches, event in
      for touch in touches where phase == .moved { own.ignore(touch, for: event) }
    }
    scene.add(own, to: scene.c, "act")
    try scene.world.down(60, 60, finger: 1)
    try scene.world.down(70, 60, finger: 2)
    expectLines(scene.lines("touch"), [])
    scene.world.forget()
    try scene.dragC(5)
    expectLines(
      scene.news(),
      [
        "own moved", "C released began", "began C", "began A", "moved C", "moved A",
      ])
    expectEqual(own.numberOfTouches, 1)
    own.on = { own, _, _, _ in own.state = .ended }
    try scene.dragC(6)
    try scene.world.up(finger: 1)
    expectLines(scene.news(), ["moved C", "moved A", "ended C", "ended A"])
    try scene.world.up(finger: 2)
    expectLines(
      scene.news(), ["own ended", "own = ended", "action act", "C dropped", "own = possible"])
  }

  @Test func `GR-17 who ignores all its touches is as new, and takes the next one`() throws {
    let scene = GestureScene()
    let own = Own("own")
    own.on = { own, phase, touches, event in
      for touch in touches where phase == .began { own.ignore(touch, for: event) }
    }
    scene.c.addGestureRecognizer(own)
    try scene.tapC()
    expectEqual(own.state, .possible)
    own.on = { own, _, _, _ in own.state = .ended }
    try scene.tapC()
    expectLines(own.calls, ["began 1", "began 1", "reset"])
    expectLines(
      scene.lines,
      [
        "own began", "began C", "began A", "ended C", "ended A",
        "own began", "own = ended", "own = possible",
      ], "recognized with began, the view hears nothing at all")
  }

  @Test func `GR-18 a recognizer counts its fingers and knows their centre and places`() throws {
    let scene = GestureScene()
    let own = Own("own")
    scene.c.addGestureRecognizer(own)
    try scene.world.down(60, 60, finger: 1)
    try scene.world.down(80, 100, finger: 2)
    expectEqual(own.numberOfTouches, 2)
    expectEqual(own.location(in: nil), CGPoint(x: 70, y: 80))
    expectEqual(own.location(in: scene.c), CGPoint(x: 30, y: 40))
    expectEqual(own.location(ofTouch: 1, in: scene.c), CGPoint(x: 40, y: 60))
    try scene.world.up(finger: 1)
    expectEqual(own.numberOfTouches, 1)
    expectEqual(own.location(ofTouch: 0, in: nil), CGPoint(x: 80, y: 100))
  }

  @Test func `GR-18 asking for a touch that the recognizer does not have is a mistake`() async {
    await #expect(processExitsWith: .failure) {
      _ = UITapGestureRecognizer().location(ofTouch: 0, in: nil)
    }
  }

  @Test func `EV-19 touches(for recognizer) are those that it got`() throws {
    let scene = GestureScene()
    let (onC, onA) = (Own("c"), Own("a"))
    scene.c.addGestureRecognizer(onC)
    scene.a.addGestureRecognizer(onA)
    var counts: [[Int?]] = []
    onA.on = { _, _, _, event in
      counts.append([
        event.allTouches?.count, event.touches(for: onA)?.count, event.touches(for: onC)?.count,
        event.touches(for: Own("none"))?.count,
      ])
    }
    try scene.world.down(150, 150, finger: 1)
    try scene.world.down(60, 60, finger: 2)
    try scene.world.down(300, 500, finger: 3)
    try scene.world.drag([CGPoint(x: 61, y: 60)], finger: 2)
    expectEqual(counts, [[1, 1, nil, nil], [2, 2, 1, nil], [3, 2, 1, nil]])
  }

  @Test func `GR-18 in the action of a pan that has ended there is no touch`() throws {
    let scene = GestureScene()
    final class Panner {
      var counts: [Int] = []
      func didPan(_ pan: UIPanGestureRecognizer) { counts.append(pan.numberOfTouches) }
    }
    let panner = Panner()
    scene.a.addGestureRecognizer(UIPanGestureRecognizer(target: panner, action: Panner.didPan))
    try scene.world.down(60, 70)
    try scene.world.drag([CGPoint(x: 80, y: 70), CGPoint(x: 100, y: 72)])
    try scene.world.up()
    expectEqual(panner.counts, [1, 1, 0])
  }

  @Test func `GR-18 and asking for the first one then is a mistake`() async {
    await #expect(processExitsWith: .failure) {
      let scene = GestureScene()
      final class Panner {
        func didPan(_ pan: UIPanGestureRecognizer) {
          if pan.state == .ended { _ = pan.location(ofTouch: 0, in: nil) }
        }
      }
      let panner = Panner()
      scene.a.addGestureRecognizer(UIPanGestureRecognizer(target: panner, action: Panner.didPan))
      try scene.world.down(60, 70)
      try scene.world.drag([CGPoint(x: 80, y: 70), CGPoint(x: 100, y: 72)])
      try scene.world.up()
      print(panner)
    }
  }

  @Test func `GR-18 a tap knows where each of its fingers came down, also when it has waited`()
    throws
  {
    let scene = GestureScene()
    final class Tapper {
      var places: [CGPoint] = []
      func didTap(_ tap: UITapGestureRecognizer) {
        for index in 0..<tap.numberOfTouches {
          places.append(tap.location(ofTouch: index, in: nil))
        }
      }
    }
    let tapper = Tapper()
    let tap = UITapGestureRecognizer(target: tapper, action: Tapper.didTap)
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    tap.require(toFail: double)
    scene.a.addGestureRecognizer(tap)
    scene.a.addGestureRecognizer(double)
    try scene.world.down(60, 70)
    try scene.world.drag([CGPoint(x: 62, y: 70)])
    try scene.world.up()
    try scene.world.wait(1)
    expectEqual(tapper.places, [CGPoint(x: 60, y: 70)])
  }
}
