import Grading
import MiniUIKit

let wrong1_5: [WrongAnswer<MakeLogging>] = [
  WrongAnswer(
    "forgets super",
    gets: """
      A tap at the window's (60, 100), the screen's (60, 500): the log is right, but the view \
      left hears nothing.
      """,
    "It should hear began 1, ended 1: events must go on to the views, every one.",
    rule: Diagnosis1_5.callsSuper
  ) { logging(sends: { _ in false }) },
  WrongAnswer(
    "sends only what begins",
    gets: """
      A tap at the window's (60, 100), the screen's (60, 500): the log is right, but the view \
      left hears began 1.
      """,
    "It should hear began 1, ended 1: events must go on to the views, every one.",
    rule: Diagnosis1_5.callsSuper
  ) { logging(sends: { $0.allTouches?.contains { $0.phase == .began } == true }) },
  WrongAnswer(
    "drops what is cancelled",
    gets: """
      A finger rests at (60, 100), a second comes down at (150, 160), an alert takes both: the log \
      is right, but the view left hears began 1, began 2.
      """,
    "It should hear began 1, began 2, cancelled 1 2: events must go on to the views, every one.",
    rule: Diagnosis1_5.callsSuper
  ) { logging(sends: { $0.allTouches?.contains { $0.phase == .cancelled } == false }) },
  WrongAnswer(
    "sends every event twice",
    gets: """
      A tap at the window's (60, 100), the screen's (60, 500): the log is right, but the same \
      event goes to super's sendEvent twice.
      """,
    Diagnosis1_5.sendsTwice, rule: Diagnosis1_5.sentOnce
  ) {
    { scene in
      let window = SendsTwice(windowScene: scene)
      return (window, { window.log })
    }
  },
  WrongAnswer(
    "logs every phase",
    gets: """
      A tap at the window's (60, 100), the screen's (60, 500): expected (60, 100), but your code \
      gives (60, 100) (60, 100).
      """,
    Diagnosis1_5.logsEveryPhase, rule: Diagnosis1_5.rule
  ) { logging(logs: { _ in true }) },
  WrongAnswer(
    "logs the touches of all windows",
    gets: """
      One event: a finger at (60, 100), another in the window above: expected (60, 100), but your \
      code gives (60, 100) (100, 100).
      """,
    Diagnosis1_5.logsTheTouchesOfAllWindows, rule: Diagnosis1_5.rule
  ) { logging(of: { event, _ in event.allTouches }) },
  WrongAnswer(
    "logs the touches of all windows in its own coordinates",
    gets: """
      One event: a finger at (60, 100), another in the window above: expected (60, 100), but your \
      code gives (60, 100) (100, -300).
      """,
    Diagnosis1_5.countsWhatIsAboveTheWindow, rule: Diagnosis1_5.rule
  ) {
    { scene in
      let window = LogsAllTouches(windowScene: scene)
      return (window, { window.log })
    }
  },
  WrongAnswer(
    "logs the view's coordinates",
    gets: """
      A tap at the window's (60, 100), the screen's (60, 500): expected (60, 100), but your code \
      gives (20, 40).
      """,
    Diagnosis1_5.logsTheViewsCoordinates, rule: Diagnosis1_5.rule
  ) { logging(place: { $0.location(in: $0.view) }) },
  WrongAnswer(
    "logs one touch of an event",
    gets: """
      Two fingers in one event, at (60, 100) and (150, 160): expected (60, 100) (150, 160), but \
      your code gives (60, 100).
      """,
    Diagnosis1_5.logsOneTouchOfAnEvent, rule: Diagnosis1_5.rule
  ) {
    logging(of: { event, window in
      event.touches(for: window)?.min { $0.location(in: nil).x < $1.location(in: nil).x }
        .map { [$0] }
    })
  },
  WrongAnswer(
    "asks its frame before it logs",
    gets: """
      A tap at the window's (60, 100), the screen's (60, 500): expected (60, 100), but your code \
      gives nothing.
      """,
    Diagnosis1_5.comparesWithTheScreen, rule: Diagnosis1_5.rule
  ) {
    logging(logs: { touch in
      touch.phase == .began && touch.window?.frame.contains(touch.location(in: nil)) == true
    })
  },
  WrongAnswer(
    "keeps a shake to itself",
    gets: """
      A shake, while left is first responder: the log is right, but the view left hears nothing.
      """,
    "It should hear shake began, shake ended. \(Diagnosis1_5.keepsAShakeToItself)",
    rule: Diagnosis1_5.callsSuper
  ) { logging(sends: { $0.type == .touches }) },
  WrongAnswer(
    "logs hit tests",
    gets: """
      A hit test at (150, 160), and no finger: expected nothing, but your code gives (150, 160).
      """,
    Diagnosis1_5.logsHitTests, rule: Diagnosis1_5.rule
  ) {
    { scene in
      let window = LogsHitTests(windowScene: scene)
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
