import MiniUIKit

/// A phone with views, recognizers and fingers of which every call is heard and judged.
///
/// Every view and recognizer that takes part is adopted and gets a number. The scene is composed, and
/// the fingers are moved, by `RandomScene` or by a test.
class WatchedScene {
  let callbacks = Callbacks()
  let phone: Phone
  let application: ReportingApplication
  let answers: SceneAnswers
  let rows: SceneRows
  let census: Census

  private(set) var views: [UIView] = []
  private(set) var recognizers: [UIGestureRecognizer] = []
  private(set) var scrolls: [UIScrollView] = []
  private(set) var controls: [UIControl] = []
  private(set) var windows: [ReportingWindow] = []
  /// The controllers, in the order made; a view gets one when it is to present something.
  var controllers: [ReportingController] = []
  /// What the chain will go over when the calls under way have returned.
  var ties: [Tie] = []
  /// The target of all recognizers, as long as it lives.
  var target: SceneTarget?
  /// What the views of rows and of side effects are made of.
  private var numbersSoFar = 0

  /// Whether a view was moved since recognizers heard something last; who excludes whom has changed
  /// then, and shows with the next event (GR-109).
  var hasMovedView = false

  /// What happened, in the trace's words, if `writesLines`.
  private(set) var lines: [String] = []
  var writesLines = false
  /// Called with every line.
  var onLine: ((String) -> Void)?
  /// What happened how often, so that a test sees that scenes are not idle.
  var counts: [String: Int] = [:]
  /// How many events the scene was sent.
  var events = 0
  var journal = Journal()

  var gestures = GestureLaws()
  var motions = MotionLaws()
  /// How many presses a recognizer, by number, has heard begin and not end.
  private var openPresses: [Int: Int] = [:]
  var touches = TouchLaws()
  var control = ControlLaws()
  /// What was broken that is no matter of order.
  var states: [String] = []
  /// What was broken, in words that begin with the law.
  var violations: [String] {
    touches.violations + gestures.violations + motions.violations + control.violations + states
  }

  /// Where the fingers are that are on the glass.
  var places: [Int: CGPoint] = [:]

  /// Makes an empty scene.
  ///
  /// - Parameters:
  ///   - seed: What the delegates' answers follow from.
  ///   - census: Who counts the scene's objects.
  ///   - isRecorded: Whether the trace is read, by the laws and for the lines.
  init(_ seed: UInt64, _ census: Census, isRecorded: Bool) {
    self.census = census
    application = ReportingApplication(callbacks)
    phone = Phone(application: application)
    answers = SceneAnswers(seed, callbacks)
    rows = SceneRows(callbacks)
    for object in [callbacks, application, phone, answers, rows] as [AnyObject] {
      census.watch(object)
    }
    for part in [phone.clock, phone.tracer, phone.runLoop, phone.digitizer] as [AnyObject] {
      census.watch(part)
    }
    census.watch(application.windowScene)
    gestures = GestureLaws(scenery)
    target = SceneTarget { [unowned self] in act($0) }
    listen()
    if isRecorded { phone.tracer.listen { [unowned self] event, time in read(event, time) } }
  }

  deinit { callbacks.silence() }

  private func listen() {
    application.onEvent = { [unowned self] in readEvent($0) }
    callbacks.onTouches = { [unowned self] view, phase, touches in
      for touch in touches.map({ $0.id }).sorted() {
        gestures.read(.view(view, phase, touch: touch))
        journal.note(1, view, phase.rawValue, touch)
      }
    }
    application.observeKeyboard { [unowned self] _ in callbacks.onMoment(.keyboard, application) }
    phone.runLoop.addObserver(.beforeWaiting) { [unowned self] in
      callbacks.onMoment(.runLoopObserver, application)
    }
    rows.onScroll = { [unowned self] scroll, step in
      guard let number = scrolls.firstIndex(where: { $0 === scroll }) else { return }
      motions.read(.scroll(number, step, isBeyond: scroll.isBeyondEdge))
      journal.note(2, number, Int(scroll.contentOffset.x * 3), Int(scroll.contentOffset.y * 3))
    }
    rows.onRow = { [unowned self] table, step, row in
      guard let number = scrolls.firstIndex(where: { $0 === table }) else { return }
      motions.read(.row(number, step, row))
      journal.note(3, number, row.section, row.row)
    }
  }

  // MARK: - Who takes part

  /// A number for a new view.
  func nextNumber() -> Int {
    numbersSoFar += 1
    return numbersSoFar
  }

  func reporter() -> Reporter { Reporter(number: nextNumber(), callbacks: callbacks) }

  func adopt(_ view: UIView) {
    census.watch(view)
    views.append(view)
    if let window = view as? ReportingWindow {
      windows.append(window)
      window.onHit = { [unowned self] in touches.readHit() }
    }
    if let control = view as? UIControl { adopt(control) }
    if let scroll = view as? UIScrollView {
      scrolls.append(scroll)
      for recognizer in scroll.ownRecognizers { adopt(recognizer) }
    }
  }

  func adopt(_ recognizer: UIGestureRecognizer) {
    census.watch(recognizer)
    let number = recognizers.count
    answers.number(recognizer, number)
    recognizer.name = recognizer.name ?? "r\(number)"
    if let target { recognizer.addTarget(target, action: SceneTarget.act, name: "act") }
    recognizers.append(recognizer)
  }

