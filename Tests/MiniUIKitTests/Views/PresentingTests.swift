import MiniUIKit
import TestKit
import Testing

/// Controllers that present and dismiss while the engine calls the app.
@Suite(.provedOnce(.engine)) struct PresentingTests {
  /// A controller that does something when its view is made.
  private final class Loading: UIViewController {
    var whenLoaded: () -> Void = {}
    override func viewDidLoad() { whenLoaded() }
  }

  /// A view that does something when it is put somewhere, or taken away.
  private final class Hook: UIView {
    var onMove: (UIView?) -> Void = { _ in }
    override func willMove(toSuperview newSuperview: UIView?) { onMove(newSuperview) }
  }

  @Test func `RC-4 what is presented while another one's view is made keeps its place`() {
    let (world, second, third) = (World(), Loading(), UIViewController())
    let first = world.viewController
    second.whenLoaded = { first.present(third, animated: false) }
    first.present(second, animated: false)
    expect(first.presentedViewController === third)
    expectNil(second.presentingViewController)
    expectNil(second.view.superview)
    first.dismiss(animated: false)
    expectNil(third.view.window)
    expectNil(third.presentingViewController)
  }

  @Test func `RC-4 who is presented elsewhere while it is dismissed knows its new presenter`() {
    let (world, second, third) = (World(), UIViewController(), UIViewController())
    let (first, hook) = (world.viewController, Hook(frame: world.root.bounds))
    world.root.addSubview(third.view)
    second.view = hook
    first.present(second, animated: false)
    hook.onMove = { [unowned hook] new in
      guard new == nil else { return }
      hook.onMove = { _ in }
      first.dismiss(animated: false)
      third.present(second, animated: false)
    }
    first.dismiss(animated: false)
    expectNil(first.presentedViewController)
    expect(third.presentedViewController === second)
    expect(second.presentingViewController === third)
    // With only one of the two tied, this went round for ever.
    third.dismiss(animated: false)
    expectNil(third.presentedViewController)
    expectNil(second.presentingViewController)
  }

  @Test func `RC-4 who is dismissed and presented again while it goes is still there`() {
    final class Returning: UIView {
      var onGone: () -> Void = {}
      override func didMoveToWindow() { if window == nil { onGone() } }
    }
    let (world, second) = (World(), UIViewController())
    let (first, view) = (world.viewController, Returning(frame: .zero))
    second.view = view
    first.present(second, animated: false)
    view.onGone = { [unowned view] in
      view.onGone = {}
      first.dismiss(animated: false)
      first.present(second, animated: false)
    }
    first.dismiss(animated: false)
    expect(first.presentedViewController === second)
    expect(second.presentingViewController === first)
    expect(view.superview === world.window)
    first.dismiss(animated: false)
    expectNil(first.presentedViewController)
    expectNil(view.superview)
  }

  @Test func `RC-4 who is on its way out presents nothing more (model)`() {
    let (world, second, third) = (World(), UIViewController(), UIViewController())
    let (first, hook) = (world.viewController, Hook(frame: world.root.bounds))
    second.view = hook
    first.present(second, animated: false)
    hook.onMove = { [unowned second] new in
      if new == nil { second.present(third, animated: false) }
    }
    first.dismiss(animated: false)
    expectNil(second.presentedViewController)
    expectNil(third.viewIfLoaded?.window)
    // Afterwards it may.
    hook.onMove = { _ in }
    world.root.addSubview(hook)
    second.present(third, animated: false)
    expect(second.presentedViewController === third)
  }

  @Test func `RC-4 views of two presenters may lie in each other's as long as no ring closes`() {
    let world = World()
    let (second, third, fourth) = (UIViewController(), UIViewController(), UIViewController())
    world.root.addSubview(second.view)
    second.present(third, animated: false)
    world.viewController.present(fourth, animated: false)
    fourth.view.addSubview(second.view)
    third.view.addSubview(UIView())
    var (steps, each) = (0, third.view.next)
    while let responder = each, steps < 100 { (steps, each) = (steps + 1, responder.next) }
    expectEqual(
      steps, 8, "third, second, fourth's view, fourth, root's controller, window, scene, app")
  }

  @Test func `RC-13 later phases do not go round where a began came back after a move`() throws {
    final class Swapping: UIView {
      var onBegan: () -> Void = {}
      var heard: [UITouch.Phase] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard.append(.began)
        onBegan()
        super.touchesBegan(touches, with: event)
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard.append(.moved)
        super.touchesMoved(touches, with: event)
      }
    }
    let world = World()
    let frame = CGRect(0, 0, 100, 100)
    let (outer, inner) = (Swapping(frame: frame), Swapping(frame: frame))
    world.root.addSubview(outer)
    outer.addSubview(inner)
    // The outer view puts itself into the inner one, which is its next responder then.
    outer.onBegan = { [unowned outer, unowned inner] in
      outer.onBegan = {}
      world.root.addSubview(inner)
      inner.addSubview(outer)
    }
    try world.down(50, 50)
    try world.move(60, 50)
    try world.up()
    expectEqual(outer.heard.filter { $0 == .moved }.count, 1)
    expectEqual(inner.heard.filter { $0 == .began }.count, 2)
    expectEqual(inner.heard.filter { $0 == .moved }.count, 1)
  }

  @Test func `the root view that its controller replaced while it was made is not left behind`() {
    let (world, second, third) = (World(), Loading(), UIViewController())
    let window = world.window
    second.whenLoaded = { window.rootViewController = third }
    window.rootViewController = second
    expect(window.rootViewController === third)
    expect(third.view.superview === window)
    expectNil(second.view.superview)
  }

  @Test func `CT-12 a slider of the widest range, or squeezed to nothing, has a value`() throws {
    let world = World()
    let slider = UISlider(frame: CGRect(0, 0, 200, 40))
    slider.minimumValue = -.greatestFiniteMagnitude
    slider.maximumValue = .greatestFiniteMagnitude
    slider.value = .greatestFiniteMagnitude
    world.root.addSubview(slider)
    try world.down(190, 20)
    try world.move(20, 20)
    try world.up()
    expect(slider.value < 0, "\(slider.value)")
  }
}
