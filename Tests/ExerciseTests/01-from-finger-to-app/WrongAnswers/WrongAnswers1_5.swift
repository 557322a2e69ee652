import Grading
import MiniUIKit

let wrong1_5: [WrongAnswer<MakeLogging>] = [
  WrongAnswer("forgets super") { logging(sends: { _ in false }) },
  WrongAnswer("sends only what begins") {
    logging(sends: { $0.allTouches?.contains { $0.phase == .began } == true })
  },
  WrongAnswer("drops what is cancelled") {
    logging(sends: { $0.allTouches?.contains { $0.phase == .cancelled } == false })
  },
  WrongAnswer("sends every event twice") {
    { scene in
      let window = SendsTwice(windowScene: scene)
      return (window, { window.log })
    }
  },
  WrongAnswer("logs every phase") { logging(logs: { _ in true }) },
  WrongAnswer("logs the touches of all windows") { logging(of: { event, _ in event.allTouches }) },
  WrongAnswer("logs the touches of all windows in its own coordinates") {
    { scene in
      let window = LogsAllTouches(windowScene: scene)
      return (window, { window.log })
    }
  },
  WrongAnswer("logs what lies in its bounds") {
    { scene in
      let window = AsksItsBounds(windowScene: scene)
      return (window, { window.log })
    }
  },
  WrongAnswer("logs the view's coordinates") { logging(place: { $0.location(in: $0.view) }) },
  WrongAnswer("logs one touch of an event") {
    logging(of: { event, window in
      event.touches(for: window)?.min { $0.location(in: nil).x < $1.location(in: nil).x }
        .map { [$0] }
    })
  },
  WrongAnswer("asks its frame before it logs") {
    logging(logs: { touch in
      touch.phase == .began && touch.window?.frame.contains(touch.location(in: nil)) == true
    })
  },
  WrongAnswer("keeps a shake to itself") { logging(sends: { $0.type == .touches }) },
  WrongAnswer("logs hit tests") {
    { scene in
      let window = LogsHitTests(windowScene: scene)
      return (window, { window.log })
    }
  },
  WrongAnswer("keeps what the latest event has") {
    { scene in
      let window = KeepsTheLatest(windowScene: scene)
      return (window, { window.log })
    }
  },
]

private func logging(
  of touches: @escaping (UIEvent, UIWindow) -> Set<UITouch>? = { $0.touches(for: $1) },
  logs: @escaping (UITouch) -> Bool = { $0.phase == .began },
  place: @escaping (UITouch) -> CGPoint = { $0.location(in: nil) },
  sends: @escaping (UIEvent) -> Bool = { _ in true }
) -> MakeLogging {
  { scene in
    let window = LogsSomehow(windowScene: scene)
    (window.touches, window.logs, window.place, window.sends) = (touches, logs, place, sends)
    return (window, { window.log })
  }
}

private final class LogsSomehow: UIWindow {
  private(set) var log: [CGPoint] = []
  var touches: (UIEvent, UIWindow) -> Set<UITouch>? = { _, _ in nil }
  var logs: (UITouch) -> Bool = { _ in false }
  var place: (UITouch) -> CGPoint = { _ in .zero }
  var sends: (UIEvent) -> Bool = { _ in true }

  override func sendEvent(_ event: UIEvent) {
    log += (touches(event, self) ?? []).filter(logs).map(place)
    if sends(event) { super.sendEvent(event) }
  }
}

private final class SendsTwice: UIWindow {
  private(set) var log: [CGPoint] = []

  override func sendEvent(_ event: UIEvent) {
    super.sendEvent(event)
    for touch in event.touches(for: self) ?? [] where touch.phase == .began {
      log.append(touch.location(in: nil))
    }
    super.sendEvent(event)
  }
}

private final class KeepsTheLatest: UIWindow {
  private(set) var log: [CGPoint] = []

  override func sendEvent(_ event: UIEvent) {
    let begun = (event.touches(for: self) ?? []).filter { $0.phase == .began }
    log = begun.map { $0.location(in: self) }
    super.sendEvent(event)
  }
}

private final class LogsHitTests: UIWindow {
  private(set) var log: [CGPoint] = []

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if hit != nil { log.append(point) }
    return hit
  }
}

private final class LogsAllTouches: UIWindow {
  private(set) var log: [CGPoint] = []

  override func sendEvent(_ event: UIEvent) {
    for touch in event.allTouches ?? [] where touch.phase == .began {
      log.append(touch.location(in: self))
    }
    super.sendEvent(event)
  }
}

private final class AsksItsBounds: UIWindow {
  private(set) var log: [CGPoint] = []

  override func sendEvent(_ event: UIEvent) {
    for touch in event.allTouches ?? [] where touch.phase == .began {
      let place = touch.location(in: self)
      if bounds.contains(place) { log.append(place) }
    }
    super.sendEvent(event)
  }
}

/// Right: delivers first, and asks each touch for its window.
final class LogsAfterwards: UIWindow {
  private(set) var log: [CGPoint] = []

  override func sendEvent(_ event: UIEvent) {
    super.sendEvent(event)
    for touch in event.allTouches ?? [] where touch.window == self {
      if case .began = touch.phase { log.append(touch.location(in: self)) }
    }
  }
}

/// Right: delivers when the log is written, whatever the event is.
final class LogsAtTheEnd: UIWindow {
  private(set) var log: [CGPoint] = []

  override func sendEvent(_ event: UIEvent) {
    defer { super.sendEvent(event) }
    guard let all = event.allTouches else { return }
    log += all.filter { $0.window === self && $0.phase == .began }.map { $0.location(in: nil) }
  }
}
