import ExerciseKit
import Grading
import MiniUIKit

private typealias SetUp = (UIPanGestureRecognizer) -> Void

let wrong16_2: [WrongAnswer<(UIPanGestureRecognizer) -> Void>] = [
  WrongAnswer("allows two fingers") {
    { pan in
      pan.minimumNumberOfTouches = 1
      pan.maximumNumberOfTouches = 2
      pan.allowedTouchTypes = [.direct, .indirect, .indirectPointer]
    }
  },
  WrongAnswer("takes every scroll") {
    { pan in
      pan.allowedScrollTypesMask = .all
      pan.allowedTouchTypes = [.direct, .indirectPointer]
    }
  },
  WrongAnswer("takes a wheel's scrolls only") {
    { pan in
      pan.allowedScrollTypesMask = .discrete
      pan.allowedTouchTypes = [.direct, .indirectPointer]
    }
  },
  WrongAnswer("takes no touch any more") {
    { pan in
      pan.allowedScrollTypesMask = .continuous
      pan.allowedTouchTypes = []
    }
  },
  WrongAnswer("keeps fingers only") {
    { pan in
      pan.allowedScrollTypesMask = .continuous
      pan.allowedTouchTypes = [.direct]
    }
  },
  WrongAnswer("forgets the pencil") { { pan in pan.allowedScrollTypesMask = .continuous } },
]
