import Grading
import MiniUIKit

let wrong10_6: [WrongAnswer<UISlider>] = [
  WrongAnswer("is any slider") { UISlider() },
  WrongAnswer("refuses everybody's pan, whatever the finger does") {
    Picky { pan, _ in pan.isForeign }
  },
  WrongAnswer("refuses pagers only") {
    Picky { pan, _ in (pan.recognizer.view as? UIScrollView)?.isPagingEnabled ?? false }
  },
  WrongAnswer("refuses scroll views only") {
    Picky { pan, speed in
      pan.recognizer.view is UIScrollView && speed.x.magnitude > speed.y.magnitude
    }
  },
  WrongAnswer("refuses its own pan as well") {
    Picky { _, speed in speed.x.magnitude > speed.y.magnitude }
  },
  WrongAnswer("takes the sides for up and down") {
    Picky { pan, speed in pan.isForeign && speed.y.magnitude > speed.x.magnitude }
  },
  WrongAnswer("knows fingers to the right only") {
    Picky { pan, speed in pan.isForeign && speed.x > speed.y.magnitude }
  },
  WrongAnswer("refuses for quick fingers only") {
    Picky { pan, speed in pan.isForeign && speed.x.magnitude > max(300, speed.y.magnitude) }
  },
  WrongAnswer("asks whether the finger is still on the thumb") { AsksWhereTheFingerIs() },
  WrongAnswer("slides when it is asked") { SlidesWhenAsked() },
  WrongAnswer("lets nobody begin") { LetsNobodyBegin() },
  WrongAnswer("refuses pans, and decides for super") { ForgetsSuper() },
  WrongAnswer("refuses presses as well") { RefusesPresses() },
  WrongAnswer("switches the hold off around it") { SwitchesTheHoldOff() },
]

/// What a pan is to the slider that is asked about it.
struct AskedPan {
  let recognizer: UIPanGestureRecognizer
  let isForeign: Bool
}

/// A slider that refuses some pans.
private final class Picky: UISlider {
  private let refuses: (AskedPan, CGPoint) -> Bool

  init(_ refuses: @escaping (AskedPan, CGPoint) -> Bool) {
    self.refuses = refuses
    super.init(frame: .zero)
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if let pan = gestureRecognizer as? UIPanGestureRecognizer,
      refuses(AskedPan(recognizer: pan, isForeign: pan.view !== self), pan.velocity(in: self))
    {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}

/// Right: the way tells the direction as well.
final class AsksTheWay: UISlider {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer, pan.view !== self else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    let way = pan.translation(in: superview)
    return abs(way.x) <= abs(way.y)
  }
}

/// Right: what super refuses stays refused.
final class AsksSuperFirst: UISlider {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard super.gestureRecognizerShouldBegin(gestureRecognizer) else { return false }
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let speed = pan.velocity(in: nil)
    return pan.view === self || abs(speed.y) > abs(speed.x)
  }
}

private final class LetsNobodyBegin: UISlider {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}

private final class ForgetsSuper: UISlider {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer, pan.view !== self else {
      return true
    }
    let speed = pan.velocity(in: self)
    return abs(speed.x) <= abs(speed.y)
  }
}

private final class AsksWhereTheFingerIs: UISlider {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer, pan.view !== self else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    let thumb = thumbRect(
      forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    let speed = pan.velocity(in: self)
    return !thumb.contains(pan.location(in: self)) || abs(speed.x) <= abs(speed.y)
  }
}

private final class SlidesWhenAsked: UISlider {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer, pan.view !== self else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    let way = pan.translation(in: self)
    guard abs(way.x) > abs(way.y) else { return true }
    value += Float(way.x / bounds.width)
    return false
  }
}

private final class RefusesPresses: UISlider {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer.view !== self else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return false }
    let speed = pan.velocity(in: self)
    return abs(speed.x) <= abs(speed.y)
  }
}

private final class SwitchesTheHoldOff: UISlider {
  override func didMoveToWindow() {
    super.didMoveToWindow()
    var view = superview
    while let next = view {
      (next as? UIScrollView)?.delaysContentTouches = false
      view = next.superview
    }
  }
}
