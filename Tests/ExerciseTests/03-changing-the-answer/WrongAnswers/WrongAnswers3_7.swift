import MiniUIKit

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
