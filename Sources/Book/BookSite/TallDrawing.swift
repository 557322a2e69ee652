import BookKit
import Stage

/// A drawing that a narrow screen gets in place of a wide one.
struct TallDrawing {
  /// The file's name.
  let name: String
  /// What it shows.
  let drawing: Drawing

  /// The drawing; nil for a picture that has but one.
  init?(_ picture: PictureName, in chapters: [Chapter]) {
    guard picture.picture == "states",
      let experiment = chapters.lazy.flatMap(\.experiments).first(where: { $0.id == picture.run }),
      let figure = try? experiment.run().tallStates
    else { return nil }
    (name, drawing) = (figure.name, Drawing(svg: figure.svg))
  }

  /// What stands before the image in a `<picture>`.
  var source: String {
    "<source media=\"(max-width: 45.99rem)\" srcset=\"figures/\(name)\"\(drawing.size)>"
  }
}
