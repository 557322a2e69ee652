@testable import MiniUIKit

/// Views with recognizers on a phone, all chosen by a seed, and fingers that play on them.
///
/// Everything that happens is read by `GestureLaws` and `MotionLaws` at once. The same seed makes
/// the same scene; those with an even one have scroll views and tables.
final class RandomScene {
  /// What happened, in the trace's words.
  private(set) var lines: [String] = []
  private(set) var laws: GestureLaws
  var motion = MotionLaws()
  var violations: [String] { laws.violations + motion.violations }
  /// What happened how often, so that a test sees that scenes are not idle.
  private(set) var counts: [String: Int] = [:]

  let phone = Phone()
  private(set) var views: [UIView] = []
  var recognizers: [UIGestureRecognizer] = []
  /// The scroll views, and tables among them.
  private(set) var scrolls: [UIScrollView] = []
  let rows = RandomRows()
  var random: Seeded
  let answers: RandomAnswers
  private let writesLines: Bool
  /// Whether there are scroll views, apart from all else.
  private let scrollsToo: Bool
  private var target: RandomTarget?
  private var touchOf: [Int: Int] = [:]
  var places: [Int: CGPoint] = [:]
  private var touches = 0

  init(_ seed: UInt64, writesLines: Bool = false) {
    random = Seeded(seed)
    answers = RandomAnswers(seed)
    self.writesLines = writesLines
    scrollsToo = seed.isMultiple(of: 2)
    laws = GestureLaws()
    makeViews()
    makeRecognizers()
    laws = GestureLaws(scenery)
    phone.tracer.listen { [unowned self] event, time in read(event, time) }
  }

  func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
  func pick<Element>(_ list: [Element]) -> Element {
    list[Int.random(in: 0..<list.count, using: &random)]
  }

  // MARK: - Views

  private func makeViews() {
    let window = UIWindow(windowScene: phone.application.windowScene)
    window.makeKeyAndVisible()
    views = [window]
    if chance(15) {
      let front = UIWindow(windowScene: phone.application.windowScene)
      front.frame = CGRect(x: 60, y: 60, width: 300, height: 300)
      front.isHidden = false
      views.append(front)
    }
    for number in views.count..<views.count + Int.random(in: 2...7, using: &random) {
      let frame = CGRect(
        x: pick([0, 0, 20, 60]), y: pick([0, 0, 20, 60]), width: pick([80, 150, 300]),
        height: pick([80, 150, 300]))
      let view = scrollsToo && chance(45) ? makeScroll(frame, number) : makeView(frame, number)
      view.isMultipleTouchEnabled = chance(50)
      view.isExclusiveTouch = chance(4)
      if chance(3) { view.isUserInteractionEnabled = false }
      // A scroll view is worth something with content.
      let scroll = scrollsToo && chance(60) ? scrolls.last : nil
      (scroll ?? pick(views)).addSubview(view)
      views.append(view)
      if let scroll = view as? UIScrollView { scrolls.append(scroll) }
    }
    if scrollsToo { makeRows() }
  }

  private func makeRows() {
    rows.count = pick([1, 4, 30])
    listenToScrolls()
    let (retargets, highlights) = (chance(10), pick([1, 1, 2]))
    rows.target = { retargets ? $0.clamped(CGPoint(x: 20, y: 20)) : $1 }
    rows.highlights = { $0 % highlights == 0 }
    let kind = pick([0, 1, 2])
    var contents = 100
    rows.makeContent = { [unowned self] in
      contents += 1
      guard kind > 0 else { return nil }
      return makeView(CGRect(x: 0, y: 0, width: 100, height: 30), contents)
    }
    for case let table as UITableView in scrolls { table.reloadData() }
  }

  /// What a view does with what it hears.
  func hear(_ number: Int) -> Hear {
    { [unowned self] touches, phase in
      for touch in touches.map({ $0.id }).sorted() {
        laws.read(.view(number, phase, touch: touch))
      }
      if chance(1) { change() }
    }
  }

  private func makeView(_ frame: CGRect, _ number: Int) -> UIView {
    let hear = hear(number)
    switch Int.random(in: 0..<10, using: &random) {
    case 0:
      let button = HearingButton(frame: frame)
      button.hear = hear
      return button
    case 1:
      let control = HearingControl(frame: frame)
      control.hear = hear
      control.isEnabled = chance(90)
      return control
    default:
      let view = Probe(frame: frame)
      view.on = { phase, touches, _ in hear(touches, phase) }
      return view
    }
  }

  // MARK: - Recognizers

