import MiniUIKit
import TestKit
import Testing

@Suite(.provedOnce(.engine)) struct StateTests {
  private final class Target {
    var seen: [Bool] = []
    func look(_ button: UIButton) { seen += [button.isTracking, button.isHighlighted] }
  }

  private let world = World()
  private let target = Target()
  private let button: UIButton

  init() { button = world.add("button", UIButton(frame: CGRect(0, 0, 50, 50))) }

  @Test func `CT-11 CT-16 three properties make the state; a touch highlights only`() throws {
    let states: [UIControl.State] = [
      .normal, .highlighted, .disabled, .selected, .focused, .application, .reserved,
    ]
    expectEqual(states.map { $0.rawValue }, [0, 1, 2, 4, 8, 0xFF0000, 0xFF00_0000])
    let control = UIControl()
    expectEqual(control.state, .normal)
    control.isHighlighted = true
    expectEqual(control.state, .highlighted)
    control.isSelected = true
    control.isEnabled = false
    expectEqual(control.state, [.highlighted, .selected, .disabled])
    control.isHighlighted = false
    control.isEnabled = true
    expectEqual(control.state, .selected)
    control.isSelected = false
    control.isEnabled = false
    expectEqual(control.state, .disabled)
    control.isHighlighted = true
    expectEqual(control.state, [.disabled, .highlighted])

    try world.down(10, 10)
    expectEqual(button.state, .highlighted)
    try world.up()
    expectEqual(button.state, .normal)
    button.isSelected = true
    try world.tap(10, 10)
    expectEqual(button.state, .selected)
  }

  @Test func `CT-7 CT-8 an action finds tracking over, and its highlight after a lift`() throws {
    button.addTarget(target, action: Target.look, for: [.touchUpInside, .touchCancel])
    try world.tap(10, 10)
    expectEqual(target.seen, [false, true], "touchUpInside")
    expect(!button.isHighlighted)
    try world.wait(1)
    try world.stroke((10, 10), end: .cancelled)
    expectEqual(target.seen.dropFirst(2), [false, false], "touchCancel")
  }
}
