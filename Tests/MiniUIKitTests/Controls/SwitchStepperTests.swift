import MiniUIKit
import TestKit
import Testing

/// A switch that is dragged, and a stepper that is held down.
@Suite(.provedOnce(.engine)) struct SwitchStepperTests {
  private func toggle(isOn: Bool) -> (World, UISwitch) {
    let world = World()
    let control = world.add("switch", UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0)))
    control.isOn = isOn
    return (world, control)
  }

  /// Whether the switch is off or on, how far the finger goes, and what the switch is afterwards.
  @Test(arguments: [
    (false, -30, false), (false, 30, true), (false, 9, true), (false, 10, true),
    (true, 30, true), (true, -30, false), (true, -9, false),
  ])
  func `CT-48 a switch is what the end of a drag says, and a tap toggles`(
    isOn: Bool, way: CGFloat, isOnThen: Bool
  ) throws {
    let (world, control) = toggle(isOn: isOn)
    try world.down(125, 115)
    try world.frame()
    try world.move(125 + way, 115)
    try world.up()
    expectEqual(control.isOn, isOnThen)
    let changes = world.lines("control").filter { $0 == "switch valueChanged" }
    expectEqual(changes.count, isOn == isOnThen ? 0 : 1, "only a change is told")
  }

  @Test func `CT-48 the thumb follows the finger, and the value changes at the end`() throws {
    let (world, control) = toggle(isOn: false)
    try world.down(110, 115)
    var thumbs: [CGFloat] = []
    for x in [115.0, 122, 150, 112] {
      try world.frame()
      try world.move(x, 115)
      thumbs.append(control.thumbPosition)
      expect(!control.isOn)
    }
    expectEqual(thumbs, [0, 0.6, 1, 0.1])
    try world.up()
    #expect(!control.isOn && control.thumbPosition == 0, "a drag that comes back is no tap")
  }

  @Test func `CT-48 a drag decides wherever the finger is lifted; a cancelled one does not`() throws
  {
    let (world, control) = toggle(isOn: false)
    try world.down(110, 115)
    try world.frame()
    try world.move(300, 115)
    try world.up()
    expect(control.isOn)
    try world.wait(1)
    try world.down(140, 115)
    try world.frame()
    try world.move(100, 115)
    expectEqual(control.thumbPosition, 0)
    try world.cancel()
    #expect(control.isOn && control.thumbPosition == 1)
  }

  private func stepper() -> (World, UIStepper) {
    let world = World()
    let control = world.add(
      "stepper", UIStepper(frame: CGRect(x: 100, y: 100, width: 0, height: 0)))
    return (world, control)
  }

  private func changes(_ world: World) -> Int {
    world.lines("control").count { $0 == "stepper valueChanged" }
  }

  @Test func `CT-49 a stepper that is held down repeats; a tap takes one step`() throws {
    let (world, stepper) = stepper()
    try world.tap(180, 110)
    expectEqual(stepper.value, 1)
    try world.wait(1)
    try world.down(180, 110)
    try world.wait(0.49)
    expectEqual(stepper.value, 1)
    try world.wait(0.02)
    expectEqual(stepper.value, 2)
    try world.wait(0.2)
    expectEqual(stepper.value, 4)
    try world.up()
    expectEqual(stepper.value, 4, "the lift adds nothing to what was repeated")
    try world.wait(2)
    #expect(stepper.value == 4 && changes(world) == 4)
  }

  @Test func `CT-49 without autorepeat a long press is one step`() throws {
    let (world, stepper) = stepper()
    stepper.autorepeat = false
    try world.down(110, 110)
    stepper.minimumValue = -5
    try world.wait(3)
    try world.up()
    #expect(stepper.value == -1 && changes(world) == 1)
  }

  @Test func `CT-49 a stepper that is not continuous tells of its steps once, at the end`() throws {
    let (world, stepper) = stepper()
    stepper.isContinuous = false
    try world.down(180, 110)
    try world.wait(0.75)
    #expect(stepper.value == 3 && changes(world) == 0)
    try world.up()
    expectEqual(changes(world), 1)
    try world.wait(1)
    try world.down(180, 110)
    try world.wait(0.55)
    try world.cancel()
    #expect(stepper.value == 4 && changes(world) == 2)
  }

  @Test func `CT-49 a finger outside takes no steps, and one that comes back does`() throws {
    let (world, stepper) = stepper()
    try world.down(180, 110)
    try world.frame()
    try world.move(180, 400)
    try world.wait(1)
    expectEqual(stepper.value, 0)
    try world.move(180, 110)
    try world.wait(0.25)
    #expect(stepper.value > 0)
    stepper.removeFromSuperview()
    let value = stepper.value
    try world.wait(1)
    expectEqual(stepper.value, value, "it has left its window")
  }
}
