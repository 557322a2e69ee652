import MiniUIKit
import TestKit
import Testing

/// One touch that starts inside, step by step.
@Suite(.provedOnce(.engine)) struct EventTableTests {
  /// A drag from inside: the y of its places, of which less than 310 is inside, how it ends, and
  /// what it sends after the touchDown.
  private static let drags:
    [(name: String, places: [CGFloat], end: HIDEvent.Contact.Change?, sends: [String])] = [
      ("CT-21 a move inside", [211, 309], nil, ["touchDragInside", "touchDragInside"]),
      ("CT-22 a move out", [311], nil, ["touchDragExit", "touchDragOutside"]),
      (
        "CT-23 a move outside", [311, 400], nil,
        ["touchDragExit", "touchDragOutside", "touchDragOutside"]
      ),
      (
        "CT-24 a move back in", [311, 309], nil,
        ["touchDragExit", "touchDragOutside", "touchDragEnter", "touchDragInside"]
      ),
      ("CT-25 up inside", [], .up, ["touchUpInside"]),
      ("CT-26 up outside", [311], .up, ["touchDragExit", "touchDragOutside", "touchUpOutside"]),
      ("CT-27 cancelled inside", [211], .cancelled, ["touchDragInside", "touchCancel"]),
      (
        "CT-27 cancelled outside", [311], .cancelled,
        ["touchDragExit", "touchDragOutside", "touchCancel"]
      ),
      (
        "TR-30 out by 71 points, back, and lifted inside", [311, 230], .up,
        ["touchDragExit", "touchDragOutside", "touchDragEnter", "touchDragInside", "touchUpInside"]
      ),
      (
        "CT-9 TR-29 out by 60 points and lifted there is a tap", [270, 300], .up,
        ["touchDragInside", "touchDragInside", "touchUpInside"]
      ),
    ]

  @Test func `CT-9 CT-21 CT-22 CT-23 CT-24 CT-25 CT-26 CT-27 TR-29 TR-30 of drags`() throws {
    for (name, places, end, sends) in Self.drags {
      let scene = ControlWorld()
      try scene.world.down(110, 210)
      for place in places { try scene.move(110, place) }
      if let end { try scene.world.stroke(end: end) }
      expectLines(scene.events(), ["touchDown"] + sends, name)
    }
  }

  @Test func `CT-20 from the second quick tap on touchDownRepeat comes as well`() throws {
    let scene = ControlWorld()
    try scene.world.tap(110, 210)
    try scene.world.wait(0.1)
    try scene.world.down(110, 210)
    expectLines(scene.events(), ["touchDown", "touchUpInside", "touchDown", "touchDownRepeat"])
  }

  @Test func `CT-13 CT-25 CT-26 a button's primary action comes after touchUpInside`() throws {
    let world = World()
    world.add("button", UIButton(frame: CGRect(0, 0, 50, 50)))
    try world.tap(10, 10)
    expectLines(
      world.news("control"),
      ["button touchDown", "button touchUpInside", "button primaryActionTriggered"])
    try world.wait(1)
    try world.down(10, 10)
    try world.report(.up, CGPoint(10, 200))
    expect(!world.news("control").contains("button primaryActionTriggered"))
    world.add("plain", UIControl(frame: CGRect(100, 0, 50, 50)))
    try world.wait(1)
    try world.tap(110, 10)
    expectLines(world.controlEvents(), ["touchDown", "touchUpInside"], "a plain control has none")
  }
}
