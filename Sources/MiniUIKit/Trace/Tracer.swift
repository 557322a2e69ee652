/// Where the engine reports what it does, one for each phone.
///
/// The caller reports a call: it announces the call, makes it dynamically, and reports the
/// real answer, so that an override, with or without `super`, shows what it really returned. A
/// default implementation that was not announced for this very call (a loop or a hand-made
/// `next?.touchesBegan` of the reader's) reports itself. So nothing is reported twice.
///
/// One touch may ask thousands of views. What a hit test reports is therefore only noted, and
/// handed over when the outermost hit test has answered, or before: as soon as anything else is
/// reported, a name is about to change, or another listener begins to listen.
public final class Tracer {
  /// Called with everything that happens, in order and while all names are still as they were.
  public var listener: ((TraceBatch) -> Void)? {
    get { call }
    set {
      handOver()
      call = newValue
      isListening = newValue != nil
    }
  }
  private var call: ((TraceBatch) -> Void)?

  /// Whether anything listens.
  ///
  /// With no listener, this one test is all that tracing costs.
  private(set) var isListening = false

  /// The methods whose calls are announced.
  enum Method: Equatable {
    case hitTest
    case point
    case touches(UITouch.Phase)
    case motion(ChainMessage.MotionPhase)
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
  /// What the hit test under way has reported and the listener has not heard yet.
  private let notebook = HitTestNotebook()
  /// How many reported hit tests are under way, each in the one before.
  private var depth = 0

  /// How many views report here; counted in debug builds only.
  private var views = 0

  init(clock: Clock) { self.clock = clock }

  /// Counts a view that reports elsewhere from now on.
  ///
  /// - Returns: True, so that `assert` can call it.
  static func movesView(from old: Tracer?, to new: Tracer?) -> Bool {
    old?.views -= 1
    new?.views += 1
    return true
  }

  /// Whether no view reports here any more; known in debug builds only.
  var isLeft: Bool { views == 0 }

  /// Listens to everything that happens, one thing after the other.
  ///
  /// - Parameter body: Called with each thing and the virtual time at which it happened.
  public func listen(_ body: @escaping (TraceEvent, Microseconds) -> Void) {
    listener = { batch in
      for event in batch { body(event, batch.time) }
    }
  }

  /// Reports something that happened just now.
  @inline(__always)
  func report(_ event: @autoclosure () -> TraceEvent) {
    if isListening { tell(event()) }
  }

  @inline(never)
  private func tell(_ event: TraceEvent) {
    handOver()
    call?(TraceBatch(event, at: clock.now))
  }

  // MARK: - Hit tests

  /// Says that a hit test begins that is reported.
  @inline(__always)
  func enter() { depth &+= 1 }

  /// Notes something of a hit test; the view must be kept.
  @inline(__always)
  func note(_ view: UIView, _ what: HitTestNotes.Note.What) {
    guard isListening else { return }
    if notebook.time != clock.now { turnPage() }
    notebook.note(view, what)
  }

  /// Keeps a view as long as there are notes about it.
  func keep(_ view: UIView) { notebook.keep(view) }

  /// Keeps all subviews of a view, which are about to be asked.
  func keepSubviews(of view: UIView) { notebook.keepSubviews(of: view) }

  /// Says that a hit test that is reported has answered.
  @inline(__always)
  func leave() {
    depth &-= 1
    if depth == 0 { finish() }
  }

  @inline(never)
  private func finish() {
    let notes = notebook.isEmpty ? nil : notebook.takeNotes()
    notebook.letGo()
    if let notes { call?(TraceBatch(notes)) }
  }

  /// Tells the listener what is noted.
  ///
  /// To be called before anything changes that is read from the views: their names.
  func handOver() {
    if !notebook.isEmpty { call?(TraceBatch(notebook.takeNotes())) }
  }

  /// What is noted together happened at one time.
  @inline(never)
  private func turnPage() {
    handOver()
    notebook.time = clock.now
  }

  // MARK: - Announcements

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
  @inline(__always)
  func wasAnnounced(_ method: Method, of receiver: UIResponder) -> Bool {
    guard let announcement else { return false }
    return announcement.receiver == ObjectIdentifier(receiver) && announcement.method == method
  }
}
