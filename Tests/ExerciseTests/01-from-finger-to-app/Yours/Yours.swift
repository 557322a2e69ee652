// What you have written is handed to the graders here, and nowhere else: they are a module of their
// own, which does not import yours, so that no name of yours can reach a grader. For the same reason
// this file names nothing but your module and what the graders declare.

import Grading

@testable import Exercises01
@testable import Graders01

let yours: Graded = [
  exercise1_1.grading {
    let app = Exercises01.CountingApplication()
    return Counted(app) { app.touchesSoFar }
  },
  exercise1_2.grading { Exercises01.stages() },
  exercise1_3.grading { Exercises01.answers() },
  exercise1_4.grading {
    let view = Exercises01.TrailView(frame: trailFrame)
    return Trail(view) { view.trail }
  },
  exercise1_5.grading {
    { scene in
      let window = Exercises01.BeganWindow(windowScene: scene)
      return (window, { window.log })
    }
  },
  exercise1_6.grading {
    let view = Exercises01.SpeedView(frame: speedFrame)
    return Speedy(view) { view.speed }
  },
  exercise1_7.grading {
    let scripts = Exercises01.Scripts()
    return (scripts.halvesFromBegans, scripts.begansFromLifts)
  },
  exercise1_8.grading { { Exercises01.HandWindow(windowScene: $0) } },
  exercise1_9.grading {
    let card = Exercises01.DeleteCard(frame: cardFrame)
    return Pressed(card, { card.isPressed }, { card.actions })
  },
]
