import MiniUIKit
import TestKit
import Testing

/// A switch that is dragged, and a stepper that is held down.
@Suite(.provedOnce(.engine)) struct SwitchStepperTests {
  private let world = World()
  private let toggle: UISwitch
  private let stepper: UIStepper

  init() {
    toggle = world.add("switch", UISwitch(frame: CGRect(100, 100, 0, 0)))
    stepper = world.add("stepper", UIStepper(frame: CGRect(100, 200, 0, 0)))
  }

  private func changes(_ name: String) -> Int {
    world.lines("control").count { $0 == "\(name) valueChanged" }
  }

  /// Whether the switch is off or on, how far the finger goes, and what the switch is afterwards.
  @Test(arguments: [
    (false, -30, false), (false, 30, true), (false, 9, true), (false, 10, true),
    (true, 30, true), (true, -30, false), (true, -9, false),
  ])
  func `CT-48 a switch is what the end of a drag says, and a tap toggles`(
    isOn: Bool, way: CGFloat, isOnThen: Bool
  ) throws {
    toggle.isOn = isOn
    try world.stroke((125, 115), (125 + way, 115))
    expectEqual(toggle.isOn, isOnThen)
    expectEqual(changes("switch"), isOn == isOnThen ? 0 : 1, "only a change is told")
  }

  @Test func `CT-48 the thumb follows the finger, and the value changes at the end`() throws {
    try world.down(110, 115)
    var thumbs: [CGFloat] = []
    for x: CGFloat in [115, 122, 150, 112] {
      try world.drag([CGPoint(x, 115)])
      thumbs.append(toggle.thumbPosition)
      expect(!toggle.isOn)
    }
    expectEqual(thumbs, [0, 0.6, 1, 0.1])
    try world.up()
    expect(!toggle.isOn && toggle.thumbPosition == 0, "a drag that comes back is no tap")
    // A drag decides wherever the finger is lifted; a cancelled one does not.
    try world.wait(1)
    try world.stroke((110, 115), (300, 115))
    expect(toggle.isOn)
    try world.wait(1)
    try world.stroke((140, 115), (100, 115), end: nil)
    expectEqual(toggle.thumbPosition, 0)
    try world.cancel()
    expect(toggle.isOn && toggle.thumbPosition == 1)
  }

  @Test func `CT-49 a stepper that is held down repeats; a tap takes one step`() throws {
    try world.tap(180, 210)
    expectEqual(stepper.value, 1)
    try world.wait(1)
    try world.down(180, 210)
    try world.wait(0.49)
    expectEqual(stepper.value, 1)
    try world.wait(0.02)
    expectEqual(stepper.value, 2)
    try world.wait(0.2)
    expectEqual(stepper.value, 4)
    try world.up()
    expectEqual(stepper.value, 4, "the lift adds nothing to what was repeated")
    try world.wait(2)
    expect(stepper.value == 4 && changes("stepper") == 4)
    world.forget()
    stepper.autorepeat = false
    (stepper.value, stepper.minimumValue) = (0, -5)
    try world.down(110, 210)
    try world.wait(3)
    try world.up()
    expect(stepper.value == -1 && changes("stepper") == 1, "without autorepeat it is one step")
  }

  @Test func `CT-49 a stepper may tell once at the end, and takes no step outside`() throws {
    stepper.isContinuous = false
    try world.down(180, 210)
    try world.wait(0.75)
    expect(stepper.value == 3 && changes("stepper") == 0)
    try world.up()
    expectEqual(changes("stepper"), 1)
    try world.wait(1)
    try world.down(180, 210)
    try world.wait(0.55)
    try world.cancel()
    expect(stepper.value == 4 && changes("stepper") == 2)

    (stepper.value, stepper.isContinuous) = (0, true)
    try world.stroke((180, 210), (180, 500), end: nil)
    try world.wait(1)
    expectEqual(stepper.value, 0)
    try world.move(180, 210)
    try world.wait(0.25)
    expect(stepper.value > 0)
    stepper.removeFromSuperview()
    let value = stepper.value
    try world.wait(1)
    expectEqual(stepper.value, value, "it has left its window")
  }
}
