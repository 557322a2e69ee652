import MiniUIKit
import TestKit
import Testing

/// Which window is the key one, and what a touch changes about that.
@Suite(.provedOnce(.engine)) struct KeyWindowTests {
  private final class Noted: UIWindow {
    var mayBeKey = true
    var calls: [String] = []
    var onResign: () -> Void = {}
    override var canBecomeKey: Bool { mayBeKey }
    override func becomeKey() {
      super.becomeKey()
      calls.append("become, \(isKeyWindow)")
    }
    override func resignKey() {
      super.resignKey()
      calls.append("resign, \(isKeyWindow)")
      onResign()
    }
  }

  private let world = World()
  private let toast: Noted
  private let button = UIButton(frame: CGRect(0, 0, 100, 44))
  private let field = UITextField(frame: CGRect(0, 300, 200, 40))

  init() {
    toast = Noted(windowScene: world.phone.application.windowScene)
    toast.traceName = "toast"
    toast.frame = CGRect(100, 0, 100, 44)
    toast.windowLevel = .alert
    toast.addSubview(button)
    toast.isHidden = false
    world.add("field", field)
  }

  @Test func `FR-25 a touch makes its window key, if it may be, and tells both`() throws {
    expect(world.window.isKeyWindow)
    try world.down(150, 20)
    expect(toast.isKeyWindow)
    expect(!world.window.isKeyWindow)
    expectLines(toast.calls, ["become, true"])
    expectLines(world.lines("notify"), ["toast didBecomeKey"])
    try world.up()
    try world.tap(150, 20)
    expectLines(toast.calls, ["become, true"], "it is key already")
    try world.tap(20, 200)
    expectLines(toast.calls, ["become, true", "resign, false"])
    expect(world.window.isKeyWindow)

    (toast.mayBeKey, toast.calls) = (false, [])
    try world.wait(1)
    toast.mayBeKey = false
    try world.tap(150, 20)
    toast.makeKey()
    toast.makeKeyAndVisible()
    expect(world.window.isKeyWindow)
    expectLines(toast.calls, [])
  }

  @Test func `FR-25 FR-2 a toast that is tapped takes the keyboard, till a tap`() throws {
    field.becomeFirstResponder()
    try world.tap(150, 20)
    expectLines(
      world.lines("responder", "notify").filter {
        !$0.contains("Frame") && !$0.contains("didBegin")
      },
      [
        "field becomeFirst", "keyboard keyboardWillShow", "field inputView up",
        "toast didBecomeKey", "field inputView down", "keyboard keyboardWillHide",
      ])
    expect(field.isFirstResponder, "in its own window it is first all the same")
    world.phone.type("a")
    expectEqual(field.text, "")
    try world.tap(20, 200)
    world.phone.type("b")
    expectEqual(field.text, "b")
  }

  @Test func `FR-25 a touch that a window does not take leaves the key window`() throws {
    final class Through: UIWindow {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self ? nil : view
      }
    }
    final class Deaf: UIWindow {
      override func sendEvent(_ event: UIEvent) {}
    }
    let scene = world.phone.application.windowScene
    for window in [Through(windowScene: scene), Deaf(windowScene: scene)] {
      window.windowLevel = .statusBar
      window.isHidden = false
      try world.tap(20, 200)
      expect(world.window.isKeyWindow)
      window.isHidden = true
    }
    // A key of the keyboard that is touched takes no key window away.
    field.becomeFirstResponder()
    try world.tap(100, 800)
    expect(world.window.isKeyWindow)
    expect(field.isFirstResponder)
  }

  @Test func `FR-25 who is told to resign may make another one key`() throws {
    let other = Noted(windowScene: world.phone.application.windowScene)
    try world.tap(150, 20)
    toast.onResign = { other.makeKey() }
    try world.tap(20, 200)
    expect(other.isKeyWindow)
    expectLines(other.calls, ["become, true"])
  }
}
