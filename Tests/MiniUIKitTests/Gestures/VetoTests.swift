import MiniUIKit
import TestKit
import Testing

/// Who is asked before a recognizer recognizes, and how the system's controls answer.
@Suite(.provedOnce(.engine)) struct VetoTests {
  @Test func `GR-43 the hit view is asked in the touches method; who is refused fails`() throws {
    let scene = GestureScene(c: Refusing(refuses: true))
    scene.tap(on: scene.a, "tapA")
    try scene.tapC()
    expectLines(scene.world.sentences("ask"), "C shouldBegin -> no about tap(A)")
    expectLines(
      scene.lines(after: "tap(A) ended"), "tap(A) = failed", "tap(A) = possible", "ended C",
      "ended A")
    scene.world.forget()
    try scene.world.tap(180, 180)
    expectLines(scene.lines("action"), ["action tapA"], "A itself was touched")
    expectLines(scene.world.sentences("ask"), "A shouldBegin -> yes about tap(A)")

    // The view is asked inside the recognizer's own touches method.
    let both = GestureScene()
    both.tap(on: both.c, "tapC")
    both.tap(on: both.a, "tapA")
    try both.world.down(60, 60)
    both.world.forget()
    try both.world.up()
    let order = both.world.events.filter { $0.kind == "gestureTouch" || $0.kind == "ask" }
    expectLines(
      order.map { "\($0.who) \($0.what)" }, "tap(C) ended", "C shouldBegin -> yes", "tap(A) ended",
      "C shouldBegin -> yes")
  }

  @Test func `GR-43 no view is asked that keeps its touch, every other one once`() throws {
    let kept = GestureScene(c: Refusing(refuses: true))
    kept.tap(on: kept.a, "tapA").cancelsTouchesInView = false
    try kept.tapC()
    expectLines(kept.lines("action"), "action tapA")
    expectLines(kept.world.sentences("ask"), [])

    let scene = GestureScene()
    scene.world.add("R", CGRect(x: 120, y: 0, width: 80, height: 100), to: scene.a)
    scene.add(UIPinchGestureRecognizer(), to: scene.a, "pinch")
    try scene.world.down((60, 60), (150, 60))
    try scene.world.drag([CGPoint(x: 170, y: 60)], finger: 2)
    expectLines(
      scene.world.sentences("ask"), "C shouldBegin -> yes about pinch(A)",
      "R shouldBegin -> yes about pinch(A)")
  }

  @Test func `GR-44 the delegate is asked after the views, once, before any action`() throws {
    let scene = GestureScene()
    let voice = Voice()
    scene.add(UIPanGestureRecognizer(), to: scene.c, "pan").delegate = voice
    try scene.strokeC(15, 20)
    let order = scene.world.events.filter { $0.kind == "action" || $0.what.contains("shouldBegin") }
    expectLines(
      order.map { "\($0.who) \($0.what)" }, "C shouldBegin -> yes", "delegate shouldBegin -> yes",
      "target pan", "target pan", "target pan")
    expectEqual(voice.questions.filter { $0 == "shouldBegin" }.count, 1)
  }

  @Test func `GR-44 a delegate that refuses makes it fail, unless it is gone`() throws {
    let scene = GestureScene()
    let tap = scene.tap(on: scene.c, "tapC")
    do {
      let voice = Voice()
      voice.begins = false
      tap.delegate = voice
      try scene.tapC()
      expectLines(scene.lines("gesture", "action"), "tap(C) = failed", "tap(C) = possible")

      // A view's no spares it the question.
      let refusing = GestureScene(c: Refusing(refuses: true))
      voice.questions = []
      refusing.tap(on: refusing.c, "tapC").delegate = voice
      try refusing.tapC()
      expectLines(voice.questions, "receive event", "receive touch")
    }
    expectNil(tap.delegate)
    try scene.tapC()
    expectLines(scene.lines("action"), "action tapC")
  }
}

