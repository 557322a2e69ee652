import MiniUIKit
import TestKit
import Testing

/// A pointer: what it hovers over, what scrolls under it, and its two buttons.
@Suite(.provedOnce(.engine)) struct PointerTests {
  /// An app that notes the types of its events and how many touches are in them.
  private final class App: UIApplication {
    var events: [String] = []
    override func sendEvent(_ event: UIEvent) {
      events.append("\(event.type.rawValue): \(event.allTouches?.count ?? 0)")
      super.sendEvent(event)
    }
  }

  /// A delegate that notes how far a pan has gone, and how fast, when it is asked.
  private final class SpeedVoice: UIGestureRecognizerDelegate {
    var asked: [String] = []
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
      let (way, speed) = (pan.translation(in: nil), pan.velocity(in: nil))
      asked.append("way \(coordinates(way)), speed \(coordinates(speed))")
      return true
    }
  }

  /// Scrolls under C, downwards, a frame for each part.
  private func scroll(
    _ ways: CGFloat..., on world: World, _ type: UIScrollType = .continuous
  ) throws {
    try world.phone.beginScroll(at: CGPoint(60, 60), type)
    for way in ways {
      try world.frame()
      try world.phone.scroll(by: CGPoint(0, way))
    }
    try world.frame()
    world.phone.endScroll()
  }

  @Test func `EV-40 a scroll and a pointer that hovers have no touches, and no view hears them`()
    throws
  {
    let app = App()
    let world = World(application: app)
    world.add("V", world.root.bounds)
    try scroll(20, on: world)
    try world.phone.movePointer(to: CGPoint(60, 60))
    expectLines(app.events, "10: 0", "10: 0", "10: 0", "11: 0")
    expectLines(world.lines("touch"), [])
  }

  @Test(arguments: [true, false])
  func `EV-41 a click is a touch, a pointer's only to an app that knows of pointers`(
    isKnown: Bool
  ) throws {
    let world = World()
    world.application.supportsIndirectInputEvents = isKnown
    let view = world.add("V", Probe(frame: world.root.bounds))
    var types: [UITouch.TouchType] = []
    view.on = { _, touches, _ in types += touches.map { $0.type } }
    for change in [HIDEvent.Contact.Change.down, .up] {
      var contact = HIDEvent.Contact(finger: 1, change, at: CGPoint(60, 60))
      contact.type = .indirectPointer
      try world.phone.digitizer.report([contact])
    }
    let type = isKnown ? UITouch.TouchType.indirectPointer : .direct
    expectEqual(types, [type, type])
  }

  private static let masks: [(UIScrollTypeMask, UIScrollType, Bool)] = [
    ([], .continuous, false), (.continuous, .continuous, true), (.continuous, .discrete, false),
    (.discrete, .discrete, true), (.discrete, .continuous, false), (.all, .discrete, true),
    (.all, .continuous, true),
  ]

  @Test(arguments: masks)
  func `GR-120 a pan takes the scrolls of its mask, which is empty by default`(
    mask: UIScrollTypeMask, type: UIScrollType, isTaken: Bool
  ) throws {
    let scene = GestureScene()
    let pan = UIPanGestureRecognizer()
    expectEqual(pan.allowedScrollTypesMask, [])
    pan.allowedScrollTypesMask = mask
    scene.add(pan, to: scene.a, "pan")
    try scroll(3, 4, on: scene.world, type)
    let states = ["began", "changed", "ended", "possible"]
    expectLines(
      scene.lines("gesture"), isTaken ? states.map { "pan(A) = \($0)" } : [])
  }

  @Test func `GR-120 it has no touches, all of the way counts (DEC-40), and the speed comes later`()
    throws
  {
    let (scene, voice) = (GestureScene(), SpeedVoice())
    let pan = UIPanGestureRecognizer()
    (pan.allowedScrollTypesMask, pan.delegate) = (.all, voice)
    var seen: [String] = []
    scene.add(pan, to: scene.a, "pan") { [unowned pan] _ in
      let (way, place) = (pan.translation(in: nil), pan.location(in: nil))
      let isMoving = pan.velocity(in: nil) != .zero
      seen.append(
        "\(pan.numberOfTouches): \(coordinates(way)) at \(coordinates(place))"
          + (isMoving ? ", moving" : ""))
    }
    try scroll(3, 4, on: scene.world)
    expectLines(
      seen, "0: (0, 3) at (60, 60)", "0: (0, 7) at (60, 60), moving",
      "0: (0, 7) at (60, 60), moving")
    expectLines(voice.asked, "way (0, 3), speed (0, 0)")
    // A finger moves it, too, unless no type of touch is allowed.
    seen = []
    try scene.strokeC(20)
    expectEqual(seen.count, 2)
    seen = []
    pan.allowedTouchTypes = []
    try scene.strokeC(20)
    try scroll(5, on: scene.world)
    expectEqual(seen.count, 2)
  }

  @Test func `GR-120 of a scroll the delegate is asked about the event and about beginning`() throws
  {
    let (scene, voice) = (GestureScene(), Voice())
    let pan = UIPanGestureRecognizer()
    (pan.allowedScrollTypesMask, pan.delegate) = (.all, voice)
    scene.add(pan, to: scene.c, "pan")
    try scroll(5, on: scene.world)
    expectLines(voice.questions, "receive event", "shouldBegin")
    voice.receivesEvent = false
    scene.world.forget()
    try scroll(5, on: scene.world)
    expectLines(scene.lines("gesture"), [])
  }

  @Test func `GR-120 GR-60 two pans compete for a scroll as for a finger`() throws {
    let scene = GestureScene()
    for view in [scene.a, scene.c] {
      let pan = UIPanGestureRecognizer()
      pan.allowedScrollTypesMask = .all
      scene.add(pan, to: view, "pan")
    }
    try scroll(5, on: scene.world)
    expectLines(
      scene.world.sentences("gesture").prefix(2), "pan(C) began",
      "pan(A) failed because excluded by pan(C)")
  }

  @Test func `GR-120 a scroll that is taken away cancels the pan, one without a way fails it`()
    throws
  {
    let scene = GestureScene()
    let pan = UIPanGestureRecognizer()
    pan.allowedScrollTypesMask = .all
    scene.add(pan, to: scene.a, "pan")
    try scene.world.phone.beginScroll(at: CGPoint(60, 60))
    try scene.world.phone.scroll(by: CGPoint(0, 5))
    scene.world.phone.isApplicationInFront = false
    expectLines(
      scene.lines("gesture"), "pan(A) = began", "pan(A) = cancelled", "pan(A) = possible")
    scene.world.phone.isApplicationInFront = true
    scene.world.forget()
    try scroll(on: scene.world)
    expectLines(scene.lines("gesture"), "pan(A) = failed", "pan(A) = possible")
  }

  @Test func `SV-60 a scroll view follows a trackpad and a wheel, and has no finger`() throws {
    for type in [UIScrollType.continuous, .discrete] {
      let scene = ScrollScene(UIView())
      expectEqual(scene.scroll.panGestureRecognizer.allowedScrollTypesMask, .all)
      try scene.world.phone.beginScroll(at: CGPoint(60, 160), type)
      try scene.world.frame()
      try scene.world.phone.scroll(by: CGPoint(0, -30))
      expectEqual(scene.scroll.contentOffset.y, 30)
      expect(scene.scroll.isDragging && !scene.scroll.isTracking)
      try scene.world.wait(0.5)
      scene.world.phone.endScroll()
      expectEqual(scene.scroll.contentOffset.y, 30)
      expect(!scene.scroll.isDragging)
    }
  }

  private static let clicks: [(UIEvent.ButtonMask, UIEvent.ButtonMask, UITouch.TouchType, Bool)] = [
    (.primary, .primary, .indirectPointer, true), (.primary, .secondary, .indirectPointer, false),
    (.secondary, .secondary, .indirectPointer, true),
    (.secondary, .primary, .indirectPointer, false),
    (.secondary, [.primary, .secondary], .indirectPointer, false),
    (.secondary, .primary, .direct, true), (.secondary, .primary, .pencil, true),
  ]

  @Test(arguments: clicks)
  func `GR-121 a tap asks a pointer for its button, and no finger`(
    required: UIEvent.ButtonMask, pressed: UIEvent.ButtonMask, type: UITouch.TouchType, taps: Bool
  ) throws {
    let scene = GestureScene()
    var masks: [UIEvent.ButtonMask] = []
    let tap = scene.tap(on: scene.c, "tap") { masks.append($0.buttonMask) }
    tap.buttonMaskRequired = required
    for change in [HIDEvent.Contact.Change.down, .up] {
      var contact = HIDEvent.Contact(finger: 1, change, at: CGPoint(60, 60))
      (contact.type, contact.buttonMask) = (type, pressed)
      try scene.world.phone.digitizer.report([contact])
    }
    // The masks are those of the last event (GR-106).
    expectEqual(masks, taps ? [type == .indirectPointer ? pressed : []] : [])
  }

  @Test func `GR-122 a pointer that comes in begins it, moves change it, and leaving ends it`()
    throws
  {
    let scene = GestureScene()
    scene.add(UIHoverGestureRecognizer(), to: scene.a, "a")
    scene.add(UIHoverGestureRecognizer(), to: scene.c, "c")
    let path = [CGPoint(300, 300), CGPoint(30, 30), CGPoint(60, 60), CGPoint(62, 60)]
    for place in path { try scene.world.phone.movePointer(to: place) }
    expectLines(
      scene.lines("gesture"), "hover(A) = began", "hover(C) = began", "hover(A) = changed",
      "hover(C) = changed", "hover(A) = changed")
    scene.world.forget()
    try scene.world.phone.movePointer(to: nil)
    expectLines(
      scene.lines("gesture"), "hover(C) = ended", "hover(C) = possible", "hover(A) = ended",
      "hover(A) = possible")
  }

  @Test func `GR-122 one that is switched off meanwhile is cancelled`() throws {
    let scene = GestureScene()
    let hover = scene.add(UIHoverGestureRecognizer(), to: scene.c, "c")
    try scene.world.phone.movePointer(to: CGPoint(60, 60))
    hover.isEnabled = false
    try scene.world.phone.movePointer(to: CGPoint(61, 60))
    expectLines(
      scene.lines("gesture"), "hover(C) = began", "hover(C) = cancelled", "hover(C) = possible")
    hover.isEnabled = true
    scene.world.forget()
    scene.world.phone.application.beginIgnoringInteractionEvents()
    try scene.world.phone.movePointer(to: CGPoint(62, 60))
    expectLines(scene.lines("gesture"), [])
  }
}
