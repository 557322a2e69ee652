import MiniUIKit
import TestKit
import Testing

@Suite(.provedOnce(.engine)) struct ForwardingTests {
  private static let all = ["inner", "outer", "root"]

  private func nested() -> (World, inner: Probe, outer: Probe) {
    let world = World()
    let outer = world.add("outer", Probe(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    let inner = world.add(
      "inner", Probe(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), to: outer)
    return (world, inner, outer)
  }

  @Test func `RC-10 by default each of the four phases travels from the hit view up the chain`()
    throws
  {
    let world = World()
    let view = world.add("view", CGRect(x: 0, y: 0, width: 50, height: 50))
    let way = ["view", "root", "viewController", "window", "scene", "application"]
    try world.down(10, 10)
    try world.move(11, 10)
    try world.up()
    try world.down(100, 100)
    try world.cancel()
    var wanted: [String] = []
    for phase in ["began", "moved", "ended"] { wanted += way.map { "\(phase) \($0)" } }
    for phase in ["began", "cancelled"] { wanted += way.dropFirst().map { "\(phase) \($0)" } }
    expectLines(world.lines("touch"), wanted)
    #expect(view.window != nil)
  }

  @Test func `RC-10 forwarding passes on the same event`() throws {
    let (world, inner, outer) = nested()
    var events: [UIEvent?] = []
    inner.on = { _, _, event in events.append(event) }
    outer.on = { _, _, event in events.append(event) }
    try world.down(10, 10)
    expectEqual(events.count, 2)
    expectSame(events[0], events[1])
    #expect(events[0] != nil)
  }

  @Test func `RC-11 an override without super ends the way of the touch`() throws {
    let (world, inner, _) = nested()
    inner.callsSuper = [.began: false, .moved: false, .ended: false, .cancelled: false]
    try world.down(10, 10)
    try world.move(11, 10)
    try world.up()
    expectLines(world.lines("touch"), ["began inner", "moved inner", "ended inner"])
  }

  @Test func `RC-12 who overrides one without super must override all four, or the rest goes on`()
    throws
  {
    let (world, inner, _) = nested()
    inner.callsSuper = [.moved: false]
    try world.down(10, 10)
    try world.move(11, 10)
    try world.up()
    let outer = world.lines("touch", of: ["outer"])
    expectLines(
      outer, ["began outer", "ended outer"], "a began and an ended without the moved between")
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
    let frame = CGRect(x: 0, y: 0, width: 50, height: 50)
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
    let world = World()
    let outer = world.add("outer", CGRect(x: 0, y: 0, width: 100, height: 100))
    world.add("inner", inner, to: outer)
    try world.tap(10, 10)
    expectLines(world.lines("touch", of: ["outer"]), heard)
    expectLines(world.lines("touch", of: ["inner"]), ["began inner", "ended inner"])
  }

  @Test(arguments: [UITouch.Phase.moved, .ended, .cancelled])
  func `RC-13 no later phase passes a responder that swallowed the began`(phase: UITouch.Phase)
    throws
  {
    let (world, inner, _) = nested()
    inner.callsSuper = [.began: false]
    try world.down(10, 10)
    switch phase {
    case .moved: try world.move(11, 10)
    case .ended: try world.up()
    default: try world.cancel()
    }
    expectLines(world.lines("touch", of: Self.all), ["began inner", "\(phase.word) inner"])
  }

  @Test func `RC-13 a later phase follows the record, not the hierarchy of the moment`() throws {
    let (world, inner, outer) = nested()
    let other = world.add("other", CGRect(x: 200, y: 0, width: 100, height: 100))
    try world.down(10, 10)
    other.addSubview(inner)
    try world.up()
    let ended = world.lines("touch").filter { $0.hasPrefix("ended") }
    expectLines(Array(ended.prefix(3)), ["ended inner", "ended outer", "ended root"])
    expect(!ended.contains("ended other"))
    expect(outer.subviews.isEmpty)
  }

  @Test func `RC-13 every touch has a record of its own`() throws {
    let (world, inner, _) = nested()
    inner.isMultipleTouchEnabled = true
    inner.callsSuper = [.began: false]
    try world.down(10, 10, finger: 1)
    inner.callsSuper = [:]
    try world.down(20, 10, finger: 2)
    let both = [HIDEvent.Contact(finger: 1, .up, at: .zero), .init(finger: 2, .up, at: .zero)]
    world.forget()
    try world.phone.digitizer.report(both)
    expectLines(
      world.lines("touch", of: Self.all),
      ["ended inner", "ended inner", "ended outer", "ended root"],
      "both fingers reach inner, only the second goes on")
  }

  @Test func `RC-13 a hand-made call of next creates no record`() throws {
    let (world, inner, _) = nested()
    inner.callsSuper = [.began: false, .ended: true]
    inner.on = { [unowned inner] phase, touches, event in
      if phase == .began { inner.next?.touchesBegan(touches, with: event) }
    }
    try world.tap(10, 10)
    expectLines(
      world.lines("touch", of: Self.all),
      ["began inner", "began outer", "began root", "ended inner"])
  }

  @Test func `RC-20 every phase starts at the hit view, whoever handled the began`() throws {
    let (world, inner, outer) = nested()
    outer.callsSuper = [.began: false, .moved: false, .ended: false]
    try world.down(10, 10)
    try world.move(90, 90)
    try world.up()
    expectLines(
      world.lines("touch"),
      [
        "began inner", "began outer", "moved inner", "moved outer", "ended inner", "ended outer",
      ])
    expectSame(inner.superview, outer)
  }

  @Test func `RC-21 a responder gets exactly the touches of its view that are in the phase`() throws
  {
    let world = World()
    let left = world.add("left", Probe(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    let right = world.add("right", Probe(frame: CGRect(x: 100, y: 0, width: 100, height: 100)))
    left.isMultipleTouchEnabled = true
    var calls: [String] = []
    for view in [left, right] {
      view.on = { [unowned view] phase, touches, _ in
        calls.append("\(view.name) \(phase.word) \(touches.count)")
      }
    }
    try world.phone.digitizer.report([
      .init(finger: 1, .down, at: CGPoint(x: 10, y: 10)),
      .init(finger: 2, .down, at: CGPoint(x: 50, y: 10)),
      .init(finger: 3, .down, at: CGPoint(x: 150, y: 10)),
    ])
    expectLines(calls, ["left began 2", "right began 1"])
    calls = []
    try world.phone.digitizer.report([
      .init(finger: 1, .up, at: CGPoint(x: 10, y: 10)),
      .init(finger: 2, .moved, at: CGPoint(x: 51, y: 10)),
    ])
    expectLines(calls, ["left moved 1", "left ended 1"])
  }

  @Test func `RC-21 forwarding keeps the set together`() throws {
    let (world, inner, outer) = nested()
    inner.isMultipleTouchEnabled = true
    var counts: [Int] = []
    outer.on = { _, touches, _ in counts.append(touches.count) }
    try world.phone.digitizer.report([
      .init(finger: 1, .down, at: CGPoint(x: 10, y: 10)),
      .init(finger: 2, .down, at: CGPoint(x: 20, y: 10)),
    ])
    expectEqual(counts, [2])
  }

  @Test func `RC-16 a control forwards neither its own touches nor those of a subview`() throws {
    let world = World()
    let outer = world.add("outer", CGRect(x: 0, y: 0, width: 200, height: 200))
    let button = world.add(
      "button", UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), to: outer)
    world.add("red", CGRect(x: 0, y: 0, width: 50, height: 50), to: button)
    try world.down(75, 75)
    try world.move(76, 75)
    try world.up()
    expectLines(world.lines("touch"), ["began button", "moved button", "ended button"])
    world.forget()
    try world.down(10, 10)
    try world.move(11, 10)
    try world.cancel()
    expectLines(
      world.lines("touch"),
      [
        "began red", "began button", "moved red", "moved button", "cancelled red",
        "cancelled button",
      ])
    expectEqual(world.lines("control"), [])
  }
}
