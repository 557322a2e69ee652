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
      A finger rests at (60, 100), a second comes down at (150, 160), a call takes both: the log \
      is right, but the view left hears began 1, began 2.
      """,
    "It should hear began 1, began 2, cancelled 1 2: events must go on to the views, every one.",
    rule: Diagnosis1_5.callsSuper
  ) { logging(sends: { $0.allTouches?.contains { $0.phase == .cancelled } == false }) },
  WrongAnswer(
    "logs every phase",
    gets: """
      A tap at the window's (60, 100), the screen's (60, 500): (60, 100) is right, your answer \
      is (60, 100) (60, 100).
      """,
    Diagnosis1_5.logsEveryPhase, rule: Diagnosis1_5.rule
  ) { logging(logs: { _ in true }) },
  WrongAnswer(
    "logs the touches of all windows",
    gets: """
      One event: a finger at (60, 100), another in the window above: (60, 100) is right, your \
      answer is (60, 100) (100, 100).
      """,
    Diagnosis1_5.logsTheTouchesOfAllWindows, rule: Diagnosis1_5.rule
  ) { logging(of: { event, _ in event.allTouches }) },
  WrongAnswer(
    "logs the touches of all windows in its own coordinates",
    gets: """
      One event: a finger at (60, 100), another in the window above: (60, 100) is right, your \
      answer is (60, 100) (100, -300).
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
      A tap at the window's (60, 100), the screen's (60, 500): (60, 100) is right, your answer \
      is (20, 40).
      """,
    Diagnosis1_5.logsTheViewsCoordinates, rule: Diagnosis1_5.rule
  ) { logging(place: { $0.location(in: $0.view) }) },
  WrongAnswer(
    "logs one touch of an event",
    gets: """
      Two fingers in one event, at (60, 100) and (150, 160): (60, 100) (150, 160) is right, your \
      answer is (60, 100).
      """,
    Diagnosis1_5.logsOneTouchOfAnEvent, rule: Diagnosis1_5.rule
  ) {
    logging(of: { event, window in
      event.touches(for: window)?.min { $0.location(in: nil).x < $1.location(in: nil).x }
        .map { [$0] }
    })
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
