/// The process `backboardd`: knows who is in front and routes every event there (EV-21).
final class Backboard {
  /// Whether the app is in front; if not, the home screen's process gets the events.
  var isApplicationInFront = false

  private let tracer: Tracer
  private let toApplication: (HIDEvent) -> Void
  private let toFetcher: (@escaping () -> Void) -> Void
  /// The fingers that came down while the app was in front: what they do belongs to the app.
  private var fingersOfApplication: [Int] = []

  init(
    tracer: Tracer, toApplication: @escaping (HIDEvent) -> Void,
    toFetcher: @escaping (@escaping () -> Void) -> Void
  ) {
    (self.tracer, self.toApplication, self.toFetcher) = (tracer, toApplication, toFetcher)
  }

  /// Routes nothing to the app any more, when the phone goes away.
  func shutDown() { (isApplicationInFront, fingersOfApplication) = (false, []) }

  /// Routes what is no touch: to whoever is in front.
  func route(_ work: @escaping () -> Void) {
    tracer.report(.system(.backboardd, .forward(toApplication: isApplicationInFront)))
    guard isApplicationInFront else { return tracer.report(.system(.springBoard, .event)) }
    tracer.report(.system(.machPort, .event))
    toFetcher(work)
  }

  /// Routes an event: a finger's whole touch goes to whoever was in front when it came down.
  func route(_ event: HIDEvent) {
    var ours: [HIDEvent.Contact] = []
    var others = 0
    for contact in event.contacts {
      if contact.change == .down, isApplicationInFront {
        fingersOfApplication.append(contact.finger)
      }
      if fingersOfApplication.contains(contact.finger) { ours.append(contact) } else { others += 1 }
      if contact.change == .up || contact.change == .cancelled {
        fingersOfApplication.removeAll { $0 == contact.finger }
      }
    }
    if others > 0 {
      tracer.report(.system(.backboardd, .forward(toApplication: false)))
      tracer.report(.system(.springBoard, .event))
    }
    if !ours.isEmpty {
      tracer.report(.system(.backboardd, .forward(toApplication: true)))
      tracer.report(.system(.machPort, .event))
      toApplication(HIDEvent(time: event.time, contacts: ours))
    }
  }
}
