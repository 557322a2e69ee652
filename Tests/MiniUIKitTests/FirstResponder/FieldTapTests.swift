import MiniUIKit
import TestKit
import Testing

/// A text field and the taps of its superviews.
@Suite(.provedOnce(.engine)) struct FieldTapTests {
  @Test(arguments: [true, false])
  func `CT-47 a tap on a text field makes it first responder, whatever tap is further up`(
    cancels: Bool
  ) throws {
    let scene = GestureScene(c: UITextField())
    scene.tap(on: scene.a, "tapA").cancelsTouchesInView = cancels
    try scene.tapC()
    expect(scene.c.isFirstResponder)
    expectLines(scene.lines("action"), [], "the field's own tap excludes it (GR-23, GR-60)")
    expect(scene.lines("gesture").contains("tap(A) = failed"))
  }

  @Test func `CT-47 beside the field the tap further up acts, and the field stays first responder`()
    throws
  {
    let scene = GestureScene(c: UITextField())
    scene.tap(on: scene.a, "tapA")
    try scene.tapC()
    try scene.world.wait(1)
    try scene.world.tap(190, 190)
    expectLines(scene.lines("action"), ["action tapA"])
    expect(scene.c.isFirstResponder)
  }

  @Test
  func `CT-47 CT-50 a field that is switched off, or a finger that moves away, changes nothing`()
    throws
  {
    let scene = GestureScene(c: UITextField())
    let field = try #require(scene.c as? UITextField)
    try scene.world.down(60, 60)
    try scene.world.drag([CGPoint(130, 60)])
    try scene.world.wait(1)
    try scene.world.up()
    expect(!field.isFirstResponder)
    field.isEnabled = false
    try scene.tapC()
    try scene.world.down(60, 60)
    try scene.world.wait(1)
    try scene.world.up()
    expect(!field.isFirstResponder)
  }

  @Test func `CT-50 a field that is held begins to edit after half a second`() throws {
    let scene = GestureScene(c: UITextField())
    let field = try #require(scene.c as? UITextField)
    scene.a.addGestureRecognizer(UITapGestureRecognizer())
    try scene.world.down(60, 60)
    try scene.world.wait(0.49)
    expect(!field.isFirstResponder)
    try scene.world.wait(0.71)
    expect(field.isFirstResponder)
    try scene.world.up()
    expect(field.isFirstResponder)
  }
}