/// Controls against the recognizers of their superviews.
@Suite(.provedOnce(.engine)) struct ControlVetoTests {
  /// The five controls that keep taps away, each on a scene of its own.
  private func scenes() -> [GestureScene] {
    [
      UIButton(), UISwitch(), UIStepper(), UISegmentedControl(items: ["a", "b"]), UIPageControl(),
    ].map { GestureScene(c: $0) }
  }

  @Test func `CT-40 CT-41 CT-42 CT-44 five controls say no to a single tap alone`() throws {
    for scene in scenes() {
      scene.tap(on: scene.a, "tapA")
      try scene.world.tap(50, 50)
      expectLines(scene.lines("action"), [], "\(type(of: scene.c))")
      expect(scene.lines("control").contains("C touchUpInside"), "\(type(of: scene.c))")
      let asked = scene.world.sentences("ask")
      expectLines(asked, ["C shouldBegin -> no about tap(A)"], "\(type(of: scene.c))")
    }
    for scene in scenes() {
      scene.tap(on: scene.a, "double", taps: 2)
      try scene.world.tap(50, 50)
      try scene.world.wait(0.1)
      try scene.world.tap(50, 50)
      // The second tap takes the control's touch.
      expectLines(scene.lines("action"), ["action double"], "\(type(of: scene.c))")
      let events = scene.lines("control")
      expectLines(events, ["C touchDown", "C touchCancel"], "\(type(of: scene.c))")
    }
    for scene in scenes() {
      scene.tap(on: scene.c, "its own")
      try scene.world.tap(50, 50)
      let lines = scene.lines("control", "action")
      let wanted = ["C touchDown", "action its own", "C touchCancel"]
      expectLines(lines, wanted, "\(type(of: scene.c))")
    }
  }

  @Test func `CT-42 a button does not keep two fingers, a long press or a pan away`() throws {
    func expectTaken(
      _ recognizer: UIGestureRecognizer, _ script: (GestureScene) throws -> Void
    ) rethrows {
      try play(
        recognizer.wordInTrace, on: UIButton(), of: "control", "action",
        seen: "C touchDown", "action act", "C touchCancel"
      ) {
        $0.add(recognizer, to: $0.a, "act")
        try script($0)
      }
    }
    let two = UITapGestureRecognizer()
    two.numberOfTouchesRequired = 2
    try expectTaken(two) { scene in
      try scene.world.down((60, 60), (80, 60))
      for finger in 1...2 { try scene.world.up(finger: finger) }
    }
    try expectTaken(UILongPressGestureRecognizer()) { try $0.holdC(0.5) }
    try expectTaken(UIPanGestureRecognizer()) { try $0.dragC(12) }
  }

  @Test(arguments: [(20, 0, false), (0, 20, true)])
  func `CT-40 a switch keeps a pan along it away, not one across`(
    x: CGFloat, y: CGFloat, begins: Bool
  ) throws {
    let scene = GestureScene(c: UISwitch())
    scene.add(UIPanGestureRecognizer(), to: scene.a, "pan")
    try scene.world.down(50, 50)
    try scene.world.drag([CGPoint(x: 50 + x, y: 50 + y)])
    expectLines(scene.lines("action"), begins ? ["action pan"] : [])
  }

  @Test(arguments: [
    (UISwipeGestureRecognizer.Direction.right, CGFloat(10), false), (.down, 10, true),
    (.right, 90, true),
  ])
  func `CT-40 a slider keeps a swipe along it from its thumb away, and no other`(
    direction: UISwipeGestureRecognizer.Direction, start: CGFloat, begins: Bool
  ) throws {
    let slider = UISlider()
    let scene = GestureScene(c: slider)
    slider.frame = CGRect(x: 20, y: 20, width: 150, height: 31)
    scene.add(UISwipeGestureRecognizer(), to: scene.a, "swipe").direction = direction
    try scene.world.down(40 + start, 55)
    let (x, y): (CGFloat, CGFloat) = direction == .down ? (0, 60) : (60, 0)
    try scene.world.drag([CGPoint(x: 40 + start + x, y: 55 + y)])
    expectLines(scene.lines("action"), begins ? ["action swipe"] : [])
  }

  private final class Protected: UIControl {
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      recognizer.view === self
    }
  }

  @Test func `CT-43 CT-46 a control that answers itself, a button below a window's tap`() throws {
    try play(
      "CT-43: a class of one's own", on: Protected(), of: "control", "action",
      seen: "C touchDown", "C touchUpInside"
    ) {
      $0.tap(on: $0.a, "tapA")
      try $0.tapC()
    }
    try play(
      "CT-46: as of iOS 6 the button keeps its touch", on: UIButton(), of: "control", "action",
      seen: "C touchDown", "C touchUpInside", "C primaryActionTriggered"
    ) {
      $0.tap(on: $0.world.window, "window")
      try $0.tapC()
    }
  }
}
