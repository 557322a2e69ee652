// What you have written is handed to the graders here, and nowhere else: they are a module of their
// own, which does not import yours, so that no name of yours can reach a grader. For the same reason
// this file names nothing but your module and what the graders declare.

import Grading
import MiniUIKit

@testable import Exercises09
@testable import Graders09

let yours: Graded = [
  exercise9_1.grading {
    let button = Exercises09.LikeButton()
    return Like(button: button, taps: { button.taps }, build: { button.build() })
  },
  exercise9_2.grading { Exercises09.whoGetsItsWay() },
  exercise9_3.grading {
    let photo = Exercises09.SavePhoto()
    return Saving(
      photo: photo, save: photo.save, counts: { (photo.saves, photo.zooms, photo.menus) },
      build: { photo.build() })
  },
  exercise9_4.grading {
    let tile = Exercises09.Tile()
    return TileDesign(tile: tile, close: tile.close, build: { tile.build() })
  },
  exercise9_5.grading { Exercises09.HeartControl() },
  exercise9_6.grading {
    let shade = Exercises09.Shade()
    return Shading(
      shade: shade, panel: shade.panel, closes: { shade.closes }, build: { shade.build() })
  },
  exercise9_7.grading {
    let form = Exercises09.NoteForm()
    return NoteDesign(
      form: form, field: form.field, table: form.table, send: form.send, build: { form.build() })
  },
  exercise9_8.grading { Exercises09.PoliteTap() },
]
