// What you have written is handed to the graders here, and nowhere else: they are a module of their
// own, which does not import yours, so that no name of yours can reach a grader. For the same reason
// this file names nothing but your module and what the graders declare.

import Grading
import MiniUIKit

@testable import Exercises04
@testable import Graders04

let yours: Graded = [
  exercise4_1.grading { Exercises04.whoHearsBegan() },
  exercise4_2.grading { Exercises04.whatTheKeyboardHears() },
  exercise4_3.grading { { Exercises04.controller(of: $0) } },
  exercise4_4.grading {
    let view = Exercises04.LitView()
    return Lit(view: view) { view.isLit }
  },
  exercise4_5.grading {
    let (frame, caption) = (Exercises04.GlowingFrame(), Exercises04.Caption())
    return GalleryViews(
      frame: Lit(view: frame) { frame.isGlowing }, caption: Lit(view: caption) { caption.isTurned },
      veil: Exercises04.Veil())
  },
  exercise4_6.grading {
    let key = Exercises04.Key()
    return Lit(view: key) { key.isPressed }
  },
  exercise4_7.grading { Exercises04.touchesThatShowTheFault() },
  exercise4_8.grading { { Exercises04.whoHears($0, keeps: $1) } },
  exercise4_9.grading { Exercises04.whoIsToBeRepaired() },
]
