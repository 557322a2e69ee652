import ExerciseKit
import Grading

let wrong8_9: [WrongAnswer<UIScrollView>] = [
  WrongAnswer("says no to pop as well") { RefusesAll(frame: .zero) },
  WrongAnswer("forgets the inset") { ForgetsTheInset(frame: .zero) },
  WrongAnswer("refuses to the left as well") { RefusesAtItsLeftEnd(frame: .zero) },
  WrongAnswer("refuses whatever goes to the right") { RefusesWhatGoesRight(frame: .zero) },
  WrongAnswer("bounces nowhere") { BouncesNowhere(frame: .zero) },
  WrongAnswer("gives way at exactly the left end") { GivesWayAtTheEnd(frame: .zero) },
  WrongAnswer("gives way on the whole first page") { GivesWayOnPage0(frame: .zero) },
  WrongAnswer("gives way to straight fingers") { GivesWayToStraightFingers(frame: .zero) },
  WrongAnswer("gives way to quick fingers") { GivesWayToQuickFingers(frame: .zero) },
  WrongAnswer("gives way once") { GivesWayOnce(frame: .zero) },
  WrongAnswer("is switched off at its left end") { IsSwitchedOff(frame: .zero) },
  WrongAnswer("switches its scrolling off to give way") { StopsScrolling(frame: .zero) },
  WrongAnswer("waits until the finger is far enough") { WaitsForTheWay(frame: .zero) },
  WrongAnswer("refuses its pan, and not by looking which") { GoesByTheClass(frame: .zero) },
]

/// A carousel of any design.
class AnyCarousel: UIScrollView {
  var leftEnd: CGFloat { -contentInset.left }
  var isAtItsLeftEnd: Bool { contentOffset.x <= leftEnd }
  var goesRight: Bool { panGestureRecognizer.velocity(in: self).x > 0 }

  /// Whether the carousel's pan stands back.
  var standsBack: Bool { isAtItsLeftEnd && goesRight }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer !== panGestureRecognizer || !standsBack
  }
}

/// Right: the translation tells the direction as well.
final class AsksTheTranslation: UIScrollView {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer, pan.view === self else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    let hasMore = contentOffset.x > -adjustedContentInset.left
    return hasMore || pan.translation(in: self).x <= 0
  }
}

/// Right: what can't bounce at an edge can't use a finger there.
final class BouncesNowhereAtTheLeftEnd: UIScrollView {
  override var bounces: Bool {
    get { contentOffset.x > -contentInset.left }
    set {}
  }
}

/// Right: it waits, for each attempt anew, where it has nothing to pull in.
final class WaitsAtItsLeftEnd: UIScrollView, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === panGestureRecognizer && otherGestureRecognizer.view !== self
      && contentOffset.x <= -adjustedContentInset.left
  }
}

private final class StopsScrolling: AnyCarousel {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let isFree = super.gestureRecognizerShouldBegin(gestureRecognizer)
    if !isFree { isScrollEnabled = false }
    return isFree
  }
}

private final class RefusesAll: AnyCarousel {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !standsBack
  }
}

private final class GoesByTheClass: AnyCarousel {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !(gestureRecognizer is UIPanGestureRecognizer) || !standsBack
  }
}

private final class ForgetsTheInset: AnyCarousel {
  override var leftEnd: CGFloat { 0 }
}

private final class RefusesAtItsLeftEnd: AnyCarousel {
  override var standsBack: Bool { isAtItsLeftEnd }
}

private final class RefusesWhatGoesRight: AnyCarousel {
  override var standsBack: Bool { goesRight }
}

private final class BouncesNowhere: UIScrollView {
  override var bounces: Bool {
    get { false }
    set {}
  }
}

private final class GivesWayAtTheEnd: AnyCarousel {
  override var isAtItsLeftEnd: Bool { contentOffset.x == leftEnd }
}

private final class GivesWayOnPage0: AnyCarousel {
  override var isAtItsLeftEnd: Bool { contentOffset.x < leftEnd + bounds.width / 2 }
}

private final class GivesWayToStraightFingers: AnyCarousel {
  override var standsBack: Bool {
    super.standsBack && panGestureRecognizer.translation(in: self).y.magnitude < 5
  }
}

private final class GivesWayToQuickFingers: AnyCarousel {
  override var goesRight: Bool { panGestureRecognizer.velocity(in: self).x > 100 }
}

private final class GivesWayOnce: AnyCarousel {
  private var hasGivenWay = false
  override var standsBack: Bool {
    guard super.standsBack, !hasGivenWay else { return false }
    hasGivenWay = true
    return true
  }
}

private final class IsSwitchedOff: UIScrollView {
  override var contentOffset: CGPoint {
    didSet { isScrollEnabled = contentOffset.x > -contentInset.left }
  }
}

private final class WaitsForTheWay: AnyCarousel {
  override var goesRight: Bool { panGestureRecognizer.translation(in: self).x > 20 }
}
