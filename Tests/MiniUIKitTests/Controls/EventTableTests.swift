import MiniUIKit
import TestKit
import Testing

/// One touch that starts inside, step by step.
@Suite(.provedOnce(.engine)) struct EventTableTests {
  /// What a drag from inside over some places sends after the touchDown; the y axis tells all:
  /// less than 310 is inside.
  private func events(_ places: [CGFloat], end: (World) throws -> Void = { _ in }) throws
    -> [String]
  {
    let scene = ControlWorld()
    try scene.world.down(110, 210)
    for place in places { try scene.move(110, place) }
    try end(scene.world)
    return Array(scene.events().dropFirst())
  }

  @Test func `CT-20 down: touchDown, from the second quick tap on touchDownRepeat as well`() throws
  {
    let scene = ControlWorld()
    try scene.world.tap(110, 210)
    try scene.world.wait(0.1)
    try scene.world.down(110, 210)
    expectLines(scene.events(), ["touchDown", "touchUpInside", "touchDown", "touchDownRepeat"])
  }

  @Test func `CT-21 a move inside: touchDragInside`() throws {
    let events = try events([211, 309])
    expectLines(events, ["touchDragInside", "touchDragInside"])
  }

  @Test func `CT-22 a move out: touchDragExit, then touchDragOutside`() throws {
    let events = try events([311])
    expectLines(events, ["touchDragExit", "touchDragOutside"])
  }

  @Test func `CT-23 a move outside: touchDragOutside`() throws {
    let events = try events([311, 400])
    expectLines(Array(events.dropFirst(2)), ["touchDragOutside"])
  }

  @Test func `CT-24 a move back in: touchDragEnter, then touchDragInside`() throws {
    let events = try events([311, 309])
    expectLines(Array(events.dropFirst(2)), ["touchDragEnter", "touchDragInside"])
  }

  @Test func `CT-25 up inside: touchUpInside, and a button's primary action after it`() throws {
    let events = try events([]) { try $0.up() }
    expectLines(events, ["touchUpInside"])
    let world = World()
    world.add("button", UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    try world.tap(10, 10)
    expectLines(
      world.lines("control"),
      ["button touchDown", "button touchUpInside", "button primaryActionTriggered"])
  }

  @Test func `CT-26 up outside: touchUpOutside, and no primary action`() throws {
    let events = try events([311]) { try $0.up() }
    expectLines(Array(events.suffix(1)), ["touchUpOutside"])
    let world = World()
    world.add("button", UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    try world.down(10, 10)
    try world.report(.up, CGPoint(x: 10, y: 200))
    expect(!world.lines("control").contains("button primaryActionTriggered"))
  }

  @Test func `CT-27 cancelled: touchCancel, inside or outside`() throws {
    let (inside, outside) = (
      try events([211]) { try $0.cancel() }, try events([311]) { try $0.cancel() }
    )
    expectLines(Array(inside.suffix(1)), ["touchCancel"])
    expectLines(Array(outside.suffix(1)), ["touchCancel"])
  }

  @Test func `CT-24 TR-30 out by 71 points, back, and lifted inside`() throws {
    let events = try events([311, 230]) { try $0.up() }
    expectEqual(
      events,
      [
        "touchDragExit", "touchDragOutside", "touchDragEnter", "touchDragInside", "touchUpInside",
      ])
  }

  @Test func `CT-9 TR-29 out by 60 points and lifted there is a tap`() throws {
    let events = try events([270, 300]) { try $0.up() }
    expectLines(events, ["touchDragInside", "touchDragInside", "touchUpInside"])
  }
}