  private func makeRecognizers() {
    let target = RandomTarget { [unowned self] in act($0) }
    self.target = target
    for number in 0..<Int.random(in: 1...6, using: &random) {
      let recognizer = makeRecognizer()
      recognizer.name = "r\(number)"
      recognizer.cancelsTouchesInView = chance(75)
      recognizer.delaysTouchesBegan = chance(20)
      recognizer.delaysTouchesEnded = chance(75)
      if chance(45) { recognizer.delegate = answers }
      recognizer.addTarget(target, action: RandomTarget.act, name: "act")
      pick(views).addGestureRecognizer(recognizer)
      answers.numbers[ObjectIdentifier(recognizer)] = number
      recognizers.append(recognizer)
    }
    adoptScrollRecognizers(target)
    guard recognizers.count > 1, chance(45) else { return }
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let (one, other) = (pick(recognizers), pick(recognizers))
      guard one !== other else { continue }
      one.require(toFail: other)
      // Now and then two wait for each other.
      if chance(20) { other.require(toFail: one) }
    }
  }

  private func makeRecognizer() -> UIGestureRecognizer {
    switch Int.random(in: 0..<12, using: &random) {
    case 0...2:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = pick([1, 1, 2, 3])
      tap.numberOfTouchesRequired = pick([1, 1, 1, 2])
      return tap
    case 3, 4:
      let press = UILongPressGestureRecognizer()
      press.minimumPressDuration = pick([0.5, 0.2, 0])
      press.numberOfTapsRequired = pick([0, 0, 1])
      press.numberOfTouchesRequired = pick([1, 1, 2])
      return press
    case 5, 6:
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = pick([1, 1, 2])
      if chance(30) { pan.maximumNumberOfTouches = 2 }
      return pan
    case 7:
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = pick([.right, .left, .up, [.left, .right]])
      return swipe
    case 8: return pick([UIPinchGestureRecognizer(), UIRotationGestureRecognizer()])
    case 9:
      let pan = UIScreenEdgePanGestureRecognizer()
      pan.edges = .left
      return pan
    case 10: return WiggleRecognizer(answers)
    default: return FirstFingerRecognizer(answers)
    }
  }

  // MARK: - The play

  /// Plays some steps, lifts all fingers, and waits.
  func play() throws {
    for _ in 0..<Int.random(in: 6...20, using: &random) { try step() }
    for finger in places.keys.sorted() { try report([(finger, .up)]) }
    try phone.clock.advance(by: scrollsToo ? 6 : 4)
    for (number, scroll) in scrolls.enumerated() { motion.read(.rest(number, scroll)) }
    laws.read(.rest(working: working, held: held.map { $0.touch.id }))
  }

  private func step() throws {
    let finger = pick([1, 1, 1, 2, 2, 3])
    if !scrolls.isEmpty, places[finger] == nil, chance(25) { return try flick(finger) }
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<25: try wait()
    case 25: change()
    case 26..<30 where places.count > 1:
      try report(places.keys.sorted().map { ($0, pick([.moved, .up])) })
    case 30..<33 where places.isEmpty: try report([(1, .down), (2, .down)])
    case 33..<35 where places[finger] != nil: try report([(finger, .cancelled)])
    case 35..<45 where places[finger] == nil: try tap(finger)
    case 45..<52 where places[finger] == nil: try drag(finger)
    default: try report([(finger, places[finger] == nil ? .down : pick([.moved, .moved, .up]))])
    }
  }

  func tap(_ finger: Int) throws {
    for _ in 1...pick([1, 1, 2, 3]) {
      try report([(finger, .down)])
      try phone.clock.advance(by: 0.03)
      try report([(finger, .up)])
    }
  }

  private func drag(_ finger: Int) throws {
    try report([(finger, .down)])
    let (x, y): (CGFloat, CGFloat) = pick([(14, 0), (-14, 1), (2, 12), (0, -14)])
    for _ in 0..<5 {
      try phone.clock.advance(by: 0.02)
      places[finger]?.x += x
      places[finger]?.y += y
      try report([(finger, .moved)], reach: 0.1)
    }
    if chance(70) { try report([(finger, .up)]) }
  }

  private func wait() throws {
    try phone.clock.advance(by: pick([0.005, 0.02, 0.02, 0.1, 0.36, 0.6, 0.8]))
  }

  func report(
    _ changes: [(finger: Int, change: HIDEvent.Contact.Change)], reach: CGFloat? = nil
  ) throws {
    var contacts: [HIDEvent.Contact] = []
    for (finger, change) in changes {
      var place = places[finger] ?? pick([10, 70, 130].map { CGPoint(x: $0, y: 0.7 * $0) })
      if change == .moved {
        let reach = reach ?? pick([2, 8, 15, 60])
        place.x = min(300, max(0, place.x + .random(in: -reach...reach, using: &random)))
        place.y = min(300, max(0, place.y + .random(in: -reach...reach, using: &random)))
      }
      places[finger] = change == .up || change == .cancelled ? nil : place
      if change == .down {
        touches += 1
        touchOf[finger] = touches
      }
      contacts.append(HIDEvent.Contact(finger: finger, change, at: place))
    }
    try phone.digitizer.report(contacts)
    // What was lifted is over; what an event without numbers is about is clear.
    for (finger, change) in changes where change == .up || change == .cancelled {
      touchOf[finger] = nil
    }
  }

  /// An action; now and then it changes something.
  private func act(_ recognizer: UIGestureRecognizer) {
    guard let number = answers.numbers[ObjectIdentifier(recognizer)] else { return }
    laws.read(.action(number, recognizer.state))
    if chance(12) { change() }
  }

  /// Changes something, in an action, in a view's touches method, or between two events.
  func change() {
    let (other, view) = (pick(recognizers), pick(views))
    let isOfScrollView = scrolls.contains { $0.pan === other || $0.delay === other }
    if !scrolls.isEmpty, chance(10) { return pick(scrolls).isScrollEnabled.toggle() }
    switch Int.random(in: 0..<7, using: &random) {
    case 0, 1:
      other.isEnabled = false
      other.isEnabled = true
    case 2: other.isEnabled.toggle()
    case 3 where !isOfScrollView: other.view?.removeGestureRecognizer(other)
    case 4 where !isOfScrollView: view.addGestureRecognizer(other)
    case 5: remove(view)
    default: if !(view is UIWindow) { view.isUserInteractionEnabled.toggle() }
    }
  }

  // MARK: - What happened

  private func read(_ event: TraceEvent, _ time: Microseconds) {
    if writesLines { lines.append(line(event, time)) }
    switch event {
    case .gestureTouch(let recognizer, let phase, let finger):
      // Without a number there is only one finger; if another one comes now, its touch is younger.
      if let touch = finger.map({ touchOf[$0] ?? 0 }) ?? touchOf.values.min() {
        laws.read(.recognizer(answers.number(of: recognizer), phase, touch: touch))
      }
    case .gesture(let recognizer, let state, _):
      counts[state.word, default: 0] += 1
      laws.read(
        .state(
          answers.number(of: recognizer), state, touches: recognizer.attempt.touches.map { $0.id },
          obstacle: obstacle(of: recognizer)))
    case .scroll, .row: counts[event.what.prefix { $0 != " " }.description, default: 0] += 1
    case .wait(_, let step, _): counts["wait " + step.rawValue, default: 0] += 1
    case .delay(_, let step, _, _): counts["delay " + step.rawValue, default: 0] += 1
    case .system(.runLoop, .sleep):
      laws.read(.turnOver(possible: possible, forgotten: forgotten))
    default: break
    }
  }

  private func line(_ event: TraceEvent, _ time: Microseconds) -> String {
    let details = event.details.map { " \($0.key)=\($0.value)" }.joined()
    return "\(time) \(event.kind) \(event.who) \(event.what)\(details)"
  }

  private var environment: GestureEnvironment? { phone.application.gestures }
  private var held: ContiguousArray<HeldTouches.Entry> { environment?.held.entries ?? [] }
  private var working: [Int] {
    recognizers.indices.filter {
      recognizers[$0].environment != nil || !recognizers[$0].pending.isEmpty
    }
  }
  private var possible: [Int] {
    recognizers.indices.filter {
      let recognizer = recognizers[$0]
      return recognizer.environment != nil && recognizer.settled == .possible
        && !recognizer.attempt.live.isEmpty
    }
  }

  /// Who of those that a recognizer names must fail and has not.
  private func obstacle(of recognizer: UIGestureRecognizer) -> Int? {
    recognizer.requirements.compactMap { $0.object }.first {
      $0.environment != nil && $0.isEnabled && $0.settled == .possible
    }.map { answers.number(of: $0) }
  }

  /// The touches that are held back although nobody holds them.
  private var forgotten: [Int] {
    held.indices.filter { place in
      let (touch, phase) = (held[place].touch, held[place].phase)
      let isBehind = held[..<place].contains { earlier in
        earlier.touch === touch
          || phase == .began && earlier.phase == .ended && earlier.touch.view === touch.view
      }
      return !isBehind
        && !touch.recognizers.contains {
          $0.settled == .possible && $0.tracks(touch)
            && ($0.delaysTouchesBegan && touch.hearing == .nothing
              || $0.delaysTouchesEnded && phase == .ended)
        }
    }.map { held[$0].touch.id }
  }

  private var scenery: GestureLaws.Scenery {
    GestureLaws.Scenery(
      isDiscrete: { [recognizers] in
        recognizers[$0] is UITapGestureRecognizer || recognizers[$0] is UISwipeGestureRecognizer
          || recognizers[$0] is WiggleRecognizer
      },
      cancels: { [recognizers] in recognizers[$0].cancelsTouchesInView },
      excludes: { [recognizers, answers] winner, other in
        let (winner, other) = (recognizers[winner], recognizers[other])
        guard let view = winner.view, let otherView = other.view else { return false }
        guard view.isDescendant(of: otherView) || otherView.isDescendant(of: view) else {
          return false
        }
        return winner.canPrevent(other) && other.canBePrevented(by: winner)
          && !answers.allow(winner, other)
      })
  }
}
