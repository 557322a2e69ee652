import MiniUIKit
import TestKit
import Testing

/// Buttons that are made with their action, and those that show a menu.
@Suite(.provedOnce(.engine)) struct MenuButtonTests {
  private let world = World()
  private let frame = CGRect(x: 100, y: 100, width: 80, height: 40)

  @Test func `CT-32 a button made with a primary action runs it once a tap`() throws {
    var count = 0
    let button = world.add("button", UIButton(primaryAction: UIAction { _ in count += 1 }))
    button.frame = frame
    expectEqual(button.buttonType, .system)
    try world.tap(120, 120)
    expectEqual(count, 1)
    expectEqual(button.allControlEvents, .primaryActionTriggered)
    let plain = UIButton(frame: frame, primaryAction: nil)
    expectEqual(plain.allControlEvents, [])
    expectEqual(plain.buttonType, .custom)
    expectEqual(UIButton(type: .system).buttonType, .system)
  }

  @Test func `CT-51 a button that shows its menu at once has no other primary action`() throws {
    var count = 0
    let button = world.add(
      "button", UIButton(frame: frame, primaryAction: UIAction { _ in count += 1 }))
    let menu = UIMenu(title: "more", children: [UIAction(title: "copy") { _ in }])
    expectEqual(menu.children.map(\.title), ["copy"])
    button.showsMenuAsPrimaryAction = true
    try world.tap(120, 120)
    expectEqual(count, 1, "without a menu it is a button like any other")
    button.menu = menu
    try world.wait(1)
    world.forget()
    try world.tap(120, 120)
    expectEqual(count, 1)
    expectLines(
      world.lines("control"),
      ["button touchDown", "button menuActionTriggered", "button touchUpInside"])
  }

  @Test func `CT-32 an action has an identifier, made up or given, and words that can change`() {
    let (one, two) = (UIAction { _ in }, UIAction { _ in })
    expect(one.identifier == one.identifier && one.identifier != two.identifier)
    let named = UIAction(title: "copy", identifier: .init("copy")) { _ in }
    expectEqual(named.identifier.rawValue, "copy")
    named.title = "move"
    expectEqual(named.title, "move")
  }
}
