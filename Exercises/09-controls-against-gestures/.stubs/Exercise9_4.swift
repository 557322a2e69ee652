import ExerciseKit

/// Exercise 9.4 ★★ · repair · 8 minutes
///
/// A tile is a button with a picture on it; on the picture lies a close button. The tile lies on a
/// card whose tap recognizer takes the taps on the picture. Repair it: wherever the tile is
/// touched, it sends its own events, as any button does; only `close` sends its own. Everything
/// stays where it is on the screen.
///
///     tile 120 × 140  ⊃  picture (10, 10) 100 × 80  ⊃  close (70, 0) 30 × 30
///
/// Worked touch: a tap at (60, 60) of the tile, on the picture, sends the tile's `touchUpInside`.
/// Delete the `todo`; keep the names `Tile`, `close` and `build()`.
/// Out of scope: disabled buttons, a hidden picture.
final class Tile: UIButton {
  let picture = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 80))
  let close = UIButton(frame: CGRect(x: 70, y: 0, width: 30, height: 30))

  func build() {
    todo("9.4")
    addSubview(picture)
    picture.addSubview(close)
  }
}
