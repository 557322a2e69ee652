import MiniUIKit
import TestKit
import Testing

/// The golden traces of controls with a life of their own.
@Suite(.provedOnce(.engine)) struct ControlTraceTests {
  /// A button that is touched within 200 by 200 points.
  private final class Roomy: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -80, dy: -80).contains(point)
    }
  }

  @Test func `TR-35 TR-43 dragged in its large area a button fires; a switch stays off`() throws {
    // TR-35: an area of 200 by 200, dragged 75 points out of the button.
    let world = World()
    world.add("button", Roomy(frame: CGRect(x: 100, y: 100, width: 40, height: 40)))
    try world.down(120, 120)
    try world.frame()
    try world.move(215, 120)
    try world.up()
    expectLines(
      world.lines("control"), "button touchDown", "button touchDragInside", "button touchUpInside",
      "button primaryActionTriggered")

    // TR-43: a switch that is off, dragged to the left.
    let other = World()
    let control = other.add("switch", UISwitch(frame: CGRect(x: 100, y: 0, width: 0, height: 0)))
    try other.down(120, 10)
    try other.frame()
    try other.move(100, 10)
    try other.up()
    expect(!control.isOn)
    expectLines(
      other.lines("control"), "switch touchDown", "switch touchDragInside", "switch touchUpInside")
  }

  @Test func `TR-39 a text field on a view with a tap: the field's own tap wins`() throws {
    let scene = GestureScene(c: UITextField())
    scene.tap(on: scene.a, "tapA")
    try scene.tapC()
    expectLines(
      scene.lines, "tap(C) began", "hold(C) began", "tap(A) began", "began C", "C touchDown",
      "tap(C) ended", "hold(C) ended", "hold(C) = failed", "tap(A) ended", "tap(C) = ended",
      "tap(A) = failed", "C editingDidBegin", "cancelled C", "C touchCancel", "tap(C) = possible",
      "hold(C) = possible", "tap(A) = possible")
  }

  @Test func `TR-40 a tap on a row: the touch, the end of sendEvent, the selection`() throws {
    let world = World()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    table.numberOfRows = 3
    world.add("table", table)
    try world.tap(10, 10)
    expectLines(
      world.lines("touch", "row", "system").suffix(9), "began table", "table highlight 0",
      "ended table", "table unhighlight 0", "UIWindow sendEvent ended",
      "UIApplication sendEvent ended", "table select 0", "runLoop beforeWaiting", "runLoop sleep")
  }

  @Test func `TR-41 return in a text field with a target for the end: asked, told, over`() {
    final class Screen { func didReturn() {} }
    let (world, delegate, screen) = (World(), FieldDelegate(), Screen())
    let field = world.addField("field")
    field.delegate = delegate
    field.addTarget(screen, action: Screen.didReturn, for: .editingDidEndOnExit, name: "didReturn")
    field.becomeFirstResponder()
    world.forget()
    world.phone.type("\n")
    expectLines(
      world.lines("ask", "control", "action", "responder"), "delegate shouldReturn -> yes",
      "field primaryActionTriggered", "field editingDidEndOnExit", "action didReturn",
      "delegate shouldEndEditing -> yes", "field resignFirst", "field editingDidEnd",
      "field inputView down")
  }

  @Test func `TR-42 a stepper held down for 0.65 s: two steps, and none at the lift`() throws {
    let world = World()
    let stepper = world.add("stepper", UIStepper(frame: CGRect(x: 0, y: 0, width: 0, height: 0)))
    try world.down(80, 10)
    try world.wait(0.65)
    try world.up()
    expectEqual(stepper.value, 2)
    expectLines(
      world.lines("control", "timer"), "stepper scheduled 0.5", "stepper touchDown",
      "stepper fired", "stepper valueChanged", "stepper primaryActionTriggered",
      "stepper scheduled 0.1", "stepper fired", "stepper valueChanged",
      "stepper primaryActionTriggered", "stepper scheduled 0.1", "stepper stopped",
      "stepper touchUpInside")
  }
}
