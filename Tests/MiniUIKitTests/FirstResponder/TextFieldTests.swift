import MiniUIKit
import TestKit
import Testing

@Suite(.provedOnce(.engine)) struct TextFieldTests {
  private func events(_ field: UITextField) -> () -> [String] {
    final class Log { var lines: [String] = [] }
    let log = Log()
    let all: [(UIControl.Event, String)] = [
      (.editingDidBegin, "begin"), (.editingChanged, "changed"), (.editingDidEnd, "end"),
      (.editingDidEndOnExit, "exit"),
    ]
    for (event, name) in all {
      field.addTarget(log, action: { log in { log.lines.append(name) } }, for: event, name: name)
    }
    return { log.lines }
  }

  @Test func `FR-12 a tap on an enabled field makes it first responder, elsewhere nothing`() throws
  {
    let world = World()
    let field = world.addField("field")
    try world.down(50, 120)
    expect(!field.isFirstResponder, "the finger is still down")
    try world.up()
    expect(field.isFirstResponder)
    try world.tap(50, 400)
    expect(field.isFirstResponder, "a touch beside it does not end editing")
    world.add("button", UIButton(frame: CGRect(20, 200, 100, 40)))
    try world.tap(50, 220)
    expect(field.isFirstResponder, "nor does a button")
  }

  @Test func `FR-12 a field that is off, is left, or is cancelled does not become first`() throws {
    let world = World()
    let field = world.addField("field")
    field.isEnabled = false
    try world.tap(50, 120)
    expect(!field.isFirstResponder)
    field.isEnabled = true
    try world.down(50, 120)
    try world.move(50, 400)
    try world.up()
    expect(!field.isFirstResponder)
    try world.down(50, 120)
    try world.cancel()
    expect(!field.isFirstResponder)
  }

  @Test func `FR-14 FR-15 the order: should, did, control event, notification`() {
    let world = World()
    let field = world.addField("field")
    let delegate = FieldDelegate()
    field.delegate = delegate
    let told = events(field)
    var order: [String] = []
    delegate.on["didBegin"] = { _ in order += told() + ["didBegin"] }
    delegate.on["didEnd"] = { _ in order += told() + ["didEnd"] }
    field.becomeFirstResponder()
    expect(field.isEditing)
    field.resignFirstResponder()
    expect(!field.isEditing)
    expectLines(
      delegate.calls, ["shouldBegin field", "didBegin field", "shouldEnd field", "didEnd field"])
    expectLines(order, ["didBegin", "begin", "didEnd"], "the delegate hears before the targets")
    expectLines(told(), ["begin", "end"])
    expectEqual(
      world.lines("notify").filter { $0.hasPrefix("field") },
      ["field didBeginEditing", "field didEndEditing"])
  }

  @Test func `FR-14 shouldBegin false: becoming fails, and the old one stays first`() {
    let world = World()
    let (old, field) = (world.addField("old"), world.addField("field", y: 160))
    let delegate = FieldDelegate()
    field.delegate = delegate
    delegate.mayBegin = false
    old.becomeFirstResponder()
    expect(!field.becomeFirstResponder())
    #expect(old.isFirstResponder && old.isEditing && !field.isEditing)
    expectLines(delegate.calls, ["shouldBegin field"])
  }

  @Test func `FR-14 from field to field: begin is asked before end, end is told before begin`() {
    let world = World()
    let (one, two) = (world.addField("one"), world.addField("two", y: 160))
    let delegate = FieldDelegate()
    (one.delegate, two.delegate) = (delegate, delegate)
    one.becomeFirstResponder()
    delegate.calls = []
    two.becomeFirstResponder()
    expectLines(delegate.calls, ["shouldBegin two", "shouldEnd one", "didEnd one", "didBegin two"])
  }

  @Test func `FR-16 shouldEnd false keeps the field first, unless the end is forced`() {
    let world = World()
    let (field, other) = (world.addField("field"), world.addField("other", y: 160))
    let delegate = FieldDelegate()
    field.delegate = delegate
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

  @Test func `FR-8 FR-9 inputView and inputAccessoryView can be set on a text field`() {
    let field = UITextField()
    let (pad, bar) = (UIView(), UIView())
    #expect(field.inputView == nil && field.inputAccessoryView == nil)
    (field.inputView, field.inputAccessoryView) = (pad, bar)
    #expect(field.inputView === pad && field.inputAccessoryView === bar)
  }

  @Test func `FR-13 typing changes the text and tells the targets; return asks the delegate`() {
    let world = World()
    let field = world.addField("field")
    let delegate = FieldDelegate()
    field.delegate = delegate
    let told = events(field)
    world.phone.type("x")
    expectEqual(field.text, "", "without a first responder nobody hears the keys")
    field.becomeFirstResponder()
    world.phone.type("hé")
    #expect(field.text == "hé" && field.hasText)
    field.deleteBackward()
    field.deleteBackward()
    field.deleteBackward()
    #expect(field.text == "" && !field.hasText)
    expectLines(told(), ["begin", "changed", "changed", "changed", "changed"])
    world.phone.type("\n")
    expectLines(
      Array(delegate.calls.suffix(3)), ["shouldReturn field", "shouldEnd field", "didEnd field"])
    expectLines(Array(told().suffix(2)), ["exit", "end"])
    expect(!field.isFirstResponder, "a target for editingDidEndOnExit ends editing (FR-14)")
  }

  @Test func `FR-14 return sends two events, and without a target for the second editing goes on`()
  {
    let world = World()
    let field = world.addField("field")
    field.becomeFirstResponder()
    world.forget()
    world.phone.type("\n")
    expectLines(
      world.lines("control"), ["field primaryActionTriggered", "field editingDidEndOnExit"])
    #expect(field.isFirstResponder && field.text == "")
  }

  @Test func `FR-14 return does nothing at all if the delegate says no`() {
    let world = World()
    let field = world.addField("field")
    let delegate = FieldDelegate()
    (field.delegate, delegate.returns) = (delegate, false)
    let told = events(field)
    field.becomeFirstResponder()
    world.forget()
    world.phone.type("\n")
    #expect(world.lines("control") == [] && field.isFirstResponder)
    expectLines(told(), ["begin"])
  }

  @Test func `FR-14 the delegate is asked before the text changes, with a range of UTF-16 units`() {
    let world = World()
    let field = world.addField("field")
    let delegate = FieldDelegate()
    field.delegate = delegate
    field.becomeFirstResponder()
    world.phone.type("a😀")
    field.deleteBackward()
    expectLines(delegate.changes, ["0+0 a", "1+0 😀", "1+2 "])
    delegate.mayChange = false
    let told = events(field)
    world.phone.type("b")
    field.deleteBackward()
    #expect(field.text == "a" && told() == [])
  }

  @Test func `FR-14 return may go on to the next field`() {
    let world = World()
    let (one, two) = (world.addField("one"), world.addField("two", y: 160))
    let delegate = FieldDelegate()
    one.delegate = delegate
    delegate.on["shouldReturn"] = { _ in two.becomeFirstResponder() }
    one.becomeFirstResponder()
    world.phone.type("a\nb")
    #expect(one.text == "a" && two.text == "b")
    world.phone.type("c")
    expectEqual(two.text, "bc")
  }

  @Test func `EV-25 each typed character comes in a turn of its own`() {
    let world = World()
    let field = world.addField("field")
    let delegate = FieldDelegate()
    field.delegate = delegate
    field.becomeFirstResponder()
    var isAwake = false
    delegate.on["shouldReturn"] = { [runLoop = world.phone.runLoop] _ in isAwake = runLoop.isAwake }
    world.forget()
    world.phone.type("a\n")
    expect(isAwake)
    expectEqual(world.lines("system").filter { $0 == "runLoop sleep" }.count, 2)
  }

  @Test func `FR-14 a delegate may resign in didBegin, or take the field away in shouldEnd`() {
    let world = World()
    let field = world.addField("field")
    let delegate = FieldDelegate()
    field.delegate = delegate
    delegate.on["didBegin"] = { $0.resignFirstResponder() }
    expect(!field.becomeFirstResponder(), "it is not first responder afterwards")
    #expect(world.window.firstResponder == nil && world.inputs.isEmpty && !field.isEditing)
    delegate.on = [:]
    field.becomeFirstResponder()
    delegate.calls = []
    var depth = 0
    delegate.on["shouldEnd"] = {
      depth += 1
      if depth == 1 { $0.removeFromSuperview() }
    }
    field.resignFirstResponder()
    #expect(world.window.firstResponder == nil && world.inputs.isEmpty && !field.isEditing)
    expectEqual(delegate.calls.count { $0 == "didEnd field" }, 1)
  }

  @Test func `FR-14 a field may become first again while it resigns`() {
    let world = World()
    let (one, two) = (world.addField("one"), world.addField("two", y: 160))
    let delegate = FieldDelegate()
    one.delegate = delegate
    one.becomeFirstResponder()
    delegate.on["didEnd"] = { $0.becomeFirstResponder() }
    expect(!two.becomeFirstResponder())
    expect(one.isFirstResponder && !two.isFirstResponder)
  }

  @Test func `FR-14 the field does not keep its delegate alive`() {
    let field = UITextField()
    do {
      let delegate = FieldDelegate()
      field.delegate = delegate
      expectSame(field.delegate, delegate)
    }
    expectNil(field.delegate)
  }
}
