// What you have written is handed to the graders here, and nowhere else: they are a module of their
// own, which does not import yours, so that no name of yours can reach a grader. For the same reason
// this file names nothing but your module and what the graders declare.

import Grading
import MiniUIKit

@testable import Exercises07
@testable import Graders07

let yours: Graded = [
  exercise7_1.grading {
    let screen = Exercises07.PhotoScreen()
    return Menus(screen, Exercises07.PhotoScreen.didPress) { screen.menus }
  },
  exercise7_2.grading { Exercises07.whatCuresTheComplaints() },
  exercise7_3.grading {
    let album = Exercises07.Album()
    return AnyAlbum(controller: album, watch: { album.watch($0) }, opened: { album.opened })
  },
  exercise7_4.grading { Exercises07.OneTap() },
  exercise7_5.grading { Exercises07.Latch() },
  exercise7_6.grading { Exercises07.EdgeTap() },
  exercise7_7.grading { Exercises07.touchesThatTellRecognizersApart() },
  exercise7_8.grading { Exercises07.CheckMark() },
]
