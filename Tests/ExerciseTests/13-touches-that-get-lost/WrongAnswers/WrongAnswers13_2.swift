import ExerciseKit
import Grading

let wrong13_2: [WrongAnswer<Light>] = [
  WrongAnswer("forgets that a touch can be cancelled") { light(ForgetsCancelled()) },
  WrongAnswer("counts calls") { light(CountsCalls()) },
  WrongAnswer("takes the first of the touches that end") { light(EndsTheFirst()) },
  WrongAnswer("puts the light out at every end") { light(OutAtEveryEnd()) },
  WrongAnswer("puts the light out at every cancelled") { light(OutAtEveryLoss()) },
  WrongAnswer("looks after its window and forgets alerts") { light(WatchesItsWindow()) },
  WrongAnswer("takes off twice what leaves the window") { light(TakesOffTwice()) },
  WrongAnswer("puts the light out at an alert and keeps the number") { light(KeepsTheNumber()) },
  WrongAnswer("is lit only while a finger is inside") { light(OnlyInside()) },
  WrongAnswer("asks for the fingers of the whole screen") { light(AsksTheEvent()) },
  WrongAnswer("counts only touches whose view it is") { light(OnlyItsOwn()) },
  WrongAnswer("shares the number among lamps") { light(SharesTheNumber()) },
  WrongAnswer("lets no second finger in") {
    let lamp = CountsTouches()
    lamp.isMultipleTouchEnabled = false
    return light(lamp)
  },
  WrongAnswer("switches itself off when it leaves") { light(IsDeadAfterwards()) },
  WrongAnswer("begins to count anew only when no other finger is down") {
    light(BeginsAnewWhenAlone())
  },
  WrongAnswer("takes off one at cancelled") { light(LosesOne()) },
  WrongAnswer("goes dark in a new superview") { light(DarkInANewSuperview()) },
  WrongAnswer("goes dark when it is hidden") { light(DarkWhenHidden()) },
]

func light(_ lamp: AnyLamp) -> Light { Light(view: lamp) { lamp.isLit } }

class AnyLamp: UIView {
  var isLit: Bool { fingers > 0 }
  var fingers = 0

  init() {
    super.init(frame: .zero)
    isMultipleTouchEnabled = true
  }
}

/// Right: a number that follows the touches.
class CountsTouches: AnyLamp {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers += touches.count
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers -= touches.count
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers -= touches.count
  }
}

/// Right: keeps every touch it has heard, and asks each whether it is over or taken.
final class LooksAtPhases: AnyLamp {
  private var touches: [UITouch] = []
  override var isLit: Bool { !touches.isEmpty }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    self.touches += touches
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { look() }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { look() }
  private func look() {
    touches.removeAll { $0.phase == .ended || $0.phase == .cancelled }
  }
}

/// Right: a list of ids, and the light as a value of its own.
final class ListsIds: AnyLamp {
  private var ids: [ObjectIdentifier] = []
  private var light = false
  override var isLit: Bool { light }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    ids += touches.map(ObjectIdentifier.init)
    light = true
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { forget(touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    forget(touches)
  }
  override func willMove(toWindow newWindow: UIWindow?) {
    ids = []
    light = false
  }
  private func forget(_ touches: Set<UITouch>) {
    for touch in touches { ids.removeAll { $0 == ObjectIdentifier(touch) } }
    light = !ids.isEmpty
  }
}

/// Right: passes on what it hears, and forgets all fingers once it has no window.
final class DarkWithoutAWindow: AnyLamp {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers += touches.count
    super.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers = max(0, fingers - touches.count)
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers = max(0, fingers - touches.count)
    super.touchesCancelled(touches, with: event)
  }
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { fingers = 0 }
  }
}

private final class ForgetsCancelled: CountsTouches {
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class CountsCalls: AnyLamp {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { fingers += 1 }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { fingers -= 1 }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { fingers -= 1 }
}

private final class EndsTheFirst: AnyLamp {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers += touches.count
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.first != nil { fingers -= 1 }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesEnded(touches, with: event)
  }
}

private final class OutAtEveryEnd: CountsTouches {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { fingers = 0 }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { fingers = 0 }
}

private final class OutAtEveryLoss: CountsTouches {
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { fingers = 0 }
}

private final class WatchesItsWindow: CountsTouches {
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func willMove(toWindow newWindow: UIWindow?) { fingers = 0 }
}

private final class TakesOffTwice: CountsTouches {
  override func willMove(toWindow newWindow: UIWindow?) { if newWindow == nil { fingers = 0 } }
}

private final class KeepsTheNumber: CountsTouches {
  private var isOut = false
  override var isLit: Bool { fingers > 0 && !isOut }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    isOut = false
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.count == fingers { isOut = true } else { fingers -= touches.count }
  }
}

private final class OnlyInside: CountsTouches {
  private var isInside = true
  override var isLit: Bool { fingers > 0 && isInside }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    isInside = touches.contains { point(inside: $0.location(in: self), with: event) }
  }
}

private final class AsksTheEvent: AnyLamp {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { look(event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { look(event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { look(event) }
  private func look(_ event: UIEvent?) {
    fingers = event?.allTouches?.count { $0.phase != .ended && $0.phase != .cancelled } ?? 0
  }
}

private final class BeginsAnewWhenAlone: CountsTouches {
  private var isOut = false
  override var isLit: Bool { fingers > 0 && !isOut }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if event?.allTouches?.count == touches.count { fingers = 0 }
    super.touchesBegan(touches, with: event)
    isOut = false
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if window == nil || touches.count == fingers { isOut = true } else { fingers -= touches.count }
  }
}

private final class OnlyItsOwn: AnyLamp {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers += touches.count { $0.view === self }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers -= touches.count { $0.view === self }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesEnded(touches, with: event)
  }
}

/// An answer is graded in a process of its own.
private nonisolated(unsafe) var allFingers = 0

private final class SharesTheNumber: AnyLamp {
  override var isLit: Bool { allFingers > 0 }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    allFingers += touches.count
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    allFingers -= touches.count
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    allFingers -= touches.count
  }
}

private final class IsDeadAfterwards: CountsTouches {
  override func willMove(toWindow newWindow: UIWindow?) {
    if newWindow == nil, window != nil { isUserInteractionEnabled = false }
  }
}

private final class LosesOne: CountsTouches {
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { fingers -= 1 }
}

private final class DarkInANewSuperview: CountsTouches {
  override func didMoveToSuperview() { fingers = 0 }
}

private final class DarkWhenHidden: CountsTouches {
  override var isLit: Bool { super.isLit && !isHidden }
}
