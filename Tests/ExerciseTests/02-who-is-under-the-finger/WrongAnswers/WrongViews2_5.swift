import MiniUIKit

// The views of the wrong answers to exercise 2.5.

class LoopFromTheEnd: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if isHidden || !isUserInteractionEnabled || alpha < 0.01
      || !self.point(inside: point, with: event)
    {
      return nil
    }
    return subviews.reversed().lazy.compactMap {
      $0.hitTest($0.convert(point, from: self), with: event)
    }.first ?? self
  }
}

final class LoopFromTheEndRoomy: LoopFromTheEnd {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    AreaOfASubclass.roomy(self, point)
  }
}

final class LoopFromTheEndForTouches: LoopFromTheEnd {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    AreaOfASubclass.forTouches(self, point, event)
  }
}

/// Right: one answer that grows, and one return.
class OneReturn: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    var answer: UIView?
    if !isHidden, isUserInteractionEnabled, Double(alpha) >= 0.01,
      self.point(inside: point, with: event)
    {
      answer = self
      for view in subviews {
        if let hit = view.hitTest(convert(point, to: view), with: event) { answer = hit }
      }
    }
    return answer
  }
}

final class OneReturnRoomy: OneReturn {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    AreaOfASubclass.roomy(self, point)
  }
}

final class OneReturnForTouches: OneReturn {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    AreaOfASubclass.forTouches(self, point, event)
  }
}

class WholeTree: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    search(self, point, event)
  }

  private func search(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard view.isUserInteractionEnabled, !view.isHidden, view.alpha >= 0.01 else { return nil }
    guard view.point(inside: point, with: event) else { return nil }
    for subview in view.subviews.reversed() {
      if let hit = search(subview, view.convert(point, to: subview), event) { return hit }
    }
    return view
  }
}

class BoundsContain: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    guard bounds.contains(point) else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }
}

class BackToFront: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    for view in subviews {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }
}

class Unconverted: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(point, with: event) { return hit }
    }
    return self
  }
}

class NoGates: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }
}

class NeverMyself: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return nil
  }
}

/// A wrong answer that is right about its own gates and area.
class WithGates: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    return inside(point, event)
  }

  /// What it makes of a point inside.
  func inside(_ point: CGPoint, _ event: UIEvent?) -> UIView? { nil }
}

class GatesAround: LoopFromTheEnd {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let superview, superview.isHidden || superview.alpha < 0.01 { return nil }
    return super.hitTest(point, with: event)
  }
}

class ClearIsOff: LoopFromTheEnd {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && backgroundColor == .clear ? nil : hit
  }
}

class Subtracts: WithGates {
  override func inside(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    for view in subviews.reversed() {
      let local = CGPoint(x: point.x - view.frame.minX, y: point.y - view.frame.minY)
      if let hit = view.hitTest(local, with: event) { return hit }
    }
    return self
  }
}

class VisibleOnly: WithGates {
  override func inside(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    for view in subviews.reversed() where !view.isHidden {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }
}

class InteractiveOnly: WithGates {
  override func inside(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    for view in subviews.reversed() where view.isUserInteractionEnabled {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }
}

class OpaqueOnly: WithGates {
  override func inside(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    for view in subviews.reversed() where view.alpha >= 0.01 {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }
}

class NoEvent: WithGates {
  override func inside(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: nil) { return hit }
    }
    return self
  }
}

class AreaBeforeHitTest: WithGates {
  override func inside(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    for view in subviews.reversed() {
      let local = convert(point, to: view)
      guard view.point(inside: local, with: event) else { continue }
      if let hit = view.hitTest(local, with: event) { return hit }
    }
    return self
  }
}

class AreaOfSuper: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    guard super.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }
}

final class AreaOfSuperRoomy: AreaOfSuper {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    AreaOfASubclass.roomy(self, point)
  }
}

class AreaWithoutTheEvent: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    guard self.point(inside: point, with: nil) else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }
}

final class AreaWithoutTheEventRoomy: AreaWithoutTheEvent {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    AreaOfASubclass.roomy(self, point)
  }
}

final class AreaWithoutTheEventForTouches: AreaWithoutTheEvent {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    AreaOfASubclass.forTouches(self, point, event)
  }
}

class NoRecursion: WithGates {
  override func inside(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    for view in subviews.reversed() where !view.isHidden {
      if view.point(inside: convert(point, to: view), with: event) { return view }
    }
    return self
  }
}

class ReturnsTheSubview: WithGates {
  override func inside(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    for view in subviews.reversed() {
      if view.hitTest(convert(point, to: view), with: event) != nil { return view }
    }
    return self
  }
}

class ForeignGatesForgotten: WithGates {
  override func inside(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    for view in subviews.reversed() {
      let local = convert(point, to: view)
      guard view.point(inside: local, with: event) else { continue }
      return view.hitTest(local, with: event) ?? view
    }
    return self
  }
}

class FirstAnswer: WithGates {
  override func inside(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    for view in subviews.reversed() {
      return view.hitTest(convert(point, to: view), with: event)
    }
    return self
  }
}

class AreaLast: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self.point(inside: point, with: event) ? self : nil
  }
}

class FrameContains: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    guard frame.contains(point) else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }
}

class TenPercent: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.1 else { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }
}

class Recursive: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for view in subviews {
      if let hit = hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }
}

class Loop: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    var index = 0
    while index >= 0 { index = index % 7 }
    return self
  }
}
