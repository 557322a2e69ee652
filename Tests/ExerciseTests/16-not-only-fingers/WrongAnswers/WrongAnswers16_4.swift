import ExerciseKit
import Grading
import MiniUIKit

let wrong16_4: [WrongAnswer<RulerPage>] = [
  WrongAnswer("keeps its guard") { rulerPage(KeepsItsGuard()) },
  WrongAnswer("moves the ruler and keeps the guard for the label") { rulerPage(GuardsTheLabel()) },
  WrongAnswer("asks for the place in the window") { rulerPage(InTheWindow()) },
  WrongAnswer("begins at 60 each time") { rulerPage(BeginsAnew()) },
  WrongAnswer("crashes without a finger", ends: .crashed) { rulerPage(Crashes()) },
]

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

private final class Crashes: AnyPage {
  override func didPan(_ pan: UIPanGestureRecognizer) {
    follow(pan)
    if pan.state != .ended { label = pan.location(ofTouch: 0, in: self) }
  }
}
