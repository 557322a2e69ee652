import MiniUIKit
import TestKit
import Testing

@Suite(.provedOnce(.engine)) struct StateTests {
  @Test func `CT-11 the states have UIKit's bits`() {
    let states: [UIControl.State] = [
      .normal, .highlighted, .disabled, .selected, .focused, .application, .reserved,
    ]
    expectEqual(states.map { $0.rawValue }, [0, 1, 2, 4, 8, 0xFF0000, 0xFF00_0000])
  }

  @Test func `CT-11 the state is computed of the three properties`() {
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
  }

  @Test func `CT-16 the state of a disabled control says so, highlighted or not`() {
    let control = UIControl()
    control.isEnabled = false
    expectEqual(control.state, .disabled)
    control.isHighlighted = true
    expectEqual(control.state, [.disabled, .highlighted])
  }

  @Test func `CT-11 a touch highlights and neither selects nor unselects`() throws {
    let world = World()
    let button = world.add("button", UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    try world.down(10, 10)
    expectEqual(button.state, .highlighted)
    try world.up()
    expectEqual(button.state, .normal)
    button.isSelected = true
    try world.tap(10, 10)
    expectEqual(button.state, .selected)
  }

  @Test func `CT-7 an action of touchUpInside finds tracking over and the highlight on`() throws {
    final class Target {
      var seen: [Bool] = []
      func didTap(_ button: UIButton) { seen += [button.isTracking, button.isHighlighted] }
    }
    let (world, target) = (World(), Target())
    let button = world.add("button", UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    button.addTarget(target, action: Target.didTap, for: .touchUpInside)
    try world.tap(10, 10)
    expectEqual(target.seen, [false, true])
    expect(!button.isHighlighted)
  }

  @Test func `CT-8 an action of touchCancel finds tracking and the highlight off`() throws {
    final class Target {
      var seen: [Bool] = []
      func gone(_ button: UIButton) { seen += [button.isTracking, button.isHighlighted] }
    }
    let (world, target) = (World(), Target())
    let button = world.add("button", UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    button.addTarget(target, action: Target.gone, for: .touchCancel)
    try world.down(10, 10)
    try world.cancel()
    expectEqual(target.seen, [false, false])
  }
}
