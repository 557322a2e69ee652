import MiniUIKit
import TestKit
import Testing

/// What is reported, and that nothing is reported twice.
@Suite(.provedOnce(.engine)) struct ReportingTests {
  private let world = World()
  private let inner: Probe
  private let sibling: UIView

  init() {
    inner = world.add("inner", Probe(frame: CGRect(0, 0, 50, 50)))
    sibling = world.add("sibling", CGRect(100, 0, 50, 50))
  }

  /// What the views heard since it was asked for last.
  private func heard() -> [String] {
    defer { world.forget() }
    return world.lines("touch", of: ["inner", "sibling", "root"])
  }

  @Test func `HT-15 HT-29 what is asked by hand is reported once`() {
    let outer = world.add("outer", CGRect(200, 0, 100, 100))
    world.add("child", CGRect(0, 0, 50, 50), to: outer)
    _ = outer.hitTest(CGPoint(5, 5), with: nil)
    expectLines(
      world.news(),
      ["hit outer", "in outer", "hit child", "in child", "child -> child", "outer -> child"])
    _ = outer.point(inside: CGPoint(500, 5), with: nil)
    expectLines(world.news(), ["in outer"])
    let button = world.add("button", UIButton(frame: CGRect(0, 0, 50, 50)))
    button.isEnabled = false
    expectNil(button.hitTest(CGPoint(5, 5), with: nil), "a disabled control (HT-15)")
    expectLines(world.lines(), ["hit button", "button -> nil"])
  }

  @Test func `HT-29 HT-30 what an override answers and asks is reported as it is`() {
    let view = world.add("view", Custom(frame: CGRect(0, 0, 50, 50)))
    view.hit = { _, standard in
      _ = standard(CGPoint(1, 1))
      return nil
    }
    inner.removeFromSuperview()
    _ = world.hit(5, 5)
    expectLines(
      Array(world.lines().prefix(5)),
      ["hit root", "in root", "hit view", "in view", "view -> nil"])
    expectEqual(world.news().last, "root -> root")
    view.hit = { _, standard in standard(CGPoint(-1, 0)) ?? standard(CGPoint(1, 1)) }
    _ = world.hit(5, 5)
    expectLines(world.lines("hitTest", of: ["view"]), ["hit view", "view -> view"])
    expectLines(world.lines("point", of: ["view"]), ["in view", "in view"], "super ran twice")
    world.forget()
    view.hit = nil
    view.point = { point, standard in
      standard(point) || standard(CGPoint(point.x - 10, point.y))
    }
    _ = world.hit(55, 5)
    expectLines(world.lines("point", of: ["view"]), ["in view"], "but it is reported once")
    expectLines(world.lines("hitTest", of: ["view"]), ["hit view", "view -> view"])
  }

  @Test func `RC-10 RC-16 each call by hand is reported once, by who receives it`() throws {
    inner.on = { [sibling] phase, touches, event in
      if phase == .began { sibling.touchesBegan(touches, with: event) }
    }
    try world.stroke((10, 10), end: .cancelled)
    expectLines(
      heard().filter { $0.hasPrefix("began") },
      ["began inner", "began sibling", "began root", "began root"],
      "root hears twice, because two responders forward to it")
    inner.callsSuper = [.began: false]
    inner.on = { [unowned inner] phase, touches, event in
      if phase == .began { inner.next?.touchesBegan(touches, with: event) }
    }
    try world.down(10, 10)
    expectLines(heard(), ["began inner", "began root"])

    try world.up()
    world.forget()
    final class Twice: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        super.touchesBegan(touches, with: event)
      }
    }
    world.add("inner", Twice(frame: CGRect(0, 0, 50, 50)))
    try world.down(10, 10)
    expectLines(heard(), ["began inner", "began root", "began root"])
    try world.up()
    expectEqual(heard().filter { $0 == "ended root" }.count, 1)

    world.root.bringSubviewToFront(inner)
    let button = world.add("button", UIButton(frame: CGRect(0, 100, 50, 50)))
    inner.on = { phase, touches, event in
      if phase == .began { button.touchesBegan(touches, with: event) }
    }
    try world.down(10, 10)
    expectEqual(world.lines("touch").filter { $0 == "began button" }.count, 1)
    expect(!button.isTracking)
  }

  @Test func `HT-30 a listener can be set or removed at any time, and keeps nothing`() throws {
    let listener = world.phone.tracer.listener
    world.phone.tracer.listener = nil
    try world.tap(300, 10)
    expectEqual(world.lines(), [])
    world.phone.tracer.listener = listener
    try world.tap(300, 10)
    expectLines(world.asked, ["window", "root", "sibling", "inner"])
    // An override may remove it while it is asked, too.
    let view = world.add("view", Custom(frame: CGRect(0, 0, 50, 50)))
    view.hit = { [world] point, standard in
      world.phone.tracer.listener = nil
      return standard(point)
    }
    try world.tap(10, 10)
    expectEqual(world.lines("hitTest").last, "hit view")

    try world.wait(1)
    var heard: [String] = []
    world.phone.tracer.listen { [tracer = world.phone.tracer] event, _ in
      heard.append("first \(event.who)")
      tracer.listen { event, _ in heard.append("second \(event.who)") }
    }
    try world.tap(10, 10)
    expectLines(Array(heard.prefix(3)), ["first IOKit", "second backboardd", "second machPort"])
    world.phone.tracer.listener = nil
  }
}
