import Grading
import MiniUIKit

let wrong1_1: [WrongAnswer<Counted>] = [
  WrongAnswer(
    "counts the moves",
    gets: "A finger has come down on left and rests: expected 1, but your code gives 0.",
    Diagnosis1_1.countsTheMoves, rule: Diagnosis1_1.rule
  ) {
    let app = CountsWhere { $0.phase == .moved }
    return Counted(app) { app.total }
  },
  WrongAnswer(
    "counts the lifts",
    gets: "A finger has come down on left and rests: expected 1, but your code gives 0.",
    Diagnosis1_1.countsTheMoves, rule: Diagnosis1_1.rule
  ) {
    let app = CountsWhere { $0.phase == .ended }
    return Counted(app) { app.total }
  },
  WrongAnswer(
    "counts every event a touch is in",
    gets: """
      A finger comes down on left, moves three times and is lifted: expected 1, but your code \
      gives 5.
      """,
    Diagnosis1_1.countsEveryEventATouchIsIn, rule: Diagnosis1_1.rule
  ) {
    let app = CountsWhere { _ in true }
    return Counted(app) { app.total }
  },
  WrongAnswer(
    "counts an event with two fingers once",
    gets: "Two fingers come down in one event: expected 2, but your code gives 1.",
    Diagnosis1_1.countsAnEventWithTwoFingersOnce, rule: Diagnosis1_1.rule
  ) {
    let app = CountsEvents()
    return Counted(app) { app.total }
  },
  WrongAnswer(
    "counts a double tap once",
    gets: "A finger taps left twice within 0.2 s: expected 2, but your code gives 1.",
    Diagnosis1_1.countsADoubleTapOnce, rule: Diagnosis1_1.rule
  ) {
    let app = CountsWhere { $0.phase == .began && $0.tapCount == 1 }
    return Counted(app) { app.total }
  },
  WrongAnswer(
    "counts the touches of one window",
    gets: """
      One event: a finger on left, another in a second window: expected 2, but your code gives 1.
      """,
    Diagnosis1_1.countsTheTouchesOfOneWindow, rule: Diagnosis1_1.rule
  ) {
    let app = CountsWhere { $0.phase == .began && $0.window?.isKeyWindow == true }
    return Counted(app) { app.total }
  },
  WrongAnswer(
    "counts and forgets super",
    gets: """
      A finger has come down on left and rests: the count is right, but the view left hears \
      nothing.
      """,
    "It should hear began 1. \(Diagnosis1_1.keepsAnEventToItself)",
    rule: Diagnosis1_1.callsSuper
  ) {
    let app = CountsAndSends { _ in false }
    return Counted(app) { app.total }
  },
  WrongAnswer(
    "sends only what begins",
    gets: """
      A finger comes down on left, moves three times and is lifted: the count is right, but the \
      view left hears began 1.
      """,
    "It should hear began 1, moved 1, moved 1, moved 1, ended 1. \(Diagnosis1_1.keepsAnEventToItself)",
    rule: Diagnosis1_1.callsSuper
  ) {
    let app = CountsAndSends { $0.allTouches?.contains { $0.phase == .began } == true }
    return Counted(app) { app.total }
  },
  WrongAnswer(
    "keeps a shake to itself",
    gets: "A shake: the count is right, but the view left hears nothing.",
    "It should hear shake began, shake ended. \(Diagnosis1_1.keepsAShakeToItself)",
    rule: Diagnosis1_1.callsSuper
  ) {
    let app = CountsAndSends { $0.allTouches != nil }
    return Counted(app) { app.total }
  },
]

/// Right: counts the touches it has not seen in the event before.
final class CountsStrangers: UIApplication {
  private(set) var total = 0
  private var known: [ObjectIdentifier] = []

  override func sendEvent(_ event: UIEvent) {
    let touches = event.allTouches ?? []
    total += touches.filter { !known.contains(ObjectIdentifier($0)) }.count
    known = touches.filter { $0.phase != .ended && $0.phase != .cancelled }.map { .init($0) }
    super.sendEvent(event)
  }
}

private final class CountsWhere: UIApplication {
  private(set) var total = 0
  private let counts: (UITouch) -> Bool

  init(_ counts: @escaping (UITouch) -> Bool) { self.counts = counts }

  override func sendEvent(_ event: UIEvent) {
    total += (event.allTouches ?? []).filter(counts).count
    super.sendEvent(event)
  }
}

private final class CountsEvents: UIApplication {
  private(set) var total = 0

  override func sendEvent(_ event: UIEvent) {
    if event.allTouches?.contains(where: { $0.phase == .began }) == true { total += 1 }
    super.sendEvent(event)
  }
}

private final class CountsAndSends: UIApplication {
  private(set) var total = 0
  private let sends: (UIEvent) -> Bool

  init(_ sends: @escaping (UIEvent) -> Bool) { self.sends = sends }

  override func sendEvent(_ event: UIEvent) {
    total += (event.allTouches ?? []).filter { $0.phase == .began }.count
    if sends(event) { super.sendEvent(event) }
  }
}
