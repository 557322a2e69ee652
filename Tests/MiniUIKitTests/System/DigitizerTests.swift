import MiniUIKit
import TestKit
import Testing

@Suite(.provedOnce(.engine)) struct DigitizerTests {
  private let world = World()

  @Test func `EV-17 a report with a mistake does nothing, and says so in a sentence`() throws {
    for change in [HIDEvent.Contact.Change.moved, .up, .cancelled] {
      #expect(throws: ScriptError.fingerIsNotDown(7)) {
        try world.report(change, .zero, finger: 7)
      }
    }
    #expect(throws: ScriptError.fingerIsNotDown(2)) {
      try world.phone.digitizer.report([
        .init(finger: 1, .down, at: .zero), .init(finger: 2, .up, at: .zero),
      ])
    }
    expect(world.phone.digitizer.fingers.isEmpty)
    expectEqual(world.lines(), [])
    try world.down(10, 10)
    world.forget()
    #expect(throws: ScriptError.fingerIsDown(1)) { try world.down(20, 20) }
    expectEqual(world.lines(), [])
    expectEqual(world.phone.digitizer.fingers.first?.location, CGPoint(10, 10))

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

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `EV-6 a number that is not finite is refused`(number: CGFloat) {
    #expect(throws: ScriptError.notANumber("a point")) { try world.down(number, 0) }
    #expect(throws: ScriptError.notANumber("a point")) { try world.down(0, number) }
    for (what, change) in [
      ("a point", { $0.preciseLocation = CGPoint(number, 0) }),
      ("a force or a radius", { $0.force = number }),
      ("a force or a radius", { $0.majorRadius = number }),
    ] as [(String, (inout HIDEvent.Contact) -> Void)] {
      var contact = HIDEvent.Contact(finger: 1, .down, at: .zero)
      change(&contact)
      #expect(throws: ScriptError.notANumber(what)) {
        try world.phone.digitizer.report([contact])
      }
    }
  }

  @Test func `EV-6 a point off the screen is nobody's, and one far off is refused`() throws {
    try world.down(999_999, -999_999)
    expectEqual(world.lines("touch"), [])
    try world.up()
    #expect(throws: ScriptError.isTooFar) { try world.down(1_000_000, 0) }
    #expect(throws: ScriptError.isTooFar) { try world.down(1e300, -1e300) }
    expect(world.phone.digitizer.fingers.isEmpty)
  }
}
