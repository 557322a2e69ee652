import ExerciseKit
import Grading

private func with(_ change: @escaping (UIScrollView) -> Void) -> Preparation {
  { list in
    list.delaysContentTouches = true
    list.canCancelContentTouches = false
    list.bounces = true
    change(list)
  }
}

let wrong10_1: [WrongAnswer<Preparation>] = [
  WrongAnswer(
    "does away with the delay",
    gets: """
      At once 40 points up, from photo: expected list scrolls, but your code gives photo began, \
      photo moved, photo ended.
      """,
    Diagnosis10_1.early, rule: Diagnosis10_1.hold
  ) { with { $0.delaysContentTouches = false } },
  WrongAnswer(
    "does away with the delay as well",
    gets: """
      At once 40 points up, from photo: expected list scrolls, but your code gives photo began, \
      list scrolls, photo cancelled.
      """,
    Diagnosis10_1.early, rule: Diagnosis10_1.hold
  ) {
    with {
      $0.delaysContentTouches = false
      $0.canCancelContentTouches = true
    }
  },
  WrongAnswer(
    "switches the bouncing off",
    gets: """
      Rests 0.3 s on photo, 40 points up: expected photo began, list scrolls, photo cancelled, but \
      your code gives photo began, photo moved, photo ended.
      """,
    Diagnosis10_1.decidesForLater, rule: Diagnosis10_1.cancel
  ) { with { $0.bounces = false } },
  WrongAnswer(
    "mends it, and switches the bouncing off",
    gets: """
      40 points down, at the top: expected list scrolls, but your code gives photo began, photo \
      moved, photo ended.
      """,
    Diagnosis10_1.mendsIt, rule: Diagnosis10_1.slowDown
  ) {
    with {
      $0.canCancelContentTouches = true
      $0.bounces = false
    }
  },
  WrongAnswer(
    "switches scrolling off",
    gets: """
      At once 40 points up, from photo: expected list scrolls, but your code gives photo began, \
      photo moved, photo ended.
      """,
    Diagnosis10_1.switchesScrollingOff, rule: Diagnosis10_1.hold
  ) { with { $0.isScrollEnabled = false } },
  WrongAnswer(
    "takes it for false in a fresh list, and toggles it",
    gets: """
      Rests 0.3 s on photo, 40 points up: expected photo began, list scrolls, photo cancelled, but \
      your code gives photo began, photo moved, photo ended.
      """,
    Diagnosis10_1.decidesForLater, rule: Diagnosis10_1.cancel
  ) { { $0.canCancelContentTouches.toggle() } },
  WrongAnswer(
    "mends it, and locks drags to one axis",
    gets: """
      Up and to the left, in a list that scrolls both ways: offset: expected (25, 50), but your \
      code gives (0, 50).
      """,
    Diagnosis10_1.locks, rule: Diagnosis10_1.rest
  ) {
    with {
      $0.canCancelContentTouches = true
      $0.isDirectionalLockEnabled = true
    }
  },
  WrongAnswer(
    "mends it, and turns pages",
    gets: """
      40 points up, and at rest when it is lifted: offset: expected (0, 30), but your code gives \
      (0, 0).
      """,
    Diagnosis10_1.pages, rule: Diagnosis10_1.rest
  ) {
    with {
      $0.canCancelContentTouches = true
      $0.isPagingEnabled = true
    }
  },
]
