import MiniUIKit
import TestKit
import Testing

/// The golden traces of buttons, keys and edges.
@Suite(.provedOnce(.engine)) struct PressTraceTests {
  private final class Eager: UIView {
    override var canBecomeFirstResponder: Bool { true }
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

  @Test func `TR-44 TR-45 a drag along an edge is for the waiting pan, inward for it`() throws {
    let along = edges()
    try along.world.down(5, 400)
    try along.world.drag([CGPoint(x: 5, y: 412), CGPoint(x: 5, y: 424)])
    try along.world.up()
    expectLines(
      along.lines("gestureTouch", "gesture", "wait", "action"), "\(edge) began", "\(pan) began",
      "\(edge) moved", "\(edge) = failed", "\(pan) moved", "\(pan) = began", "action pan",
      "\(pan) moved", "\(pan) = changed", "action pan", "\(pan) ended", "\(pan) = ended",
      "action pan", "\(edge) = possible", "\(pan) = possible")

    // TR-45: in from the left edge the edge pan begins, and the pan fails.
    let inward = edges()
    try inward.world.down(5, 400)
    try inward.world.drag([CGPoint(x: 17, y: 402)])
    try inward.world.up()
    expectLines(
      inward.lines("gestureTouch", "gesture", "action"), "\(edge) began", "\(pan) began",
      "\(edge) moved", "\(pan) moved", "\(edge) = began", "\(pan) = failed", "action back",
      "\(edge) ended", "\(edge) = ended", "action back", "\(edge) = possible", "\(pan) = possible")
  }

  @Test func `TR-46 TR-47 TR-48 a press of a type that is allowed, or not, or for two`() throws {
    func press(
      _ name: String, _ type: UIPress.PressType, tapOnA: Bool = false, seen wanted: String...
    ) throws {
      let scene = GestureScene(c: Eager())
      scene.c.becomeFirstResponder()
      scene.tap(on: scene.c, "tapC")
      if tapOnA { scene.tap(on: scene.a, "tapA") }
      scene.world.forget()
      try scene.world.phone.press(type)
      expectLines(scene.lines, wanted, name)
    }
    try press(
      "TR-46", .select,
      seen: "tap(C) began", "began C", "began A", "tap(C) ended", "tap(C) = ended", "action tapC",
      "cancelled C", "cancelled A", "tap(C) = possible")
    try press("TR-47", .menu, seen: "began C", "began A", "ended C", "ended A")
    try press(
      "TR-48", .select, tapOnA: true,
      seen: "tap(C) began", "tap(A) began", "began C", "began A", "tap(C) ended", "tap(A) ended",
      "tap(C) = ended", "tap(A) = failed", "action tapC", "cancelled C", "cancelled A",
      "tap(C) = possible", "tap(A) = possible")
  }

  @Test func `TR-49 a recognizer of one's own that calls no super is reported`() throws {
    try play(
      "",
      seen: "own began", "own touchesBegan", "began C", "began A", "own ended",
      "own touchesEnded", "own = ended", "action act", "cancelled C", "cancelled A",
      "own = possible", "own reset"
    ) {
      let own = $0.add(Own.assigning([.ended: [.ended]]), to: $0.c, "act")
      own.callsSuper = false
      try $0.tapC()
    }
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
      world.lines("chain", "action", "press", "control"), "field canPerform save -> no",
      "root canPerform save -> no", "viewController canPerform save -> yes", "action save",
      "field began", "root began", "viewController began", "window began", "scene began",
      "application began", "field editingChanged", "field ended", "root ended",
      "viewController ended", "window ended", "scene ended", "application ended")
    expectEqual(editor.field.text, "s")
  }
}
