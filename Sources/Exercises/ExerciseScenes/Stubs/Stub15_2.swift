import MiniUIKit
import PieceKit

/// What the file of exercise 15.2 has, as the reader gets it.
enum Stub15_2 {
  static func placeRow(open: @escaping () -> Void, rate: @escaping () -> Void) -> Piece {
    let title = Piece("title", CGRect(x: 16, y: 20, width: 80, height: 20))
    let image = Piece("image", CGRect(x: 0, y: -20, width: 150, height: 100))
    let photo = Piece("photo", CGRect(x: 200, y: 0, width: 60, height: 60), holding: [image])
      .clipped()
    let star = Piece("star", CGRect(x: 300, y: 10, width: 40, height: 40))
      .gesture(TapGesture().onEnded(rate))
    return Piece("row", CGRect(x: 0, y: 0, width: 375, height: 60), holding: [title, star, photo])
      .gesture(TapGesture().onEnded(open))
  }
}
