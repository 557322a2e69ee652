import ExerciseKit
import Grading

private func card(_ x: CGFloat) -> CGFloat { (x / 120).rounded() * 120 }

let wrong10_6: [WrongAnswer<Delegate>] = [
  WrongAnswer("always the card on the left") {
    Snapper { _, _, target in target.x = (target.x / 120).rounded(.down) * 120 }
  },
  WrongAnswer("always the card on the right") {
    Snapper { _, _, target in target.x = (target.x / 120).rounded(.up) * 120 }
  },
  WrongAnswer("turns pages of two cards") {
    Snapper { _, _, target in target.x = (target.x / 240).rounded() * 240 }
  },
  WrongAnswer("exactly between, the card on the left") {
    Snapper { _, _, target in target.x = ((target.x - 60) / 120).rounded(.up) * 120 }
  },
  WrongAnswer("the card next to the finger") {
    Snapper { list, _, target in target.x = card(list.contentOffset.x) }
  },
  WrongAnswer("rounds the way that the finger goes") {
    Snapper { _, velocity, target in
      target.x = (target.x / 120).rounded(velocity.x > 0 ? .up : .down) * 120
    }
  },
  WrongAnswer("looks at the finger when it is slow") {
    Snapper { list, velocity, target in
      target.x = card(velocity.x.magnitude < 0.2 ? list.contentOffset.x : target.x)
    }
  },
  WrongAnswer("leaves out drags that end without speed") {
    Snapper { _, velocity, target in if velocity.x != 0 { target.x = card(target.x) } }
  },
  WrongAnswer("scrolls there by a program") {
    Snapper { list, _, target in
      list.setContentOffset(CGPoint(x: card(target.x), y: target.y), animated: true)
    }
  },
  WrongAnswer("moves the content") {
    Snapper { list, _, target in list.contentOffset.x = card(target.x) }
  },
  WrongAnswer("moves target and content") {
    Snapper { list, _, target in
      target.x = card(target.x)
      list.contentOffset.x = target.x
    }
  },
  WrongAnswer("makes a new point of the target") {
    Snapper { _, _, target in target = CGPoint(x: card(target.x), y: 0) }
  },
  WrongAnswer("makes the carousel stop sooner as well") {
    Snapper { list, _, target in
      list.decelerationRate = .fast
      target.x = card(target.x)
    }
  },
  WrongAnswer("leaves the choice to paging") {
    Snapper { list, _, _ in list.isPagingEnabled = true }
  },
  WrongAnswer("rounds a half to the even card") {
    Snapper { _, _, target in target.x = (target.x / 120).rounded(.toNearestOrEven) * 120 }
  },
  WrongAnswer("leads the first drag only") {
    let drags = Drags()
    return Snapper { _, _, target in
      drags.count += 1
      if drags.count == 1 { target.x = card(target.x) }
    }
  },
  WrongAnswer("knows the three cards of the drawing") {
    Snapper { _, _, target in target.x = min(card(target.x), 240) }
  },
]

/// A delegate made of a closure.
final class Snapper: UIScrollViewDelegate {
  private let change: (UIScrollView, CGPoint, inout CGPoint) -> Void

  init(_ change: @escaping (UIScrollView, CGPoint, inout CGPoint) -> Void) { self.change = change }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { change(scrollView, velocity, &targetContentOffset.pointee) }
}

/// Counts the drags of one delegate.
private final class Drags {
  var count = 0
}
