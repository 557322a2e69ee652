import MiniUIKit
import Stage
import TestKit
import Testing

/// VoiceOver's double tap: a question, and after a no a tap that is hit-tested like any other.
@Suite(.provedOnce(.stage)) struct VoiceOverTapTests {
  /// A button that may activate itself.
  private final class Activating: UIButton {
    var activatesItself = false
    override func accessibilityActivate() -> Bool {
      if activatesItself { sendActions(for: .touchUpInside) }
      return activatesItself
    }
  }

  /// A stage with a button, in front of which something may lie, and a count of its actions.
  private func stage(covered: Bool) -> (Stage, Activating, () -> Int) {
    let stage = Stage()
    let button = Activating(frame: CGRect(x: 100, y: 200, width: 80, height: 60))
    stage.root.addSubview(named("button", button))
    if covered {
      stage.root.addSubview(view("cover", CGRect(x: 130, y: 220, width: 20, height: 20)))
    }
    final class Count { var value = 0 }
    let count = Count()
    button.addAction(UIAction { _ in count.value += 1 }, for: .touchUpInside)
    return (stage, button, { count.value })
  }

  @Test func `HT-33 a yes is all that happens`() throws {
    let (stage, button, count) = stage(covered: true)
    button.activatesItself = true
    try stage.activate(button)
    expectEqual(count(), 1)
    expect(stage.recording.touches.isEmpty)
    expect(!stage.recording.lines.contains { $0.kind == "hitTest" })
    let asked = stage.recording.lines.filter { $0.kind == "activate" }
    expectLines(asked.map { "\($0.who) \($0.what)" }, ["button asked", "button -> yes"])
  }

  @Test(arguments: [(false, 1, "button"), (true, 0, "cover")])
  func `HT-35 a no is followed by a tap, which may hit another view`(
    covered: Bool, actions: Int, hit: String
  ) throws {
    let (stage, button, count) = stage(covered: covered)
    try stage.activate(button)
    expectEqual(count(), actions)
    expectEqual(stage.recording.touches, [CGPoint(x: 140, y: 230)])
    let heard = stage.recording.lines.filter { $0.kind == "touch" && $0.what == "began" }
    expectEqual(heard.first?.who, hit)
  }

  @Test func `HT-35 the tap goes to the activation point that is set`() throws {
    let (stage, button, count) = stage(covered: true)
    button.accessibilityActivationPoint = CGPoint(x: 105, y: 205)
    try stage.activate(button)
    expectEqual(count(), 1)
    expectEqual(stage.recording.touches, [CGPoint(x: 105, y: 205)])
  }

  @Test func `a finger that is down stands in the way of VoiceOver's tap`() throws {
    let (stage, button, count) = stage(covered: false)
    try stage.finger.down(at: CGPoint(x: 10, y: 10))
    #expect(throws: ScriptError.self) { try stage.activate(button) }
    expectEqual(count(), 0)
  }
}
