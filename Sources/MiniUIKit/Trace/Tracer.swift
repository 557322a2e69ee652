/// Where the engine reports what it does, one for each phone.
///
/// Whoever makes a call reports it: it announces the call, makes it dynamically, and reports the
/// real answer, so that an override, with or without `super`, shows what it really returned. A
/// default implementation that was not announced for this very call (a loop or a hand-made
/// `next?.touchesBegan` of the reader's) reports itself. So nothing is reported twice.
public final class Tracer {
  /// Called with everything that happens and the virtual time at which it does.
  public var listener: ((TraceEvent, Microseconds) -> Void)? {
    didSet { isListening = listener != nil }
  }

  /// Whether anybody listens.
  ///
  /// With no listener, this one test is all that tracing costs.
  private(set) var isListening = false

  /// The methods whose calls are announced.
  enum Method: Equatable {
    case hitTest
    case point
    case touches(UITouch.Phase)
  }

  private struct Announcement {
    let receiver: ObjectIdentifier
    let method: Method
    var isTaken = false
  }

  private let clock: Clock
  /// The calls that were announced and have not returned.
  private var announcements: [Announcement] = []

  init(clock: Clock) { self.clock = clock }

  /// Reports something that happened just now.
  func report(_ event: TraceEvent) { listener?(event, clock.now) }

  /// Says that the next thing is a call that the caller reports.
  func announce(_ method: Method, of receiver: UIResponder) {
    announcements.append(Announcement(receiver: ObjectIdentifier(receiver), method: method))
  }

  /// Says that the call announced last has returned.
  func returned() { announcements.removeLast() }

  /// Asked by a default implementation: was this very call announced? True once for each call.
  func wasAnnounced(_ method: Method, of receiver: UIResponder) -> Bool {
    guard let last = announcements.last, !last.isTaken, last.method == method,
      last.receiver == ObjectIdentifier(receiver)
    else { return false }
    announcements[announcements.count - 1].isTaken = true
    return true
  }
}
