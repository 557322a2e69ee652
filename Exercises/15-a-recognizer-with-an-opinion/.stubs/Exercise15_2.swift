import ExerciseKit
import PieceKit

/// Exercise 15.2 ★ · repair · 6 minutes
///
/// A row shows a title, a photo and a star. A tap on the star is to rate the place; a tap anywhere
/// else in the row is to open it. But users say that a tap between title and photo does nothing, that
/// one on the star opens the place, and that one *below* the row, under the photo, opens it as well.
/// Repair it: a tap anywhere in the row's frame acts once, and a tap outside of it doesn't act.
///
///     row  375 × 60:   title (16, 20) 80 × 20    photo (200, 0) 60 × 60, clipped    star (300, 10) 40 × 40
///
/// Worked touch: a tap on the star at (320, 30) calls `rate`, and not `open`.
/// Delete the `todo`; frames, names and the order of the pieces stay.
func placeRow(open: @escaping () -> Void, rate: @escaping () -> Void) -> Piece {
  todo("15.2")
  let title = Piece("title", CGRect(x: 16, y: 20, width: 80, height: 20))
  let image = Piece("image", CGRect(x: 0, y: -20, width: 150, height: 100))
  let photo = Piece("photo", CGRect(x: 200, y: 0, width: 60, height: 60), holding: [image])
    .clipped()
  let star = Piece("star", CGRect(x: 300, y: 10, width: 40, height: 40))
    .gesture(TapGesture().onEnded(rate))
  return Piece("row", CGRect(x: 0, y: 0, width: 375, height: 60), holding: [title, star, photo])
    .gesture(TapGesture().onEnded(open))
}
