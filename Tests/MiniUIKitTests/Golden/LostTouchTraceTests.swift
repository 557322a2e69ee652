import MiniUIKit
import TestKit
import Testing

/// The golden traces of touches that are lost on the way, and of what a control makes of it.
@Suite(.provedOnce(.engine)) struct LostTouchTraceTests {
  @Test func `TR-36 TR-37 the view below the finger, or the app, goes away`() throws {
    // TR-36: a view is removed with a finger on it, and a tap further up acts.
    let world = World()
    let page = world.add("page", CGRect(x: 0, y: 0, width: 300, height: 300))
    let card = world.add("card", CGRect(x: 0, y: 0, width: 200, height: 200), to: page)
    world.add("photo", CGRect(x: 0, y: 0, width: 100, height: 100), to: card)
    page.addGestureRecognizer(UITapGestureRecognizer())
    try world.down(10, 10)
    card.removeFromSuperview()
    try world.wait(0.08)
    try world.up()
    let names = ["page", "card", "photo", "tap(page)"]
    expectLines(
      world.lines("touch", "gestureTouch", "gesture", of: names), "tap(page) began", "began photo",
      "began card", "began page", "cancelled photo", "cancelled card", "cancelled page",
      "tap(page) ended", "tap(page) ended", "tap(page) possible")

    // TR-37: the app leaves the front in the middle of a drag: the pan is cancelled.
    let scene = GestureScene()
    scene.add(UIPanGestureRecognizer(), to: scene.a, "pan")
    try scene.dragC(5, 20)
    scene.world.forget()
    scene.world.phone.isApplicationInFront = false
    try scene.world.wait(0.1)
    try scene.world.move(100, 60)
    try scene.world.up()
    expectLines(
      scene.lines, "pan(A) cancelled", "pan(A) = cancelled", "action pan", "pan(A) = possible")
  }

  @Test func `TR-38 a button whose target is gone asks the chain; the controller acts`() throws {
    final class Screen: UIViewController { func didTap() {} }
    let world = World(viewController: Screen())
    let button = world.add("button", UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    button.addTarget(Screen(), action: Screen.didTap, for: .touchUpInside, name: "didTap")
    try world.tap(10, 10)
    expectLines(
      world.lines("control", "send", "chain", "action"), "button touchDown", "button touchUpInside",
      "button sendAction didTap to nil", "application sendAction didTap to nil",
      "button canPerform didTap -> no", "root canPerform didTap -> no",
      "viewController canPerform didTap -> yes", "action didTap", "button primaryActionTriggered")
  }
}
