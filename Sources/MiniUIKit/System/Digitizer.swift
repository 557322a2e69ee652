/// The touch screen and its driver: turns what fingers do into HID events (EV-20).
public final class Digitizer {
  /// The fingers on the glass by number, and where they are.
  public var fingers: [(finger: Int, location: CGPoint)] {
    places.entries.map { ($0.finger, $0.value) }
  }
  private var places = ByFinger<CGPoint>()

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
    try apply(contacts)
    if Self.isOneSample(contacts) { return send(contacts) }
    for sample in Self.samples(of: contacts) { send(sample) }
  }

  private func send(_ sample: [HIDEvent.Contact]) {
    tracer.report(.system(.driver, .event))
    deliver(HIDEvent(time: clock.now, contacts: sample))
  }

  /// Applies all contacts or, if one is impossible, none.
  private func apply(_ contacts: [HIDEvent.Contact]) throws(ScriptError) {
    // A single one needs no copy to try it on.
    if contacts.count == 1 { return try Self.apply(contacts[0], to: &places) }
    var places = places
    for contact in contacts { try Self.apply(contact, to: &places) }
    self.places = places
  }

  /// Whether contacts are what a sample has to be: some, by finger, every finger once.
  private static func isOneSample(_ contacts: [HIDEvent.Contact]) -> Bool {
    guard var last = contacts.first?.finger else { return false }
    for contact in contacts.dropFirst() {
      guard contact.finger > last else { return false }
      last = contact.finger
    }
    return true
  }

  /// The contacts by finger, every finger once in each sample.
  private static func samples(of contacts: [HIDEvent.Contact]) -> [[HIDEvent.Contact]] {
    var samples: [[HIDEvent.Contact]] = []
    var fingers: Set<Int> = []
    for contact in contacts {
      if samples.isEmpty || fingers.contains(contact.finger) {
        samples.append([])
        fingers = []
      }
      samples[samples.count - 1].append(contact)
      fingers.insert(contact.finger)
    }
    return samples.map { $0.sorted { $0.finger < $1.finger } }
  }

  /// Says whether some reports could be made one after the other, without making them.
  ///
  /// - Throws: The `ScriptError` that the first impossible one would throw.
  package func check(_ reports: [[HIDEvent.Contact]]) throws(ScriptError) {
    var places = places
    for contacts in reports {
      for contact in contacts { try Self.apply(contact, to: &places) }
    }
  }

  private static func apply(
    _ contact: HIDEvent.Contact, to places: inout ByFinger<CGPoint>
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
    let isDown = places[contact.finger] != nil
    switch contact.change {
    case .down where isDown: throw .fingerIsDown(contact.finger)
    case .moved where !isDown, .up where !isDown, .cancelled where !isDown:
      throw .fingerIsNotDown(contact.finger)
    case .down, .moved: places[contact.finger] = contact.location
    case .up, .cancelled: places[contact.finger] = nil
    }
  }
}
