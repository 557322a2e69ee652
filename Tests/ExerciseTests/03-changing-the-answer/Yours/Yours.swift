// What you have written is handed to the graders here, and nowhere else: they are a module of their
// own, which does not import yours, so that no name of yours can reach a grader. For the same reason
// this file names nothing but your module and what the graders declare.

import Grading
import MiniUIKit

@testable import Exercises03
@testable import Graders03

let yours: Graded = [
  exercise3_1.grading { Exercises03.whoIsHit() },
  exercise3_2.grading { Exercises03.ComfortableButton() },
  exercise3_3.grading {
    { column in
      let hud = Exercises03.HUD()
      hud.column = column
      return Overlays(hud: hud, snow: Exercises03.Snow())
    }
  },
  exercise3_4.grading {
    { play in
      let card = Exercises03.FilmCard()
      card.play = play
      return card
    }
  },
  exercise3_5.grading {
    { button in
      let bar = Exercises03.RaisedBar()
      bar.raised = button
      return bar
    }
  },
  exercise3_6.grading(Exercises03.probesThatTellApart) { probe in
    switch probe.state {
    case .asItIs: PinProbe(probe.touch, .asItIs)
    case .hidden: PinProbe(probe.touch, .hidden)
    case .faded: PinProbe(probe.touch, .faded)
    }
  },
  exercise3_7.grading {
    let bell = Exercises03.Bell()
    return AnyBell(view: bell) { bell.rings }
  },
  exercise3_8.grading {
    { scene in
      let window = Exercises03.ToastWindow(windowScene: scene)
      return Toasts(window: window) { window.declare($0, as: $1, in: $2) }
    }
  },
  exercise3_9.grading { Exercises03.Keypad() },
]
