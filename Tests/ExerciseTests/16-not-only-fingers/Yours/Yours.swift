// What you have written is handed to the graders here, and nowhere else: they are a module of their
// own, which does not import yours, so that no name of yours can reach a grader. For the same reason
// this file names nothing but your module and what the graders declare.

import Grading
import MiniUIKit

@testable import Exercises16
@testable import Graders16

let yours: Graded = [
  exercise16_1.grading { Exercises16.whatComesIn() },
  exercise16_2.grading {
    let panel = Exercises16.Panel(frame: .zero)
    return StarPanel(view: panel, pan: panel.pan)
  },
  exercise16_3.grading {
    let card = Exercises16.Card(frame: .zero)
    return MenuCard(view: card) { card.calls }
  },
  exercise16_4.grading {
    let page = Exercises16.Page(frame: .zero)
    return RulerPage(
      view: page, ruler: page.ruler, label: { page.label }, didPan: { page.didPan($0) })
  },
  exercise16_5.grading {
    let paper = Exercises16.Paper(frame: .zero)
    return Sheet16(view: paper) { paper.strokes.map { $0.map { ($0.place, $0.force) } } }
  },
  exercise16_6.grading {
    let screen = Exercises16.GameScreen()
    return Game(screen: screen, field: screen.field, speed: { screen.speed })
  },
]
