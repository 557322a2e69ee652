import ExerciseKit

/// Exercise 9.4 ★★ · repair · 8 minutes
///
/// A tile is a button with a picture on it; on the picture lies a close button. The card below has
/// a tap recognizer, which takes the taps on the picture. Mend it: wherever the tile is tapped, it
/// sends its own events; only `close` sends its own.
///
///     tile 120 × 140  ⊃  picture (10, 10) 100 × 80  ⊃  close (70, 0) 30 × 30
///
/// Worked touch: at (60, 120) of the tile, below the picture, the tile fires, as now.
/// Delete the `todo`; keep the names `Tile`, `close` and `build()`. Out of scope: disabled buttons.
final class Tile: UIButton {
  let picture = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 80))
  let close = UIButton(frame: CGRect(x: 70, y: 0, width: 30, height: 30))

  func build() {
    todo("9.4")
    addSubview(picture)
    picture.addSubview(close)
  }
}
