import MiniUIKit
import TestKit
import Testing

/// The golden traces of delivery and of controls, each from down to up.
@Suite(.provedOnce(.engine)) struct DeliveryTraceTests {
  @Test func `TR-1 without recognizers a tap goes from the hit view up the whole chain`() throws {
    let world = World()
    let a = world.add("A", CGRect(x: 20, y: 20, width: 200, height: 200))
    world.add("C", CGRect(x: 20, y: 20, width: 100, height: 100), to: a)
    try world.tap(60, 60)
    let chain = ["C", "A", "root", "viewController", "window", "scene", "application"]
    expectLines(world.lines("touch"), chain.map { "began \($0)" } + chain.map { "ended \($0)" })
    expectEqual(world.lines("hitTest").last, "window -> C")
  }

  @Test func `TR-20 began without super and ended with super: the superview gets nothing`() throws {
    let world = World()
    let parent = world.add("P", CGRect(x: 20, y: 20, width: 200, height: 200))
    let view = world.add(
      "view", Probe(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), to: parent)
    view.callsSuper = [.began: false]
    try world.tap(60, 60)
    expectLines(world.lines("touch"), ["began view", "ended view"])
  }

  @Test func `TR-21 only ended overridden, with super: the superview gets both`() throws {
    let world = World()
    let parent = world.add("P", CGRect(x: 20, y: 20, width: 200, height: 200))
    world.add("view", EndWatcher(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), to: parent)
    try world.tap(60, 60)
    let heard = world.lines("touch", of: ["view", "P"])
    expectLines(heard, ["began view", "began P", "ended view", "ended P"])
  }

  @Test(arguments: [
    (
      CGPoint(x: 150, y: 260),
      ["touchDown", "touchDragInside", "touchUpInside", "primaryActionTriggered"]
    ),
    (
      CGPoint(x: 150, y: 271),
      ["touchDown", "touchDragExit", "touchDragOutside", "touchUpOutside"]
    ),
  ])
  func `TR-29 dragged out of a button by 60 points it is a tap, by 71 it is none`(
    end: CGPoint, events: [String]
  ) throws {
    let world = World()
    world.add("button", UIButton(frame: CGRect(x: 100, y: 160, width: 100, height: 40)))
    try world.down(150, 180)
    try world.frame()
    try world.move(end.x, end.y)
    try world.up()
    expectLines(world.lines("control"), events.map { "button \($0)" })
  }

  @Test func `TR-30 dragged out by 71 points and back: exit, outside, enter, inside, up`() throws {
    let world = World()
    world.add("button", UIButton(frame: CGRect(x: 100, y: 160, width: 100, height: 40)))
    try world.down(150, 180)
    for y in [271.0, 190] {
      try world.frame()
      try world.move(150, y)
    }
    try world.up()
    expectLines(
      world.lines("control"),
      [
        "button touchDown", "button touchDragExit", "button touchDragOutside",
        "button touchDragEnter", "button touchDragInside", "button touchUpInside",
        "button primaryActionTriggered",
      ])
  }
}

/// A view that overrides the end only, and passes it on.
private final class EndWatcher: UIView {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
  }
}
