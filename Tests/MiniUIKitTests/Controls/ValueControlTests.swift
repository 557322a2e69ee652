import MiniUIKit
import TestKit
import Testing

/// The controls with a value, as far as touches move them; their geometry is the model's own.
@Suite(.provedOnce(.engine)) struct ValueControlTests {
  private let world = World()
  private let tap = ["touchDown", "touchUpInside"]
  private let change = ["touchDown", "valueChanged", "primaryActionTriggered", "touchUpInside"]

  @Test func `CT-12 a switch: the user's tap is told, the program's change is not`() throws {
    let control = world.add("control", UISwitch(frame: CGRect(100, 100, 1, 1)))
    expectEqual(control.frame.size, CGSize(51, 31))
    control.isOn = true
    control.setOn(false, animated: true)
    expectEqual(world.controlEvents(), [])
    try world.tap(110, 110)
    expect(control.isOn)
    expectEqual(world.controlEvents(), change)
    try world.tap(110, 110)
    expect(!control.isOn)
    try world.wait(1)
    world.forget()
    try world.down(110, 110)
    try world.report(.up, CGPoint(110, 202))
    expect(!control.isOn, "lifted outside its tolerance it stays as it is")
    try world.wait(1)
    try world.stroke((110, 110), end: .cancelled)
    expect(!control.isOn, "as it does if cancelled")
    expect(!world.controlEvents().contains("valueChanged"))
  }

  @Test func `CT-12 CT-2 a slider follows its thumb in its range, and tells changes`() throws {
    // 131 wide: the thumb of 31 has 100 points to go.
    let slider = world.add("control", UISlider(frame: CGRect(100, 100, 131, 31)))
    try world.tap(140, 110)
    expectEqual(world.controlEvents(), [], "a touch beside the thumb is refused (CT-2)")
    expectEqual(slider.value, 0)
    try world.wait(1)
    try world.tap(130.9, 110)
    expectEqual(world.controlEvents(), tap)
    slider.value = 0.5
    expectEqual(world.controlEvents(), [])
    try world.wait(1)
    // The thumb's middle is at 165.5.
    try world.stroke((160, 110), (180, 400), end: nil)
    expectNear(
      slider.value, 0.7, within: 1e-6, "the finger keeps its distance to the thumb's middle")
    try world.drag([CGPoint(180, 401)])
    expectNear(slider.value, 0.7, within: 1e-6)
    try world.drag([CGPoint(500, 110)])
    expectEqual(slider.value, 1, "the range is kept")
    try world.up()
    expectEqual(world.controlEvents().count { $0 == "valueChanged" }, 2)

    slider.isContinuous = false
    (slider.minimumValue, slider.maximumValue, slider.value) = (-10, 10, 0)
    try world.wait(1)
    try world.stroke((160, 110), (170, 110), (180, 110), (190, 110), end: nil)
    expect(!world.controlEvents().contains("valueChanged"))
    expectNear(slider.value, 6, within: 1e-5)
    try world.up()
    expectLines(
      world.controlEvents(), ["valueChanged", "primaryActionTriggered", "touchUpInside"],
      "one that is not continuous speaks at the end, once")

    let ranged = UISlider()
    ranged.value = 7
    expectEqual(ranged.value, 1)
    ranged.value = 0
    (ranged.minimumValue, ranged.maximumValue) = (-10, 20)
    expectEqual(ranged.value, 0)
    ranged.value = 15
    ranged.maximumValue = 10
    expectEqual(ranged.value, 10)
    ranged.minimumValue = 12
    expectEqual([ranged.minimumValue, ranged.maximumValue, ranged.value], [12, 12, 12])
    ranged.maximumValue = 3
    expectEqual([ranged.minimumValue, ranged.maximumValue, ranged.value], [3, 3, 3])
  }

  @Test func `CT-12 a stepper steps by its halves, stops at its ends, and wraps if told`() throws {
    let stepper = world.add("control", UIStepper(frame: CGRect(100, 100, 1, 1)))
    stepper.maximumValue = 2
    try world.tap(146.9, 110)
    expectEqual(stepper.value, 0)
    expectEqual(world.controlEvents(), tap, "nothing changed")
    try world.tap(147, 110)
    expectEqual(stepper.value, 1)
    try world.wait(1)
    _ = world.controlEvents()
    try world.tap(180, 110)
    expectEqual(stepper.value, 2)
    expectEqual(world.controlEvents(), change)
    stepper.wraps = true
    try world.tap(180, 110)
    expectEqual(stepper.value, 0)
    try world.tap(110, 110)
    expectEqual(stepper.value, 2)
    stepper.value = 9
    expectEqual(stepper.value, 2)
  }

  @Test func `CT-12 a segmented control selects the segment under the lifted finger`() throws {
    let control = UISegmentedControl(items: ["day", "week", "month"])
    control.frame = CGRect(0, 100, 300, 30)
    world.add("control", control)
    expectEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    try world.tap(100, 110)
    expectEqual(control.selectedSegmentIndex, 1)
    expectEqual(world.controlEvents(), change)
    try world.wait(1)
    try world.tap(199.9, 110)
    expectEqual(world.controlEvents(), tap, "it is selected already")
    try world.down(199.9, 110)
    try world.report(.up, CGPoint(310, 110))
    expectEqual(control.selectedSegmentIndex, 2)
    control.selectedSegmentIndex = 7
    expectEqual(control.selectedSegmentIndex, -1)
    expectEqual(control.titleForSegment(at: 2), "month")
    expectNil(control.titleForSegment(at: 3))
  }

  @Test func `CT-12 a page control goes on in its right half and back in its left`() throws {
    let control = world.add("control", UIPageControl(frame: CGRect(100, 100, 100, 30)))
    control.numberOfPages = 2
    try world.tap(150, 110)
    expectEqual(control.currentPage, 1)
    expectEqual(world.controlEvents(), change)
    try world.wait(1)
    try world.tap(150, 110)
    expectEqual(world.controlEvents(), tap, "there is no further page")
    try world.tap(149.9, 110)
    expectEqual(control.currentPage, 0)
    control.currentPage = 5
    expectEqual(control.currentPage, 1)
    control.numberOfPages = 0
    expectEqual(control.currentPage, 0)
  }
}
