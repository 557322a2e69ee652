import ExerciseKit
import Grading
import MiniUIKit

let wrong16_2: [WrongAnswer<StarPanel>] = [
  WrongAnswer("fills no mask") { starPanel(NoMask()) },
  WrongAnswer("fills the mask alone") { starPanel(OneFinger()) },
  WrongAnswer("fills the mask for a trackpad only") { starPanel(NoWheel()) },
  WrongAnswer("fills the mask for a wheel only") { starPanel(WheelOnly()) },
  WrongAnswer("lets one finger or none begin") { starPanel(OneOrNone()) },
  WrongAnswer("lets everything begin") { starPanel(Everything()) },
  WrongAnswer("spares the stars by the event") { starPanel(RefusesScrolls()) },
  WrongAnswer("begins on the stars alone") { starPanel(Swapped()) },
  WrongAnswer("asks for the place in the panel") { starPanel(InThePanel()) },
  WrongAnswer("asks for the place in the stars, with their frame") { starPanel(FrameInTheStars()) },
  WrongAnswer("asks for the place with the event") { starPanel(PlaceWithTheEvent()) },
  WrongAnswer("receives the events of scrolls alone") { starPanel(ScrollsAlone()) },
  WrongAnswer("asks for the place in the window") { starPanel(InTheWindow()) },
  WrongAnswer("asks for the height alone") { starPanel(HeightOnly()) },
  WrongAnswer("asks fingers for their place, too") { starPanel(FingersToo()) },
  WrongAnswer("asks for the place instead of the touch") { starPanel(PlaceOnly()) },
  WrongAnswer("lets two fingers begin") { starPanel(TwoFingers()) },
  WrongAnswer("takes no touch any more") { starPanel(NoTouches()) },
  WrongAnswer("lets one scroll begin") { starPanel(OneScroll()) },
  WrongAnswer("gives up after a scroll on the stars") { starPanel(GivesUp()) },
]

private final class NoMask: AnyPanel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    pan.allowedScrollTypesMask = []
  }
}

private class OneFinger: AnyPanel {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.numberOfTouches == 1
  }
}

private final class NoWheel: AnyPanel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    pan.allowedScrollTypesMask = .continuous
  }
}

private final class WheelOnly: AnyPanel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    pan.allowedScrollTypesMask = .discrete
  }
}

private final class OneOrNone: AnyPanel {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.numberOfTouches <= 1
  }
}

private final class Everything: AnyPanel {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
}

private final class RefusesScrolls: AnyPanel {
  override func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    event.allTouches?.contains { $0.view !== stars } ?? false
  }
}

private final class Swapped: AnyPanel {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.numberOfTouches == 1
      || gestureRecognizer.numberOfTouches == 0 && isOnStars(gestureRecognizer)
  }
}

private final class InThePanel: AnyPanel {
  override func isOnStars(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    stars.bounds.contains(gestureRecognizer.location(in: self))
  }
}

private final class FrameInTheStars: AnyPanel {
  override func isOnStars(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    stars.frame.contains(gestureRecognizer.location(in: stars))
  }
}

private final class PlaceWithTheEvent: AnyPanel {
  override func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    event.type != .scroll || !isOnStars(gestureRecognizer)
  }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.numberOfTouches <= 1
  }
}

private final class ScrollsAlone: AnyPanel {
  override func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    event.type == .scroll
  }
}

private final class InTheWindow: AnyPanel {
  override func isOnStars(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    stars.frame.contains(gestureRecognizer.location(in: nil))
  }
}

private final class HeightOnly: AnyPanel {
  override func isOnStars(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let y = gestureRecognizer.location(in: self).y
    return y >= stars.frame.minY && y <= stars.frame.maxY
  }
}

private final class FingersToo: AnyPanel {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.numberOfTouches <= 1 && !isOnStars(gestureRecognizer)
  }
}

private final class PlaceOnly: AnyPanel {
  override func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    true
  }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.numberOfTouches <= 1 && !isOnStars(gestureRecognizer)
  }
}

private final class TwoFingers: AnyPanel {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.numberOfTouches > 0 || !isOnStars(gestureRecognizer)
  }
}

private final class OneScroll: AnyPanel {
  private var hasScrolled = false
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard super.gestureRecognizerShouldBegin(gestureRecognizer) else { return false }
    if gestureRecognizer.numberOfTouches > 0 { return true }
    defer { hasScrolled = true }
    return !hasScrolled
  }
}

private final class GivesUp: AnyPanel {
  private var hasRefused = false
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let isYes = super.gestureRecognizerShouldBegin(gestureRecognizer)
    if gestureRecognizer.numberOfTouches > 0 { return isYes }
    if !isYes { hasRefused = true }
    return isYes && !hasRefused
  }
}

private final class NoTouches: AnyPanel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    pan.allowedTouchTypes = []
  }
}
