import MiniUIKit
import TestKit
import Testing

/// What is reported, and that nothing is reported twice.
@Suite(.provedOnce(.engine)) struct ReportingTests {
  private func pair() -> (World, inner: Probe, sibling: UIView) {
    let world = World()
    let inner = world.add("inner", Probe(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    return (world, inner, world.add("sibling", CGRect(x: 100, y: 0, width: 50, height: 50)))
  }

  private static let names = ["inner", "sibling", "root"]

  @Test func `HT-29 a loop by hand reports each view once`() {
    let world = World()
    let outer = world.add("outer", CGRect(x: 0, y: 0, width: 100, height: 100))
    world.add("child", CGRect(x: 0, y: 0, width: 50, height: 50), to: outer)
    for view in world.root.subviews { _ = view.hitTest(CGPoint(x: 5, y: 5), with: nil) }
    expectLines(
      world.lines(),
      [
        "hit outer", "in outer", "hit child", "in child", "child -> child", "outer -> child",
      ])
    world.forget()
    _ = outer.point(inside: CGPoint(x: 500, y: 5), with: nil)
    expectLines(world.lines(), ["in outer"])
  }

  @Test func `HT-29 an answer that an override changes is reported as it is`() {
    let world = World()
    let view = world.add("view", Custom(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    view.hit = { _, standard in
      _ = standard(CGPoint(x: 1, y: 1))
      return nil
    }
    _ = world.root.hitTest(CGPoint(x: 5, y: 5), with: nil)
    expectLines(
      world.lines(), ["hit root", "in root", "hit view", "in view", "view -> nil", "root -> root"])
  }

  @Test func `HT-30 an override that calls super twice is asked once; its area is asked twice`() {
    let world = World()
    let view = world.add("view", Custom(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    view.hit = { _, standard in standard(CGPoint(x: -1, y: 0)) ?? standard(CGPoint(x: 1, y: 1)) }
    _ = world.root.hitTest(CGPoint(x: 5, y: 5), with: nil)
    expectLines(world.lines("hitTest", of: ["view"]), ["hit view", "view -> view"])
    expectLines(world.lines("point", of: ["view"]), ["in view", "in view"])
  }

  @Test func `HT-30 a point(inside) that calls super twice is reported once`() {
    let world = World()
    let view = world.add("view", Custom(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    view.point = { point, standard in
      standard(point) || standard(CGPoint(x: point.x - 10, y: point.y))
    }
    _ = world.root.hitTest(CGPoint(x: 55, y: 5), with: nil)
    expectLines(world.lines("point", of: ["view"]), ["in view"])
    expectLines(world.lines("hitTest", of: ["view"]), ["hit view", "view -> view"])
  }

  @Test func `HT-15 a disabled control that is asked by hand reports its nil`() {
    let world = World()
    let button = world.add("button", UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    button.isEnabled = false
    let hit = button.hitTest(CGPoint(x: 5, y: 5), with: nil)
    expectNil(hit)
    expectLines(world.lines(), ["hit button", "button -> nil"])
  }

  @Test func `RC-10 a call of super after one on a sibling is reported once each`() throws {
    let (world, inner, sibling) = pair()
    inner.on = { phase, touches, event in
      if phase == .began { sibling.touchesBegan(touches, with: event) }
    }
    try world.down(10, 10)
    expectLines(
      world.lines("touch", of: Self.names),
      ["began inner", "began sibling", "began root", "began root"],
      "root hears twice, because two responders forward to it")
  }

  @Test func `RC-10 calling super twice is one call for the view and two for the next`() throws {
    final class Twice: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        super.touchesBegan(touches, with: event)
      }
    }
    let world = World()
    world.add("inner", Twice(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    try world.down(10, 10)
    expectLines(world.lines("touch", of: Self.names), ["began inner", "began root", "began root"])
    try world.up()
    expectEqual(world.lines("touch").filter { $0 == "ended root" }.count, 1)
  }

  @Test func `RC-10 a hand-made call of next is reported by whoever receives it`() throws {
    let (world, inner, _) = pair()
    inner.callsSuper = [.began: false]
    inner.on = { [unowned inner] phase, touches, event in
      if phase == .began { inner.next?.touchesBegan(touches, with: event) }
    }
    try world.down(10, 10)
    expectLines(world.lines("touch", of: Self.names), ["began inner", "began root"])
  }

  @Test func `RC-16 a control called by hand is reported once and follows nothing`() throws {
    let (world, inner, _) = pair()
    let button = world.add("button", UIButton(frame: CGRect(x: 0, y: 100, width: 50, height: 50)))
    inner.on = { phase, touches, event in
      if phase == .began { button.touchesBegan(touches, with: event) }
    }
    try world.down(10, 10)
    expectEqual(world.lines("touch").filter { $0 == "began button" }.count, 1)
    expect(!button.isTracking)
  }

  @Test func `HT-30 without a listener nothing is kept, and one can be set at any time`() throws {
    let world = World()
    let listener = world.phone.tracer.listener
    world.phone.tracer.listener = nil
    try world.tap(10, 10)
    expectEqual(world.lines(), [])
    world.phone.tracer.listener = listener
    try world.tap(10, 10)
    expectLines(world.asked, ["window", "root"])
  }

  @Test func `HT-30 a listener may remove itself, and another may take its place`() throws {
    let world = World()
    var heard: [String] = []
    world.phone.tracer.listen { [tracer = world.phone.tracer] event, _ in
      heard.append("first \(event.who)")
      tracer.listen { event, _ in heard.append("second \(event.who)") }
    }
    try world.tap(10, 10)
    expectLines(Array(heard.prefix(3)), ["first IOKit", "second backboardd", "second machPort"])
    world.phone.tracer.listener = nil
  }

  @Test func `HT-30 an override may set or remove the listener while it is asked`() throws {
    let world = World()
    let view = world.add("view", Custom(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    view.hit = { point, standard in
      world.phone.tracer.listener = nil
      return standard(point)
    }
    try world.tap(10, 10)
    expectEqual(world.lines("hitTest").last, "hit view")
  }
}
