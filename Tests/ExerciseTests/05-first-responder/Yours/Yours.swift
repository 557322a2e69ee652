// What you have written is handed to the graders here, and nowhere else: they are a module of their
// own, which does not import yours, so that no name of yours can reach a grader. For the same reason
// this file names nothing but your module and what the graders declare.

import Grading
import MiniUIKit

@testable import Exercises05
@testable import Graders05

let yours: Graded = [
  exercise5_1.grading { Exercises05.whoHearsFirst() },
  exercise5_2.grading { Lamp(Exercises05.ResponderCard()) { $0.isLit } },
  exercise5_3.grading {
    let note = Exercises05.Note()
    return NoteParts(note: note, done: note.done)
  },
  exercise5_4.grading {
    let hander = Exercises05.ReturnKey()
    return Hander(delegate: hander) { hander.fields = $0 }
  },
  exercise5_5.grading {
    let screen = Exercises05.UndoScreen()
    return Undoing(
      controller: screen, field: screen.field, appear: screen.appear,
      stopTyping: screen.stopTyping, undos: { screen.undos })
  },
  exercise5_6.grading {
    let screen = Exercises05.ChatScreen()
    return Chatting(
      controller: screen, bar: screen.bar, message: screen.message, appear: screen.appear,
      close: screen.close)
  },
  exercise5_7.grading { Exercises05.scriptsThatTellApart() },
  exercise5_8.grading { Exercises05.fieldAfter },
  exercise5_9.grading {
    let screen = Exercises05.CodeScreen()
    return Coding(
      controller: screen, pad: screen.pad, bar: screen.pad.bar, code: { screen.pad.code },
      appear: screen.appear, close: screen.close)
  },
]
