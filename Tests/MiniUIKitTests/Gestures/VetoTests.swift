import MiniUIKit
import TestKit
import Testing

/// Who is asked before a recognizer recognizes, and how the system's controls answer.
@Suite(.provedOnce(.engine)) struct VetoTests {
  @Test func `GR-43 the hit view is asked, and who is refused fails`() throws {
    let scene = GestureScene(c: Refusing(refuses: true))
    scene.tap(on: scene.a, "tapA")
    try scene.tapC()
    expectLines(scene.world.sentences("ask"), ["C shouldBegin -> no about tap(A)"])
    expectEqual(
      scene.lines(after: "tap(A) ended"),
      [
        "tap(A) = failed", "tap(A) = possible", "ended C", "ended A",
      ])
  }

  @Test func `GR-43 the view is asked inside the recognizer's own touches method`() throws {
    let scene = GestureScene()
    scene.tap(on: scene.c, "tapC")
    scene.tap(on: scene.a, "tapA")
    try scene.world.down(60, 60)
    scene.world.forget()
    try scene.world.up()
    let order = scene.world.events.filter { $0.kind == "gestureTouch" || $0.kind == "ask" }
    expectEqual(
      order.map { "\($0.who) \($0.what)" },
      [
        "tap(C) ended", "C shouldBegin -> yes", "tap(A) ended", "C shouldBegin -> yes",
      ])
  }

  @Test func `GR-43 only the hit view is asked, not the recognizer's own`() throws {
    let scene = GestureScene(c: Refusing(refuses: true))
    scene.tap(on: scene.a, "tapA")
    try scene.world.tap(180, 180)
    expectLines(scene.lines("action"), ["action tapA"], "A itself was touched")
    expectLines(scene.world.sentences("ask"), ["A shouldBegin -> yes about tap(A)"])
  }

  @Test func `GR-43 who would not cancel the touch does not ask the view`() throws {
    let scene = GestureScene(c: Refusing(refuses: true))
    scene.tap(on: scene.a, "tapA").cancelsTouchesInView = false
    try scene.tapC()
    expectLines(scene.lines("action"), ["action tapA"])
    expectLines(scene.world.sentences("ask"), [])
  }

  @Test func `GR-43 every view that has one of the touches is asked once`() throws {
    let scene = GestureScene()
    scene.world.add("R", CGRect(x: 120, y: 0, width: 80, height: 100), to: scene.a)
    scene.add(UIPinchGestureRecognizer(), to: scene.a, "pinch")
    try scene.world.down(60, 60, finger: 1)
    try scene.world.down(150, 60, finger: 2)
    try scene.world.drag([CGPoint(x: 170, y: 60)], finger: 2)
    expectLines(
      scene.world.sentences("ask"),
      [
        "C shouldBegin -> yes about pinch(A)", "R shouldBegin -> yes about pinch(A)",
      ])
  }

  @Test func `GR-44 the delegate is asked after the views, once an attempt, before any action`()
    throws
  {
    let scene = GestureScene()
    let voice = Voice()
    scene.add(UIPanGestureRecognizer(), to: scene.c, "pan").delegate = voice
    try scene.dragC(15, 20)
    try scene.world.up()
    let order = scene.world.events.filter { $0.kind == "action" || $0.what.contains("shouldBegin") }
    expectEqual(
      order.map { "\($0.who) \($0.what)" },
      [
        "C shouldBegin -> yes", "delegate shouldBegin -> yes", "target pan", "target pan",
        "target pan",
      ])
    expectEqual(voice.questions.filter { $0 == "shouldBegin" }.count, 1)
  }

  @Test func `GR-44 a delegate that refuses makes it fail; a view's no spares it the question`()
    throws
  {
    let scene = GestureScene()
    let voice = Voice()
    voice.begins = false
    let tap = scene.tap(on: scene.c, "tapC")
    tap.delegate = voice
    try scene.tapC()
    expectLines(scene.lines("gesture", "action"), ["tap(C) = failed", "tap(C) = possible"])
    let refusing = GestureScene(c: Refusing(refuses: true))
    voice.questions = []
    refusing.tap(on: refusing.c, "tapC").delegate = voice
    try refusing.tapC()
    expectLines(voice.questions, ["receive event", "receive touch"])
  }

  @Test func `GR-44 a delegate that is gone refuses nothing`() throws {
    let scene = GestureScene()
    let tap = scene.tap(on: scene.c, "tapC")
    do {
      let voice = Voice()
      voice.begins = false
      tap.delegate = voice
      try scene.tapC()
      expectLines(scene.lines("action"), [])
    }
    expectNil(tap.delegate)
    try scene.tapC()
    expectLines(scene.lines("action"), ["action tapC"])
  }
}

