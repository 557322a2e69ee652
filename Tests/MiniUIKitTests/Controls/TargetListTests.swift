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
    let button = world.add("button", UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    do {
      let gone = Screen()
      button.addTarget(gone, action: Screen.didTap, for: .touchUpInside, name: "didTap")
    }
    try world.tap(10, 10)
    expectLines(
      world.lines("send", "chain", "action"),
      [
        "button sendAction didTap to nil", "application sendAction didTap to nil",
        "button canPerform didTap -> no", "root canPerform didTap -> no",
        "viewController canPerform didTap -> yes", "action didTap",
      ])
    expectEqual(screen.taps, 1)
    expect(button.allTargets.isEmpty)
  }

  @Test func `CT-35 the search for a target that is gone begins at the first responder`() throws {
    final class Gone { func didTap() {} }
    let world = World()
    let field = world.add("field", UITextField(frame: CGRect(x: 0, y: 100, width: 50, height: 50)))
    let button = world.add("button", UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    button.addTarget(Gone(), action: Gone.didTap, for: .touchUpInside, name: "didTap")
    field.becomeFirstResponder()
    try world.tap(10, 10)
    expectEqual(world.lines("chain").first, "field canPerform didTap -> no")
    expectLines(world.lines("action"), [], "nobody has the method, and nothing happens")
  }

  @Test func `CT-33 the same call again merges, in the order of the first registration`() {
    let (button, target) = (UIButton(), Target())
    for _ in 1...3 { button.addTarget(target, action: Target.first, for: .touchDown) }
    button.sendActions(for: .touchDown)
    expectLines(target.calls, ["first"], "one line of a program is one action")
    for _ in 1...2 { button.addTarget(nil, action: Target.second, for: .touchDown, name: "s") }
    let searching = button.actions(forTarget: nil, forControlEvent: .touchDown)
    expectEqual(searching, ["s"])
  }

  @Test func `CT-34 a target removed by an action is still called this time`() {
    final class Remover {
      unowned let button: UIButton
      var other: Target?
      init(_ button: UIButton) { self.button = button }
      func remove() { button.removeTarget(other, action: nil, for: .allEvents) }
    }
    let (button, target) = (UIButton(), Target())
    let remover = Remover(button)
    remover.other = target
    button.addTarget(remover, action: Remover.remove, for: .touchDown, name: "remove")
    button.addTarget(target, action: Target.first, for: .touchDown, name: "first")
    button.sendActions(for: .touchDown)
    button.sendActions(for: .touchDown)
    expectLines(target.calls, ["first"])
  }

  @Test func `CT-36 allTargets has each target once and nil for a search of the chain`() {
    let (button, target, other) = (UIButton(), Target(), Target())
    button.addTarget(target, action: Target.first, for: .touchDown, name: "1")
    button.addTarget(nil, action: Target.first, for: .touchDown, name: "1")
    button.addTarget(target, action: Target.second, for: .touchUpInside, name: "2")
    button.addTarget(other, action: Target.second, for: .touchUpInside, name: "2")
    button.addAction(UIAction { _ in }, for: .touchDown)
    let targets = button.allTargets
    expectEqual(targets.count, 3)
    #expect(targets[0] === target && targets[1] == nil && targets[2] === other)
    expectEqual(button.allControlEvents, [.touchDown, .touchUpInside])
  }

  @Test func `CT-36 actions(forTarget:) lists names in order of registration, or is nil`() {
    let (button, target) = (UIButton(), Target())
    button.addTarget(target, action: Target.second, for: [.touchDown, .touchCancel], name: "b")
    button.addTarget(target, action: Target.first, for: .touchDown, name: "a")
    let (down, cancel, up, other, chain) = (
      button.actions(forTarget: target, forControlEvent: .touchDown),
      button.actions(forTarget: target, forControlEvent: .touchCancel),
      button.actions(forTarget: target, forControlEvent: .touchUpInside),
      button.actions(forTarget: Target(), forControlEvent: .touchDown),
      button.actions(forTarget: nil, forControlEvent: .touchDown)
    )
    expectEqual(down, ["b", "a"])
    expectEqual(cancel, ["b"])
    #expect(up == nil && other == nil && chain == nil)
  }

  private func registered() -> (UIButton, Target, Target) {
    let (button, target, other) = (UIButton(), Target(), Target())
    button.addTarget(target, action: Target.first, for: [.touchDown, .touchUpInside], name: "a")
    button.addTarget(target, action: Target.second, for: .touchDown, name: "b")
    button.addTarget(other, action: Target.first, for: .touchDown, name: "a")
    return (button, target, other)
  }

  @Test func `CT-37 a target taken back for some events keeps the others`() {
    let (button, target, other) = registered()
    button.removeTarget(target, action: "a", for: .touchDown)
    button.sendActions(for: .touchDown)
    expectLines(target.calls, ["second"])
    expectLines(other.calls, ["first"])
    button.sendActions(for: .touchUpInside)
    expectLines(target.calls, ["second", "first"])
  }

  @Test func `CT-37 without an action all of the target's are meant`() {
    let (button, target, other) = registered()
    button.removeTarget(target, action: nil, for: .allEvents)
    button.sendActions(for: .allEvents)
    expectEqual(target.calls, [])
    expectLines(other.calls, ["first"])
  }

  @Test func `CT-37 without a target that action is meant for all of them`() {
    let (button, target, other) = registered()
    button.removeTarget(nil, action: "a", for: .touchDown)
    button.sendActions(for: .touchDown)
    expectLines(target.calls, ["second"])
    expectEqual(other.calls, [])
  }

  @Test func `CT-37 nil and nil takes everything back but actions with code of their own`() {
    let (button, target, other) = registered()
    var runs = 0
    button.addAction(UIAction { _ in runs += 1 }, for: .touchDown)
    button.addTarget(nil, action: Target.first, for: .touchDown, name: "chain")
    button.removeTarget(nil, action: nil, for: .allEvents)
    button.sendActions(for: .allEvents)
    expect(target.calls.isEmpty && other.calls.isEmpty)
    expect(button.allTargets.isEmpty)
    expectEqual(runs, 1)
  }
}
