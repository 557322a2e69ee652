import ExerciseKit
import Grading

let wrong3_9: [WrongAnswer<UIView>] = [
  WrongAnswer("measures to the middle of a key") { MeasuresToTheMiddle() },
  WrongAnswer("the first of two equally near keys wins") { FirstOfEquals() },
  WrongAnswer("knows no farthest") { KnowsNoFarthest() },
  WrongAnswer("leaves 20 itself out") { LeavesTwentyOut() },
  WrongAnswer("rounds the way") { RoundsTheWay() },
  WrongAnswer("adds both axes instead of taking the straight way") { AddsBothAxes() },
  WrongAnswer("redirects to keys that are off") { EvenIfOff() },
  WrongAnswer("calls a faint key off") { OffBelow(0.02) },
  WrongAnswer("calls a key on that is too faint") { OffBelow(0.005) },
  WrongAnswer("reaches out of the keypad") { ReachesOut() },
  WrongAnswer("takes buttons for the only keys") { ButtonsOnly() },
  WrongAnswer("measures before it asks super") { MeasuresFirst() },
  WrongAnswer("asks the nearest key at its middle") { AsksItsMiddle() },
  WrongAnswer("tests the gates of the nearest only") { NearestOnly() },
  WrongAnswer("leaves out a key whose frame the finger is in") { BesideItsFrames() },
]

/// Right: sorts the keys by their way and takes the first.
final class SortsItsKeys: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self else { return hit }
    var keys: [(key: UIView, way: CGFloat)] = []
    for key in subviews.reversed() where key.isOn { keys.append((key, key.way(to: point))) }
    // The library's sort keeps the order of equals, and the front one stands first.
    keys.sort { $0.way < $1.way }
    if let nearest = keys.first, nearest.way <= 20 { return nearest.key }
    return self
  }
}

/// Right: from the back, where a key that is as near takes the place of the one behind it.
final class FromTheBack: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event), hit === self else {
      return super.hitTest(point, with: event)
    }
    var (answer, best): (UIView, CGFloat) = (self, 20)
    for key in subviews where key.isOn && key.way(to: point) <= best {
      (answer, best) = (key, key.way(to: point))
    }
    return answer
  }
}

final class ButtonsOnly: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let keys = subviews.reversed().filter { $0 is UIButton && $0.isOn }
    return answer(super.hitTest(point, with: event), keys, within: 20) { $0.way(to: point) }
  }
}

final class AsksItsMiddle: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let keys = subviews.reversed().filter { $0.isOn }
    let key = answer(super.hitTest(point, with: event), keys, within: 20) { $0.way(to: point) }
    guard let key, key.superview === self else { return key }
    let middle = CGPoint(x: key.bounds.midX, y: key.bounds.midY)
    return key.hitTest(middle, with: event) ?? key
  }
}

final class MeasuresFirst: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    let key = answer(self, subviews.reversed().filter { $0.isOn }, within: 20) { $0.way(to: point) }
    return key === self ? hit : key
  }
}

final class NearestOnly: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let key = answer(super.hitTest(point, with: event), subviews.reversed(), within: 20) {
      $0.way(to: point)
    }
    return key?.superview === self && key?.isOn == false ? self : key
  }
}

extension UIView {
  fileprivate var isOn: Bool { isOn(offBelow: 0.01) }

  fileprivate func isOn(offBelow limit: CGFloat) -> Bool {
    isUserInteractionEnabled && !isHidden && alpha >= limit
      && (self as? UIControl)?.isEnabled != false
  }

  fileprivate func gaps(to point: CGPoint) -> (x: CGFloat, y: CGFloat) {
    (
      max(frame.minX - point.x, 0, point.x - frame.maxX),
      max(frame.minY - point.y, 0, point.y - frame.maxY)
    )
  }

  fileprivate func way(to point: CGPoint) -> CGFloat {
    let gaps = gaps(to: point)
    return hypot(gaps.x, gaps.y)
  }

  /// The keypad's own answer, or the first of some keys with the smallest way within a limit.
  fileprivate func answer(
    _ hit: UIView?, _ keys: [UIView], within limit: CGFloat, _ way: (UIView) -> CGFloat
  ) -> UIView? {
    guard hit === self else { return hit }
    var best: (key: UIView, way: CGFloat)?
    for key in keys where way(key) <= limit && way(key) < best?.way ?? .infinity {
      best = (key, way(key))
    }
    return best?.key ?? self
  }
}

final class MeasuresToTheMiddle: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let near = subviews.reversed().filter { $0.isOn && $0.way(to: point) <= 20 }
    return answer(super.hitTest(point, with: event), near, within: .infinity) {
      hypot($0.center.x - point.x, $0.center.y - point.y)
    }
  }
}

final class FirstOfEquals: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    answer(super.hitTest(point, with: event), subviews.filter { $0.isOn }, within: 20) {
      $0.way(to: point)
    }
  }
}

final class KnowsNoFarthest: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    answer(
      super.hitTest(point, with: event), subviews.reversed().filter { $0.isOn }, within: .infinity
    ) { $0.way(to: point) }
  }
}

final class LeavesTwentyOut: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    answer(
      super.hitTest(point, with: event), subviews.reversed().filter { $0.isOn },
      within: (20 as CGFloat).nextDown
    ) { $0.way(to: point) }
  }
}

final class RoundsTheWay: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    answer(
      super.hitTest(point, with: event), subviews.reversed().filter { $0.isOn }, within: 20
    ) { $0.way(to: point).rounded() }
  }
}

final class AddsBothAxes: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    answer(
      super.hitTest(point, with: event), subviews.reversed().filter { $0.isOn }, within: 20
    ) { $0.gaps(to: point).x + $0.gaps(to: point).y }
  }
}

final class EvenIfOff: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    answer(super.hitTest(point, with: event), subviews.reversed(), within: 20) {
      $0.way(to: point)
    }
  }
}

/// Draws the line between on and off at an alpha of its own.
final class OffBelow: UIView {
  private let limit: CGFloat

  init(_ limit: CGFloat) {
    self.limit = limit
    super.init(frame: .zero)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let keys = subviews.reversed().filter { $0.isOn(offBelow: limit) }
    return answer(super.hitTest(point, with: event), keys, within: 20) { $0.way(to: point) }
  }
}

final class ReachesOut: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if isHidden || alpha < 0.01 || !isUserInteractionEnabled { return hit }
    return answer(hit ?? self, subviews.reversed().filter { $0.isOn }, within: 20) {
      $0.way(to: point)
    }
  }
}

final class BesideItsFrames: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let keys = subviews.reversed().filter { $0.isOn && !$0.frame.contains(point) }
    return answer(super.hitTest(point, with: event), keys, within: 20) { $0.way(to: point) }
  }
}
