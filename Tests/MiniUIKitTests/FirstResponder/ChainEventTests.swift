import MiniUIKit
import TestKit
import Testing

@Suite(.provedOnce(.engine)) struct ChainEventTests {
  private let world = World()
  private let listener: Listener
  private let chain = [
    "listener", "box", "root", "viewController", "window", "scene", "application",
  ]

  init() {
    let box = world.add("box", CGRect(0, 0, 200, 200))
    listener = world.add("listener", Listener(frame: CGRect(0, 0, 50, 50)), to: box)
    listener.becomeFirstResponder()
    world.forget()
  }

  /// What the listener heard since it was asked for last.
  private func heard() -> [String] {
    defer { listener.heard = [] }
    return listener.heard
  }

  @Test func `EV-14 EV-16 a shake goes to the first responder and up the chain`() throws {
    var seen: UIEvent?
    listener.on = { seen = $0 }
    try world.phone.shake()
    expectLines(world.news("motion"), chain.map { "\($0) began" } + chain.map { "\($0) ended" })
    expectLines(heard(), ["motionBegan", "motionEnded"])
    expect(seen?.type == .motion && seen?.subtype == .motionShake)
    expectNil(seen?.allTouches, "the event carries no samples and no touches")
    // An override without super ends the way.
    listener.callsSuper = false
    try world.phone.shake(isCancelled: true)
    expectLines(world.news("motion"), ["listener began", "listener cancelled"])
    expectLines(heard(), ["motionBegan", "motionCancelled"])
    // A call of next by hand is reported, and only once.
    listener.on = { [unowned listener] event in
      listener.next?.motionBegan(.motionShake, with: event)
    }
    try world.phone.shake()
    expectLines(Array(world.lines("motion").prefix(7)), chain.map { "\($0) began" })
    expectEqual(world.news("motion").dropFirst(7).first, "listener ended")
    // The end goes to what is first responder then.
    listener.on = { [unowned listener] _ in listener.resignFirstResponder() }
    try world.phone.shake()
    expectLines(Array(world.lines("motion").prefix(2)), ["listener began", "window ended"])
  }

  @Test func `EV-14 EV-13 DEC-23 without first responder the key window hears`() throws {
    listener.resignFirstResponder()
    try world.tap(20, 20)
    world.forget()
    try world.phone.shake()
    expectLines(
      world.lines("motion"),
      [
        "window began", "scene began", "application began", "window ended", "scene ended",
        "application ended",
      ])
    expectLines(heard(), [])
    try world.phone.press(.playPause)
    expectEqual(world.lines("press").first, "window began")
  }

  @Test func `EV-14 a shake takes a time that makes sense, with the app in front`() throws {
    let clock = world.phone.clock
    try world.phone.shake(for: 1)
    expectEqual(Clock.seconds(clock.now), 1)
    #expect(throws: ScriptError.self) { try world.phone.shake(for: -1) }
    #expect(throws: ScriptError.self) { try world.phone.shake(for: .nan) }
    #expect(throws: ScriptError.self) { try world.phone.press(.menu, for: .infinity) }
    expectEqual(Clock.seconds(clock.now), 1)
    expectEqual(world.news("motion").count, 2 * chain.count)
    world.phone.isApplicationInFront = false
    try world.phone.shake()
    expectLines(world.lines("motion"), [])
  }

  @Test(arguments: UIPress.PressType.allCases)
  func `EV-13 EV-16 a press goes to the first responder and up the chain`(
    type: UIPress.PressType
  ) throws {
    var seen: [UIPress] = []
    listener.on = { event in seen += (event as? UIPressesEvent)?.allPresses ?? [] }
    try world.phone.press(type)
    expectLines(world.lines("press"), chain.map { "\($0) began" } + chain.map { "\($0) ended" })
    expect(seen.count == 2 && seen.first === seen.last)
    expect(seen.first?.type == type && seen.first?.phase == .ended)
    expect(seen.first?.responder === listener && seen.first?.window === world.window)
    _ = heard()
    listener.callsSuper = false
    try world.phone.press(type, isCancelled: true)
    expectLines(heard(), ["pressesBegan", "pressesCancelled"])
    expectEqual(UIPress.PressType.allCases.map { $0.rawValue }, [0, 1, 2, 3, 4, 5, 6, 30, 31, 32])
  }

  @Test func `EV-15 a remote control is heard only after begin, and no more after end`() {
    world.phone.remoteControl(.remoteControlPlay)
    expectEqual(listener.heard, [])
    world.application.beginReceivingRemoteControlEvents()
    world.application.beginReceivingRemoteControlEvents()
    world.phone.remoteControl(.remoteControlPlay)
    expectLines(world.news("remote"), chain.map { "\($0) play" })
    world.application.endReceivingRemoteControlEvents()
    world.phone.remoteControl(.remoteControlPause)
    expectEqual(listener.heard.count, 2, "calls are counted")
    world.application.endReceivingRemoteControlEvents()
    world.application.endReceivingRemoteControlEvents()
    world.phone.remoteControl(.remoteControlPause)
    expectEqual(listener.heard.count, 2)
    world.application.beginReceivingRemoteControlEvents()
    world.phone.remoteControl(.remoteControlPause)
    expectEqual(listener.heard.count, 3)
    // An override without super ends its way.
    world.forget()
    listener.callsSuper = false
    var subtype: UIEvent.EventSubtype?
    listener.on = { subtype = $0?.subtype }
    world.phone.remoteControl(.remoteControlNextTrack)
    expectLines(world.lines("remote"), ["listener nextTrack"])
    expectEqual(subtype, .remoteControlNextTrack)
  }

  @Test func `FR-1 a phone with a first responder is freed with everything`() throws {
    final class FirstWindow: UIWindow {
      override var canBecomeFirstResponder: Bool { true }
    }
    weak var phone: Phone?
    weak var window: UIWindow?
    weak var field: UITextField?
    weak var pad: UIView?
    do {
      let world = World(window: { FirstWindow(windowScene: $0) })
      let text = world.addField("field")
      let input = UIView(frame: CGRect(0, 0, 10, 100))
      text.inputView = input
      text.becomeFirstResponder()
      (phone, window, field, pad) = (world.phone, world.window, text, input)
      try world.wait(0.1)
    }
    expect(phone == nil && window == nil && field == nil && pad == nil)
    do {
      let world = World(window: { FirstWindow(windowScene: $0) })
      expect(world.window.becomeFirstResponder())
      (phone, window) = (world.phone, world.window)
    }
    expect(phone == nil && window == nil)
  }
}
