/// A phone: glass, system and one app, on a virtual clock.
///
/// Two phones know nothing of each other. The whole way of a touch can be read here: the digitizer
/// reports to backboardd, backboardd to the app's fetch thread, the fetch thread to the main run
/// loop, and there the dispatcher makes an event of it.
public final class Phone {
  /// The size of the screen, in points: that of the published experiments.
  public static let defaultScreenSize = CGSize(width: 375, height: 812)

  /// The size of the screen, in points.
  public let screenSize: CGSize
  /// The phone's only clock.
  public let clock: Clock
  /// Where everything that happens is reported.
  public let tracer: Tracer
  /// The run loop of the app's main thread.
  public let runLoop: MainRunLoop
  /// The touch screen.
  public let digitizer: Digitizer
  /// The app.
  public let application: UIApplication

  /// The presses whose buttons are down.
  var pressesDown: [UIPress] = []

  private let backboard: Backboard
  let dispatcher: EventDispatcher

  /// Whether the app is in front.
  ///
  /// When it leaves the front its touches are cancelled (EV-30), and what fingers do from then on
  /// goes to the home screen.
  public var isApplicationInFront: Bool {
    get { backboard.isApplicationInFront }
    set {
      if !newValue {
        cancelPresses()
        if dispatcher.stroke != nil { endScroll(isCancelled: true) }
      }
      backboard.setApplicationInFront(newValue, at: clock.now)
    }
  }

  /// Makes a phone with an app in front.
  ///
  /// - Parameters:
  ///   - application: The app; your own subclass, if you want to watch events or actions.
  ///   - screenSize: In points.
  /// - Precondition: The app runs on no other phone.
  public init(
    application: UIApplication = UIApplication(), screenSize: CGSize = Phone.defaultScreenSize
  ) {
    precondition(application.phone == nil, "An app runs on one phone only.")
    self.application = application
    self.screenSize = screenSize
    let clock = Clock()
    let tracer = Tracer(clock: clock)
    let runLoop = MainRunLoop(clock: clock, tracer: tracer)
    let dispatcher = EventDispatcher(
      application: application, clock: clock, tracer: tracer, runLoop: runLoop)
    let fetcher = EventFetcher(tracer: tracer, runLoop: runLoop) { dispatcher.handle($0) }
    let backboard = Backboard(tracer: tracer) {
      fetcher.receive($0)
    } toFetcher: {
      fetcher.receive($0)
    }
    digitizer = Digitizer(clock: clock, tracer: tracer) { backboard.route($0) }
    (self.clock, self.tracer, self.runLoop) = (clock, tracer, runLoop)
    (self.backboard, self.dispatcher) = (backboard, dispatcher)
    application.phone = self
    application.tracer = tracer
    application.gestures = GestureEnvironment(tracer: tracer, runLoop: runLoop)
    backboard.setApplicationInFront(true, at: 0)
  }

  /// Something has happened to the hardware that is no touch (EV-20).
  func hardware(_ work: @escaping () -> Void) {
    tracer.report(.system(.driver, .event))
    backboard.route(work)
  }

  deinit {
    // Clock and digitizer may outlive the phone; what they lead to does not.
    clock.stopTimers()
    runLoop.dropWork()
    backboard.shutDown()
    application.gestures?.shutDown()
    application.gestures = nil
    // Views that outlive the phone have nothing to report any more.
    application.phone = nil
    for window in application.windowScene.windows { application.windowScene.discard(window) }
    application.tracer = nil
    assert(tracer.isLeft, "A view still reports to a phone that is gone.")
  }
}
