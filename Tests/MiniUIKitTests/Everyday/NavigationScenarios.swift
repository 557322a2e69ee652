import MiniUIKit
import TestKit
import Testing

/// Screens on which gestures of the whole screen and of a part of it meet.
@Suite(.provedOnce(.engine)) struct NavigationScenarios {
  /// A page with a card to drag, and a drag from the left edge that goes back.
  private final class Page: UIViewController {
    let card = UIView(frame: CGRect(0, 100, 375, 300))
    let back = UIScreenEdgePanGestureRecognizer()
    let pan = UIPanGestureRecognizer()
    var log: [String] = []

    override func viewDidLoad() {
      card.traceName = "card"
      view.addSubview(card)
      back.edges = .left
      back.addTarget(self, action: Page.didGoBack)
      view.addGestureRecognizer(back)
      pan.addTarget(self, action: Page.didPan)
      card.addGestureRecognizer(pan)
      pan.require(toFail: back)
    }
    func didGoBack() { if back.state == .began { log.append("back") } }
    func didPan() { if pan.state == .began { log.append("drag") } }
  }

  private let page = Page()
  private let world: World

  init() { world = World(viewController: page) }

  @Test(arguments: [
    (CGPoint(5, 200), CGPoint(60, 205), ["back"]),
    (CGPoint(5, 200), CGPoint(8, 260), ["drag"]),
    (CGPoint(200, 200), CGPoint(260, 200), ["drag"]),
  ])
  func `a drag in from the edge goes back, and every other drag moves the card, without delay`(
    start: CGPoint, end: CGPoint, log: [String]
  ) throws {
    try world.down(start.x, start.y)
    try world.drag([end])
    expectLines(page.log, log, "while the finger is still down")
    try world.up()
    expectLines(page.log, log)
  }

  @Test func `a tap at the edge of the screen is a tap, although an edge pan is there`() throws {
    let button = world.add("menu", UIButton(frame: CGRect(0, 420, 40, 44)))
    button.addAction(UIAction { _ in page.log.append("menu") }, for: .touchUpInside)
    try world.tap(5, 440)
    expectLines(page.log, ["menu"])
  }

  @Test func `a sheet that comes up under a drag leaves the drag its finger`() throws {
    let sheet = UIViewController()
    world.phone.runLoop.schedule(after: 0.2) { page.present(sheet, animated: true) }
    try world.stroke((200, 200), (220, 200), end: nil)
    try world.wait(0.3)
    expectSame(sheet.view.window, world.window)
    try world.drag([CGPoint(260, 200)])
    expectEqual(page.pan.state, .changed)
    expectEqual(page.pan.translation(in: nil).x, 50)
    try world.up()
    try world.wait(1)
    try world.stroke((200, 200), (260, 200), end: nil)
    expectLines(page.log, ["drag"])
  }

  @Test func `a card that goes to another pile under the finger is dragged on`() throws {
    let pile = world.add("pile", CGRect(0, 400, 375, 300))
    try world.stroke((200, 200), (230, 200), end: nil)
    pile.addSubview(page.card)
    try world.drag([CGPoint(250, 240)])
    expectEqual(page.pan.translation(in: nil), CGPoint(40, 40))
    expectEqual(page.pan.location(in: page.card), CGPoint(250, -260))
    try world.up()
    expectLines(page.log, ["drag"])
    expect(!world.lines("gesture").contains { $0.contains("cancelled") })
  }

  /// A window that lets everything through but its controls.
  private final class ControlsWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      super.hitTest(point, with: event) as? UIControl
    }
  }

  @Test func `a map under a window with one button is dragged but on the button`() throws {
    let world = World()
    var log: [String] = []
    let map = world.add("map", CGRect(0, 0, 375, 812))
    let pan = UIPanGestureRecognizer()
    map.addGestureRecognizer(pan)
    let overlay = ControlsWindow(windowScene: world.application.windowScene)
    overlay.windowLevel = .alert
    overlay.isHidden = false
    let button = UIButton(frame: CGRect(300, 700, 60, 60))
    button.addAction(UIAction { _ in log.append("locate") }, for: .touchUpInside)
    overlay.addSubview(button)
    try world.stroke((100, 100), (140, 100), end: nil)
    expectEqual(pan.state, .began)
    try world.tap(330, 730, finger: 2)
    expectLines(log, ["locate"], "with another finger on the map")
    try world.drag([CGPoint(180, 100)])
    try world.up()
    try world.wait(1)
    try world.stroke((330, 730), (250, 650), end: nil)
    expectEqual(pan.state, .possible)
  }

  @Test(arguments: [true, false])
  func `a button with a long press opens its menu when it is held, and acts when it is tapped`(
    isHeld: Bool
  ) throws {
    final class Screen: UIViewController {
      var log: [String] = []
      func didHold(_ press: UILongPressGestureRecognizer) {
        if press.state == .began { log.append("menu") }
      }
    }
    let screen = Screen()
    let world = World(viewController: screen)
    let button = world.add("button", UIButton(frame: CGRect(20, 100, 100, 44)))
    button.addAction(UIAction { _ in screen.log.append("tap") }, for: .touchUpInside)
    button.addAction(UIAction { _ in screen.log.append("cancel") }, for: .touchCancel)
    button.addGestureRecognizer(
      UILongPressGestureRecognizer(target: screen, action: Screen.didHold))
    try world.down(50, 120)
    try world.wait(isHeld ? 0.7 : 0.2)
    try world.up()
    expectLines(screen.log, isHeld ? ["menu", "cancel"] : ["tap"])
    expect(!button.isHighlighted)
  }
}
