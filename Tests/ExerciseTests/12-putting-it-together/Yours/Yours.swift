// What you have written is handed to the graders here, and nowhere else: they are a module of their
// own, which does not import yours, so that no name of yours can reach a grader. For the same reason
// this file names nothing but your module and what the graders declare.

import Grading
import MiniUIKit

@testable import Exercises12
@testable import Graders12

let yours: Graded = [
  exercise12_1.grading {
    { handle in
      let sheet = Exercises12.Sheet()
      sheet.handle = handle
      return sheet
    }
  },
  exercise12_2.grading { Exercises12.oneTouchThroughTheScreen() },
  exercise12_3.grading {
    { panel in
      let mover = Exercises12.PanelMover(panel: panel)
      return Mover(mover, Exercises12.PanelMover.didPan)
    }
  },
  exercise12_4.grading {
    { Exercises12.restingPlace(of: $0, velocity: $1, among: $2) }
  },
  exercise12_5.grading { { Exercises12.Referee(panel: $0, table: $1) } },
  exercise12_6.grading {
    { scene in
      let answer = Exercises12.HandOver(panel: scene.panel, table: scene.table)
      scene.shares(answer, Exercises12.HandOver.didPan)
    }
  },
  exercise12_7.grading {
    { root, map in
      let closer = Exercises12.KeyboardCloser(root: root, map: map)
      closer.install()
      return closer
    }
  },
  exercise12_8.grading {
    { scene in
      let answer = Exercises12.SearchSheet(panel: scene.panel, search: scene.search)
      scene.searches(answer, Exercises12.SearchSheet.didPan) { answer.keyboard($0) }
    }
  },
]
