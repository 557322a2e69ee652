import ExerciseKit

/// Exercise 13.3 ★★ · write · 15 minutes
///
/// A tile is dragged by its ghost. When a finger on the tile has moved, `ghost` is a view in `board`;
/// its centre stays under the finger. When the finger is lifted, the ghost leaves `board`, and the
/// tile's centre goes to the finger. If the drag ends in any other way, the ghost leaves, too, and
/// the tile keeps its place. Fingers that come down during a touch change nothing;
/// `isMultipleTouchEnabled` is on. A tap shows no ghost and moves nothing.
///
///     board ──┬─ shelf ─── tile     stays until the finger is lifted
///             └─ ghost              only while the tile is dragged
///
/// Worked touch: a drag by (60, 0) and an alert leave the tile where it was, and no ghost.
/// Out of scope: two fingers at the same moment.
final class Tile: UIView {
  /// Where the ghost is put.
  weak var board: UIView?
  /// Nil as long as no ghost is shown.
  private(set) var ghost: UIView?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    todo("13.3")
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    todo("13.3")
  }
}
