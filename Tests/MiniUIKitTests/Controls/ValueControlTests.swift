import MiniUIKit
import TestKit
import Testing

/// The controls with a value, as far as touches move them; their geometry is the model's own.
@Suite(.provedOnce(.engine)) struct ValueControlTests {
  private func events(_ world: World) -> [String] {
    defer { world.forget() }
    return world.lines("control").map { String($0.split(separator: " ")[1]) }
  }

  private let tap = ["touchDown", "touchUpInside"]
  private let change = ["touchDown", "valueChanged", "primaryActionTriggered", "touchUpInside"]

  @Test func `CT-12 a switch: the user's tap sends valueChanged, the program's change nothing`()
    throws
  {
    let world = World()
    let control = world.add("control", UISwitch(frame: CGRect(x: 100, y: 100, width: 1, height: 1)))
    expectEqual(control.frame.size, CGSize(width: 51, height: 31))
    control.isOn = true
    control.setOn(false, animated: true)
    expectEqual(events(world), [])
    try world.tap(110, 110)
    expect(control.isOn)
    expectEqual(events(world), change)
    try world.tap(110, 110)
    expect(!control.isOn)
  }

  @Test func `CT-12 a switch lifted outside its tolerance, or cancelled, stays as it is`() throws {
    let world = World()
    let control = world.add("control", UISwitch(frame: CGRect(x: 100, y: 100, width: 1, height: 1)))
    try world.down(110, 110)
    try world.report(.up, CGPoint(x: 110, y: 202))
    expect(!control.isOn)
    try world.wait(1)
    try world.down(110, 110)
    try world.cancel()
    expect(!control.isOn)
    expect(!events(world).contains("valueChanged"))
  }

  private func slider(_ world: World) -> UISlider {
    // 131 wide: the thumb of 31 has 100 points to go.
    world.add("control", UISlider(frame: CGRect(x: 100, y: 100, width: 131, height: 31)))
  }

  @Test func `CT-12 a slider follows the thumb and sends valueChanged for each change`() throws {
    let world = World()
    let slider = slider(world)
    slider.value = 0.5
    expectEqual(events(world), [])
    try world.down(160, 110)  // the thumb's middle is at 165.5
    try world.frame()
    try world.move(180, 400)
    expectNear(
      slider.value, 0.7, within: 1e-6, "the finger keeps its distance to the thumb's middle")
    try world.frame()
    try world.move(180, 401)
    expectNear(slider.value, 0.7, within: 1e-6)
    try world.frame()
    try world.move(500, 110)
    expectEqual(slider.value, 1, "the range is kept")
    try world.up()
    expectEqual(events(world).filter { $0 == "valueChanged" }.count, 2)
  }

  @Test func `CT-12 a slider that is not continuous speaks at the end, once`() throws {
    let world = World()
    let slider = slider(world)
    slider.isContinuous = false
    (slider.minimumValue, slider.maximumValue) = (-10, 10)
    expectEqual(slider.value, 0)
    try world.down(160, 110)
    for x in [170.0, 180, 190] {
      try world.frame()
      try world.move(x, 110)
    }
    expect(!events(world).contains("valueChanged"))
    expectNear(slider.value, 6, within: 1e-5)
    try world.up()
    expectLines(events(world), ["valueChanged", "primaryActionTriggered", "touchUpInside"])
  }

  @Test func `CT-2 a slider's beginTracking refuses a touch beside the thumb`() throws {
    let world = World()
    let slider = slider(world)
    try world.tap(140, 110)
    expectEqual(events(world), [])
    expectEqual(slider.value, 0)
    try world.wait(1)
    try world.tap(130.9, 110)
    expectEqual(events(world), tap)
  }

  @Test func `CT-12 a slider keeps its value within the range`() {
    let slider = UISlider()
    slider.value = 7
    expectEqual(slider.value, 1)
    slider.maximumValue = 20
    slider.value = 15
    slider.maximumValue = 10
    expectEqual(slider.value, 10)
    slider.minimumValue = 12
    expectEqual([slider.minimumValue, slider.maximumValue, slider.value], [12, 12, 12])
    slider.maximumValue = 3
    expectEqual([slider.minimumValue, slider.maximumValue, slider.value], [3, 3, 3])
  }

  @Test func `CT-12 a stepper steps by its halves, stops at its ends, and wraps if told`() throws {
    let world = World()
    let stepper = world.add(
      "control", UIStepper(frame: CGRect(x: 100, y: 100, width: 1, height: 1)))
    stepper.maximumValue = 2
    try world.tap(146.9, 110)
    expectEqual(stepper.value, 0)
    expectEqual(events(world), tap, "nothing changed")
    try world.tap(147, 110)
    expectEqual(stepper.value, 1)
    try world.wait(1)
    _ = events(world)
    try world.tap(180, 110)
    expectEqual(stepper.value, 2)
    expectEqual(events(world), change)
    stepper.wraps = true
    try world.tap(180, 110)
    expectEqual(stepper.value, 0)
    try world.tap(110, 110)
    expectEqual(stepper.value, 2)
    stepper.value = 9
    expectEqual(stepper.value, 2)
  }

  @Test func `CT-12 a segmented control selects the segment under the lifted finger`() throws {
    let world = World()
    let control = UISegmentedControl(items: ["day", "week", "month"])
    control.frame = CGRect(x: 0, y: 100, width: 300, height: 30)
    world.add("control", control)
    expectEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    try world.tap(100, 110)
    expectEqual(control.selectedSegmentIndex, 1)
    expectEqual(events(world), change)
    try world.wait(1)
    try world.tap(199.9, 110)
    expectEqual(events(world), tap, "it is selected already")
    try world.down(199.9, 110)
    try world.report(.up, CGPoint(x: 310, y: 110))
    expectEqual(control.selectedSegmentIndex, 2)
    control.selectedSegmentIndex = 7
    expectEqual(control.selectedSegmentIndex, -1)
    expectEqual(control.titleForSegment(at: 2), "month")
    expectNil(control.titleForSegment(at: 3))
  }

  @Test func `CT-12 a page control goes on in its right half and back in its left`() throws {
    let world = World()
    let control = world.add(
      "control", UIPageControl(frame: CGRect(x: 100, y: 100, width: 100, height: 30)))
    control.numberOfPages = 2
    try world.tap(150, 110)
    expectEqual(control.currentPage, 1)
    expectEqual(events(world), change)
    try world.wait(1)
    try world.tap(150, 110)
    expectEqual(events(world), tap, "there is no further page")
    try world.tap(149.9, 110)
    expectEqual(control.currentPage, 0)
    control.currentPage = 5
    expectEqual(control.currentPage, 1)
    control.numberOfPages = 0
    expectEqual(control.currentPage, 0)
  }

  @Test func `CT-13 a button's primary action comes with touchUpInside only`() throws {
    let world = World()
    world.add("control", UIButton(frame: CGRect(x: 100, y: 100, width: 50, height: 50)))
    try world.tap(110, 110)
    expectEqual(events(world), tap + ["primaryActionTriggered"])
    world.add("plain", UIControl(frame: CGRect(x: 100, y: 300, width: 50, height: 50)))
    try world.wait(1)
    try world.tap(110, 310)
    expectEqual(events(world), tap, "a plain control has none")
  }
}
