import MiniUIKit
import PieceKit

/// What the file of exercise 15.3 has, as the reader gets it.
enum Stub15_3 {
  final class ThrowCard {
    /// How far the card lies from its place.
    var lift = CGSize.zero
    /// How often it was thrown away.
    private(set) var thrown = 0

    func card() -> Piece {
      let drag = DragGesture()
        .onChanged { [self] value in lift = value.translation }
        .onEnded { [self] value in
          if value.translation.height <= -100 { thrown += 1 }
          lift = .zero
        }
      return Piece("card", CGRect(x: 0, y: 0, width: 200, height: 120)).gesture(drag)
    }
  }
}
