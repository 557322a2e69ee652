/// The process `backboardd`: knows which app is in front and routes every event there (EV-21).
final class Backboard {
  /// Whether the app is in front; if not, the home screen's process gets the events.
  private(set) var isApplicationInFront = false

  private let tracer: Tracer
  private let toApplication: (HIDEvent) -> Void
  private let toFetcher: (@escaping () -> Void) -> Void
  /// The fingers that came down while the app was in front, and where they are: what they do
  /// belongs to the app.
  private var fingersOfApplication = ByFinger<CGPoint>()

  init(
    tracer: Tracer, toApplication: @escaping (HIDEvent) -> Void,
    toFetcher: @escaping (@escaping () -> Void) -> Void
  ) {
    (self.tracer, self.toApplication, self.toFetcher) = (tracer, toApplication, toFetcher)
  }

  /// Routes nothing to the app any more, when the phone goes away.
  func shutDown() { (isApplicationInFront, fingersOfApplication) = (false, ByFinger()) }

  /// The app comes to the front, or leaves it.
  ///
  /// An app that leaves loses all its touches: they are cancelled, and what their fingers do from
  /// now on is the home screen's (EV-30).
  func setApplicationInFront(_ isInFront: Bool, at time: Microseconds) {
    guard isApplicationInFront, !isInFront else {
      isApplicationInFront = isInFront
      return
    }
    isApplicationInFront = false
    let lost = fingersOfApplication.entries.map {
      HIDEvent.Contact(finger: $0.finger, .cancelled, at: $0.value)
    }
    fingersOfApplication = ByFinger()
    if !lost.isEmpty { send(HIDEvent(time: time, contacts: lost)) }
  }

  /// Routes what is no touch: to the app in front.
  func route(_ work: @escaping () -> Void) {
    tracer.report(.system(.backboardd, .forward(toApplication: isApplicationInFront)))
    guard isApplicationInFront else { return tracer.report(.system(.springBoard, .event)) }
    tracer.report(.system(.machPort, .event))
    toFetcher(work)
  }

  /// Routes an event: a finger's whole touch goes to the app that was in front when it came down.
  func route(_ event: HIDEvent) {
    for contact in event.contacts where contact.change == .down && isApplicationInFront {
      fingersOfApplication[contact.finger] = contact.location
    }
    // Mostly the whole event belongs to one of them.
    let ours =
      event.contacts.allSatisfy(isOfApplication)
      ? event : HIDEvent(time: event.time, contacts: event.contacts.filter(isOfApplication))
    for contact in ours.contacts {
      let isOver = contact.change == .up || contact.change == .cancelled
      fingersOfApplication[contact.finger] = isOver ? nil : contact.location
    }
    if ours.contacts.count < event.contacts.count {
      tracer.report(.system(.backboardd, .forward(toApplication: false)))
      tracer.report(.system(.springBoard, .event))
    }
    if !ours.contacts.isEmpty { send(ours) }
  }

  private func send(_ event: HIDEvent) {
    tracer.report(.system(.backboardd, .forward(toApplication: true)))
    tracer.report(.system(.machPort, .event))
    toApplication(event)
  }

  /// Whether what a finger does goes to the app.
  private func isOfApplication(_ contact: HIDEvent.Contact) -> Bool {
    fingersOfApplication[contact.finger] != nil
  }
}
