import Grading
import MiniUIKit

let wrong3_7: [WrongAnswer<AnyBell>] = [
  WrongAnswer("halves the count") { anyBell(Halves()) { $0.asked / 2 } },
  WrongAnswer("counts in point(inside:) instead") { anyBell(CountsInside()) { $0.count } },
  WrongAnswer("leaves out what looks like the same touch") {
    anyBell(RemembersThePoint()) { $0.count }
  },
  WrongAnswer("counts an event once, in its hit test") { anyBell(OncePerEvent()) { $0.count } },
  WrongAnswer("counts when the finger is lifted") { anyBell(CountsTheEnd()) { $0.count } },
  WrongAnswer("cannot be hit any more") { anyBell(NotFound()) { $0.count } },
  WrongAnswer("keeps its touches for itself") { anyBell(KeepsItsTouches()) { $0.count } },
  WrongAnswer("keeps the ends of its touches for itself") { anyBell(KeepsTheEnds()) { $0.count } },
  WrongAnswer("counts the taps in a row") { anyBell(AddsTheTapCount()) { $0.count } },
  WrongAnswer("takes a cancelled touch off the count") { anyBell(TakesItBack()) { $0.count } },
  WrongAnswer("forgets to reset its flag when a touch is taken away") {
    anyBell(KeepsItsFlag()) { $0.count }
  },
  WrongAnswer("looks whether the touch is in its frame") { anyBell(AsksItsFrame()) { $0.count } },
  WrongAnswer("takes a touch that is lifted elsewhere off the count") {
    anyBell(WantsTheLift()) { $0.count }
  },
  WrongAnswer("counts first taps only") { anyBell(FirstTapsOnly()) { $0.count } },
]

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
final class SuperFirstThenCounts: UIView {
  private(set) var count = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    for touch in touches where touch.view === self { count += 1 }
  }
}

final class KeepsTheEnds: UIView {
  private(set) var count = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    count += 1
    super.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

final class AddsTheTapCount: UIView {
  private(set) var count = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { count += touch.tapCount }
    super.touchesBegan(touches, with: event)
  }
}

final class TakesItBack: UIView {
  private(set) var count = 0

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
final class KeepsItsFlag: UIView {
  private(set) var count = 0
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

final class CountsInside: UIView {
  private(set) var count = 0

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let isInside = super.point(inside: point, with: event)
    if isInside { count += 1 }
    return isInside
  }
}

final class RemembersThePoint: UIView {
  private(set) var count = 0
  private var last: CGPoint?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if hit === self, point != last { count += 1 }
    last = point
    return hit
  }
}

final class OncePerEvent: UIView {
  private(set) var count = 0
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

final class CountsTheEnd: UIView {
  private(set) var count = 0

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    count += touches.count
  }
}

final class KeepsItsTouches: UIView {
  private(set) var count = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    count += touches.count
  }
}

final class NotFound: UIView {
  private(set) var count = 0

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
