import ExerciseKit
import Grading

private func card(_ x: CGFloat) -> CGFloat { (x / 120).rounded() * 120 }

let wrong10_6: [WrongAnswer<Delegate>] = [
  WrongAnswer(
    "always the card on the left",
    gets: "A target of 200: expected (240, 0), but your code gives (120, 0).",
    Diagnosis10_6.left, rule: Diagnosis10_6.rule
  ) { Snapper { _, _, target in target.x = (target.x / 120).rounded(.down) * 120 } },
  WrongAnswer(
    "always the card on the right",
    gets: "A target of 160: expected (120, 0), but your code gives (240, 0).",
    Diagnosis10_6.right, rule: Diagnosis10_6.rule
  ) { Snapper { _, _, target in target.x = (target.x / 120).rounded(.up) * 120 } },
  WrongAnswer(
    "turns pages of two cards",
    gets: "A target of 160: expected (120, 0), but your code gives (240, 0).",
    Diagnosis10_6.right, rule: Diagnosis10_6.rule
  ) { Snapper { _, _, target in target.x = (target.x / 240).rounded() * 240 } },
  WrongAnswer(
    "exactly between, the card on the left",
    gets: """
      A target of 60, exactly between two cards: expected (120, 0), but your code gives (0, 0).
      """,
    Diagnosis10_6.exactlyBetween, rule: Diagnosis10_6.rule
  ) { Snapper { _, _, target in target.x = ((target.x - 60) / 120).rounded(.up) * 120 } },
  WrongAnswer(
    "the card next to the finger",
    gets: "A target of 200: expected (240, 0), but your code gives (0, 0).",
    Diagnosis10_6.theCardNextToTheFinger, rule: Diagnosis10_6.rule
  ) { Snapper { list, _, target in target.x = card(list.contentOffset.x) } },
  WrongAnswer(
    "rounds the way that the finger goes",
    gets: "A target of 160: expected (120, 0), but your code gives (240, 0).",
    Diagnosis10_6.right, rule: Diagnosis10_6.rule
  ) {
    Snapper { _, velocity, target in
      target.x = (target.x / 120).rounded(velocity.x > 0 ? .up : .down) * 120
    }
  },
  WrongAnswer(
    "looks at the finger when it is slow",
    gets: """
      Lifted at 50 while it goes slowly, a target of 70: expected (120, 0), but your code gives \
      (0, 0).
      """,
    Diagnosis10_6.looksAtTheFinger, rule: Diagnosis10_6.rule
  ) {
    Snapper { list, velocity, target in
      target.x = card(velocity.x.magnitude < 0.2 ? list.contentOffset.x : target.x)
    }
  },
  WrongAnswer(
    "leaves out drags that end without speed",
    gets: """
      Lifted at 70 after a rest, a target of 70: expected (120, 0), but your code gives (70, 0).
      """,
    Diagnosis10_6.leavesOutDragsThatEndWithoutSpeed, rule: Diagnosis10_6.rule
  ) { Snapper { _, velocity, target in if velocity.x != 0 { target.x = card(target.x) } } },
  WrongAnswer(
    "scrolls there by a program",
    gets: """
      A target of 200: expected (240, 0), but your code gives (200, 0), and the content jumps.
      """,
    Diagnosis10_6.scrollsThereByAProgram, rule: Diagnosis10_6.rule
  ) {
    Snapper { list, _, target in
      list.setContentOffset(CGPoint(x: card(target.x), y: target.y), animated: true)
    }
  },
  WrongAnswer(
    "moves the content",
    gets: """
      A target of 200: expected (240, 0), but your code gives (200, 0), and the content jumps.
      """,
    Diagnosis10_6.scrollsThereByAProgram, rule: Diagnosis10_6.rule
  ) { Snapper { list, _, target in list.contentOffset.x = card(target.x) } },
  WrongAnswer(
    "moves target and content",
    gets: """
      A target of 200: expected (240, 0), but your code gives (240, 0), and the content jumps.
      """,
    Diagnosis10_6.movesTargetAndContent, rule: Diagnosis10_6.rule
  ) {
    Snapper { list, _, target in
      target.x = card(target.x)
      list.contentOffset.x = target.x
    }
  },
  WrongAnswer(
    "makes a new point of the target",
    gets: "A target of (200, 33): expected (240, 33), but your code gives (240, 0).",
    Diagnosis10_6.makesANewPointOfTheTarget, rule: Diagnosis10_6.rule
  ) { Snapper { _, _, target in target = CGPoint(x: card(target.x), y: 0) } },
  WrongAnswer(
    "makes the carousel stop sooner as well",
    gets: """
      A target of 200: expected (240, 0), but your code gives (240, 0), and the carousel is changed.
      """,
    Diagnosis10_6.changesTheCarousel, rule: Diagnosis10_6.rule
  ) {
    Snapper { list, _, target in
      list.decelerationRate = .fast
      target.x = card(target.x)
    }
  },
  WrongAnswer(
    "rounds a half to the even card",
    gets: """
      A target of 60, exactly between two cards: expected (120, 0), but your code gives (0, 0).
      """,
    Diagnosis10_6.exactlyBetween, rule: Diagnosis10_6.rule
  ) { Snapper { _, _, target in target.x = (target.x / 120).rounded(.toNearestOrEven) * 120 } },
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
