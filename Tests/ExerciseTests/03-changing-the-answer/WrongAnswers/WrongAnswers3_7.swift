import Grading
import MiniUIKit

let wrong3_7: [WrongAnswer<AnyBell>] = [
  WrongAnswer("halves the count") { anyBell(Halves()) { $0.asked / 2 } },
  WrongAnswer("counts in point(inside:) instead") { anyBell(CountsInside()) },
  WrongAnswer("leaves out what looks like the same touch") {
    anyBell(RemembersThePoint())
  },
  WrongAnswer("counts an event once, in its hit test") { anyBell(OncePerEvent()) },
  WrongAnswer("keeps the last question until the touch comes") { anyBell(KeepsTheQuestion()) },
  WrongAnswer("counts the question and the touch") { anyBell(CountsQuestionAndTouch()) },
  WrongAnswer("counts questions that have an event") { anyBell(CountsWithAnEvent()) },
  WrongAnswer("takes half of the questions at a touch") { anyBell(HalfAtATouch()) },
  WrongAnswer("declines every second question") { anyBell(DeclinesEverySecond()) },
  WrongAnswer("counts the end as well") { anyBell(CountsBothEnds()) },
  WrongAnswer("counts a cancelled touch twice") { anyBell(CountsTheCancel()) },
  WrongAnswer("counts when the finger is lifted") { anyBell(CountsTheEnd()) },
  WrongAnswer("cannot be hit any more") { anyBell(NotFound()) },
  WrongAnswer("keeps its touches for itself") { anyBell(KeepsItsTouches()) },
  WrongAnswer("keeps the ends of its touches for itself") { anyBell(KeepsTheEnds()) },
  WrongAnswer("counts the taps in a row") { anyBell(AddsTheTapCount()) },
  WrongAnswer("takes a cancelled touch off the count") { anyBell(TakesItBack()) },
  WrongAnswer("forgets to reset its flag when a touch is taken away") {
    anyBell(KeepsItsFlag())
  },
  WrongAnswer("looks whether the touch is in its frame") { anyBell(AsksItsFrame()) { $0.count } },
  WrongAnswer("takes a touch that is lifted elsewhere off the count") {
    anyBell(WantsTheLift()) { $0.count }
  },
  WrongAnswer("counts first taps only") { anyBell(FirstTapsOnly()) { $0.count } },
]

/// A bell that keeps a number.
class CountingBell: UIView {
  var count = 0
}

func anyBell(_ bell: CountingBell) -> AnyBell { anyBell(bell) { $0.count } }

/// Right: remembers the touches themselves.
final class KnowsItsTouches: UIView {
  private var seen: Set<ObjectIdentifier> = []
  private var all: [UITouch] = []
  var count: Int { seen.count }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      seen.insert(ObjectIdentifier(touch))
      all.append(touch)
    }
    super.touchesBegan(touches, with: event)
  }
}

/// Right: super first, and it counts its own touches only.
final class SuperFirstThenCounts: CountingBell {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    for touch in touches where touch.view === self { count += 1 }
  }
}

final class CountsBothEnds: CountingBell {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    count += 1
    super.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    count += 1
    super.touchesEnded(touches, with: event)
  }
}

final class CountsTheCancel: CountingBell {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    count += 1
    super.touchesBegan(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    count += 1
    super.touchesCancelled(touches, with: event)
  }
}

final class KeepsTheQuestion: CountingBell {
  private var isAsked = false
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    isAsked = hit === self
    return hit
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isAsked { count += 1 }
    super.touchesBegan(touches, with: event)
  }
}

final class DeclinesEverySecond: CountingBell {
  private var questions = 0
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    questions += 1
    return questions % 2 == 0 ? nil : super.hitTest(point, with: event)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    count += 1
    super.touchesBegan(touches, with: event)
  }
}

final class KeepsTheEnds: CountingBell {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    count += 1
    super.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

final class AddsTheTapCount: CountingBell {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { count += touch.tapCount }
    super.touchesBegan(touches, with: event)
  }
}

final class TakesItBack: CountingBell {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    count += 1
    super.touchesBegan(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    count -= 1
    super.touchesCancelled(touches, with: event)
  }
}

/// Counts no second time before it has seen an end.
final class KeepsItsFlag: CountingBell {
  private var isCounted = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !isCounted { count += 1 }
    isCounted = true
    super.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isCounted = false
    super.touchesEnded(touches, with: event)
  }
}

final class Halves: UIView {
  private(set) var asked = 0

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if hit === self { asked += 1 }
    return hit
  }
}

final class CountsInside: CountingBell {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let isInside = super.point(inside: point, with: event)
    if isInside { count += 1 }
    return isInside
  }
}

final class RemembersThePoint: CountingBell {
  private var last: CGPoint?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if hit === self, point != last { count += 1 }
    last = point
    return hit
  }
}

final class OncePerEvent: CountingBell {
  private var last: Double?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if hit === self, let event, event.timestamp != last {
      count += 1
      last = event.timestamp
    }
    return hit
  }
}

class CountsWithAnEvent: CountingBell {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if hit === self, event != nil { count += 1 }
    return hit
  }
}

final class CountsQuestionAndTouch: CountsWithAnEvent {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    count += touches.count
    super.touchesBegan(touches, with: event)
  }
}

final class HalfAtATouch: CountingBell {
  private var asked = 0

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if hit === self { asked += 1 }
    return hit
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    count += max(1, asked / 2)
    asked = 0
    super.touchesBegan(touches, with: event)
  }
}

final class CountsTheEnd: CountingBell {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    count += touches.count
  }
}

final class KeepsItsTouches: CountingBell {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    count += touches.count
  }
}

final class NotFound: CountingBell {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    count += touches.count
  }
}

final class AsksItsFrame: UIView {
  private(set) var count = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    count += touches.filter { frame.contains($0.location(in: nil)) }.count
    super.touchesBegan(touches, with: event)
  }
}

final class WantsTheLift: UIView {
  private(set) var count = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    count += 1
    super.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    count -= touches.filter { !bounds.contains($0.location(in: self)) }.count
    super.touchesEnded(touches, with: event)
  }
}

final class FirstTapsOnly: UIView {
  private(set) var count = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    count += touches.filter { $0.tapCount == 1 }.count
    super.touchesBegan(touches, with: event)
  }
}
