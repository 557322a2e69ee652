import ExerciseKit
import PieceKit

/// Exercise 15.3 ★★ · repair · 12 minutes
///
/// A card goes with the finger, and is thrown away if the finger is lifted 100 points or more above the
/// place where it came down. When the finger is lifted it goes back, thrown or not. A user who got a
/// call says that the card has been hanging in the air ever since. Repair it: `lift` is zero whenever
/// no drag is under way, whatever has ended it. A drag that the system takes away throws nothing.
///
///     onChanged ──▶ lift        onEnded ──▶ thrown += 1, lift = 0        an alert ──▶ ?
///
/// Worked touch: up by 40 points, and an alert: `lift` is zero, `thrown` is 0.
/// Delete the `todo`; the names stay. Here `@GestureState` works in a class, too.
final class ThrowCard {
  /// How far the card lies from its place.
  var lift = CGSize.zero
  /// How often it was thrown away.
  private(set) var thrown = 0

  func card() -> Piece {
    todo("15.3")
    let drag = DragGesture()
      .onChanged { [unowned self] value in lift = value.translation }
      .onEnded { [unowned self] value in
        if value.translation.height <= -100 { thrown += 1 }
        lift = .zero
      }
    return Piece("card", CGRect(x: 0, y: 0, width: 200, height: 120)).gesture(drag)
  }
}
