import MiniUIKit

/// One thing that happened to recognizers, views and touches, all of them by number.
enum GestureFact: Equatable {
  /// A view's touches method ran.
  case view(Int, UITouch.Phase, touch: Int)
  /// A recognizer heard of a touch.
  case recognizer(Int, UITouch.Phase, touch: Int)
  /// A recognizer is in a new state, has some touches, and a required one may still recognize.
  case state(Int, UIGestureRecognizer.State, touches: [Int] = [], obstacle: Int? = nil)
  /// A recognizer, which is switched on or not, told its target of a state.
  case action(Int, UIGestureRecognizer.State, isEnabled: Bool = true)
  /// An event is over; there may be several in a turn.
  case eventOver
  /// An event, or a timer, is over: the recognizers that are possible and have fingers, the touches
  /// that are held back although no recognizer wants them, and the recognizers that are switched off.
  case turnOver(possible: [Int] = [], forgotten: [Int] = [], disabled: [Int] = [])
  /// A view has changed its superview, and with it what excludes what.
  case reparented
  /// The target was freed: from now on nothing is reported to it.
  case targetFreed
  /// All fingers are up, and much time has passed: the recognizers at work, and the touches held back.
  case rest(working: [Int] = [], held: [Int] = [])
}

/// What must hold in every scene, whatever it is made of; it reads one fact after the other.
struct GestureLaws {
  typealias State = UIGestureRecognizer.State

  /// What has to be known of the recognizers.
  struct Scenery {
    /// Whether a recognizer is discrete.
    var isDiscrete: (Int) -> Bool = { _ in false }
    /// Whether it takes its touches from the views.
    var cancels: (Int) -> Bool = { _ in true }
    /// Whether one that has recognized keeps another one from it.
    var excludes: (Int, Int) -> Bool = { _, _ in true }
  }

  /// What was broken, in words that begin with the law.
  private(set) var violations: [String] = []

  private let scenery: Scenery
  private var states: [Int: State] = [:]
  /// The last phase that a receiver has heard of a touch.
  private var views: [Pair: UITouch.Phase] = [:]
  private var recognizers: [Pair: UITouch.Phase] = [:]
  /// The touches that a recognizer, named first, must not hear of any more.
  private var closed: Set<Pair> = []
  /// The touches that a gesture has taken from their views.
  private var taken: Set<Int> = []
  /// The recognizers that have ended in this turn, each with the number of facts before.
  private var ended: [(recognizer: Int, at: Int)] = []
  /// How many facts were read, and how many before a recognizer first heard of a touch.
  private var factsSoFar = 0
  private var beginnings: [Pair: Int] = [:]
  /// The touches that were lifted in this event.
  private var lifted: Set<Pair> = []
  /// The states that a recognizer has not reported to its target yet.
  private var untold: [Int: [State]] = [:]
  /// Whether the target was freed.
  private var isTargetFreed = false
  /// Whether a view has changed its superview since the last touch was heard: what is on one branch
  /// now is excluded when the next one is.
  private var isReparented = false
  /// The recognizers that were switched off when the last turn was over.
  private var disabled: Set<Int> = []

  private struct Pair: Hashable {
    var receiver, touch: Int
  }

  init(_ scenery: Scenery = Scenery()) { self.scenery = scenery }

  /// Checks some facts from the beginning.
  static func violations(_ facts: [GestureFact], _ scenery: Scenery = Scenery()) -> [String] {
    var laws = GestureLaws(scenery)
    for fact in facts { laws.read(fact) }
    return laws.violations
  }

  mutating func read(_ fact: GestureFact) {
    factsSoFar += 1
    switch fact {
    case .view(let view, let phase, let touch): readView(Pair(receiver: view, touch: touch), phase)
    case .recognizer(let recognizer, let phase, let touch):
      readRecognizer(Pair(receiver: recognizer, touch: touch), phase)
    case .state(let recognizer, let state, let touches, let obstacle):
      readState(recognizer, state, touches, obstacle)
    case .action(let recognizer, let state, let isEnabled):
      expect(
        isEnabled || state == .cancelled || !disabled.contains(recognizer), "disabled",
        "\(recognizer) tells of \(state) though it is switched off")
      let due = untold[recognizer]?.first
      let rule = due.map { "\($0)" } ?? "nothing"
      expect(due == state, "action", "\(recognizer) tells of \(state), not \(rule)")
      if due != nil { untold[recognizer]?.removeFirst() }
    case .turnOver(let possible, let forgotten, let disabled):
      readTurn(possible, forgotten)
      self.disabled = Set(disabled)
    case .eventOver: lifted = []
    case .reparented:
      isReparented = true
      // Who was over before has excluded whom it met on its branch then.
      ended = []
    case .targetFreed: (isTargetFreed, untold) = (true, [:])
    case .rest(let working, let held): readRest(working, held)
    }
  }

  private mutating func expect(_ holds: Bool, _ law: String, _ sentence: @autoclosure () -> String)
  {
    if !holds { violations.append(law + ": " + sentence()) }
  }

