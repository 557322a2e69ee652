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
  WrongAnswer("does away with the delay") { with { $0.delaysContentTouches = false } },
  WrongAnswer("does away with the delay as well") {
    with {
      $0.delaysContentTouches = false
      $0.canCancelContentTouches = true
    }
  },
  WrongAnswer("switches the bouncing off") { with { $0.bounces = false } },
  WrongAnswer("mends it, and switches the bouncing off") {
    with {
      $0.canCancelContentTouches = true
      $0.bounces = false
    }
  },
  WrongAnswer("switches scrolling off") { with { $0.isScrollEnabled = false } },
  WrongAnswer("takes it for false in a fresh list, and toggles it") {
    { $0.canCancelContentTouches.toggle() }
  },
  WrongAnswer("mends it, and locks drags to one axis") {
    with {
      $0.canCancelContentTouches = true
      $0.isDirectionalLockEnabled = true
    }
  },
  WrongAnswer("mends it, and turns pages") {
    with {
      $0.canCancelContentTouches = true
      $0.isPagingEnabled = true
    }
  },
  WrongAnswer("mends it, and lets it bounce to the side") {
    with {
      $0.canCancelContentTouches = true
      $0.alwaysBounceHorizontal = true
    }
  },
  WrongAnswer("mends it, and slows it down sooner") {
    with {
      $0.canCancelContentTouches = true
      $0.decelerationRate = .fast
    }
  },
]
