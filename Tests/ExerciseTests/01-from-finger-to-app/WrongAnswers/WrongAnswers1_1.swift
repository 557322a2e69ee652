import Grading
import MiniUIKit

let wrong1_1: [WrongAnswer<Counted>] = [
  WrongAnswer(
    "counts the moves",
    gets: "A finger has come down on left and rests: 1 is right, your answer is 0.",
    Diagnosis1_1.countsTheMoves, rule: Diagnosis1_1.rule
  ) {
    let app = CountsWhere { $0.phase == .moved }
    return Counted(app) { app.total }
  },
  WrongAnswer(
    "counts the lifts",
    gets: "A finger has come down on left and rests: 1 is right, your answer is 0.",
    Diagnosis1_1.countsTheMoves, rule: Diagnosis1_1.rule
  ) {
    let app = CountsWhere { $0.phase == .ended }
    return Counted(app) { app.total }
  },
  WrongAnswer(
    "counts every event a touch is in",
    gets: """
      A finger comes down on left, moves three times and is lifted: 1 is right, your answer is \
      5.
      """,
    Diagnosis1_1.countsEveryEventATouchIsIn, rule: Diagnosis1_1.rule
  ) {
    let app = CountsWhere { _ in true }
    return Counted(app) { app.total }
  },
  WrongAnswer(
    "counts an event with two fingers once",
    gets: "Two fingers come down in one event: 2 is right, your answer is 1.",
    Diagnosis1_1.countsAnEventWithTwoFingersOnce, rule: Diagnosis1_1.rule
  ) {
    let app = CountsEvents()
    return Counted(app) { app.total }
  },
  WrongAnswer(
    "counts and forgets super",
    gets: """
      A finger has come down on left and rests: counted, but the view under the finger hears of \
      nothing.
      """,
    Diagnosis1_1.countsAndForgetsSuper, rule: Diagnosis1_1.callsSuper
  ) {
    let app = CountsSilently()
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

private final class CountsSilently: UIApplication {
  private(set) var total = 0

  override func sendEvent(_ event: UIEvent) {
    total += (event.allTouches ?? []).filter { $0.phase == .began }.count
  }
}