  /// Began comes first and once, and nothing comes after the end.
  private mutating func expectOrder(_ last: UITouch.Phase?, _ phase: UITouch.Phase, _ who: String) {
    if phase == .began {
      expect(last == nil, "began once", who)
    } else {
      expect(last != nil, "began first", "\(who) hears \(phase)")
    }
    expect(last != .ended && last != .cancelled, "nothing after the end", "\(who) hears \(phase)")
  }

  private mutating func readView(_ pair: Pair, _ phase: UITouch.Phase) {
    expectOrder(views[pair], phase, "view \(pair.receiver), touch \(pair.touch)")
    expect(
      phase == .cancelled || !taken.contains(pair.touch), "taken",
      "view \(pair.receiver) hears \(phase) of touch \(pair.touch), which a gesture has taken")
    views[pair] = phase
  }

  private mutating func readRecognizer(_ pair: Pair, _ phase: UITouch.Phase) {
    let who = "recognizer \(pair.receiver), touch \(pair.touch)"
    expectOrder(recognizers[pair], phase, who)
    expect(!closed.contains(pair), "reset", "\(who) hears \(phase) after the reset")
    let state = states[pair.receiver] ?? .possible
    let isOver = [.ended, .cancelled, .failed].contains(state)
    expect(!isOver, "over", "\(who) hears \(phase) in \(state)")
    recognizers[pair] = phase
    isReparented = false
    if phase == .began { beginnings[pair] = factsSoFar }
    if phase == .ended || phase == .cancelled { lifted.insert(pair) }
  }

  // MARK: - States

  private func follow(_ state: State, _ recognizer: Int) -> [State] {
    switch state {
    case .possible: scenery.isDiscrete(recognizer) ? [.ended, .failed] : [.began, .ended, .failed]
    case .began, .changed: [.changed, .ended, .cancelled]
    case .ended, .cancelled, .failed: [.possible]
    }
  }

  private mutating func readState(
    _ recognizer: Int, _ state: State, _ touches: [Int], _ obstacle: Int?
  ) {
    let old = states[recognizer] ?? .possible
    states[recognizer] = state
    expect(
      follow(old, recognizer).contains(state), "transition", "\(recognizer): \(old) -> \(state)")
    switch state {
    case .possible:
      for pair in recognizers.keys where pair.receiver == recognizer { closed.insert(pair) }
      return
    case .failed: return
    case .cancelled: break
    case .began, .changed, .ended:
      if scenery.cancels(recognizer) { taken.formUnion(touches) }
    }
    if !isTargetFreed { untold[recognizer, default: []].append(state) }
    if old == .possible { expectLeave(of: recognizer, touches, obstacle) }
    if state == .ended { ended.append((recognizer, at: factsSoFar)) }
  }

  /// A recognizer that is excluded, or has to wait, does not recognize.
  private mutating func expectLeave(of recognizer: Int, _ touches: [Int], _ obstacle: Int?) {
    if let obstacle { expect(false, "waits", "\(recognizer) recognizes before \(obstacle) failed") }
    let heard = touches.filter { isHeard($0, by: recognizer) }
    // A gesture of fingers that came down after another one was over is a new one.
    let first = heard.compactMap { beginnings[Pair(receiver: recognizer, touch: $0)] }.min()
    // What has come onto its branch meanwhile excludes it with the next touch.
    guard let first, !isReparented else { return }
    for other in working + ended.filter({ $0.at > first }).map(\.recognizer)
    where other != recognizer {
      expect(
        !scenery.excludes(other, recognizer), "excluded", "\(recognizer) recognizes beside \(other)"
      )
    }
  }

  /// Whether a recognizer has heard of a touch that was not over before this event.
  private func isHeard(_ touch: Int, by recognizer: Int) -> Bool {
    let pair = Pair(receiver: recognizer, touch: touch)
    return recognizers[pair] == .began || recognizers[pair] == .moved || lifted.contains(pair)
  }

  /// The recognizers whose gesture is under way.
  private var working: [Int] {
    states.keys.filter { states[$0] == .began || states[$0] == .changed }.sorted()
  }

  // MARK: - Ends

  private mutating func readTurn(_ possible: [Int], _ forgotten: [Int]) {
    for touch in forgotten { expect(false, "forgotten", "touch \(touch) is held back by nobody") }
    for recognizer in possible {
      for other in working where !isReparented && scenery.excludes(other, recognizer) {
        expect(false, "left over", "\(recognizer) is possible beside \(other)")
      }
    }
    for recognizer in untold.keys.sorted() {
      for state in untold[recognizer] ?? [] {
        expect(false, "untold", "\(recognizer) has told nobody of \(state)")
      }
    }
    (untold, ended, lifted) = ([:], [], [])
  }

  private mutating func readRest(_ working: [Int], _ held: [Int]) {
    expect(working.isEmpty, "at rest", "recognizers \(working) still work")
    expect(held.isEmpty, "at rest", "touches \(held) are still held back")
    for (recognizer, state) in states.sorted(by: { $0.key < $1.key }) {
      expect(state == .possible, "at rest", "recognizer \(recognizer) is \(state)")
    }
    let open = views.filter { $0.value != .ended && $0.value != .cancelled }.map { $0.key }
    for pair in open.sorted(by: { ($0.touch, $0.receiver) < ($1.touch, $1.receiver) }) {
      expect(false, "at rest", "view \(pair.receiver) waits for the end of touch \(pair.touch)")
    }
  }
}
