import MiniUIKit
import TestKit
import Testing

@Suite(.provedOnce(.engine)) struct InputViewTests {
  private let world = World()

  private func view(_ name: String, _ width: CGFloat, _ height: CGFloat) -> UIView {
    let view = UIView(frame: CGRect(7, 7, width, height))
    view.traceName = name
    return view
  }

  @Test func `FR-8 FR-9 input views come up with their responder, found on the chain`() {
    let eager = world.addEager("eager")
    eager.input = view("pad", 10, 300)
    eager.becomeFirstResponder()
    expectLines(world.inputs, ["pad"])
    expectLines(world.lines("responder"), ["eager becomeFirst", "eager inputView up"])
    eager.resignFirstResponder()
    expectEqual(world.inputs, [])
    expectLines(
      Array(world.lines("responder").suffix(2)), ["eager resignFirst", "eager inputView down"])

    let controller = EagerController()
    controller.accessory = view("bar", 10, 44)
    let other = World(viewController: controller)
    let outer = other.addEager("outer")
    outer.input = view("pad", 10, 200)
    let field = other.addField("field", to: outer)
    field.becomeFirstResponder()
    expectLines(other.inputs, ["pad", "bar"])
    field.resignFirstResponder()
    expect(field.inputView == nil && field.inputAccessoryView == nil)
    let (own, ownBar) = (view("own", 10, 100), view("ownBar", 10, 40))
    (field.inputView, field.inputAccessoryView) = (own, ownBar)
    expect(field.inputView === own && field.inputAccessoryView === ownBar)
    field.becomeFirstResponder()
    expectLines(other.inputs, ["own", "ownBar"])
  }

  @Test func `FR-9 the accessory lies above the keyboard or alone, and is touched`() throws {
    let (field, bar) = (world.addField("field"), view("bar", 10, 60))
    field.inputAccessoryView = bar
    field.becomeFirstResponder()
    expectEqual(bar.frame, CGRect(0, 812 - 336 - 60, 375, 60))
    field.inputView = view("pad", 10, 300)
    field.reloadInputViews()
    expectEqual(bar.frame, CGRect(0, 812 - 300 - 60, 375, 60))
    let (eager, alone) = (world.addEager("eager"), view("alone", 10, 60))
    eager.accessory = alone
    eager.becomeFirstResponder()
    expectLines(world.inputs, ["alone"], "who takes no text may show just an accessory")
    expectEqual(alone.frame, CGRect(0, 752, 375, 60))

    eager.resignFirstResponder()
    let (name, tools) = (world.addField("name"), view("tools", 10, 60))
    let button = world.add("dismiss", UIButton(frame: CGRect(275, 0, 100, 60)), to: tools)
    name.inputAccessoryView = tools
    name.becomeFirstResponder()
    button.addTarget(
      name, action: { field in { field.resignFirstResponder() } }, for: .touchUpInside)
    try world.tap(100, 300)
    expectEqual(world.news("touch").first, "began root")
    expect(name.isFirstResponder)
    try world.tap(100, 600)
    expectEqual(world.lines("touch").first, "began keyboard")
    try world.tap(300, 440)
    expect(!name.isFirstResponder)
    expectEqual(world.inputs, [])
    world.forget()
    try world.tap(100, 600)
    expectEqual(world.lines("touch").first, "began root", "what is down is not in the way")
  }

  @Test(arguments: [CGFloat(0), 1, 300, 700])
  func `FR-10 the height is the view's own, the width is the keyboard's`(height: CGFloat) {
    let (eager, pad) = (world.addEager("eager"), view("pad", 55, height))
    eager.input = pad
    eager.becomeFirstResponder()
    expectEqual(pad.frame, CGRect(0, 812 - height, 375, height))
  }

  @Test func `FR-11 reloadInputViews acts only on the first responder`() {
    let (one, two) = (world.addEager("one"), world.addEager("two"))
    one.becomeFirstResponder()
    one.input = view("pad", 10, 100)
    expectEqual(world.inputs, [], "nobody looks again by itself")
    two.reloadInputViews()
    expectEqual(world.inputs, [])
    one.reloadInputViews()
    expectLines(world.inputs, ["pad"])
    one.input = view("other", 10, 100)
    one.reloadInputViews()
    expectLines(world.inputs, ["other"])
    expectLines(
      world.lines("responder"),
      ["one becomeFirst", "one inputView up", "one inputView down", "one inputView up"])
    one.input = nil
    one.reloadInputViews()
    expectEqual(world.inputs, [])
  }

  @Test func `FR-13 the system's keyboard comes up only for who takes text`() {
    final class Typed: EagerView, UIKeyInput {
      var text = ""
      var hasText: Bool { !text.isEmpty }
      func insertText(_ text: String) { self.text += text }
      func deleteBackward() { _ = text.popLast() }
    }
    world.addEager("eager").becomeFirstResponder()
    expectEqual(world.inputs, [])
    let typed = world.add("typed", Typed(frame: .zero))
    typed.becomeFirstResponder()
    expectLines(world.inputs, ["keyboard"])
    world.phone.type("ab")
    expectEqual(typed.text, "ab")
    typed.resignFirstResponder()
    world.phone.type("c")
    expectEqual(typed.text, "ab", "without a first responder nobody hears the keys")
  }

  @Test func `FR-17 the keyboard's ways are told before and after, with frames`() throws {
    var notifications: [KeyboardNotification] = []
    var times: [Seconds] = []
    world.application.observeKeyboard { [clock = world.phone.clock] in
      notifications.append($0)
      times.append(Clock.seconds(clock.now))
    }
    let field = world.addField("field")
    let (down, up) = (CGRect(0, 812, 375, 0), CGRect(0, 476, 375, 336))
    field.becomeFirstResponder()
    expectEqual(notifications.map { $0.name }, [.willChangeFrame, .willShow])
    expect(notifications.allSatisfy { $0.frameEnd == up && $0.animationDuration == 0.25 })
    expect(notifications.allSatisfy { $0.frameBegin.height == 0 })
    try world.wait(0.249)
    expectEqual(notifications.count, 2)
    try world.wait(0.001)
    expectEqual(
      notifications.map { $0.name }, [.willChangeFrame, .willShow, .didChangeFrame, .didShow])
    expectEqual(times, [0, 0, 0.25, 0.25])
    notifications = []
    field.resignFirstResponder()
    try world.wait(1)
    expectEqual(
      notifications.map { $0.name }, [.willChangeFrame, .willHide, .didChangeFrame, .didHide])
    expect(notifications.allSatisfy { $0.frameBegin == up && $0.frameEnd == down })
    // A movement that is overtaken is not told to be over.
    notifications = []
    for _ in 0..<2 {
      field.becomeFirstResponder()
      field.resignFirstResponder()
    }
    field.becomeFirstResponder()
    try world.wait(0.5)
    for (name, count) in [(.didShow, 1), (.didHide, 0), (.willShow, 3)]
      as [(KeyboardNotification.Name, Int)]
    { expectEqual(notifications.count { $0.name == name }, count) }

    field.resignFirstResponder()
    let two = world.addField("two", y: 160)
    two.inputView = view("pad", 10, 100)
    var isFirst = true
    world.application.observeKeyboard { notification in
      guard notification.name == .willShow, isFirst else { return }
      isFirst = false
      field.resignFirstResponder()
      two.becomeFirstResponder()
    }
    field.becomeFirstResponder()
    expect(two.isFirstResponder)
    expectLines(world.inputs, ["pad"])
    two.resignFirstResponder()
    expectEqual(world.inputs, [])
  }

  @Test func `DEC-24 from field to field the keyboard stays and nothing is told`() throws {
    var notifications: [KeyboardNotification.Name] = []
    let (one, two) = (world.addField("one"), world.addField("two", y: 160))
    one.becomeFirstResponder()
    try world.wait(0.5)
    world.application.observeKeyboard { notifications.append($0.name) }
    world.forget()
    expect(two.becomeFirstResponder())
    try world.wait(0.5)
    expect(notifications.isEmpty)
    expectLines(world.lines("responder"), ["one resignFirst", "two becomeFirst"])
    two.inputAccessoryView = view("bar", 10, 40)
    two.reloadInputViews()
    expectEqual(notifications, [.willChangeFrame, .willShow], "another height is told")
  }
}