  private func adopt(_ control: UIControl) {
    let number = controls.count
    controls.append(control)
    for bit in 0...8 {
      let event = UIControl.Event(rawValue: 1 << UInt(bit))
      // A control may outlive the scene, and give up when its window goes (CT-8).
      let action = UIAction { [weak self, unowned control] _ in
        guard let self else { return }
        self.control.read(.event(number, event))
        journal.note(4, number, bit)
        callbacks.onMoment(.controlAction, control)
      }
      control.addAction(action, for: event)
    }
    (control as? ReportingControl)?.onStop = { [weak self] in
      self?.control.read(.stopped(number))
    }
    if let field = control as? UITextField { field.delegate = rows }
  }

  /// Makes a window in front of the others.
  func addWindow() -> ReportingWindow {
    let window = ReportingWindow(application.windowScene, callbacks)
    window.isHidden = false
    adopt(window)
    return window
  }

  private func act(_ recognizer: UIGestureRecognizer) {
    guard let number = answers.number(of: recognizer) else { return }
    gestures.read(.action(number, recognizer.state, isEnabled: recognizer.isEnabled))
    journal.note(5, number, recognizer.state.rawValue)
    callbacks.onMoment(.recognizerAction, recognizer)
  }

  // MARK: - What happened

  private func readEvent(_ event: UIEvent) {
    census.watch(event)
    guard event.type == .touches, let all = event.allTouches else { return }
    for touch in all { census.watch(touch) }
    touches.read(
      all.map {
        TouchLaws.Sight(touch: $0.id, phase: $0.phase, isHit: $0.window is ReportingWindow)
      })
  }

  private func read(_ event: TraceEvent, _ time: Microseconds) {
    if writesLines || onLine != nil {
      let line = line(event, time)
      if writesLines { lines.append(line) }
      onLine?(line)
    }
    switch event {
    case .gestureTouch(let recognizer, let phase, let finger):
      hasMovedView = false
      let touch = recognizer.liveTouches.first {
        $0.phase == phase && (finger == nil || $0.finger == finger)
      }
      if let number = answers.number(of: recognizer), let touch {
        gestures.read(.recognizer(number, phase, touch: touch.id))
      }
    case .gesture(let recognizer, let state, _):
      counts[state.word, default: 0] += 1
      guard let number = answers.number(of: recognizer) else { return }
      gestures.read(
        .state(
          number, state, touches: recognizer.touchesOfAttempt.map { $0.id },
          obstacle: recognizer.openRequirement.flatMap { answers.number(of: $0) }))
    case .gesturePress(let recognizer, let phase, _): readPress(of: recognizer, phase, event.what)
    case .noSuper(let recognizer, let method):
      expect(false, "super", "\(recognizer.wordInTrace) does not call it in \(method) (GR-107)")
    case .scroll, .row:
      let word = event.what.prefix { $0 != " " && $0 != "," }
      counts[String(word), default: 0] += 1
      if case .scroll(let view, .willBeginDragging) = event, view.isCarried {
        counts["handed over", default: 0] += 1
      }
    case .wait(_, let step, _): counts["wait " + step.rawValue, default: 0] += 1
    case .delay(_, let step, _, _): counts["delay " + step.rawValue, default: 0] += 1
    case .control, .responder, .message, .notify:
      counts[event.kind + " " + event.what, default: 0] += 1
    case .system(.application, .swallowed): touches.readSwallowed()
    case .system(.application, .sendEventEnded): gestures.read(.eventOver)
    case .system(.runLoop, .sleep): readTurn()
    default: break
    }
  }

  /// A recognizer that hears the end of a press has heard it begin.
  private func readPress(
    of recognizer: UIGestureRecognizer, _ phase: UIPress.Phase, _ word: String
  ) {
    counts["gesturePress " + word, default: 0] += 1
    guard let number = answers.number(of: recognizer) else { return }
    let open = openPresses[number, default: 0]
    if phase == .began { openPresses[number] = open + 1 }
    guard phase == .ended || phase == .cancelled else { return }
    expect(open > 0, "press", "recognizer \(number) hears the end of one that has not begun")
    openPresses[number] = open - 1
  }

  private func readTurn() {
    gestures.read(
      .turnOver(
        possible: hasMovedView
          ? [] : recognizers.indices.filter { recognizers[$0].mayRecognizeStill },
        forgotten: phone.forgottenTouches,
        disabled: recognizers.indices.filter { !recognizers[$0].isEnabled }))
  }

  private func line(_ event: TraceEvent, _ time: Microseconds) -> String {
    let details = event.details.map { " \($0.key)=\($0.value)" }.joined()
    return "\(time) \(event.kind) \(event.who) \(event.what)\(details)"
  }

  private var scenery: GestureLaws.Scenery {
    GestureLaws.Scenery(
      isDiscrete: { [unowned self] in
        recognizers[$0] is UITapGestureRecognizer || recognizers[$0] is UISwipeGestureRecognizer
          || recognizers[$0] is WiggleRecognizer
      },
      cancels: { [unowned self] in recognizers[$0].cancelsTouchesInView },
      excludes: { [unowned self] in excludes(recognizers[$0], recognizers[$1]) })
  }

  private func excludes(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard let view = winner.view, let otherView = other.view,
      view.isDescendant(of: otherView) || otherView.isDescendant(of: view)
    else { return false }
    return callbacks.quietly { winner.canPrevent(other) && other.canBePrevented(by: winner) }
      && !answers.allow(winner, other)
  }
}