/// Controls against the recognizers of their superviews.
@Suite(.provedOnce(.engine)) struct ControlVetoTests {
  private static func controls() -> [UIControl] {
    [
      UIButton(), UISwitch(), UIStepper(), UISegmentedControl(items: ["a", "b"]), UIPageControl(),
    ]
  }

  private func scene(_ number: Int) -> GestureScene {
    let control = Self.controls()[number]
    let scene = GestureScene(c: control)
    return scene
  }

  @Test(arguments: 0..<5)
  func `CT-40 the five controls keep a foreign one-finger single tap away`(number: Int) throws {
    let scene = scene(number)
    scene.tap(on: scene.a, "tapA")
    try scene.world.tap(50, 50)
    expectLines(scene.lines("action"), [])
    expect(scene.lines("control").contains("C touchUpInside"))
  }

  @Test(arguments: 0..<5)
  func `CT-41 the control, being the hit view, answers the recognizer's question with no`(
    number: Int
  ) throws {
    let scene = scene(number)
    scene.tap(on: scene.a, "tapA")
    try scene.world.tap(50, 50)
    expectLines(scene.world.sentences("ask"), ["C shouldBegin -> no about tap(A)"])
  }

  @Test(arguments: 0..<5)
  func `CT-42 a double tap is not kept away: the second one takes the control's touch`(number: Int)
    throws
  {
    let scene = scene(number)
    scene.tap(on: scene.a, "double", taps: 2)
    try scene.world.tap(50, 50)
    try scene.world.wait(0.1)
    try scene.world.tap(50, 50)
    expectLines(scene.lines("action"), ["action double"])
    expectLines(scene.lines("control"), ["C touchDown", "C touchCancel"])
  }

  @Test func `CT-42 a tap with two fingers, a long press and a pan are not kept from a button`()
    throws
  {
    let two = GestureScene(c: UIButton())
    two.tap(on: two.a, "two").numberOfTouchesRequired = 2
    try two.world.down(60, 60, finger: 1)
    try two.world.down(80, 60, finger: 2)
    try two.world.up(finger: 1)
    try two.world.up(finger: 2)
    expectLines(two.lines("control", "action"), ["C touchDown", "action two", "C touchCancel"])

    let long = GestureScene(c: UIButton())
    long.add(UILongPressGestureRecognizer(), to: long.a, "long")
    try long.world.down(60, 60)
    try long.world.wait(0.5)
    expectLines(long.lines("control", "action"), ["C touchDown", "action long", "C touchCancel"])

    let pan = GestureScene(c: UIButton())
    pan.add(UIPanGestureRecognizer(), to: pan.a, "pan")
    try pan.dragC(12)
    expectLines(pan.lines("control", "action"), ["C touchDown", "action pan", "C touchCancel"])
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

  @Test func `CT-43 a class of one's own is not covered, unless it answers itself`() throws {
    let plain = GestureScene(c: UIControl())
    plain.tap(on: plain.a, "tapA")
    try plain.tapC()
    expectLines(plain.lines("control", "action"), ["C touchDown", "action tapA", "C touchCancel"])
    let own = GestureScene(c: Protected())
    own.tap(on: own.a, "tapA")
    try own.tapC()
    expectLines(own.lines("control", "action"), ["C touchDown", "C touchUpInside"])
  }

  private final class Protected: UIControl {
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      recognizer.view === self
    }
  }

  @Test(arguments: 0..<5)
  func `CT-44 a recognizer of the control's own wins`(number: Int) throws {
    let scene = scene(number)
    scene.tap(on: scene.c, "tapC")
    try scene.world.tap(50, 50)
    expectLines(scene.lines("control", "action"), ["C touchDown", "action tapC", "C touchCancel"])
  }

  @Test func `CT-45 a tap that cancels nothing asks nobody: the tap, then the button`() throws {
    let scene = GestureScene(c: UIButton())
    scene.tap(on: scene.a, "tapA").cancelsTouchesInView = false
    try scene.tapC()
    expectLines(
      scene.lines("control", "action"),
      [
        "C touchDown", "action tapA", "C touchUpInside", "C primaryActionTriggered",
      ])
  }

  @Test func `CT-46 as of iOS 6 a superview's tap does not take the button's touch`() throws {
    let scene = GestureScene(c: UIButton())
    scene.tap(on: scene.world.window, "window")
    try scene.tapC()
    expectLines(scene.lines("action"), [])
    expect(!scene.lines("control").contains("C touchCancel"))
  }
}
