// What you have written is handed to the graders here, and nowhere else: they are a module of their
// own, which does not import yours, so that no name of yours can reach a grader. For the same reason
// this file names nothing but your module and what the graders declare.

import Grading
import MiniUIKit

@testable import Exercises13
@testable import Graders13

let yours: Graded = [
  exercise13_1.grading { Exercises13.whatNoteHears() },
  exercise13_2.grading {
    let lamp = Exercises13.Lamp(frame: .zero)
    return Light(view: lamp) { lamp.isLit }
  },
  exercise13_3.grading {
    let tile = Exercises13.Tile(frame: .zero)
    return Dragged(tile: tile, setBoard: { tile.board = $0 }, ghost: { tile.ghost })
  },
  exercise13_4.grading {
    let button = Exercises13.Dictaphone(frame: .zero)
    return Recorder13(
      button: button, setRunLoop: { button.runLoop = $0 }, isRecording: { button.isRecording },
      sent: { button.sent }, drafts: { button.drafts })
  },
  exercise13_5.grading { Exercises13.Chord() },
  exercise13_6.grading {
    let heart = Exercises13.LikeHeart(frame: .zero)
    return Liked(
      heart: heart, show: { heart.show($0) }, isLiked: { heart.isLiked }, saved: { heart.saved })
  },
  exercise13_7.grading {
    let sheet = Exercises13.Sheet(frame: .zero)
    return Drawer(sheet: sheet, didPan: { sheet.didPan($0) }, isHeld: { sheet.isHeld })
  },
  exercise13_8.grading {
    let view = Exercises13.PressView(frame: .zero)
    return Pressed(
      view: view, setRunLoop: { view.runLoop = $0 }, setAction: { view.onPress = $0 })
  },
  exercise13_9.grading { Exercises13.scriptsThatLoseATouch() },
  exercise13_10.grading { Exercises13.whatCallsTheCleanUps() },
]
