import MiniUIKit
import TestKit
import Testing

@Suite(.provedOnce(.engine)) struct ValuesTests {
  @Test func `EV-1 EV-2 EV-3 EV-4 EV-5 types, phases and masks have UIKit's numbers`() throws {
    func expectNumbers<Value: RawRepresentable>(_ values: [Value], _ numbers: [Value.RawValue])
    where Value.RawValue: Equatable { expectEqual(values.map { $0.rawValue }, numbers) }

    let types: [UIEvent.EventType] = [
      .touches, .motion, .remoteControl, .presses, .scroll, .hover, .transform,
    ]
    expectNumbers(types, [0, 1, 2, 3, 10, 11, 14])
    let subtypes: [UIEvent.EventSubtype] = [
      .none, .motionShake, .remoteControlPlay, .remoteControlPause, .remoteControlStop,
      .remoteControlTogglePlayPause, .remoteControlNextTrack, .remoteControlPreviousTrack,
      .remoteControlBeginSeekingBackward, .remoteControlEndSeekingBackward,
      .remoteControlBeginSeekingForward, .remoteControlEndSeekingForward,
    ]
    expectNumbers(subtypes, [0, 1, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109])
    let phases: [UITouch.Phase] = [
      .began, .moved, .stationary, .ended, .cancelled, .regionEntered, .regionMoved, .regionExited,
    ]
    expectNumbers(phases, Array(0...7))
    let buttons: [UIEvent.ButtonMask] = [.primary, .secondary]
    expectNumbers(buttons, [1, 2])
    let keys: [UIKeyModifierFlags] = [
      .alphaShift, .shift, .control, .alternate, .command, .numericPad,
    ]
    expectNumbers(keys, (16...21).map { 1 << $0 })
    let touches: [UITouch.TouchType] = [.direct, .indirect, .pencil, .indirectPointer]
    expectNumbers(touches, [0, 1, 2, 3])

    let event = try #require(OneFinger().event)
    expectEqual(event.type, .touches)
    expectEqual(event.subtype, UIEvent.EventSubtype.none)
    expectEqual(event.modifierFlags, [])
    expectEqual(event.buttonMask, [])
  }

  @Test func `EV-6 a touch tells what the glass knows of it`() throws {
    let world = World()
    let view = world.add("view", Probe(frame: CGRect(x: 10, y: 10, width: 50, height: 50)))
    var touch: UITouch?
    view.on = { _, touches, _ in touch = touches.first }
    var contact = HIDEvent.Contact(finger: 1, .down, at: CGPoint(x: 20, y: 30))
    (contact.force, contact.majorRadius, contact.type) = (2.5, 12, .pencil)
    contact.preciseLocation = CGPoint(x: 20.25, y: 30.75)
    try world.phone.digitizer.report([contact])
    let known = try #require(touch)
    expectEqual(known.phase, .began)
    expectEqual(known.tapCount, 1)
    expectEqual(known.type, .pencil)
    expectEqual(known.force, 2.5)
    expect(known.maximumPossibleForce >= known.force)
    expectEqual(known.majorRadius, 12)
    expectSame(known.window, world.window)
    expectSame(known.view, view)
    expectEqual(known.location(in: view), CGPoint(x: 10, y: 20))
    expectEqual(known.preciseLocation(in: view), CGPoint(x: 10.25, y: 20.75))
    expectEqual(known.previousLocation(in: view), known.location(in: view))
  }

  @Test(arguments: [(UITouch.TouchType.pencil, 3 as CGFloat), (.direct, 0)])
  func `EV-6 a pencil's force that changes without a move is a moved touch, a finger's is none`(
    type: UITouch.TouchType, force: CGFloat
  ) throws {
    let world = World()
    let view = world.add("view", Probe(frame: CGRect(x: 50, y: 50, width: 50, height: 50)))
    var known: UITouch?
    view.on = { _, touches, _ in known = touches.first }
    func report(_ change: HIDEvent.Contact.Change, force: CGFloat) throws {
      var contact = HIDEvent.Contact(finger: 1, change, at: CGPoint(x: 60, y: 60), force: force)
      contact.type = type
      try world.frame()
      try world.phone.digitizer.report([contact])
    }
    try report(.down, force: 1)
    world.forget()
    try report(.moved, force: 1)
    expectEqual(world.lines("touch"), [], "nothing changed, so there is no event")
    try report(.moved, force: 3)
    expectEqual(world.lines("touch").contains("moved view"), type == .pencil)
    let touch = try #require(known)
    expectEqual(touch.force, force)
    expectEqual(touch.maximumPossibleForce > 0, type == .pencil)
  }
}

/// One finger that is down on a view, with its touch and event.
struct OneFinger {
  let world = World()
  let view: Probe
  var touch: UITouch?
  var event: UIEvent?

  init() throws {
    let view = world.add("view", Probe(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    var (touch, event): (UITouch?, UIEvent?)
    view.on = { (touch, event) = ($1.first, $2) }
    try world.down(10, 10)
    (self.view, self.touch, self.event) = (view, touch, event)
    view.on = { _, _, _ in }
  }
}
