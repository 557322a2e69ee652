import Grading
import MiniUIKit

let wrong1_1: [WrongAnswer<Counted>] = [
  WrongAnswer("counts the moves") {
    let app = CountsWhere { $0.phase == .moved }
    return Counted(app) { app.total }
  },
  WrongAnswer("counts the lifts") {
    let app = CountsWhere { $0.phase == .ended }
    return Counted(app) { app.total }
  },
  WrongAnswer("counts every event a touch is in") {
    let app = CountsWhere { _ in true }
    return Counted(app) { app.total }
  },
  WrongAnswer("counts an event with two fingers once") {
    let app = CountsEvents()
    return Counted(app) { app.total }
  },
  WrongAnswer("counts a double tap once") {
    let app = CountsWhere { $0.phase == .began && $0.tapCount == 1 }
    return Counted(app) { app.total }
  },
  WrongAnswer("counts the touches of one window") {
    let app = CountsWhere { $0.phase == .began && $0.window?.isKeyWindow == true }
    return Counted(app) { app.total }
  },
  WrongAnswer("counts and forgets super") {
    let app = CountsAndSends { _ in false }
    return Counted(app) { app.total }
  },
  WrongAnswer("sends only what begins") {
    let app = CountsAndSends { $0.allTouches?.contains { $0.phase == .began } == true }
    return Counted(app) { app.total }
  },
  WrongAnswer("counts the finger that rests when another comes down") {
    let app = CountsAllWhenOneBegins()
    return Counted(app) { app.total }
  },
  WrongAnswer("sends twice") {
    let app = CountsAndSendsTwice()
    return Counted(app) { app.total }
  },
  WrongAnswer("keeps a shake to itself") {
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

private final class CountsAllWhenOneBegins: UIApplication {
  private(set) var total = 0

  override func sendEvent(_ event: UIEvent) {
    let touches = event.allTouches ?? []
    if touches.contains(where: { $0.phase == .began }) { total += touches.count }
    super.sendEvent(event)
  }
}

private final class CountsAndSendsTwice: UIApplication {
  private(set) var total = 0

  override func sendEvent(_ event: UIEvent) {
    super.sendEvent(event)
    total += (event.allTouches ?? []).filter { $0.phase == .began }.count
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
