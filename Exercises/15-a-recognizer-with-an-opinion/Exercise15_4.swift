import ExerciseKit
import PieceKit

/// Exercise 15.4 ★★ · repair · 15 minutes
///
/// A card of SwiftUI's lies in a list of UIKit's, and that in a sideways pager. Closed, it can be
/// pushed to the left; open, to the right. Users want:
///
/// - A finger that goes further that way than up or down moves the card alone, by `shift`.
/// - Any other finger moves list or pager alone.
/// - After a push `shift` is 0, whatever ended it.
///
/// You choose the cure: another modifier, a gesture's state, or a pan of UIKit's.
///
///     pager ◀──▶    ⊃    list ▲▼    ⊃    card, closed ◀── or open ──▶
///
/// Worked touch: closed, a finger goes 20 points up and 5 to the left: the list scrolls.
/// Out of scope: exact diagonals, two fingers, the pan's first points, turning back across 0.
final class PushCard {
  /// Whether the card has been pushed open; the screen keeps this up to date.
  var isOpen = false
  /// How far the card lies from its place, to the right.
  private(set) var shift: CGFloat = 0

  /// The card, with all its modifiers.
  func modified(_ card: Piece) -> Piece {
    todo("15.4")
    let drag = DragGesture()
      .onChanged { [unowned self] value in shift = value.translation.width }
      .onEnded { [unowned self] _ in shift = 0 }
    return card.gesture(drag)
  }

  /// Called once, with the view of UIKit's that shows the card.
  func isShown(in host: UIView) {
  }
}
