import MiniUIKit
import TestKit
import Testing

@Suite(.provedOnce(.engine)) struct TextFieldTests {
  private final class Log { var lines: [String] = [] }

  private let world = World()
  private let field: UITextField
  private let other: UITextField
  private let delegate = FieldDelegate()
  private let log = Log()

  init() {
    field = world.addField("field")
    other = world.addField("other", y: 160)
    field.delegate = delegate
  }

  /// Notes the events of editing from now on.
  private func listen() {
    let all: [(UIControl.Event, String)] = [
      (.editingDidBegin, "begin"), (.editingChanged, "changed"), (.editingDidEnd, "end"),
      (.editingDidEndOnExit, "exit"),
    ]
    for (event, name) in all {
      field.addTarget(log, action: { log in { log.lines.append(name) } }, for: event, name: name)
    }
  }

  /// Whether nobody edits and no keyboard is there.
  private var isQuiet: Bool {
    world.window.firstResponder == nil && world.inputs.isEmpty && !field.isEditing
  }

  @Test func `FR-12 a tap on an enabled field makes it first, elsewhere nothing`() throws {
    field.isEnabled = false
    try world.tap(50, 120)
    expect(!field.isFirstResponder, "it is off")
    field.isEnabled = true
    try world.down(50, 120)
    try world.move(50, 400)
    try world.up()
    expect(!field.isFirstResponder, "it was left")
    try world.stroke((50, 120), end: .cancelled)
    expect(!field.isFirstResponder)
    try world.wait(1)
    try world.down(50, 120)
    expect(!field.isFirstResponder, "the finger is still down")
    try world.up()
    expect(field.isFirstResponder)
    try world.tap(50, 400)
    expect(field.isFirstResponder, "a touch beside it does not end editing")
    world.add("button", UIButton(frame: CGRect(20, 220, 100, 40)))
    try world.tap(50, 240)
    expect(field.isFirstResponder, "nor does a button")
  }

  @Test func `FR-14 FR-15 the order: should, did, control event, notification`() {
    listen()
    var order: [String] = []
    delegate.on["didBegin"] = { [log] _ in order += log.lines + ["didBegin"] }
    delegate.on["didEnd"] = { [log] _ in order += log.lines + ["didEnd"] }
    field.becomeFirstResponder()
    expect(field.isEditing)
    field.resignFirstResponder()
    expect(!field.isEditing)
    expectLines(
      delegate.calls, ["shouldBegin field", "didBegin field", "shouldEnd field", "didEnd field"])
    expectLines(order, ["didBegin", "begin", "didEnd"], "the delegate hears before the targets")
    expectLines(log.lines, ["begin", "end"])
    expectLines(
      world.lines("notify").filter { $0.hasPrefix("field") },
      ["field didBeginEditing", "field didEndEditing"])
  }

  @Test func `FR-14 begin is asked before end and told after it; a no changes nothing`() {
    delegate.mayBegin = false
    other.becomeFirstResponder()
    expect(!field.becomeFirstResponder())
    expect(other.isFirstResponder && other.isEditing && !field.isEditing)
    expectLines(delegate.calls, ["shouldBegin field"])
    delegate.mayBegin = true
    field.becomeFirstResponder()
    other.delegate = delegate
    delegate.calls = []
    other.becomeFirstResponder()
    expectLines(
      delegate.calls, ["shouldBegin other", "shouldEnd field", "didEnd field", "didBegin other"])
  }

  @Test func `FR-16 shouldEnd false keeps the field first, unless the end is forced`() {
    field.becomeFirstResponder()
    delegate.mayEnd = false
    expect(!field.resignFirstResponder())
    expect(!other.becomeFirstResponder())
    expect(!world.root.endEditing(false))
    expect(field.isFirstResponder && field.isEditing)
    delegate.calls = []
    expect(world.root.endEditing(true))
    expect(!field.isFirstResponder && !field.isEditing)
    expectLines(
      delegate.calls, ["shouldEnd field", "didEnd field"], "it is asked once, and overruled")
  }

  @Test func `FR-13 typing changes the text and tells the targets; return asks the delegate`() {
    listen()
    world.phone.type("x")
    expectEqual(field.text, "", "without a first responder nobody hears the keys")
    field.becomeFirstResponder()
    world.phone.type("hé")
    expect(field.text == "hé" && field.hasText)
    for _ in 1...3 { field.deleteBackward() }
    expect(field.text == "" && !field.hasText)
    expectLines(log.lines, ["begin", "changed", "changed", "changed", "changed"])
    world.phone.type("\n")
    expectLines(
      Array(delegate.calls.suffix(3)), ["shouldReturn field", "shouldEnd field", "didEnd field"])
    expectLines(Array(log.lines.suffix(2)), ["exit", "end"])
    expect(!field.isFirstResponder, "a target for editingDidEndOnExit ends editing (FR-14)")
  }

  @Test func `FR-14 EV-25 return sends two events, and without a target for the second goes on`() {
    field.becomeFirstResponder()
    world.forget()
    var isAwake = false
    delegate.on["shouldReturn"] = { [runLoop = world.phone.runLoop] _ in isAwake = runLoop.isAwake }
    world.phone.type("\n")
    expectLines(
      world.news("control"), ["field primaryActionTriggered", "field editingDidEndOnExit"])
    expect(field.isFirstResponder && field.text == "")
    world.phone.type("a\n")
    expect(isAwake)
    expectEqual(
      world.news("system").count { $0 == "runLoop sleep" }, 2, "each character has its turn")
    // Return does nothing at all if the delegate says no.
    delegate.returns = false
    listen()
    world.phone.type("\n")
    expectLines(world.lines("control"), [])
    expect(field.isFirstResponder)
    expectLines(log.lines, [])
    // It may go on to the next field.
    delegate.returns = true
    delegate.returns = true
    delegate.on["shouldReturn"] = { [other] _ in other.becomeFirstResponder() }
    world.phone.type("b\nc")
    expect(field.text == "ab" && other.text == "c")
    world.phone.type("d")
    expectEqual(other.text, "cd")
  }

  @Test func `FR-14 the delegate is asked before the text changes, with a range of UTF-16 units`() {
    field.becomeFirstResponder()
    world.phone.type("a😀")
    field.deleteBackward()
    expectLines(delegate.changes, ["0+0 a", "1+0 😀", "1+2 "])
    delegate.mayChange = false
    listen()
    world.phone.type("b")
    field.deleteBackward()
    expect(field.text == "a" && log.lines == [])
  }

  @Test func `FR-14 a delegate may resign in didBegin, or make it first in didEnd`() {
    delegate.on["didBegin"] = { $0.resignFirstResponder() }
    expect(!field.becomeFirstResponder(), "it is not first responder afterwards")
    expect(isQuiet)
    delegate.on = [:]
    field.becomeFirstResponder()
    delegate.calls = []
    var depth = 0
    delegate.on["shouldEnd"] = {
      depth += 1
      if depth == 1 { $0.removeFromSuperview() }
    }
    field.resignFirstResponder()
    expect(isQuiet)
    expectEqual(delegate.calls.count { $0 == "didEnd field" }, 1)

    world.root.addSubview(field)
    delegate.on = [:]
    field.becomeFirstResponder()
    delegate.on["didEnd"] = { $0.becomeFirstResponder() }
    expect(!other.becomeFirstResponder())
    expect(field.isFirstResponder && !other.isFirstResponder)
    do {
      let local = FieldDelegate()
      other.delegate = local
      expectSame(other.delegate, local)
    }
    expectNil(other.delegate, "it does not keep it alive")
  }
}
