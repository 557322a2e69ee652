import MiniUIKit
import TestKit
import Testing

/// The golden traces of recognizers, each from down to up.
@Suite(.provedOnce(.engine)) struct GestureTraceTests {
  @Test func `TR-2 TR-3 TR-4 GR-25 GR-50 DEC-2 the deeper tap, or both; the cancel`() throws {
    try play(
      "TR-2 a tap of a view's recognizer takes the touch: action, then cancelled",
      seen: "tap(C) began", "began C", "began A", "tap(C) ended", "tap(C) = ended", "action tapC",
      "cancelled C", "cancelled A", "tap(C) = possible"
    ) {
      $0.tap(on: $0.c, "tapC")
      try $0.tapC()
    }
    try play(
      "TR-3 of two equal taps the deeper one wins, the other fails by exclusion",
      seen: "tap(C) began", "tap(A) began", "began C", "began A", "tap(C) ended", "tap(A) ended",
      "tap(C) = ended", "tap(A) = failed", "action tapC", "cancelled C", "cancelled A",
      "tap(C) = possible", "tap(A) = possible"
    ) {
      $0.tap(on: $0.c, "tapC")
      $0.tap(on: $0.a, "tapA")
      try $0.tapC()
      expectEqual($0.world.sentences("gesture")[1], "tap(A) failed because excluded by tap(C)")
    }
    let voice = Voice()
    voice.allowsBoth = { _ in true }
    try play(
      "TR-4 with a delegate that allows both, both recognize and cancel once",
      seen: "tap(C) began", "tap(A) began", "began C", "began A", "tap(C) ended", "tap(A) ended",
      "tap(C) = ended", "tap(A) = ended", "action tapC", "action tapA", "cancelled C",
      "cancelled A", "tap(C) = possible", "tap(A) = possible"
    ) {
      $0.tap(on: $0.c, "tapC").delegate = voice
      $0.tap(on: $0.a, "tapA")
      try $0.tapC()
    }
  }

  @Test func `TR-5 TR-6 TR-8 TR-9 TR-32 CT-44 CT-45 which taps a button keeps away`() throws {
    try play(
      "TR-5", on: UIButton(),
      seen: "tap(A) began", "began C", "C touchDown", "tap(A) ended", "tap(A) = failed",
      "tap(A) = possible", "ended C", "C touchUpInside", "C primaryActionTriggered"
    ) {
      $0.tap(on: $0.a, "tapA")
      try $0.tapC()
      expectLines($0.world.sentences("ask"), "C shouldBegin -> no about tap(A)")
    }
    try play(
      "TR-6 a button is not asked if its touch is not taken: tap first, then the button",
      on: UIButton(),
      seen: "tap(A) began", "began C", "C touchDown", "tap(A) ended", "tap(A) = ended",
      "action tapA", "tap(A) = possible", "ended C", "C touchUpInside", "C primaryActionTriggered"
    ) {
      $0.tap(on: $0.a, "tapA").cancelsTouchesInView = false
      try $0.tapC()
      expectLines($0.world.sentences("ask"), [])
    }
    try play(
      "TR-8 a button loses its touch to a tap of its own", on: UIButton(),
      seen: "tap(C) began", "began C", "C touchDown", "tap(C) ended", "tap(C) = ended",
      "action tapB", "cancelled C", "C touchCancel", "tap(C) = possible"
    ) {
      $0.tap(on: $0.c, "tapB")
      try $0.tapC()
    }
    try play(
      "TR-9 a view that lies on a button is not protected by it", on: UIButton(),
      seen: "tap(A) began", "began S", "began C", "tap(A) ended", "tap(A) = ended", "action tapA",
      "cancelled S", "cancelled C", "tap(A) = possible"
    ) {
      $0.world.add("S", CGRect(x: 0, y: 0, width: 50, height: 50), to: $0.c)
      $0.tap(on: $0.a, "tapA")
      try $0.tapC()
    }
    let disabled = UIButton()
    disabled.isEnabled = false
    try play(
      "TR-32 a tap on a disabled button is one on what lies behind it", on: disabled,
      seen: "tap(A) began", "began A", "tap(A) ended", "tap(A) = ended", "action tapA",
      "cancelled A", "tap(A) = possible"
    ) {
      $0.tap(on: $0.a, "tapA")
      try $0.tapC()
    }
  }

  /// A control of one's own that forgets super.
  private final class Forgetful: UIControl {
    override func cancelTracking(with event: UIEvent?) {}
  }

  @Test func `TR-7 TR-34 CT-43 a control of one's own loses its touch to a tap`() throws {
    try play(
      "TR-7", on: UIControl(),
      seen: "tap(A) began", "began C", "C touchDown", "tap(A) ended", "tap(A) = ended",
      "action tapA", "cancelled C", "C touchCancel", "tap(A) = possible"
    ) {
      $0.tap(on: $0.a, "tapA")
      try $0.tapC()
    }
    let control = Forgetful()
    try play(
      "TR-34 its cancelTracking forgets super", on: control,
      seen: "tap(A) began", "began C", "C touchDown", "tap(A) ended", "tap(A) = ended",
      "action tapA", "cancelled C", "tap(A) = possible"
    ) {
      $0.tap(on: $0.a, "tapA")
      try $0.tapC()
    }
    expect(control.isTracking && control.isHighlighted)
  }

  @Test func `TR-10 a single and a double tap that know nothing of each other both fire`() throws {
    let scene = GestureScene()
    scene.tap(on: scene.c, "single")
    scene.tap(on: scene.c, "double", taps: 2)
    try scene.tapC()
    expectLines(
      scene.news(), "tap(C) began", "doubleTap(C) began", "began C", "began A", "tap(C) ended",
      "doubleTap(C) ended", "tap(C) = ended", "action single", "cancelled C", "cancelled A",
      "tap(C) = possible")
    try scene.world.wait(0.1)
    try scene.tapC()
    expectLines(
      scene.news(), "doubleTap(C) began", "tap(C) began", "began C", "began A",
      "doubleTap(C) ended", "tap(C) ended", "doubleTap(C) = ended", "tap(C) = failed",
      "action double", "cancelled C", "cancelled A", "doubleTap(C) = possible", "tap(C) = possible")
  }

  @Test func `TR-11 TR-12 a single tap waits 0.35 s for a double one, and may fail`() throws {
    for isDouble in [false, true] {
      let scene = GestureScene()
      let single = scene.tap(on: scene.c, "single")
      single.require(toFail: scene.tap(on: scene.c, "double", taps: 2))
      try scene.tapC()
      expectLines(
        scene.news(), "tap(C) began", "doubleTap(C) began", "began C", "began A", "tap(C) ended",
        "doubleTap(C) ended", "tap(C) waits", "C held ended")
      if isDouble {
        try scene.world.wait(0.1)
        try scene.world.down(60, 60)
        expectLines(scene.news(), "doubleTap(C) began", "C held began")
        try scene.world.up()
        expectLines(
          scene.news(), "doubleTap(C) ended", "doubleTap(C) = ended", "tap(C) = failed",
          "action double", "C dropped", "C dropped", "cancelled C", "cancelled A",
          "tap(C) = possible", "doubleTap(C) = possible")
      } else {
        try scene.world.wait(0.349)
        expectLines(scene.news(), [])
        try scene.world.wait(0.001)
        expectLines(
          scene.news(), "doubleTap(C) = failed", "tap(C) released", "tap(C) = ended",
          "action single", "C dropped", "cancelled C", "cancelled A", "tap(C) = possible",
          "doubleTap(C) = possible")
      }
    }
  }

  @Test func `TR-13 TR-14 TR-15 TR-16 what a double tap and delaysTouchesBegan hold back`() throws {
    let scene = GestureScene()
    let double = scene.tap(on: scene.a, "double", taps: 2)
    try scene.tapC()
    expectLines(
      scene.news(), "doubleTap(A) began", "began C", "began A", "doubleTap(A) ended", "C held ended"
    )
    try scene.world.wait(0.35)
    expectLines(
      scene.news(), "doubleTap(A) = failed", "C released ended", "ended C", "ended A",
      "doubleTap(A) = possible")
    double.delaysTouchesEnded = false
    try scene.tapC()
    expectLines(
      scene.news(), "doubleTap(A) began", "began C", "began A", "doubleTap(A) ended", "ended C",
      "ended A")

    try play(
      "TR-15 a touch that is a tap",
      seen: "tap(C) began", "C held began", "tap(C) ended", "tap(C) = ended", "action tapC",
      "C dropped", "tap(C) = possible"
    ) {
      $0.tap(on: $0.c, "tapC").delaysTouchesBegan = true
      try $0.tapC()
    }
    try play(
      "TR-16 a drag, when the tap has failed",
      seen: "tap(C) began", "C held began", "tap(C) moved", "C held moved", "tap(C) moved",
      "tap(C) = failed", "C released began", "began C", "began A", "tap(C) = possible", "moved C",
      "moved A"
    ) {
      $0.tap(on: $0.c, "tapC").delaysTouchesBegan = true
      try $0.dragC(30, 60)
    }
  }

  @Test func `TR-17 TR-18 a long press begins after 0.5 s and ends with the finger`() throws {
    let scene = GestureScene()
    scene.add(UILongPressGestureRecognizer(), to: scene.c, "press")
    try scene.world.down(60, 60)
    expectLines(scene.news(), "longPress(C) began", "began C", "began A")
    try scene.world.wait(0.6)
    expectLines(scene.news(), "longPress(C) = began", "action press", "cancelled C", "cancelled A")
    try scene.world.up()
    expectLines(
      scene.news(), "longPress(C) ended", "longPress(C) = ended", "action press",
      "longPress(C) = possible")
    try scene.holdC(0.3)
    try scene.world.up()
    expectLines(
      scene.news(), "longPress(C) began", "began C", "began A", "longPress(C) ended",
      "longPress(C) = failed", "longPress(C) = possible", "ended C", "ended A")
  }

  @Test func `TR-19 GR-26 a pan begins after 10 points and takes the touch`() throws {
    var translations: [CGFloat] = []
    try play(
      "",
      seen: "pan(A) began", "began C", "began A", "pan(A) moved", "moved C", "moved A",
      "pan(A) moved", "moved C", "moved A", "pan(A) moved", "pan(A) = began", "action pan",
      "cancelled C", "cancelled A", "pan(A) moved", "pan(A) = changed", "action pan",
      "pan(A) ended", "pan(A) = ended", "action pan", "pan(A) = possible"
    ) {
      $0.add(UIPanGestureRecognizer(), to: $0.a, "pan") { pan in
        translations.append((pan as? UIPanGestureRecognizer)?.translation(in: nil).x ?? .nan)
      }
      try $0.strokeC(4, 8, 15, 20)
    }
    expectEqual(translations, [5, 10, 10])
  }

  @Test(arguments: [(46.70, false), (46.72, true), (50, true)])
  func `TR-31 a stroke of 70 ms is a swipe from 46,71 points on`(distance: CGFloat, isSwipe: Bool)
    throws
  {
    let scene = GestureScene()
    scene.add(UISwipeGestureRecognizer(), to: scene.c, "swipe")
    try scene.holdC(0.07)
    try scene.world.move(60 + distance, 60)
    let swiped = [
      "swipe(C) = ended", "action swipe", "cancelled C", "cancelled A", "swipe(C) = possible",
    ]
    expectLines(
      scene.lines,
      ["swipe(C) began", "began C", "began A", "swipe(C) moved"]
        + (isSwipe ? swiped : ["moved C", "moved A"]))
  }

  @Test func `TR-33 a view without multiple touch hears one finger, a pinch two`() throws {
    let scene = GestureScene()
    scene.add(UIPinchGestureRecognizer(), to: scene.c, "pinch")
    try scene.world.down((60, 60), (100, 60))
    expectLines(scene.news(), "pinch(C) began", "began C", "began A", "pinch(C) began")
    try scene.world.drag([CGPoint(x: 120, y: 60)], finger: 2)
    expectLines(
      scene.news(), "pinch(C) moved", "pinch(C) = began", "action pinch", "cancelled C",
      "cancelled A")
    for finger in 1...2 { try scene.world.up(finger: finger) }
    expectLines(
      scene.news(), "pinch(C) ended", "pinch(C) = changed", "action pinch", "pinch(C) ended",
      "pinch(C) = ended", "action pinch", "pinch(C) = possible")
  }
}
