// What you have written is handed to the graders here, and nowhere else: they are a module of their
// own, which does not import yours, so that no name of yours can reach a grader. For the same reason
// this file names nothing but your module and what the graders declare.

import Grading
import MiniUIKit

@testable import Exercises14
@testable import Graders14

let yours: Graded = [
  exercise14_1.grading {
    Diagnosed(Exercises14.causes14_1()) { names in
      let screen = Exercises14.ShelfScreen(cards: names)
      return Shelf(screen: screen, shelf: screen.shelf, log: { screen.log })
    }
  },
  exercise14_2.grading {
    Diagnosed(Exercises14.causes14_2()) { names in
      let screen = Exercises14.PaymentScreen(tiles: names)
      return Payment(
        screen: screen, log: { screen.log },
        lit: { screen.tiles.filter(\.isHighlighted).map(\.title) },
        isHintOpen: { screen.isHintOpen })
    }
  },
  exercise14_3.grading {
    Diagnosed(Exercises14.causes14_3()) { names in
      let screen = Exercises14.ChatScreen(bubbles: names)
      return Chat(
        screen: screen, chat: screen.chat, reload: { screen.reload() }, log: { screen.log })
    }
  },
  exercise14_4.grading {
    Diagnosed(Exercises14.causes14_4()) { names in
      let screen = Exercises14.PianoScreen(keys: names)
      return Piano(screen: screen, strip: screen.strip, sounding: { screen.sounding })
    }
  },
  exercise14_5.grading {
    Diagnosed(Exercises14.causes14_5()) { count in
      let screen = Exercises14.OrderScreen(orders: count)
      return Orders(
        screen: screen, search: screen.search, table: screen.table, log: { screen.log })
    }
  },
  exercise14_6.grading {
    Diagnosed(Exercises14.causes14_6()) {
      let screen = Exercises14.ComposeScreen()
      return Composer(screen: screen, log: { screen.log })
    }
  },
  exercise14_7.grading {
    Diagnosed(Exercises14.causes14_7()) { names in
      let screen = Exercises14.FormScreen(answers: names)
      return Survey(
        screen: screen, form: screen.form, log: { screen.log },
        lit: { screen.answers.filter(\.isHighlighted).map(\.title) },
        volume: { screen.volume.value })
    }
  },
  exercise14_8.grading {
    Diagnosed(Exercises14.causes14_8()) { names in
      let screen = Exercises14.AlbumScreen(photos: names)
      return Album(screen: screen, log: { screen.log }, isWriting: { screen.note.field.isEditing })
    }
  },
  exercise14_9.grading {
    Diagnosed(Exercises14.causes14_9()) { titles in
      let screen = Exercises14.SignUpScreen(rows: titles)
      return SignUp(
        screen: screen, fields: { screen.rows.map(\.field) },
        errors: { screen.rows.filter(\.showsError).map(\.title) })
    }
  },
  exercise14_10.grading {
    Diagnosed(Exercises14.causes14_10()) { names in
      let screen = Exercises14.DeckScreen(cards: names)
      return Deck(
        screen: screen, list: screen.list, show: { screen.showMessage() },
        hide: { screen.hideMessage() }, log: { screen.log })
    }
  },
  exercise14_11.grading {
    Diagnosed(Exercises14.causes14_11()) { count in
      let screen = Exercises14.RehearsalScreen(pages: count)
      return Rehearsal(
        screen: screen, remark: screen.score.remark, beats: { screen.score.beats },
        page: { screen.page })
    }
  },
  exercise14_12.grading {
    Diagnosed(Exercises14.causes14_12()) {
      let screen = Exercises14.NoteScreen()
      return Desk(
        screen: screen, note: screen.note, show: { screen.showRecorder() },
        title: screen.title, log: { screen.log })
    }
  },
  exercise14_13.grading {
    Diagnosed(Exercises14.causes14_13()) { names, runLoop in
      let screen = Exercises14.BirdScreen(pads: names, runLoop: runLoop)
      return BirdCount(screen: screen, birds: { screen.birds })
    }
  },
]
