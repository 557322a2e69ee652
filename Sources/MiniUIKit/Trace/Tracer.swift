/// Where the engine reports what it does, one for each phone.
///
/// Whoever makes a call reports it: it announces the call, makes it dynamically, and reports the
/// real answer, so that an override, with or without `super`, shows what it really returned. A
/// default implementation that was not announced for this very call (a loop or a hand-made
/// `next?.touchesBegan` of the reader's) reports itself. So nothing is reported twice.
public final class Tracer {
  /// Called with everything that happens and the virtual time at which it does.
  public var listener: ((TraceEvent, Microseconds) -> Void)? {
    get { call }
    set {
      call = newValue
      isListening = newValue != nil
    }
  }
  private var call: ((TraceEvent, Microseconds) -> Void)?

  /// Whether anybody listens.
  ///
  /// With no listener, this one test is all that tracing costs.
  private(set) var isListening = false

  /// The methods whose calls are announced.
  enum Method: Equatable {
    case hitTest
    case point
    case touches(UITouch.Phase)
    case motion(FocusMessage.MotionPhase)
    case presses(UIPress.Phase)
    case remoteControl
  }

  /// A call that its caller reports.
  struct Announcement {
    fileprivate let receiver: ObjectIdentifier
    fileprivate let method: Method
  }

  private let clock: Clock
  /// The innermost call that was announced and has not returned.
  private var announcement: Announcement?

  init(clock: Clock) { self.clock = clock }

  /// Reports something that happened just now.
  func report(_ event: TraceEvent) { call?(event, clock.now) }

  /// Says that the next thing is a call that the caller reports.
  ///
  /// - Returns: The announcement in force so far, to be given to `returned(to:)`.
  @inline(__always)
  func announce(_ method: Method, of receiver: UIResponder) -> Announcement? {
    let outer = announcement
    announcement = Announcement(receiver: ObjectIdentifier(receiver), method: method)
    return outer
  }

  /// Says that the call announced last has returned.
  @inline(__always)
  func returned(to outer: Announcement?) { announcement = outer }

  /// Says to a default implementation whether the call it runs for was announced.
  ///
  /// True also if an override calls `super` twice: the call it is part of is reported already.
  func wasAnnounced(_ method: Method, of receiver: UIResponder) -> Bool {
    guard let announcement else { return false }
    return announcement.receiver == ObjectIdentifier(receiver) && announcement.method == method
  }
}
