import Grading
import MiniUIKit

let wrong3_5: [WrongAnswer<(UIButton?) -> UIView>] = [
  WrongAnswer("returns the button wherever its area says yes") {
    raising(AsksTheArea()) { $0.raised = $1 }
  },
  WrongAnswer("forgets to convert the point") { raising(WithoutConverting()) { $0.raised = $1 } },
  WrongAnswer("converts the other way round") {
    raising(ConvertsTheOtherWay()) { $0.raised = $1 }
  },
  WrongAnswer("asks its own area first") { raising(AsksItsOwnArea()) { $0.raised = $1 } },
  WrongAnswer("tests hidden only") { raising(TestsHiddenOnly()) { $0.raised = $1 } },
  WrongAnswer("returns the button for the badge in it") {
    raising(ForgetsTheBadge()) { $0.raised = $1 }
  },
  WrongAnswer("forgets that the bar can be off") { raising(ForgetsItself()) { $0.raised = $1 } },
  WrongAnswer("looks once whether it is off") { raising(LooksOnce()) { $0.raised = $1 } },
  WrongAnswer("asks nobody but the button") { raising(NobodyElse()) { $0.raised = $1 } },
  WrongAnswer("enlarges the bar by the button's frame") {
    raising(AnswersForItsFrame()) { $0.raised = $1 }
  },
  WrongAnswer("helps the button above the bar only") { raising(HelpsAbove()) { $0.raised = $1 } },
  WrongAnswer("asks the button in its frame only") {
    raising(HelpsInTheFrame()) { $0.raised = $1 }
  },
  WrongAnswer("takes off where the frame begins") {
    raising(TakesOffTheFrame()) { $0.raised = $1 }
  },
  WrongAnswer("asks the button without the event") {
    raising(HelpsWithoutTheEvent()) { $0.raised = $1 }
  },
]

/// A bar that knows its raised button and does nothing for it.
class PlainBar: UIView {
  var raised: UIView?
}

extension PlainBar {
  fileprivate var isOff: Bool { !isUserInteractionEnabled || isHidden || alpha < 0.01 }

  fileprivate func isIn(_ view: UIView, _ point: CGPoint) -> Bool {
    view.point(inside: convert(point, to: view), with: nil)
  }
}

/// Right: enlarges its area by whatever the button accepts, and leaves the search to super.
final class SaysYesForIt: PlainBar {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if super.point(inside: point, with: event) { return true }
    guard let raised else { return false }
    return raised.hitTest(convert(point, to: raised), with: event) != nil
  }
}

/// Right: super first, and the button where super found nobody.
final class SuperFirst: PlainBar {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let hit = super.hitTest(point, with: event) { return hit }
    guard let raised, !isOff else { return nil }
    return raised.hitTest(raised.convert(point, from: self), with: event)
  }
}

/// Says yes in all of the button's frame, for the button or for itself.
final class AnswersForItsFrame: PlainBar {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    raised?.frame.contains(point) == true || super.point(inside: point, with: event)
  }
}

final class AsksTheArea: PlainBar {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let raised, isIn(raised, point) { return raised }
    return super.hitTest(point, with: event)
  }
}

final class WithoutConverting: PlainBar {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if isOff { return nil }
    return raised?.hitTest(point, with: event) ?? super.hitTest(point, with: event)
  }
}

final class ConvertsTheOtherWay: PlainBar {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if !isOff, let raised, let hit = raised.hitTest(convert(point, from: raised), with: event) {
      return hit
    }
    return super.hitTest(point, with: event)
  }
}

final class AsksItsOwnArea: PlainBar {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isOff, self.point(inside: point, with: event) else { return nil }
    if let raised, let hit = raised.hitTest(convert(point, to: raised), with: event) { return hit }
    return super.hitTest(point, with: event)
  }
}

final class TestsHiddenOnly: PlainBar {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if isOff { return nil }
    if let raised, !raised.isHidden, raised.alpha >= 0.01, raised.isUserInteractionEnabled,
      isIn(raised, point)
    {
      return raised
    }
    return super.hitTest(point, with: event)
  }
}

final class ForgetsTheBadge: PlainBar {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if isOff { return nil }
    if let raised, raised.hitTest(convert(point, to: raised), with: event) != nil { return raised }
    return super.hitTest(point, with: event)
  }
}

final class ForgetsItself: PlainBar {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let raised, let hit = raised.hitTest(convert(point, to: raised), with: event) { return hit }
    return super.hitTest(point, with: event)
  }
}

final class NobodyElse: PlainBar {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let raised, !isOff else { return nil }
    return raised.hitTest(convert(point, to: raised), with: event)
  }
}

final class HelpsAbove: PlainBar {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if !isOff, point.y < bounds.minY, let raised,
      let hit = raised.hitTest(convert(point, to: raised), with: event)
    {
      return hit
    }
    return super.hitTest(point, with: event)
  }
}

final class LooksOnce: PlainBar {
  private lazy var wasOff = isOff

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if !wasOff, let raised, let hit = raised.hitTest(convert(point, to: raised), with: event) {
      return hit
    }
    return super.hitTest(point, with: event)
  }
}

final class HelpsInTheFrame: PlainBar {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if !isOff, let raised, raised.frame.contains(point),
      let hit = raised.hitTest(convert(point, to: raised), with: event)
    {
      return hit
    }
    return super.hitTest(point, with: event)
  }
}

final class TakesOffTheFrame: PlainBar {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if !isOff, let raised {
      let inIt = CGPoint(x: point.x - raised.frame.minX, y: point.y - raised.frame.minY)
      if let hit = raised.hitTest(inIt, with: event) { return hit }
    }
    return super.hitTest(point, with: event)
  }
}

final class HelpsWithoutTheEvent: PlainBar {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if !isOff, let raised, let hit = raised.hitTest(convert(point, to: raised), with: nil) {
      return hit
    }
    return super.hitTest(point, with: event)
  }
}
