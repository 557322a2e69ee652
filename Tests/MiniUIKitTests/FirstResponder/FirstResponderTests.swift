import MiniUIKit
import TestKit
import Testing

@Suite(.provedOnce(.engine)) struct FirstResponderTests {
  private let world = World()

  /// What became and resigned.
  private var responders: [String] { world.lines("responder") }

  @Test func `FR-1 EV-16 the hit view hears of a touch, not the first responder`() throws {
    let field = world.addField("field")
    let view = world.addEager("view", to: world.add("box", CGRect(0, 300, 300, 300)))
    expect(field.becomeFirstResponder())
    try world.tap(50, 420)
    expectEqual(world.lines("touch").first, "began view")
    expect(!world.lines("touch").contains("began field"))
    expect(field.isFirstResponder)
    expect(!view.isFirstResponder)
    expectSame(world.window.firstResponder, field)
  }

  @Test func `FR-2 each window has one first responder, and the key one hears`() throws {
    let (one, two) = (world.addEager("one"), world.addEager("two"))
    let other = world.addWindow("other")
    let three = world.addEager("three", to: other)
    expect(one.becomeFirstResponder())
    expect(three.becomeFirstResponder())
    expect(one.isFirstResponder && three.isFirstResponder)
    expect(two.becomeFirstResponder())
    expect(!one.isFirstResponder && two.isFirstResponder && three.isFirstResponder)
    try world.phone.shake()
    expectEqual(world.news("motion").first, "two began")
    other.makeKeyAndVisible()
    try world.phone.shake()
    expectEqual(world.lines("motion").first, "three began")

    world.window.makeKeyAndVisible()
    world.addField("field").becomeFirstResponder()
    expectLines(world.inputs, ["keyboard"])
    let third = world.addWindow("third")
    expectLines(world.inputs, ["keyboard"], "a window that is only visible changes nothing")
    third.makeKeyAndVisible()
    expectEqual(world.inputs, [])
    world.window.makeKeyAndVisible()
    expectLines(world.inputs, ["keyboard"])
    world.application.windowScene.remove(world.window)
    expectEqual(world.inputs, [])
  }

  @Test func `FR-3 a responder cannot become first responder by default, a text field can`() {
    let view = world.add("view", CGRect(0, 0, 50, 50))
    for responder in [view, UIResponder(), world.viewController, UIButton()] {
      expect(!responder.canBecomeFirstResponder)
    }
    expect(view.canResignFirstResponder)
    expect(!view.becomeFirstResponder())
    expectNil(world.window.firstResponder)
    let field = UITextField()
    expect(field.canBecomeFirstResponder)
    field.isEnabled = false
    expect(!field.canBecomeFirstResponder, "a field that is off does not edit")
  }

  @Test func `FR-4 DEC-12 the new one is asked first, then the old one is asked and resigns`() {
    var calls: [String] = []
    let (old, new) = (world.addEager("old"), world.addEager("new"))
    expect(old.becomeFirstResponder())
    expect(old.becomeFirstResponder(), "it is first responder afterwards as well")
    expectLines(responders, ["old becomeFirst"], "and reported once")
    for view in [old, new] { view.log = { calls.append($0) } }
    new.mayBecome = false
    expect(!new.becomeFirstResponder())
    expect(old.isFirstResponder, "who cannot become first leaves the old one alone")
    (new.mayBecome, old.mayResign) = (true, false)
    expect(!new.becomeFirstResponder())
    expect(old.isFirstResponder && !new.isFirstResponder, "one that refuses stays first")
    expectLines(responders, ["old becomeFirst"])
    (old.mayResign, calls) = (true, [])
    new.becomeFirstResponder()
    expectLines(calls, ["become new", "canBecome new", "canResign old", "resign old"])
    expectLines(responders, ["old becomeFirst", "old resignFirst", "new becomeFirst"])
    (old.mayBecome, calls) = (false, [])
    old.becomeFirstResponder()
    expectLines(calls, ["become old", "canBecome old"], "a refusal changes nothing")
  }

  @Test func `FR-4 FR-5 becoming first needs super, a window, and a scene`() {
    final class Forgetful: UIView {
      override var canBecomeFirstResponder: Bool { true }
      override func becomeFirstResponder() -> Bool { true }
    }
    let forgetful = world.add("forgetful", Forgetful(frame: .zero))
    expect(forgetful.becomeFirstResponder())
    expect(!forgetful.isFirstResponder, "an override without super does not become first")
    let view = EagerView(frame: .zero)
    expect(!view.becomeFirstResponder())
    let stray = UIWindow(frame: .zero)
    stray.addSubview(view)
    expect(!view.becomeFirstResponder())
    expect(!EagerController().becomeFirstResponder())
    world.root.addSubview(view)
    expect(view.becomeFirstResponder())
    expectEqual(view.backgroundColor, .yellow, "an override that calls super can change the looks")
    view.resignFirstResponder()
    expectNil(view.backgroundColor)
  }

  @Test func `FR-26 nothing takes the place of a view that resigns`() {
    let controller = EagerController()
    let world = World(viewController: controller)
    let view = world.addEager("view", to: world.root)
    expect(controller.becomeFirstResponder())
    expect(view.becomeFirstResponder())
    expect(view.resignFirstResponder())
    expectNil(world.window.firstResponder, "the controller may become first, and isn't asked")
    expect(controller.becomeFirstResponder(), "until it asks itself")
    expect(controller.isFirstResponder)
  }

  @Test func `FR-6 FR-23 resigning is true, endEditing asks views at any depth`() {
    let box = world.add("box", CGRect(0, 0, 300, 300))
    let view = world.addEager("view", to: world.add("inner", .zero, to: box))
    view.becomeFirstResponder()
    expect(world.add("other", .zero).endEditing(true))
    expect(view.isFirstResponder, "what lies elsewhere is not concerned")
    for outer in [box, view, world.window] {
      view.becomeFirstResponder()
      expect(outer.endEditing(false))
      expect(!view.isFirstResponder)
    }
    expect(UIView().endEditing(true), "nothing in it is first responder")
    view.becomeFirstResponder()
    view.mayResign = false
    expect(!world.root.endEditing(false))
    expect(view.isFirstResponder, "without force a refusal is respected")
    expect(world.root.endEditing(true))
    expect(!view.isFirstResponder, "with force it is not")

    let controller = EagerController()
    let second = World(viewController: controller)
    expect(controller.becomeFirstResponder())
    expect(controller.isFirstResponder)
    expect(second.root.endEditing(true), "no view in it is first responder")
    expect(controller.isFirstResponder)

    world.root.endEditing(true)
    let (one, two) = (world.addEager("one"), world.addEager("two"))
    expect(one.resignFirstResponder())
    one.becomeFirstResponder()
    expect(two.resignFirstResponder())
    expect(one.isFirstResponder)
    expect(one.resignFirstResponder())
    expectNil(world.window.firstResponder)
  }

  enum Way: CaseIterable { case view, parent, grandparent }

  @Test(arguments: Way.allCases, [true, false])
  func `FR-7 what leaves the window resigns, willing or not`(way: Way, isWilling: Bool) {
    let outer = world.add("outer", .zero)
    let inner = world.add("inner", .zero, to: outer)
    let view = world.addEager("view", to: inner)
    view.becomeFirstResponder()
    view.mayResign = isWilling
    switch way {
    case .view: view.removeFromSuperview()
    case .parent: inner.removeFromSuperview()
    case .grandparent: outer.removeFromSuperview()
    }
    expectNil(world.window.firstResponder)
    expect(!view.isFirstResponder)
    expectLines(responders, ["view becomeFirst", "view resignFirst"])
  }

  @Test func `FR-7 a view may move about in its window; without it, it resigns`() {
    let (one, two) = (world.add("one", .zero), world.add("two", .zero))
    let view = world.addEager("view", to: one)
    view.becomeFirstResponder()
    world.root.bringSubviewToFront(one)
    expect(view.isFirstResponder)
    two.addSubview(view)
    expect(view.isFirstResponder)
    view.removeFromSuperview()
    two.addSubview(view)
    expect(!view.isFirstResponder, "it has been out of the window")
    world.forget()
    let child = EagerController()
    child.traceName = "child"
    world.viewController.addChild(child)
    world.root.addSubview(child.view)
    expect(child.becomeFirstResponder())
    child.view.removeFromSuperview()
    expectNil(world.window.firstResponder)
    expectLines(responders, ["child becomeFirst", "child resignFirst"])

    let field = world.addField("field")
    let delegate = FieldDelegate()
    field.delegate = delegate
    field.becomeFirstResponder()
    delegate.mayEnd = false
    field.removeFromSuperview()
    expect(!field.isEditing)
    expectNil(world.window.firstResponder)
    expectLines(
      delegate.calls, ["shouldBegin field", "didBegin field", "shouldEnd field", "didEnd field"])
    expectEqual(world.inputs, [])
  }

  @Test(arguments: [false, true])
  func `FR-7 a field that becomes first in another window stays it there`(hasLaterView: Bool) {
    final class Returning: UITextField {
      override func didMoveToWindow() { if superview != nil { becomeFirstResponder() } }
    }
    let field = world.add("field", Returning())
    expect(field.isEditing)
    let second = world.addWindow("second")
    let box = world.add("box", UIView(), to: second)
    if hasLaterView { world.add("in the field", UIView(), to: field) }
    world.forget()
    box.addSubview(field)
    expectNil(world.window.firstResponder)
    expect(field.isFirstResponder)
    expect(field.isEditing)
    expectLines(
      responders.filter { $0.hasPrefix("field") && $0.hasSuffix("First") },
      ["field resignFirst", "field becomeFirst"])
  }

  @Test func `FR-22 remote control, shake and a controller's accessory need canBecome`() throws {
    expect(!world.viewController.becomeFirstResponder())
    try world.phone.shake()
    expect(!world.lines("motion").contains("viewController began"))
    let controller = EagerController()
    controller.accessory = UIView(frame: CGRect(0, 0, 10, 44))
    let second = World(viewController: controller)
    expectEqual(second.inputs, [], "not before it is first responder")
    expect(controller.becomeFirstResponder())
    expectEqual(second.inputs.count, 1)
    try second.phone.shake()
    expectEqual(second.lines("motion").first, "viewController began")
  }
}
