import MiniUIKit
import TestKit
import Testing

/// Targets, windows and areas that surprise people.
@Suite(.provedOnce(.engine)) struct TargetScenarios {
  private final class Presenter {
    var log: [String] = []
    func didTap() { log.append("tap") }
  }

  @Test func `a button whose only target was a local object does nothing`() throws {
    let world = World()
    let button = world.add("button", UIButton(frame: CGRect(0, 0, 50, 50)))
    weak var presenter: Presenter?
    do {
      let local = Presenter()
      presenter = local
      button.addTarget(local, action: Presenter.didTap, for: .touchUpInside, name: "didTap")
    }
    try world.tap(10, 10)
    expectNil(presenter)
    expect(world.lines("control").contains("button touchUpInside"), "the event itself is sent")
    expectLines(world.lines("action"), [])
  }

  @Test func `a tap beside a small button with a large area fires; a sloppy lift too`() throws {
    final class Roomy: UIButton {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -80, dy: -80).contains(point)
      }
    }
    let (world, presenter) = (World(), Presenter())
    let button = world.add("button", Roomy(frame: CGRect(150, 150, 40, 40)))
    button.addTarget(presenter, action: Presenter.didTap, for: .touchUpInside)
    try world.tap(100, 100)
    try world.wait(1)
    try world.stroke((170, 170), (265, 170))
    expectLines(presenter.log, ["tap", "tap"])
  }

  @Test func `a map under a passthrough window is dragged, and the bar works`() throws {
    final class Bar: UIWindow {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self || hit === rootViewController?.view ? nil : hit
      }
    }
    let (world, presenter) = (World(), Presenter())
    let map = UIScrollView(frame: CGRect(0, 0, 375, 812))
    map.contentSize = CGSize(2000, 2000)
    world.add("map", map)
    let bar = Bar(windowScene: world.application.windowScene)
    bar.rootViewController = UIViewController()
    bar.windowLevel = .alert
    bar.isHidden = false
    let button = UIButton(frame: CGRect(20, 40, 100, 44))
    button.addTarget(presenter, action: Presenter.didTap, for: .touchUpInside)
    bar.rootViewController?.view.addSubview(button)
    try world.tap(50, 60)
    expectLines(presenter.log, ["tap"])
    try world.stroke((200, 400), (200, 380), (200, 340))
    expect(map.contentOffset.y > 0 && presenter.log == ["tap"])
  }

  @Test func `a rating control that calls super is not stuck after a cancel`() throws {
    final class Stars: UIControl {
      var stars = 0
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        stars = Int(touch.location(in: self).x / 20) + 1
        return super.beginTracking(touch, with: event)
      }
      override func cancelTracking(with event: UIEvent?) {
        stars = 0
        super.cancelTracking(with: event)
      }
    }
    let world = World()
    let stars = world.add("stars", Stars(frame: CGRect(0, 0, 100, 20)))
    try world.stroke((50, 10), end: .cancelled)
    expect(stars.stars == 0 && !stars.isTracking && !stars.isHighlighted)
    try world.wait(1)
    try world.tap(50, 10)
    expectEqual(stars.stars, 3)
    expectLines(
      Array(world.lines("control").suffix(2)), ["stars touchDown", "stars touchUpInside"])
  }
}
