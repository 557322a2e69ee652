// What you have written is handed to the graders here, and nowhere else: they are a module of their
// own, which does not import yours, so that no name of yours can reach a grader. For the same reason
// this file names nothing but your module and what the graders declare.

import Grading
import MiniUIKit

@testable import Exercises02
@testable import Graders02

let yours: Graded = [
  exercise2_1.grading { Exercises02.whoIsHit() },
  exercise2_2.grading { Exercises02.whoIsAsked() },
  exercise2_3.grading { { Exercises02.isSwitchedOn($0) } },
  exercise2_4.grading { { Exercises02.viewUnderFinger(at: $0, in: $1) } },
  exercise2_5.grading {
    // The statement promises subclasses of your view; here are two.
    final class Roomy: Exercises02.HandWrittenView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        AreaOfASubclass.roomy(self, point)
      }
    }
    final class ForTouches: Exercises02.HandWrittenView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        AreaOfASubclass.forTouches(self, point, event)
      }
    }
    return HandWritten(
      Exercises02.HandWrittenView(), roomy: Roomy(), forTouches: ForTouches())
  },
  exercise2_6.grading { Exercises02.touchesThatTellApart() },
  exercise2_7.grading {
    let screen = Exercises02.PlayerScreen(frame: playerFrame)
    screen.build()
    return Player(
      screen: screen, buttons: [screen.back, screen.play, screen.stop], welcome: screen.welcome)
  },
  exercise2_8.grading {
    { view, point, root in
      switch Exercises02.reason(view, isNotHitAt: point, in: root) {
      case .hit: Said.hit
      case .off(let other): Said.off(other)
      case .outside(let other): Said.outside(other)
      case .covered(let other): Said.covered(other)
      }
    }
  },
]
