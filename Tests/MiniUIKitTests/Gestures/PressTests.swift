import MiniUIKit
import TestKit
import Testing

/// Buttons and recognizers.
@Suite(.provedOnce(.engine)) struct PressTests {
  private final class Eager: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  private func scene() -> (GestureScene, Own) {
    let scene = GestureScene(c: Eager())
    scene.c.becomeFirstResponder()
    scene.world.forget()
    let own = Own("own")
    scene.a.addGestureRecognizer(own)
    return (scene, own)
  }

  @Test func `EV-13 recognizers of the focused view and of those above hear of a button first`()
    throws
  {
    let (scene, own) = scene()
    var heardBefore: [Int] = []
    own.onPress = { _, _, _ in heardBefore.append(scene.world.lines("press").count) }
    try scene.world.phone.press(.select)
    expectLines(own.calls, ["pressed", "released"])
    expectEqual(heardBefore[0], 0)
    expectLines(Array(scene.world.lines("press").prefix(2)), ["C began", "A began"])
  }

  @Test func `EV-13 a press that is taken away is cancelled`() throws {
    let (scene, own) = scene()
    try scene.world.phone.press(.select, isCancelled: true)
    expectLines(own.calls, ["pressed", "press cancelled"])
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

  @Test func `EV-13 the delegate is asked once a press, about the event and the press`() throws {
    let (scene, own) = scene()
    let voice = Voice()
    own.delegate = voice
    try scene.world.phone.press(.select)
    expectLines(voice.questions, ["receive event", "receive press"])
    expectLines(own.calls, ["pressed", "released"])
  }

  @Test func `EV-13 a press that is ignored is not heard of any more`() throws {
    let (scene, own) = scene()
    own.onPress = { [unowned own] phase, presses, event in
      for press in presses where phase == .began { own.ignore(press, for: event) }
    }
    try scene.world.phone.press(.select)
    expectLines(own.calls, ["pressed"])
    try scene.world.phone.press(.select)
    expectLines(own.calls, ["pressed", "pressed"], "the next one is another press")
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

  @Test func `GR-110 the select button is the one that is allowed by default`() throws {
    expectEqual(UIGestureRecognizer().allowedPressTypes, [.select])
    let (scene, _) = tapScene(UITapGestureRecognizer().allowedPressTypes)
    try scene.world.phone.press(.select)
    expectLines(scene.lines("action"), ["action tapped"])
  }

  @Test(arguments: UIPress.PressType.allCases)
  func `GR-110 a tap recognizes the presses whose types are allowed, and no others`(
    type: UIPress.PressType
  ) throws {
    let (scene, _) = tapScene([.playPause, .menu])
    try scene.world.phone.press(type)
    let isAllowed = type == .playPause || type == .menu
    expectLines(scene.lines("action"), isAllowed ? ["action tapped"] : [])
    expectEqual(scene.lines("press").contains("ended C"), !isAllowed)
  }

  @Test func `GR-110 with no type of touch a tap takes no touch, and presses as before`() throws {
    let (scene, tap) = tapScene()
    tap.allowedTouchTypes = []
    try scene.tapC()
    expectLines(scene.lines("gestureTouch", "action"), [])
    try scene.world.phone.press(.select)
    expectLines(scene.lines("action"), ["action tapped"])
  }

  @Test func `GR-110 with no type of press a tap gets fingers only`() throws {
    let (scene, _) = tapScene([])
    try scene.world.phone.press(.select)
    expectLines(scene.lines("gesturePress", "action"), [])
    try scene.tapC()
    expectLines(scene.lines("action"), ["action tapped"])
  }

  @Test func `GR-110 without cancelsTouchesInView the responder hears the press to its end`() throws
  {
    let (scene, tap) = tapScene()
    tap.cancelsTouchesInView = false
    try scene.world.phone.press(.select)
    expectLines(scene.lines("press"), ["began C", "began A", "ended C", "ended A"])
    expectLines(scene.lines("action"), ["action tapped"])
  }

  @Test func `GR-110 a press that lasts too long, or is taken away, is no tap (model)`() throws {
    let (long, _) = tapScene()
    try long.world.phone.press(.select, for: Decisions.tapDuration + 0.1)
    expectLines(long.lines("action"), [])
    let (lost, _) = tapScene()
    try lost.world.phone.press(.select, isCancelled: true)
    expectLines(lost.lines("action"), [])
    expectLines(lost.lines("press"), ["began C", "began A", "cancelled C", "cancelled A"])
  }

  @Test func `GR-110 two presses in time are a double tap, and only the second is taken`() throws {
    let (scene, tap) = tapScene()
    tap.numberOfTapsRequired = 2
    try scene.world.phone.press(.select)
    try scene.world.phone.press(.select)
    expectLines(scene.lines("action"), ["action tapped"])
    expectEqual(scene.lines("press").filter { $0 == "ended C" }.count, 1)
    expectEqual(scene.lines("press").filter { $0 == "cancelled C" }.count, 1)
    try scene.world.phone.press(.select)
    try scene.world.wait(1)
    try scene.world.phone.press(.select)
    expectLines(scene.lines("action"), ["action tapped"], "too late")
  }

  @Test func `GR-60 GR-110 of two taps on a branch one press is for the deeper one`() throws {
    let (scene, _) = tapScene()
    scene.tap(on: scene.a, "tapped A")
    try scene.world.phone.press(.select)
    expectLines(scene.lines("action"), ["action tapped"])
    expect(scene.world.sentences("gesture").contains("tap(A) failed because excluded by tap(C)"))
  }

  @Test func `GR-44 GR-110 a delegate may forbid a tap by a press`() throws {
    let (scene, tap) = tapScene()
    let voice = Voice()
    voice.begins = false
    tap.delegate = voice
    try scene.world.phone.press(.select)
    expectLines(scene.lines("action"), [])
    expect(scene.lines("press").contains("ended C"))
  }

  @Test func `GR-110 a press belongs to the recognizers that got it, and the event says so`() throws
  {
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
  }

  @Test
  func `GR-110 a recognizer that begins with a press takes it before a responder hears (model)`()
    throws
  {
    let (scene, own) = scene()
    own.onPress = { phase, _, _ in own.state = phase == .began ? .began : .ended }
    try scene.world.phone.press(.select)
    expectLines(scene.lines("press"), [])
    expectLines(own.calls, ["pressed", "released", "reset"])
  }

  @Test func `EV-30 GR-110 an app that leaves the front loses its presses, too (model)`() throws {
    let (scene, own) = scene()
    scene.world.phone.runLoop.schedule(after: 0.05) {
      scene.world.phone.isApplicationInFront = false
    }
    try scene.world.phone.press(.select)
    expectLines(own.calls, ["pressed", "press cancelled"])
    expectLines(scene.lines("press"), ["began C", "began A", "cancelled C", "cancelled A"])
  }

  @Test func `GR-65 GR-110 what waits for a recognizer recognizes when that has lost its press`()
    throws
  {
    let (scene, tap) = tapScene()
    let own = Own("own")
    scene.a.addGestureRecognizer(own)
    tap.require(toFail: own)
    try scene.world.phone.press(.select)
    expectLines(scene.lines("action"), ["action tapped"])
    expectLines(scene.lines("wait"), ["tap(C) waits", "tap(C) released"])
  }

  @Test func `GR-7 GR-110 a tap that is switched off while the button is down does nothing`() throws
  {
    let (scene, tap) = tapScene()
    scene.world.phone.runLoop.schedule(after: 0.05) { tap.isEnabled = false }
    try scene.world.phone.press(.select)
    expectLines(scene.lines("action"), [])
    expect(scene.lines("press").contains("ended C"))
  }
}
