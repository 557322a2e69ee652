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
    try scene.world.phone.press(.menu, isCancelled: true)
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

  @Test func `EV-13 all buttons are allowed by default`() {
    expectEqual(UITapGestureRecognizer().allowedPressTypes, UIPress.PressType.allCases)
  }
}
