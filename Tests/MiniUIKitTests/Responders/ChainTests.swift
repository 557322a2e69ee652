import MiniUIKit
import Testing

struct ChainTests {
  /// The names along the chain from a responder on.
  private func chain(_ start: UIResponder) -> [String] {
    var names: [String] = []
    var each: UIResponder? = start
    while let responder = each { (names, each) = (names + [responder.name], responder.next) }
    return names
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {}

  @Test func `RC-1 next of a plain responder is nil, and the chain needs no touch`() {
    let responder = UIResponder()
    #expect(responder.next == nil)
    let world = World()
    let view = world.add("view", CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(
      chain(view) == ["view", "root", "viewController", "window", "scene", "application"])
    #expect(world.lines().isEmpty)
  }

  @Test func `RC-1 next is computed anew: it follows the hierarchy`() {
    let (first, second, view) = (UIView(), UIView(), UIView())
    #expect(view.next == nil)
    first.addSubview(view)
    #expect(view.next === first)
    second.addSubview(view)
    #expect(view.next === second)
    view.removeFromSuperview()
    #expect(view.next == nil)
  }

  @Test func `RC-2 a root view's next is its controller, any other view's its superview`() {
    let world = World()
    let view = world.add("view", .zero)
    #expect(world.root.next === world.viewController)
    #expect(world.root.superview === world.window)
    #expect(view.next === world.root)
  }

  @Test func `RC-2 a view that changes its controller follows the new one`() {
    let (first, second, view) = (UIViewController(), UIViewController(), UIView())
    first.view = view
    #expect(view.next === first)
    second.view = view
    #expect(view.next === second)
    first.view = UIView()
    #expect(view.next === second, "the first controller has nothing to say about it any more")
    second.view = nil
    #expect(view.next == nil)
  }

  @Test func `RC-3 a child controller inserts itself between its view and the parent's`() {
    let world = World()
    let child = UIViewController()
    child.traceName = "child"
    world.viewController.addChild(child)
    child.view.traceName = "childView"
    #expect(chain(child.view) == ["childView", "child"], "addChild alone changes nothing")
    world.root.addSubview(child.view)
    #expect(
      chain(child.view).prefix(4) == ["childView", "child", "root", "viewController"])
    child.removeFromParent()
    #expect(chain(child.view).prefix(3) == ["childView", "child", "root"])
    #expect(child.parent == nil)
    #expect(world.viewController.children.isEmpty)
  }

  @Test func `RC-4 a presented controller's next is the presenting one (DEC-13)`() throws {
    let world = World()
    let sheet = UIViewController()
    sheet.traceName = "sheet"
    world.viewController.present(sheet, animated: false)
    #expect(sheet.next === world.viewController)
    #expect(world.viewController.next === world.window)
    try world.tap(50, 50)
    #expect(
      world.lines("touch").prefix(3) == ["began root", "began sheet", "began viewController"])
    sheet.dismiss(animated: false)
    #expect(sheet.next == nil)
    #expect(sheet.view.window == nil)
  }

  @Test func `RC-5 the engine puts no private views between root controller and window`() {
    let world = World()
    #expect(world.root.superview === world.window)
    #expect(world.viewController.next === world.window)
  }

  @Test func `RC-6 RC-7 a window's next is its scene, the scene's the application`() {
    let world = World()
    #expect(world.window.next === world.application.windowScene)
    #expect(world.application.windowScene.next === world.application)
    let stray = UIWindow(frame: .zero)
    #expect(stray.next == nil)
  }

  @Test func `RC-7 the scene's next is the application`() {
    let world = World()
    #expect(world.application.windowScene.next === world.application)
  }

  @Test func `RC-8 the application's next is its delegate, if that is a responder`() throws {
    final class NoResponder: UIApplicationDelegate {}
    final class Controller: UIViewController, UIApplicationDelegate {}
    final class View: UIView, UIApplicationDelegate {}
    final class App: UIApplication, UIApplicationDelegate {}
    let world = World()
    let delegate = Delegate()
    delegate.traceName = "appDelegate"
    #expect(world.application.next == nil)
    world.application.delegate = delegate
    #expect(world.application.next === delegate)
    try world.down(50, 50)
    #expect(world.lines("touch").suffix(2) == ["began application", "began appDelegate"])
    world.application.delegate = NoResponder()
    #expect(world.application.next == nil)
    world.application.delegate = Controller()
    #expect(world.application.next == nil)
    world.application.delegate = View()
    #expect(world.application.next == nil)
    let app = App()
    app.delegate = app
    #expect(app.next == nil)
    app.delegate = nil
  }

  @Test func `RC-9 what nobody handles ends silently after the last responder`() throws {
    let world = World()
    try world.tap(50, 50)
    #expect(
      world.lines("touch") == [
        "began root", "began viewController", "began window", "began scene", "began application",
        "ended root", "ended viewController", "ended window", "ended scene", "ended application",
      ])
  }

  @Test func `RC-1 an override of next leads the chain elsewhere`() throws {
    final class Detour: UIView {
      var other: UIResponder?
      override var next: UIResponder? { other }
    }
    let world = World()
    let view = world.add("view", Detour(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    view.other = world.window
    try world.tap(10, 10)
    #expect(world.lines("touch").prefix(2) == ["began view", "began window"])
  }
}
