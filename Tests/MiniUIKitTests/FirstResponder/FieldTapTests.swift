import MiniUIKit
import TestKit
import Testing

/// A text field and the taps of its superviews.
@Suite(.provedOnce(.engine)) struct FieldTapTests {
  private let scene = GestureScene(c: UITextField())

  @Test(arguments: [true, false])
  func `CT-47 a tap on a text field makes it first responder, whatever tap is further up`(
    cancels: Bool
  ) throws {
    scene.tap(on: scene.a, "tapA").cancelsTouchesInView = cancels
    try scene.tapC()
    expect(scene.c.isFirstResponder)
    expectLines(scene.lines("action"), [], "the field's own tap excludes it (GR-23, GR-60)")
    expect(scene.lines("gesture").contains("tap(A) = failed"))
    try scene.world.wait(1)
    try scene.world.tap(190, 190)
    expectLines(scene.lines("action"), ["action tapA"], "beside the field it acts")
    expect(scene.c.isFirstResponder)
  }

  @Test func `CT-47 CT-50 a field begins to edit when it is held, on, and not left`() throws {
    let field = try #require(scene.c as? UITextField)
    try scene.world.stroke((60, 60), (130, 60), end: nil)
    try scene.world.wait(1)
    try scene.world.up()
    expect(!field.isFirstResponder, "a finger that moves away changes nothing")
    field.isEnabled = false
    try scene.tapC()
    try scene.world.down(60, 60)
    try scene.world.wait(1)
    try scene.world.up()
    expect(!field.isFirstResponder)
    field.isEnabled = true
    scene.a.addGestureRecognizer(UITapGestureRecognizer())
    try scene.world.wait(1)
    try scene.world.down(60, 60)
    try scene.world.wait(0.49)
    expect(!field.isFirstResponder)
    try scene.world.wait(0.71)
    expect(field.isFirstResponder)
    try scene.world.up()
    expect(field.isFirstResponder)
  }
}
