/// The process `backboardd`: knows who is in front and routes every event there (EV-21).
final class Backboard {
  // Unchecked is what every event reads or changes: no change of it calls anybody's code.

  /// Whether the app is in front; if not, the home screen's process gets the events.
  @exclusivity(unchecked) var isApplicationInFront = false

  private let tracer: Tracer
  private let toApplication: (HIDEvent) -> Void
  private let toFetcher: (@escaping () -> Void) -> Void
  /// The fingers that came down while the app was in front: what they do belongs to the app.
  @exclusivity(unchecked) private var fingersOfApplication = ByFinger<Void>()

  init(
    tracer: Tracer, toApplication: @escaping (HIDEvent) -> Void,
    toFetcher: @escaping (@escaping () -> Void) -> Void
  ) {
    (self.tracer, self.toApplication, self.toFetcher) = (tracer, toApplication, toFetcher)
  }

  /// Routes nothing to the app any more, when the phone goes away.
  func shutDown() { (isApplicationInFront, fingersOfApplication) = (false, ByFinger()) }

  /// Routes what is no touch: to whoever is in front.
  func route(_ work: @escaping () -> Void) {
    tracer.report(.system(.backboardd, .forward(toApplication: isApplicationInFront)))
    guard isApplicationInFront else { return tracer.report(.system(.springBoard, .event)) }
    tracer.report(.system(.machPort, .event))
    toFetcher(work)
  }

  /// Routes an event: a finger's whole touch goes to whoever was in front when it came down.
  func route(_ event: HIDEvent) {
    for contact in event.contacts where contact.change == .down && isApplicationInFront {
      fingersOfApplication[contact.finger] = ()
    }
    // Mostly the whole event belongs to one of them.
    let ours =
      event.contacts.allSatisfy(isOfApplication)
      ? event : HIDEvent(time: event.time, contacts: event.contacts.filter(isOfApplication))
    for contact in event.contacts where contact.change == .up || contact.change == .cancelled {
      fingersOfApplication[contact.finger] = nil
    }
    if ours.contacts.count < event.contacts.count {
      tracer.report(.system(.backboardd, .forward(toApplication: false)))
      tracer.report(.system(.springBoard, .event))
    }
    if !ours.contacts.isEmpty {
      tracer.report(.system(.backboardd, .forward(toApplication: true)))
      tracer.report(.system(.machPort, .event))
      toApplication(ours)
    }
  }

  /// Whether what a finger does goes to the app.
  private func isOfApplication(_ contact: HIDEvent.Contact) -> Bool {
    fingersOfApplication[contact.finger] != nil
  }
}
