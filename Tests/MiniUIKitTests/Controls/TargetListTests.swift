import MiniUIKit
import TestKit
import Testing

/// What a control knows of its targets, and how they are taken back.
@Suite(.provedOnce(.engine)) struct TargetListTests {
  private final class Target {
    var calls: [String] = []
    func first() { calls.append("first") }
    func second() { calls.append("second") }
  }

  @Test func `CT-35 for a target that is gone the chain is searched, from the control`() throws {
    final class Screen: UIViewController {
      var taps = 0
      func didTap() { taps += 1 }
    }
    let screen = Screen()
    let world = World(viewController: screen)
    let button = world.add("button", UIButton(frame: CGRect(0, 0, 50, 50)))
    button.addTarget(Screen(), action: Screen.didTap, for: .touchUpInside, name: "didTap")
    try world.tap(10, 10)
    expectLines(
      world.news("send", "chain", "action"),
      [
        "button sendAction didTap to nil", "application sendAction didTap to nil",
        "button canPerform didTap -> no", "root canPerform didTap -> no",
        "viewController canPerform didTap -> yes", "action didTap",
      ])
    expectEqual(screen.taps, 1)
    expect(button.allTargets.isEmpty)

    final class Gone { func didTap() {} }
    let field = world.add("field", UITextField(frame: CGRect(0, 100, 50, 50)))
    let other = world.add("other", UIButton(frame: CGRect(100, 0, 50, 50)))
    other.addTarget(Gone(), action: Gone.didTap, for: .touchUpInside, name: "didTap")
    field.becomeFirstResponder()
    try world.tap(110, 10)
    expectEqual(
      world.lines("chain").first, "field canPerform didTap -> no", "the first responder begins it")
    expectLines(world.lines("action"), [], "nobody has the method, and nothing happens")
  }

  @Test func `CT-36 allTargets and actions(forTarget:) list each once, in order, or nil`() {
    let (button, target, other) = (UIButton(), Target(), Target())
    button.addTarget(target, action: Target.first, for: .touchDown, name: "1")
    button.addTarget(nil, action: Target.first, for: .touchDown, name: "1")
    button.addTarget(target, action: Target.second, for: .touchUpInside, name: "2")
    button.addTarget(other, action: Target.second, for: .touchUpInside, name: "2")
    button.addAction(UIAction { _ in }, for: .touchDown)
    let targets = button.allTargets
    expectEqual(targets.count, 3)
    expect(targets[0] === target && targets[1] == nil && targets[2] === other)
    expectEqual(button.allControlEvents, [.touchDown, .touchUpInside])

    let (control, owner) = (UIButton(), Target())
    control.addTarget(owner, action: Target.second, for: [.touchDown, .touchCancel], name: "b")
    control.addTarget(owner, action: Target.first, for: .touchDown, name: "a")
    expectEqual(control.actions(forTarget: owner, forControlEvent: .touchDown), ["b", "a"])
    expectEqual(control.actions(forTarget: owner, forControlEvent: .touchCancel), ["b"])
    expectNil(control.actions(forTarget: owner, forControlEvent: .touchUpInside))
    expectNil(control.actions(forTarget: Target(), forControlEvent: .touchDown))
    expectNil(control.actions(forTarget: nil, forControlEvent: .touchDown))
  }

  private func registered() -> (UIButton, Target, Target) {
    let (button, target, other) = (UIButton(), Target(), Target())
    button.addTarget(target, action: Target.first, for: [.touchDown, .touchUpInside], name: "a")
    button.addTarget(target, action: Target.second, for: .touchDown, name: "b")
    button.addTarget(other, action: Target.first, for: .touchDown, name: "a")
    return (button, target, other)
  }

  @Test func `CT-37 a target is taken back for some events, for an action, or altogether`() {
    let (some, target, other) = registered()
    some.removeTarget(target, action: "a", for: .touchDown)
    some.sendActions(for: .touchDown)
    expectLines(target.calls, ["second"], "the other events are kept")
    expectLines(other.calls, ["first"])
    some.sendActions(for: .touchUpInside)
    expectLines(target.calls, ["second", "first"])

    let (own, target2, other2) = registered()
    own.removeTarget(target2, action: nil, for: .allEvents)
    own.sendActions(for: .allEvents)
    expectLines(target2.calls, [], "without an action all of the target's are meant")
    expectLines(other2.calls, ["first"])

    let (named, target3, other3) = registered()
    named.removeTarget(nil, action: "a", for: .touchDown)
    named.sendActions(for: .touchDown)
    expectLines(target3.calls, ["second"], "without a target that action is meant for all")
    expectLines(other3.calls, [])

    // Nil and nil takes everything back but actions with code of their own.
    let (all, target4, other4) = registered()
    var runs = 0
    all.addAction(UIAction { _ in runs += 1 }, for: .touchDown)
    all.addTarget(nil, action: Target.first, for: .touchDown, name: "chain")
    all.removeTarget(nil, action: nil, for: .allEvents)
    all.sendActions(for: .allEvents)
    expect(target4.calls.isEmpty && other4.calls.isEmpty)
    expect(all.allTargets.isEmpty)
    expectEqual(runs, 1)
  }
}
