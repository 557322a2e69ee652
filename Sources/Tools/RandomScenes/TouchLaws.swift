import MiniUIKit

/// What must hold of every touch as the app's events show it: one beginning, one end, one hit test
/// (EV-17, HT-19).
struct TouchLaws {
  /// One touch as an event shows it.
  struct Sight: Equatable {
    let touch: Int
    let phase: UITouch.Phase
    /// Whether a view was found for it.
    var isHit = true
  }

  /// What was broken, in words that begin with the law.
  private(set) var violations: [String] = []
  /// The touches that are alive, with the phase seen last.
  private var alive: [Int: UITouch.Phase] = [:]
  private var newest = 0
  /// How many touches that began have a view, and how many hit tests have found one.
  private var hitTouches = 0
  private var hits = 0

  private mutating func expect(_ holds: Bool, _ law: String, _ sentence: @autoclosure () -> String)
  {
    if !holds { violations.append(law + ": " + sentence()) }
  }

  /// A hit test for a touch has found a view.
  mutating func readHit() { hits += 1 }

  /// A hit test found a view, and the touch was not delivered all the same (HT-22).
  mutating func readSwallowed() { hits -= 1 }

  mutating func read(_ event: [Sight]) {
    expect(event.contains { $0.phase != .stationary }, "event", "one in which nothing happens")
    for sight in event.sorted(by: { $0.touch < $1.touch }) {
      let (touch, last) = (sight.touch, alive[sight.touch])
      if sight.phase == .began {
        expect(last == nil && touch > newest, "touch", "\(touch) begins again")
        newest = max(newest, touch)
        if sight.isHit { hitTouches += 1 }
      } else {
        expect(last != nil, "touch", "\(touch) is \(sight.phase) and not alive")
      }
      let isOver = sight.phase == .ended || sight.phase == .cancelled
      alive[touch] = isOver ? nil : sight.phase
    }
    for touch in alive.keys.sorted() where !event.contains(where: { $0.touch == touch }) {
      expect(false, "touch", "\(touch) is alive and not in the event (EV-3)")
    }
    let (found, wanted) = (hits, hitTouches)
    expect(found == wanted, "hit test", "\(found) hits for \(wanted) touches")
    hits = wanted
  }

  /// All fingers are up.
  mutating func readRest() {
    let open = alive.keys.sorted()
    expect(open.isEmpty, "at rest", "touches \(open) have no end")
  }
}
