import MiniUIKit
import PieceKit

/// What the file of exercise 15.4 has, as the reader gets it.
enum Stub15_4 {
  final class PushCard {
    /// Whether the card has been pushed open; the screen keeps this up to date.
    var isOpen = false
    /// How far the card lies from its place, to the right.
    private(set) var shift: CGFloat = 0

    /// The card, with all its modifiers.
    func modified(_ card: Piece) -> Piece {
      let drag = DragGesture()
        .onChanged { [self] value in shift = value.translation.width }
        .onEnded { [self] _ in shift = 0 }
      return card.gesture(drag)
    }

    /// Called once, with the view of UIKit's that shows the card.
    func isShown(in host: UIView) {
    }
  }
}
