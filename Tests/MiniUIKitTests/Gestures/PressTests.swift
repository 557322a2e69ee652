import MiniUIKit
import TestKit
import Testing

/// Buttons and recognizers.
@Suite(.provedOnce(.engine)) struct PressTests {
  private final class Eager: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  /// A focused view C, and a recognizer on A that notes its calls.
  private func scene() -> (GestureScene, Own) {
    let scene = GestureScene(c: Eager())
    scene.c.becomeFirstResponder()
    scene.world.forget()
    let own = Own("own")
    scene.a.addGestureRecognizer(own)
    return (scene, own)
  }

  @Test func `EV-13 recognizers of the focused view and above hear of a button first`() throws {
    let (scene, own) = scene()
    let voice = Voice()
    own.delegate = voice
    var heardBefore: [Int] = []
    own.onPress = { _, _, _ in heardBefore.append(scene.world.lines("press").count) }
    try scene.world.phone.press(.select)
    expectLines(own.calls, "pressed", "released")
    expectEqual(heardBefore[0], 0)
    expectLines(scene.world.lines("press").prefix(2), "C began", "A began")
    expectLines(voice.questions, ["receive event", "receive press"], "once a press")

    // A press that is taken away is cancelled.
    let (lost, other) = self.scene()
    try lost.world.phone.press(.select, isCancelled: true)
    expectLines(other.calls, "pressed", "press cancelled")

    // A press that is ignored is not heard of any more.
    let (ignored, deaf) = self.scene()
    deaf.onPress = { [unowned deaf] phase, presses, event in
      for press in presses where phase == .began { deaf.ignore(press, for: event) }
    }
    try ignored.world.phone.press(.select)
    expectLines(deaf.calls, "pressed")
    try ignored.world.phone.press(.select)
    expectLines(deaf.calls, ["pressed", "pressed"], "the next one is another press")
  }

  @Test(arguments: 0..<5)
  func `EV-13 types, switch, class and delegate keep buttons away`(filter: Int) throws {
    let (scene, own) = scene()
    let voice = Voice()
    own.delegate = voice
    switch filter {
    case 0: own.allowedPressTypes = [.menu]
    case 1: own.isEnabled = false
    case 2: own.receives = { _ in false }
    case 3: voice.receivesPress = false
    default: voice.receivesEvent = false
    }
    try scene.world.phone.press(.select)
    expectLines(own.calls, [])
    expect(scene.world.lines("press").contains("C ended"), "the responders hear of it")
  }

  @Test func `GR-110 EV-30 who has got a press may take it, and may lose it (model)`() throws {
    let (scene, own) = scene()
    var seen: [[UIGestureRecognizer]] = []
    var presses: [Int] = []
    own.onPress = { _, all, event in
      seen.append(all.first?.gestureRecognizers ?? [])
      presses.append(event.presses(for: own).count)
    }
    try scene.world.phone.press(.select)
    expect(seen == [[own], [own]])
    expectEqual(presses, [1, 1])

    let (eager, taker) = self.scene()
    taker.onPress = { phase, _, _ in taker.state = phase == .began ? .began : .ended }
    try eager.world.phone.press(.select)
    expectLines(eager.lines("press"), [])
    expectLines(taker.calls, "pressed", "released", "reset")

    let (leaving, loser) = self.scene()
    leaving.world.phone.runLoop.schedule(after: 0.05) {
      leaving.world.phone.isApplicationInFront = false
    }
    try leaving.world.phone.press(.select)
    expectLines(loser.calls, ["pressed", "press cancelled"], "EV-30: the app has left the front")
    expectLines(leaving.lines("press"), "began C", "began A", "cancelled C", "cancelled A")
  }

  // MARK: - Taps

  private func tapScene(_ types: [UIPress.PressType] = [.select]) -> (
    GestureScene, UITapGestureRecognizer
  ) {
    let scene = GestureScene(c: Eager())
    let tap = scene.tap(on: scene.c, "tapped")
    tap.allowedPressTypes = types
    scene.c.becomeFirstResponder()
    scene.world.forget()
    return (scene, tap)
  }

  @Test(arguments: UIPress.PressType.allCases, [false, true])
  func `GR-110 a tap recognizes presses of the types allowed, by default of the select button`(
    type: UIPress.PressType, isDefault: Bool
  ) throws {
    expectEqual(UIGestureRecognizer().allowedPressTypes, [.select])
    let types = isDefault ? UITapGestureRecognizer().allowedPressTypes : [.playPause, .menu]
    let (scene, _) = tapScene(types)
    try scene.world.phone.press(type)
    let isAllowed = isDefault ? type == .select : type == .playPause || type == .menu
    expectLines(scene.lines("action"), isAllowed ? ["action tapped"] : [])
    expectEqual(scene.lines("press").contains("ended C"), !isAllowed)
  }

  @Test func `GR-110 a tap without types takes none; one that cancels none shares`() throws {
    let (pressed, tap) = tapScene()
    tap.allowedTouchTypes = []
    try pressed.tapC()
    expectLines(pressed.lines("gestureTouch", "action"), [])
    try pressed.world.phone.press(.select)
    expectLines(pressed.lines("action"), "action tapped")

    let (touched, _) = tapScene([])
    try touched.world.phone.press(.select)
    expectLines(touched.lines("gesturePress", "action"), [])
    try touched.tapC()
    expectLines(touched.lines("action"), "action tapped")

    // Without cancelsTouchesInView the responder hears the press to its end.
    let (through, sharing) = tapScene()
    sharing.cancelsTouchesInView = false
    try through.world.phone.press(.select)
    expectLines(through.lines("press"), "began C", "began A", "ended C", "ended A")
    expectLines(through.lines("action"), "action tapped")
  }

  @Test func `GR-110 GR-44 GR-7 too long, taken away, forbidden or off: it is no tap`() throws {
    let (long, _) = tapScene()
    try long.world.phone.press(.select, for: Decisions.tapDuration + 0.1)
    expectLines(long.lines("action"), [], "too long (model)")

    let (lost, _) = tapScene()
    try lost.world.phone.press(.select, isCancelled: true)
    expectLines(lost.lines("action"), [])
    expectLines(lost.lines("press"), "began C", "began A", "cancelled C", "cancelled A")

    let (forbidden, tap) = tapScene()
    let voice = Voice()
    voice.begins = false
    tap.delegate = voice
    let (off, switched) = tapScene()
    off.world.phone.runLoop.schedule(after: 0.05) { switched.isEnabled = false }
    for scene in [forbidden, off] {
      try scene.world.phone.press(.select)
      expectLines(scene.lines("action"), [])
      expect(scene.lines("press").contains("ended C"))
    }
  }

  @Test func `GR-110 two presses in time are a double tap, and only the second is taken`() throws {
    let (scene, tap) = tapScene()
    tap.numberOfTapsRequired = 2
    try scene.world.phone.press(.select)
    try scene.world.phone.press(.select)
    expectLines(scene.lines("action"), "action tapped")
    expectEqual(scene.lines("press").filter { $0 == "ended C" }.count, 1)
    expectEqual(scene.lines("press").filter { $0 == "cancelled C" }.count, 1)
    try scene.world.phone.press(.select)
    try scene.world.wait(1)
    try scene.world.phone.press(.select)
    expectLines(scene.lines("action"), ["action tapped"], "too late")
  }

  @Test func `GR-110 GR-60 GR-65 a press is for the deeper tap, and for one that waits`() throws {
    let (scene, _) = tapScene()
    scene.tap(on: scene.a, "tapped A")
    try scene.world.phone.press(.select)
    expectLines(scene.lines("action"), "action tapped")
    expect(scene.world.sentences("gesture").contains("tap(A) failed because excluded by tap(C)"))

    // What it waits for has lost its press.
    let (late, tap) = tapScene()
    let own = late.add(Own("own"), to: late.a, "own")
    tap.require(toFail: own)
    try late.world.phone.press(.select)
    expectLines(late.lines("action"), "action tapped")
    expectLines(late.lines("wait"), "tap(C) waits", "tap(C) released")
  }
}
