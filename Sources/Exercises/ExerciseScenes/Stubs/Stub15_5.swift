import MiniUIKit
import PieceKit

/// What the file of exercise 15.5 has, as the reader gets it.
enum Stub15_5 {
  final class PhotoScreen: UIGestureRecognizerDelegate {
    /// Two taps zoom.
    func photo(_ photo: Piece, zoom: @escaping () -> Void) -> Piece {
      photo.gesture(TapGesture(count: 2).onEnded(zoom))
    }

    /// The map's own tap drops a pin.
    func map(_ map: Piece, note: @escaping () -> Void) -> Piece {
      map.gesture(TapGesture().onEnded(note))
    }

    /// The film's own tap pauses it.
    func film(_ film: Piece, open: @escaping () -> Void) -> Piece {
      film.gesture(TapGesture().onEnded(open))
    }
  }
}
