import MiniUIKit
import TestKit
import Testing

/// The golden traces of buttons, keys and edges.
@Suite(.provedOnce(.engine)) struct PressTraceTests {
  private final class Eager: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  private func focused() -> GestureScene {
    let scene = GestureScene(c: Eager())
    scene.c.becomeFirstResponder()
    scene.world.forget()
    return scene
  }

  /// A pan on the whole screen that waits for an edge pan on the left.
  private func edges() -> GestureScene {
    let scene = GestureScene()
    let edge = scene.add(UIScreenEdgePanGestureRecognizer(), to: scene.world.root, "back")
    edge.edges = .left
    scene.add(UIPanGestureRecognizer(), to: scene.world.root, "pan").require(toFail: edge)
    return scene
  }

  private let pan = "pan(root)"
  private let edge = "edgePan(root)"

  @Test func `TR-44 a drag along the left edge: the edge pan fails, and the pan that waits begins`()
    throws
  {
    let scene = edges()
    try scene.world.down(5, 400)
    try scene.world.drag([CGPoint(x: 5, y: 412), CGPoint(x: 5, y: 424)])
    try scene.world.up()
    expectLines(
      scene.lines("gestureTouch", "gesture", "wait", "action"),
      [
        "\(edge) began", "\(pan) began", "\(edge) moved", "\(edge) = failed", "\(pan) moved",
        "\(pan) = began", "action pan", "\(pan) moved", "\(pan) = changed", "action pan",
        "\(pan) ended", "\(pan) = ended", "action pan", "\(edge) = possible", "\(pan) = possible",
      ])
  }

  @Test func `TR-45 a drag in from the left edge: the edge pan begins, and the pan fails`() throws {
    let scene = edges()
    try scene.world.down(5, 400)
    try scene.world.drag([CGPoint(x: 17, y: 402)])
    try scene.world.up()
    expectLines(
      scene.lines("gestureTouch", "gesture", "action"),
      [
        "\(edge) began", "\(pan) began", "\(edge) moved", "\(pan) moved", "\(edge) = began",
        "\(pan) = failed", "action back", "\(edge) ended", "\(edge) = ended", "action back",
        "\(edge) = possible", "\(pan) = possible",
      ])
  }

  @Test func `TR-46 a press on a tap recognizer: action, and the press is cancelled`() throws {
    let scene = focused()
    scene.tap(on: scene.c, "tapC")
    try scene.world.phone.press(.select)
    expectLines(
      scene.lines,
      [
        "tap(C) began", "began C", "began A", "tap(C) ended", "tap(C) = ended", "action tapC",
        "cancelled C", "cancelled A", "tap(C) = possible",
      ])
  }

  @Test func `TR-47 a press of a type that the tap does not allow goes by it`() throws {
    let scene = focused()
    scene.tap(on: scene.c, "tapC")
    try scene.world.phone.press(.menu)
    expectLines(scene.lines, ["began C", "began A", "ended C", "ended A"])
  }

  @Test func `TR-48 of two taps on a branch one press is for the deeper one`() throws {
    let scene = focused()
    scene.tap(on: scene.c, "tapC")
    scene.tap(on: scene.a, "tapA")
    try scene.world.phone.press(.select)
    expectLines(
      scene.lines,
      [
        "tap(C) began", "tap(A) began", "began C", "began A", "tap(C) ended", "tap(A) ended",
        "tap(C) = ended", "tap(A) = failed", "action tapC", "cancelled C", "cancelled A",
        "tap(C) = possible", "tap(A) = possible",
      ])
  }

  @Test func `TR-49 a recognizer of one's own that calls no super: reported, and nothing else`()
    throws
  {
    let scene = GestureScene()
    let own = Own.assigning([.ended: [.ended]])
    own.callsSuper = false
    scene.add(own, to: scene.c, "act")
    try scene.tapC()
    expectLines(
      scene.lines,
      [
        "own began", "own touchesBegan", "began C", "began A", "own ended", "own touchesEnded",
        "own = ended", "action act", "cancelled C", "cancelled A", "own = possible", "own reset",
      ])
  }

  /// A screen with a command for Command-S.
  private final class Editor: UIViewController {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    override var keyCommands: [UIKeyCommand]? {
      [UIKeyCommand(input: "s", modifierFlags: .command, action: Action("save", Editor.save))]
    }
    override func viewDidLoad() {
      field.traceName = "field"
      view.addSubview(field)
    }
    func save() {}
  }

  @Test func `TR-70 a key command while a field is first responder, then a letter`() throws {
    let editor = Editor()
    let world = World(viewController: editor)
    editor.field.becomeFirstResponder()
    world.forget()
    try world.phone.pressKey("s", .command)
    try world.phone.pressKey("s")
    expectLines(
      world.lines("chain", "action", "press", "control"),
      [
        "field canPerform save -> no", "root canPerform save -> no",
        "viewController canPerform save -> yes", "action save", "field began", "root began",
        "viewController began", "window began", "scene began", "application began",
        "field editingChanged", "field ended", "root ended", "viewController ended",
        "window ended", "scene ended", "application ended",
      ])
    expectEqual(editor.field.text, "s")
  }
}
