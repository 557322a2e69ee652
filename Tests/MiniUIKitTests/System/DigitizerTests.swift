import MiniUIKit
import TestKit
import Testing

@Suite(.provedOnce(.engine)) struct DigitizerTests {
  @Test func `EV-17 a finger that is not down cannot move, be lifted or cancelled`() {
    let world = World()
    for change in [HIDEvent.Contact.Change.moved, .up, .cancelled] {
      #expect(throws: ScriptError.fingerIsNotDown(7)) {
        try world.report(change, .zero, finger: 7)
      }
    }
    expectEqual(world.lines(), [])
  }

  @Test func `EV-17 a finger that is down cannot come down again`() throws {
    let world = World()
    try world.down(10, 10)
    world.forget()
    #expect(throws: ScriptError.fingerIsDown(1)) { try world.down(20, 20) }
    expectEqual(world.lines(), [])
    expectEqual(world.phone.digitizer.fingers.first?.location, CGPoint(x: 10, y: 10))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `EV-6 a number that is not finite is refused`(number: CGFloat) {
    let world = World()
    #expect(throws: ScriptError.notANumber("a point")) { try world.down(number, 0) }
    #expect(throws: ScriptError.notANumber("a point")) { try world.down(0, number) }
    var contact = HIDEvent.Contact(finger: 1, .down, at: .zero)
    contact.preciseLocation = CGPoint(x: number, y: 0)
    #expect(throws: ScriptError.notANumber("a point")) {
      try world.phone.digitizer.report([contact])
    }
    contact.preciseLocation = nil
    contact.force = number
    #expect(throws: ScriptError.notANumber("a force or a radius")) {
      try world.phone.digitizer.report([contact])
    }
    contact.force = 1
    contact.majorRadius = number
    #expect(throws: ScriptError.notANumber("a force or a radius")) {
      try world.phone.digitizer.report([contact])
    }
  }

  @Test func `EV-17 a report with one mistake does nothing at all`() throws {
    let world = World()
    #expect(throws: ScriptError.fingerIsNotDown(2)) {
      try world.phone.digitizer.report([
        .init(finger: 1, .down, at: .zero), .init(finger: 2, .up, at: .zero),
      ])
    }
    expect(world.phone.digitizer.fingers.isEmpty)
    expectEqual(world.lines(), [])
  }

  @Test func `EV-6 a point off the screen is nobody's, and one far off is refused`() throws {
    let world = World()
    try world.down(999_999, -999_999)
    expectEqual(world.lines("touch"), [])
    try world.up()
    #expect(throws: ScriptError.isTooFar) { try world.down(1_000_000, 0) }
    #expect(throws: ScriptError.isTooFar) { try world.down(1e300, -1e300) }
    expect(world.phone.digitizer.fingers.isEmpty)
  }

  @Test func `EV-17 every mistake is told in a sentence`() {
    let errors: [ScriptError] = [
      .fingerIsNotDown(1), .fingerIsDown(1), .notANumber("a point"), .backwards(from: 2, to: 1),
      .noSuchView("red"), .isTooFar,
    ]
    expectEqual(
      errors.map { $0.description },
      [
        "Finger 1 is not on the glass: put it down before you move or lift it (EV-17).",
        "Finger 1 is on the glass already: lift it before you put it down again (EV-17).",
        "The script gives a point that is not a finite number.",
        "Virtual time cannot run backwards, from 2 s to 1 s.",
        "No view of the scene is called red.",
        "The script gives a point that is a million points or more away: stay near the screen.",
      ])
  }
}
