import MiniUIKit
import TestKit
import Testing

/// The golden traces of recognizers, each from down to up.
@Suite(.provedOnce(.engine)) struct GestureTraceTests {
  @Test func `TR-2 a tap of a view's recognizer takes the touch: action, then cancelled`() throws {
    let scene = GestureScene()
    scene.tap(on: scene.c, "tapC")
    try scene.tapC()
    expectLines(
      scene.lines,
      [
        "tap(C) began", "began C", "began A",
        "tap(C) ended", "tap(C) = ended", "action tapC",
        "cancelled C", "cancelled A", "tap(C) = possible",
      ])
  }

  @Test func `TR-3 of two equal taps the deeper one wins, the other fails by exclusion`() throws {
    let scene = GestureScene()
    scene.tap(on: scene.c, "tapC")
    scene.tap(on: scene.a, "tapA")
    try scene.tapC()
    expectLines(
      scene.lines,
      [
        "tap(C) began", "tap(A) began", "began C", "began A", "tap(C) ended", "tap(A) ended",
        "tap(C) = ended", "tap(A) = failed", "action tapC", "cancelled C", "cancelled A",
        "tap(C) = possible", "tap(A) = possible",
      ])
    expectEqual(scene.world.sentences("gesture")[1], "tap(A) failed because excluded by tap(C)")
  }

  @Test func `TR-4 with a delegate that allows both, both recognize and cancel once`() throws {
    let scene = GestureScene()
    let voice = Voice()
    voice.allowsBoth = { _ in true }
    scene.tap(on: scene.c, "tapC").delegate = voice
    scene.tap(on: scene.a, "tapA")
    try scene.tapC()
    expectLines(
      scene.lines,
      [
        "tap(C) began", "tap(A) began", "began C", "began A", "tap(C) ended", "tap(A) ended",
        "tap(C) = ended", "tap(A) = ended", "action tapC", "action tapA",
        "cancelled C", "cancelled A", "tap(C) = possible", "tap(A) = possible",
      ])
  }

  @Test func `TR-5 a button keeps the tap of a superview away`() throws {
    let scene = GestureScene(c: UIButton())
    scene.tap(on: scene.a, "tapA")
    try scene.tapC()
    expectLines(
      scene.lines,
      [
        "tap(A) began", "began C", "C touchDown",
        "tap(A) ended", "tap(A) = failed", "tap(A) = possible",
        "ended C", "C touchUpInside", "C primaryActionTriggered",
      ])
    expectLines(scene.world.sentences("ask"), ["C shouldBegin -> no about tap(A)"])
  }

  @Test func `TR-6 a button is not asked if its touch is not taken: tap first, then the button`()
    throws
  {
    let scene = GestureScene(c: UIButton())
    scene.tap(on: scene.a, "tapA").cancelsTouchesInView = false
    try scene.tapC()
    expectLines(
      scene.lines,
      [
        "tap(A) began", "began C", "C touchDown",
        "tap(A) ended", "tap(A) = ended", "action tapA", "tap(A) = possible",
        "ended C", "C touchUpInside", "C primaryActionTriggered",
      ])
    expectLines(scene.world.sentences("ask"), [])
  }

  @Test func `TR-7 a control of one's own loses its touch to the tap of a superview`() throws {
    let scene = GestureScene(c: UIControl())
    scene.tap(on: scene.a, "tapA")
    try scene.tapC()
    expectLines(
      scene.lines,
      [
        "tap(A) began", "began C", "C touchDown",
        "tap(A) ended", "tap(A) = ended", "action tapA", "cancelled C", "C touchCancel",
        "tap(A) = possible",
      ])
  }

  @Test func `TR-8 a button loses its touch to a tap of its own`() throws {
    let scene = GestureScene(c: UIButton())
    scene.tap(on: scene.c, "tapB")
    try scene.tapC()
    expectLines(
      scene.lines,
      [
        "tap(C) began", "began C", "C touchDown",
        "tap(C) ended", "tap(C) = ended", "action tapB", "cancelled C", "C touchCancel",
        "tap(C) = possible",
      ])
  }

  @Test func `TR-9 a view that lies on a button is not protected by it`() throws {
    let scene = GestureScene(c: UIButton())
    scene.world.add("S", CGRect(x: 0, y: 0, width: 50, height: 50), to: scene.c)
    scene.tap(on: scene.a, "tapA")
    try scene.tapC()
    expectLines(
      scene.lines,
      [
        "tap(A) began", "began S", "began C",
        "tap(A) ended", "tap(A) = ended", "action tapA", "cancelled S", "cancelled C",
        "tap(A) = possible",
      ])
  }

  @Test func `TR-10 a single and a double tap that know nothing of each other both fire`() throws {
    let scene = GestureScene()
    scene.tap(on: scene.c, "single")
    scene.tap(on: scene.c, "double", taps: 2)
    try scene.tapC()
    expectLines(
      scene.news(),
      [
        "tap(C) began", "doubleTap(C) began", "began C", "began A",
        "tap(C) ended", "doubleTap(C) ended", "tap(C) = ended", "action single",
        "cancelled C", "cancelled A", "tap(C) = possible",
      ])
    try scene.world.wait(0.1)
    try scene.tapC()
    expectLines(
      scene.news(),
      [
        "doubleTap(C) began", "tap(C) began", "began C", "began A",
        "doubleTap(C) ended", "tap(C) ended", "doubleTap(C) = ended", "tap(C) = failed",
        "action double", "cancelled C", "cancelled A",
        "doubleTap(C) = possible", "tap(C) = possible",
      ])
  }

  private func singleThatWaits() -> GestureScene {
    let scene = GestureScene()
    let single = scene.tap(on: scene.c, "single")
    single.require(toFail: scene.tap(on: scene.c, "double", taps: 2))
    return scene
  }

  @Test func `TR-11 a single tap that requires a double one to fail comes 0.35 s after the up`()
    throws
  {
    let scene = singleThatWaits()
    try scene.tapC()
    expectLines(
      scene.news(),
      [
        "tap(C) began", "doubleTap(C) began", "began C", "began A",
        "tap(C) ended", "doubleTap(C) ended", "tap(C) waits", "C held ended",
      ])
    try scene.world.wait(0.349)
    expectLines(scene.news(), [])
    try scene.world.wait(0.001)
    expectLines(
      scene.news(),
      [
        "doubleTap(C) = failed", "tap(C) released", "tap(C) = ended", "action single", "C dropped",
        "cancelled C", "cancelled A", "tap(C) = possible", "doubleTap(C) = possible",
      ])
  }

  @Test func `TR-12 the double tap beats the single one that waits for it`() throws {
    let scene = singleThatWaits()
    try scene.tapC()
    try scene.world.wait(0.1)
    scene.world.forget()
    try scene.world.down(60, 60)
    expectLines(scene.news(), ["doubleTap(C) began", "C held began"])
    try scene.world.up()
    expectLines(
      scene.news(),
      [
        "doubleTap(C) ended", "doubleTap(C) = ended", "tap(C) = failed", "action double",
        "C dropped", "C dropped", "cancelled C", "cancelled A",
        "tap(C) = possible", "doubleTap(C) = possible",
      ])
  }

  @Test func `TR-13 a double tap of a superview holds the end of a touch back`() throws {
    let scene = GestureScene()
    scene.tap(on: scene.a, "double", taps: 2)
    try scene.tapC()
    expectLines(
      scene.news(),
      [
        "doubleTap(A) began", "began C", "began A", "doubleTap(A) ended", "C held ended",
      ])
    try scene.world.wait(0.35)
    expectLines(
      scene.news(),
      [
        "doubleTap(A) = failed", "C released ended", "ended C", "ended A",
        "doubleTap(A) = possible",
      ])
  }

  @Test func `TR-14 with delaysTouchesEnded off the end comes at once`() throws {
    let scene = GestureScene()
    scene.tap(on: scene.a, "double", taps: 2).delaysTouchesEnded = false
    try scene.tapC()
    expectLines(
      scene.lines,
      [
        "doubleTap(A) began", "began C", "began A", "doubleTap(A) ended", "ended C", "ended A",
      ])
  }

  @Test func `TR-15 with delaysTouchesBegan a view hears nothing of a touch that is a tap`() throws
  {
    let scene = GestureScene()
    scene.tap(on: scene.c, "tapC").delaysTouchesBegan = true
    try scene.tapC()
    expectLines(
      scene.lines,
      [
        "tap(C) began", "C held began", "tap(C) ended", "tap(C) = ended", "action tapC",
        "C dropped", "tap(C) = possible",
      ])
  }

  @Test func `TR-16 with delaysTouchesBegan a view hears of a drag when the tap has failed`() throws
  {
    let scene = GestureScene()
    scene.tap(on: scene.c, "tapC").delaysTouchesBegan = true
    try scene.dragC(30, 60)
    expectLines(
      scene.lines,
      [
        "tap(C) began", "C held began", "tap(C) moved", "C held moved", "tap(C) moved",
        "tap(C) = failed", "C released began", "began C", "began A", "tap(C) = possible",
        "moved C", "moved A",
      ])
  }

  @Test func `TR-17 a long press begins after 0.5 s and ends with the finger`() throws {
    let scene = GestureScene()
    scene.add(UILongPressGestureRecognizer(), to: scene.c, "press")
    try scene.world.down(60, 60)
    expectLines(scene.news(), ["longPress(C) began", "began C", "began A"])
    try scene.world.wait(0.6)
    expectLines(
      scene.news(), ["longPress(C) = began", "action press", "cancelled C", "cancelled A"])
    try scene.world.up()
    expectLines(
      scene.news(),
      [
        "longPress(C) ended", "longPress(C) = ended", "action press", "longPress(C) = possible",
      ])
  }

  @Test func `TR-18 a finger lifted after 0.3 s is no long press`() throws {
    let scene = GestureScene()
    scene.add(UILongPressGestureRecognizer(), to: scene.c, "press")
    try scene.world.down(60, 60)
    try scene.world.wait(0.3)
    try scene.world.up()
    expectLines(
      scene.lines,
      [
        "longPress(C) began", "began C", "began A", "longPress(C) ended", "longPress(C) = failed",
        "longPress(C) = possible", "ended C", "ended A",
      ])
  }

  @Test func `TR-19 a pan begins after 10 points, which do not count`() throws {
    let scene = GestureScene()
    var translations: [CGFloat] = []
    scene.add(UIPanGestureRecognizer(), to: scene.a, "pan") { pan in
      translations.append((pan as? UIPanGestureRecognizer)?.translation(in: nil).x ?? .nan)
    }
    try scene.dragC(4, 8, 15, 20)
    try scene.world.up()
    expectLines(
      scene.lines,
      [
        "pan(A) began", "began C", "began A",
        "pan(A) moved", "moved C", "moved A", "pan(A) moved", "moved C", "moved A",
        "pan(A) moved", "pan(A) = began", "action pan", "cancelled C", "cancelled A",
        "pan(A) moved", "pan(A) = changed", "action pan",
        "pan(A) ended", "pan(A) = ended", "action pan", "pan(A) = possible",
      ])
    expectEqual(translations, [5, 10, 10])
  }

  @Test(arguments: [(46.70, false), (46.72, true), (50, true)])
  func `TR-31 a stroke of 70 ms is a swipe from 46,71 points on`(distance: CGFloat, isSwipe: Bool)
    throws
  {
    let scene = GestureScene()
    scene.add(UISwipeGestureRecognizer(), to: scene.c, "swipe")
    try scene.world.down(60, 60)
    try scene.world.wait(0.07)
    try scene.world.move(60 + distance, 60)
    expectLines(
      scene.lines,
      [
        "swipe(C) began", "began C", "began A", "swipe(C) moved",
      ]
        + (isSwipe
          ? [
            "swipe(C) = ended", "action swipe", "cancelled C", "cancelled A", "swipe(C) = possible",
          ] : ["moved C", "moved A"]))
  }

  @Test func `TR-32 a tap on a disabled button is one on what lies behind it`() throws {
    let button = UIButton()
    let scene = GestureScene(c: button)
    button.isEnabled = false
    scene.tap(on: scene.a, "tapA")
    try scene.tapC()
    expectLines(
      scene.lines,
      [
        "tap(A) began", "began A", "tap(A) ended", "tap(A) = ended", "action tapA", "cancelled A",
        "tap(A) = possible",
      ])
  }

  @Test func `TR-33 a view without multiple touch hears one finger, a pinch recognizes two`() throws
  {
    let scene = GestureScene()
    scene.add(UIPinchGestureRecognizer(), to: scene.c, "pinch")
    try scene.world.down(60, 60, finger: 1)
    try scene.world.down(100, 60, finger: 2)
    expectLines(scene.news(), ["pinch(C) began", "began C", "began A", "pinch(C) began"])
    try scene.world.drag([CGPoint(x: 120, y: 60)], finger: 2)
    expectLines(
      scene.news(),
      [
        "pinch(C) moved", "pinch(C) = began", "action pinch", "cancelled C", "cancelled A",
      ])
    try scene.world.up(finger: 1)
    try scene.world.up(finger: 2)
    expectLines(
      scene.news(),
      [
        "pinch(C) ended", "pinch(C) = changed", "action pinch",
        "pinch(C) ended", "pinch(C) = ended", "action pinch", "pinch(C) = possible",
      ])
  }
}
