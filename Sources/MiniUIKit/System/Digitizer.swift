/// The touch screen and its driver: turns what fingers do into HID events (EV-20).
public final class Digitizer {
  /// The fingers on the glass, and where they are.
  public private(set) var fingers: [(finger: Int, location: CGPoint)] = []

  private let clock: Clock
  private let tracer: Tracer
  private let deliver: (HIDEvent) -> Void

  init(clock: Clock, tracer: Tracer, deliver: @escaping (HIDEvent) -> Void) {
    (self.clock, self.tracer, self.deliver) = (clock, tracer, deliver)
  }

  /// Reports what some fingers do now, all in one event; what a finger does twice comes in the
  /// next event.
  ///
  /// - Throws: A `ScriptError` if a finger that is not down moves or is lifted, if one that is down
  ///   is put down, or if a coordinate is not finite. Nothing has happened then.
  public func report(_ contacts: [HIDEvent.Contact]) throws(ScriptError) {
    var fingers = fingers
    for contact in contacts { try Self.apply(contact, to: &fingers) }
    self.fingers = fingers
    guard !contacts.isEmpty else { return }
    var rest = contacts[...]
    while !rest.isEmpty {
      var sample: [HIDEvent.Contact] = []
      while let contact = rest.first, !sample.contains(where: { $0.finger == contact.finger }) {
        sample.append(contact)
        rest.removeFirst()
      }
      tracer.report(.system(.driver, .event))
      deliver(HIDEvent(time: clock.now, contacts: sample.sorted { $0.finger < $1.finger }))
    }
  }

  /// Says whether some reports could be made one after the other, without making them.
  ///
  /// - Throws: The `ScriptError` that the first impossible one would throw.
  package func check(_ reports: [[HIDEvent.Contact]]) throws(ScriptError) {
    var fingers = fingers
    for contacts in reports {
      for contact in contacts { try Self.apply(contact, to: &fingers) }
    }
  }

  private static func apply(
    _ contact: HIDEvent.Contact, to fingers: inout [(finger: Int, location: CGPoint)]
  ) throws(ScriptError) {
    guard contact.location.isFinite, contact.preciseLocation?.isFinite ?? true else {
      throw .notANumber("a point")
    }
    guard contact.location.x.magnitude < 1e6, contact.location.y.magnitude < 1e6 else {
      throw .isTooFar
    }
    guard contact.force.isFinite, contact.majorRadius.isFinite else {
      throw .notANumber("a force or a radius")
    }
    let place = fingers.firstIndex { $0.finger == contact.finger }
    switch (contact.change, place) {
    case (.down, nil): fingers.append((contact.finger, contact.location))
    case (.down, .some): throw .fingerIsDown(contact.finger)
    case (.moved, .some(let place)): fingers[place].location = contact.location
    case (.up, .some(let place)), (.cancelled, .some(let place)): fingers.remove(at: place)
    case (_, nil): throw .fingerIsNotDown(contact.finger)
    }
  }
}
