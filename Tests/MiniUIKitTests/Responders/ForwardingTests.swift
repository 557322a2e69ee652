import MiniUIKit
import TestKit
import Testing

@Suite(.provedOnce(.engine)) struct ForwardingTests {
  private let world = World()
  private let inner: Probe
  private let outer: Probe

  init() {
    outer = world.add("outer", Probe(frame: CGRect(0, 0, 100, 100)))
    inner = world.add("inner", Probe(frame: CGRect(0, 0, 50, 50)), to: outer)
  }

  /// What the three views heard since it was asked for last.
  private func heard() -> [String] {
    defer { world.forget() }
    return world.lines("touch", of: ["inner", "outer", "root"])
  }

  @Test func `RC-10 by default each of the four phases goes up the whole chain`() throws {
    let way = ["inner", "outer", "root", "viewController", "window", "scene", "application"]
    var events: [UIEvent?] = []
    for view in [inner, outer] { view.on = { _, _, event in events.append(event) } }
    try world.down(10, 10)
    expectEqual(events.count, 2)
    expect(events[0] != nil && events[0] === events[1], "forwarding passes on the same event")
    try world.move(11, 10)
    try world.up()
    try world.stroke((200, 200), end: .cancelled)
    var wanted: [String] = []
    for phase in ["began", "moved", "ended"] { wanted += way.map { "\(phase) \($0)" } }
    for phase in ["began", "cancelled"] { wanted += way.dropFirst(2).map { "\(phase) \($0)" } }
    expectLines(world.lines("touch"), wanted)
  }

  @Test func `RC-11 RC-12 an override without super ends the way of its phase only`() throws {
    inner.callsSuper = [.began: false, .moved: false, .ended: false, .cancelled: false]
    try world.stroke((10, 10), (11, 10))
    expectLines(world.news("touch"), ["began inner", "moved inner", "ended inner"])
    inner.callsSuper = [.moved: false]
    try world.stroke((10, 10), (11, 10))
    expectLines(
      world.lines("touch", of: ["outer"]), ["began outer", "ended outer"],
      "a began and an ended without the moved between")
  }

  /// Whether began and ended are overridden (nil: not at all), and whether with super.
  @Test(
    arguments: [
      (nil, nil, ["began outer", "ended outer"]),
      (nil, true, ["began outer", "ended outer"]), (nil, false, ["began outer"]),
      (true, nil, ["began outer", "ended outer"]), (false, nil, []),
      (true, true, ["began outer", "ended outer"]), (true, false, ["began outer"]),
      (false, true, []), (false, false, []),
    ] as [(Bool?, Bool?, [String])])
  func `RC-13 an ended goes up only where this touch's began went up`(
    began: Bool?, ended: Bool?, heard: [String]
  ) throws {
    class Began: UIView {
      var passesBegan = true
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if passesBegan { super.touchesBegan(touches, with: event) }
      }
    }
    class Ended: UIView {
      var passesEnded = true
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if passesEnded { super.touchesEnded(touches, with: event) }
      }
    }
    let frame = CGRect(0, 0, 50, 50)
    let inner: UIView
    switch (began, ended) {
    case (nil, nil): inner = UIView(frame: frame)
    case (.some(let began), nil):
      let view = Began(frame: frame)
      view.passesBegan = began
      inner = view
    case (nil, .some(let ended)):
      let view = Ended(frame: frame)
      view.passesEnded = ended
      inner = view
    case (.some(let began), .some(let ended)):
      let view = Probe(frame: frame)
      view.callsSuper = [.began: began, .ended: ended]
      inner = view
    }
    inner.traceName = "inner"
    self.inner.removeFromSuperview()
    outer.addSubview(inner)
    try world.tap(10, 10)
    expectLines(world.lines("touch", of: ["outer"]), heard)
    expectLines(world.lines("touch", of: ["inner"]), ["began inner", "ended inner"])
  }

  @Test func `RC-13 no later phase passes a responder that swallowed the began`() throws {
    inner.callsSuper = [.began: false]
    try world.stroke((10, 10), (11, 10))
    expectLines(heard(), ["began inner", "moved inner", "ended inner"])
    try world.stroke((10, 10), end: .cancelled)
    expectLines(heard(), ["began inner", "cancelled inner"])
    // A hand-made call of next creates no record.
    inner.on = { [unowned inner] phase, touches, event in
      if phase == .began { inner.next?.touchesBegan(touches, with: event) }
    }
    try world.tap(10, 10)
    expectLines(heard(), ["began inner", "began outer", "began root", "ended inner"])
  }

  @Test func `RC-13 a later phase follows its touch's record, not the hierarchy`() throws {
    let other = world.add("other", CGRect(200, 0, 100, 100))
    try world.down(10, 10)
    other.addSubview(inner)
    try world.up()
    let ended = world.lines("touch").filter { $0.hasPrefix("ended") }
    expectLines(Array(ended.prefix(3)), ["ended inner", "ended outer", "ended root"])
    expect(!ended.contains("ended other"))
    expect(outer.subviews.isEmpty)

    outer.addSubview(inner)
    try world.wait(1)
    world.forget()
    inner.isMultipleTouchEnabled = true
    inner.callsSuper = [.began: false]
    try world.down(10, 10, finger: 1)
    inner.callsSuper = [:]
    try world.down(20, 10, finger: 2)
    world.forget()
    try world.phone.digitizer.report([
      .init(finger: 1, .up, at: .zero), .init(finger: 2, .up, at: .zero),
    ])
    expectLines(
      heard(),
      ["ended inner", "ended inner", "ended outer", "ended root"],
      "both fingers reach inner, only the second goes on")
  }

  @Test func `RC-20 every phase starts at the hit view, whoever handled the began`() throws {
    outer.callsSuper = [.began: false, .moved: false, .ended: false]
    try world.stroke((10, 10), (90, 90))
    expectLines(
      world.lines("touch"),
      ["began inner", "began outer", "moved inner", "moved outer", "ended inner", "ended outer"])
    expectSame(inner.superview, outer)
  }

  @Test func `RC-21 a responder gets its view's touches that are in the phase`() throws {
    let left = world.add("left", Probe(frame: CGRect(0, 0, 100, 100)), to: outer)
    let right = world.add("right", Probe(frame: CGRect(100, 0, 100, 100)))
    left.isMultipleTouchEnabled = true
    var calls: [String] = []
    var counts: [Int] = []
    outer.on = { _, touches, _ in counts.append(touches.count) }
    for view in [left, right] {
      view.on = { [unowned view] phase, touches, _ in
        calls.append("\(view.name) \(phase.word) \(touches.count)")
      }
    }
    try world.phone.digitizer.report([
      .init(finger: 1, .down, at: CGPoint(10, 10)),
      .init(finger: 2, .down, at: CGPoint(50, 10)),
      .init(finger: 3, .down, at: CGPoint(150, 10)),
    ])
    expectLines(calls, ["left began 2", "right began 1"])
    expectEqual(counts, [2], "forwarding keeps the set together")
    calls = []
    try world.phone.digitizer.report([
      .init(finger: 1, .up, at: CGPoint(10, 10)),
      .init(finger: 2, .moved, at: CGPoint(51, 10)),
    ])
    expectLines(calls, ["left moved 1", "left ended 1"])
  }

  @Test func `RC-16 a control forwards neither its own touches nor those of a subview`() throws {
    let button = world.add("button", UIButton(frame: CGRect(0, 0, 100, 100)), to: outer)
    world.add("red", CGRect(0, 0, 50, 50), to: button)
    try world.stroke((75, 75), (76, 75))
    expectLines(world.news("touch"), ["began button", "moved button", "ended button"])
    try world.stroke((10, 10), (11, 10), end: .cancelled)
    expectLines(
      world.lines("touch"),
      [
        "began red", "began button", "moved red", "moved button", "cancelled red",
        "cancelled button",
      ])
    expectEqual(world.lines("control"), [])
  }
}
