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

/// Searches as it should, in parts that wrong ones replace.
class Searching: UIView {
  var isOn: Bool { isUserInteractionEnabled && !isHidden && alpha >= 0.01 }

  func isInside(_ point: CGPoint, _ event: UIEvent?) -> Bool {
    self.point(inside: point, with: event)
  }

  /// What a subview answers for a point of this view.
  func ask(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
    view.hitTest(convert(point, to: view), with: event)
  }

  func search(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    for view in subviews.reversed() {
      if let hit = ask(view, point, event) { return hit }
    }
    return nil
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isOn, isInside(point, event) else { return nil }
    return search(point, event) ?? self
  }
}

class BoundsContain: Searching {
  override func isInside(_ point: CGPoint, _ event: UIEvent?) -> Bool { bounds.contains(point) }
}

class FrameContains: Searching {
  override func isInside(_ point: CGPoint, _ event: UIEvent?) -> Bool { frame.contains(point) }
}

class NoGates: Searching {
  override var isOn: Bool { true }
}

class TenPercent: Searching {
  override var isOn: Bool { isUserInteractionEnabled && !isHidden && alpha >= 0.1 }
}

class BackToFront: Searching {
  override func search(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    for view in subviews {
      if let hit = ask(view, point, event) { return hit }
    }
    return nil
  }
}

class Unconverted: Searching {
  override func ask(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
    view.hitTest(point, with: event)
  }
}

class Subtracts: Searching {
  override func ask(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
    let local = CGPoint(x: point.x - view.frame.minX, y: point.y - view.frame.minY)
    return view.hitTest(local, with: event)
  }
}

class VisibleOnly: Searching {
  override func ask(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
    view.isHidden ? nil : super.ask(view, point, event)
  }
}

class InteractiveOnly: Searching {
  override func ask(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
    view.isUserInteractionEnabled ? super.ask(view, point, event) : nil
  }
}

class OpaqueOnly: Searching {
  override func ask(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
    view.alpha >= 0.01 ? super.ask(view, point, event) : nil
  }
}

class NoEvent: Searching {
  override func ask(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
    super.ask(view, point, nil)
  }
}

class AreaBeforeHitTest: Searching {
  override func ask(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
    let local = convert(point, to: view)
    return view.point(inside: local, with: event) ? view.hitTest(local, with: event) : nil
  }
}

class NoRecursion: Searching {
  override func ask(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
    !view.isHidden && view.point(inside: convert(point, to: view), with: event) ? view : nil
  }
}

class ReturnsTheSubview: Searching {
  override func ask(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
    super.ask(view, point, event) == nil ? nil : view
  }
}

class ForeignGatesForgotten: Searching {
  override func ask(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
    let local = convert(point, to: view)
    return view.point(inside: local, with: event) ? view.hitTest(local, with: event) ?? view : nil
  }
}

class NeverMyself: Searching {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    isOn && isInside(point, event) ? search(point, event) : nil
  }
}

class FirstAnswer: Searching {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isOn, isInside(point, event) else { return nil }
    guard let front = subviews.last else { return self }
    return ask(front, point, event)
  }
}

class AreaLast: Searching {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isOn else { return nil }
    return search(point, event) ?? (isInside(point, event) ? self : nil)
  }
}

class AreaOfSuper: Searching {
  override func isInside(_ point: CGPoint, _ event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
}

final class AreaOfSuperRoomy: AreaOfSuper {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    AreaOfASubclass.roomy(self, point)
  }
}

class AreaWithoutTheEvent: Searching {
  override func isInside(_ point: CGPoint, _ event: UIEvent?) -> Bool {
    self.point(inside: point, with: nil)
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
