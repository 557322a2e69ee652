import ExerciseKit
import Grading
import MiniUIKit

let wrong16_4: [WrongAnswer<RulerPage>] = [
  WrongAnswer("keeps its guard") { rulerPage(KeepsItsGuard()) },
  WrongAnswer("moves the ruler and keeps the guard for the label") { rulerPage(GuardsTheLabel()) },
  WrongAnswer("asks for the place in the window") { rulerPage(InTheWindow()) },
  WrongAnswer("begins at 60 each time") { rulerPage(BeginsAnew()) },
  WrongAnswer("lets the end pass its guard") { rulerPage(LetsTheEndPass()) },
  WrongAnswer("guards the ruler") { rulerPage(GuardsTheRuler()) },
  WrongAnswer("moves at changed alone") { rulerPage(ChangedAlone()) },
  WrongAnswer("puts the ruler where the drag is") { rulerPage(LeapsThere()) },
  WrongAnswer("adds what is added up") { rulerPage(AddsTwice()) },
  WrongAnswer("asks for the place in the ruler") { rulerPage(InTheRuler()) },
  WrongAnswer("shows the middle of the ruler") { rulerPage(ShowsTheRuler()) },
  WrongAnswer("shows the corner of the ruler") { rulerPage(ShowsTheCorner()) },
  WrongAnswer("shows the translation") { rulerPage(ShowsTheWay()) },
  WrongAnswer("repairs the action alone") {
    rulerPage(
      Begins { pan, page in
        let way = pan.velocity(in: page)
        return abs(way.x) > abs(way.y)
      })
  },
  WrongAnswer("compares with >=") {
    rulerPage(
      Begins { pan, page in
        let way = pan.velocity(in: page)
        return abs(way.x) >= abs(way.y)
      })
  },
  WrongAnswer("begins with every scroll") {
    rulerPage(
      Begins { pan, page in
        let way = pan.velocity(in: page)
        return pan.numberOfTouches == 0 || abs(way.x) > abs(way.y)
      })
  },
  WrongAnswer("always begins") { rulerPage(Begins { _, _ in true }) },
  WrongAnswer("begins with scrolls alone") {
    rulerPage(Begins { pan, _ in pan.numberOfTouches == 0 })
  },
  WrongAnswer("begins to the right alone") {
    rulerPage(
      Begins { pan, page in
        let way = pan.translation(in: page)
        return way.x > abs(way.y)
      })
  },
  WrongAnswer("lets fingers begin to the right alone") {
    rulerPage(
      Begins { pan, page in
        let way = pan.translation(in: page)
        return (pan.numberOfTouches == 0 ? abs(way.x) : way.x) > abs(way.y)
      })
  },
  WrongAnswer("takes what goes down") {
    rulerPage(
      Begins { pan, page in
        let way = pan.translation(in: page)
        return abs(way.x) > -way.y
      })
  },
  WrongAnswer("begins with every scroll, and ignores those that go up") {
    rulerPage(IgnoresWhatGoesUp())
  },
  WrongAnswer("tells its label of scrolls alone") { rulerPage(LabelOfScrolls()) },
  WrongAnswer("crashes without a finger", ends: .crashed) { rulerPage(Crashes()) },
]

/// Has the right action, and begins as it likes.
private final class Begins: AnyPage {
  private let isYes: (UIPanGestureRecognizer, UIView) -> Bool
  init(_ isYes: @escaping (UIPanGestureRecognizer, UIView) -> Bool) {
    self.isYes = isYes
    super.init(frame: .zero)
  }
  override func begins(_ pan: UIPanGestureRecognizer) -> Bool { isYes(pan, self) }
  override func didPan(_ pan: UIPanGestureRecognizer) {
    follow(pan)
    label = pan.location(in: self)
  }
}

private final class KeepsItsGuard: AnyPage {
  override func didPan(_ pan: UIPanGestureRecognizer) {
    guard pan.numberOfTouches > 0 else { return }
    follow(pan)
    label = pan.location(in: self)
  }
}

private final class GuardsTheLabel: AnyPage {
  override func didPan(_ pan: UIPanGestureRecognizer) {
    follow(pan)
    if pan.numberOfTouches > 0 { label = pan.location(ofTouch: 0, in: self) }
  }
}

private final class InTheWindow: AnyPage {
  override func didPan(_ pan: UIPanGestureRecognizer) {
    follow(pan)
    label = pan.location(in: nil)
  }
}

private final class BeginsAnew: AnyPage {
  override func didPan(_ pan: UIPanGestureRecognizer) {
    ruler.frame.origin.x = 60 + pan.translation(in: self).x
    label = pan.location(in: self)
  }
}

private final class LetsTheEndPass: AnyPage {
  override func didPan(_ pan: UIPanGestureRecognizer) {
    guard pan.numberOfTouches > 0 || pan.state == .ended else { return }
    follow(pan)
    label = pan.location(in: self)
  }
}

private final class GuardsTheRuler: AnyPage {
  override func didPan(_ pan: UIPanGestureRecognizer) {
    label = pan.location(in: self)
    if pan.numberOfTouches > 0 { follow(pan) }
  }
}

private final class ChangedAlone: AnyPage {
  override func didPan(_ pan: UIPanGestureRecognizer) {
    guard pan.state == .changed else { return }
    follow(pan)
    label = pan.location(in: self)
  }
}

private final class LeapsThere: AnyPage {
  override func didPan(_ pan: UIPanGestureRecognizer) {
    label = pan.location(in: self)
    ruler.frame.origin.x = pan.location(in: self).x
  }
}

private final class AddsTwice: AnyPage {
  override func didPan(_ pan: UIPanGestureRecognizer) {
    ruler.frame.origin.x += pan.translation(in: self).x
    label = pan.location(in: self)
  }
}

private final class InTheRuler: AnyPage {
  override func didPan(_ pan: UIPanGestureRecognizer) {
    follow(pan)
    label = pan.location(in: ruler)
  }
}

private final class ShowsTheRuler: AnyPage {
  override func didPan(_ pan: UIPanGestureRecognizer) {
    follow(pan)
    label = ruler.center
  }
}

private final class ShowsTheCorner: AnyPage {
  override func didPan(_ pan: UIPanGestureRecognizer) {
    follow(pan)
    label = ruler.frame.origin
  }
}

private final class ShowsTheWay: AnyPage {
  override func didPan(_ pan: UIPanGestureRecognizer) {
    follow(pan)
    label = pan.translation(in: self)
  }
}

private final class IgnoresWhatGoesUp: AnyPage {
  private var isOurs = false
  override func begins(_ pan: UIPanGestureRecognizer) -> Bool {
    pan.numberOfTouches == 0 || super.begins(pan)
  }
  override func didPan(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: self)
    if pan.state == .began { isOurs = abs(way.x) > abs(way.y) }
    guard isOurs else { return }
    follow(pan)
    label = pan.location(in: self)
  }
}

private final class LabelOfScrolls: AnyPage {
  override func didPan(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began && pan.numberOfTouches == 0 { label = pan.location(in: self) }
    follow(pan)
  }
}

private final class Crashes: AnyPage {
  override func didPan(_ pan: UIPanGestureRecognizer) {
    follow(pan)
    if pan.state != .ended { label = pan.location(ofTouch: 0, in: self) }
  }
}
