import ExerciseKit
import TestKit
import Testing

@Suite(.provedOnce(.grading), .ownPlay) struct ExerciseKitTests {
  private let point = CGPoint(x: 5, y: 5)

  @Test func `a bare view finds nothing, but knows its own area`() {
    let view = BareView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    expectNil(view.hitTest(point, with: nil))
    expect(view.point(inside: point, with: nil))
  }

  @Test func `a nowhere view has no area, and its hit test asks for yours`() {
    final class Everywhere: NowhereView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
    }
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let view = NowhereView(frame: frame)
    expect(!view.point(inside: point, with: nil))
    expectNil(view.hitTest(point, with: nil))
    let everywhere = Everywhere(frame: frame)
    expectSame(everywhere.hitTest(CGPoint(x: 99, y: 99), with: nil), everywhere)
  }

  @Test func `a script moves fingers, and says what no finger can do`() throws {
    final class Window: BareWindow {
      var heard: [String] = []
      override func sendEvent(_ event: UIEvent) {
        for touch in event.touches(for: self) ?? [] {
          heard.append(touch.phase.word + " " + decimals(touch.location(in: self).x))
        }
        super.sendEvent(event)
      }
    }
    let phone = Phone()
    let window = Window(windowScene: phone.application.windowScene)
    window.makeKeyAndVisible()
    try phone.play([
      .down(x: 10, y: 10), .wait(0.1), .move(x: 20, y: 10), .up(), .down(2, x: 30, y: 10),
      .cancel(2),
    ])
    expectLines(window.heard, ["began 10", "moved 20", "ended 20", "began 30", "cancelled 30"])
    #expect(throws: ScriptError.fingerIsNotDown(1)) { try phone.play([.up()]) }
  }

  @Test func `a bare window delivers nothing`() throws {
    final class View: UIView {
      var began = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began += 1 }
    }
    let phone = Phone()
    let (bare, view) = (BareWindow(windowScene: phone.application.windowScene), View(frame: .zero))
    view.frame = bare.bounds
    bare.addSubview(view)
    bare.makeKeyAndVisible()
    try phone.play([.down(x: 10, y: 10), .up()])
    expectEqual(view.began, 0)
  }

  @Test func `a placeholder stands in for the answer, and reports where it stands`() {
    // No other test of this process reaches a placeholder: answers run in processes of their own.
    let before = todoReached
    defer { todoReached = before }
    nonisolated(unsafe) var reached: [String] = []
    let start = #line + 1
    todoReached = { id, _, line in reached.append("\(id) \(line - start)") }
    expectEqual(todo("1.1", 7), 7)
    todo("1.2")
    expectLines(reached, ["1.1 1", "1.2 2"])
  }
}
