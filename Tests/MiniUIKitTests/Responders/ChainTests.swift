import MiniUIKit
import TestKit
import Testing

@Suite(.provedOnce(.engine)) struct ChainTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {}

  private let world = World()

  /// The names along the chain from a responder on.
  private func chain(_ start: UIResponder) -> [String] {
    var names: [String] = []
    var each: UIResponder? = start
    while let responder = each { (names, each) = (names + [responder.name], responder.next) }
    return names
  }

  @Test func `RC-1 next of a plain responder is nil, and else it follows the hierarchy`() {
    expectNil(UIResponder().next)
    let view = world.add("view", CGRect(0, 0, 50, 50))
    expectLines(chain(view), ["view", "root", "viewController", "window", "scene", "application"])
    expectEqual(world.lines(), [], "the chain needs no touch")
    let (first, second) = (UIView(), UIView())
    first.addSubview(view)
    expectSame(view.next, first)
    second.addSubview(view)
    expectSame(view.next, second)
    view.removeFromSuperview()
    expectNil(view.next)
  }

  @Test func `RC-2 RC-5 a root view's next is its controller, any other view's its superview`() {
    expectSame(world.root.next, world.viewController)
    expectSame(world.root.superview, world.window, "without private views between (RC-5)")
    expectSame(world.viewController.next, world.window)
    expectSame(world.add("view", .zero).next, world.root)
    // A view that changes its controller follows the new one.
    let (first, second, view) = (UIViewController(), UIViewController(), UIView())
    first.view = view
    expectSame(view.next, first)
    first.view = UIView()
    second.view = view
    expectSame(view.next, second)
    first.view = nil
    expectSame(view.next, second, "the first controller has nothing to say about it any more")
    second.view = nil
    expectNil(view.next)
  }

  @Test func `RC-3 a child controller inserts itself between its view and the parent's`() {
    let child = UIViewController()
    child.traceName = "child"
    world.viewController.addChild(child)
    child.view.traceName = "childView"
    expectLines(chain(child.view), ["childView", "child"], "addChild alone changes nothing")
    world.root.addSubview(child.view)
    expectLines(
      Array(chain(child.view).prefix(4)), ["childView", "child", "root", "viewController"])
    child.removeFromParent()
    expectLines(Array(chain(child.view).prefix(3)), ["childView", "child", "root"])
    expectNil(child.parent)
    expect(world.viewController.children.isEmpty)
  }

  @Test func `RC-4 a presented controller's next is the presenting one (DEC-13)`() throws {
    let sheet = UIViewController()
    sheet.traceName = "sheet"
    world.viewController.present(sheet, animated: false)
    expectSame(sheet.next, world.viewController)
    expectSame(world.viewController.next, world.window)
    try world.tap(50, 50)
    expectLines(
      Array(world.lines("touch").prefix(3)), ["began root", "began sheet", "began viewController"])
    sheet.dismiss(animated: false)
    expectNil(sheet.next)
    expectNil(sheet.view.window)
  }

  @Test func `RC-6 RC-7 RC-8 window, scene, application, a delegate that responds`() throws {
    expectSame(world.window.next, world.application.windowScene)
    expectSame(world.application.windowScene.next, world.application)
    expectNil(UIWindow(frame: .zero).next)

    final class NoResponder: UIApplicationDelegate {}
    final class Controller: UIViewController, UIApplicationDelegate {}
    final class View: UIView, UIApplicationDelegate {}
    final class App: UIApplication, UIApplicationDelegate {}
    let delegate = Delegate()
    delegate.traceName = "appDelegate"
    expectNil(world.application.next)
    world.application.delegate = delegate
    expectSame(world.application.next, delegate)
    try world.down(50, 50)
    expectLines(Array(world.lines("touch").suffix(2)), ["began application", "began appDelegate"])
    for other: any UIApplicationDelegate in [NoResponder(), Controller(), View()] {
      world.application.delegate = other
      expectNil(world.application.next)
    }
    let app = App()
    app.delegate = app
    expectNil(app.next)
    app.delegate = nil
  }

  @Test func `RC-1 RC-9 what nobody handles ends silently after the last responder`() throws {
    try world.tap(50, 50)
    expectLines(
      world.news("touch"),
      [
        "began root", "began viewController", "began window", "began scene", "began application",
        "ended root", "ended viewController", "ended window", "ended scene", "ended application",
      ])
    final class Detour: UIView {
      var other: UIResponder?
      override var next: UIResponder? { other }
    }
    let view = world.add("view", Detour(frame: CGRect(0, 0, 50, 50)))
    view.other = world.window
    try world.tap(10, 10)
    expectLines(
      Array(world.lines("touch").prefix(2)), ["began view", "began window"],
      "an override of next leads elsewhere")
  }
}
