import ExerciseKit
import PieceKit

// Around the photo: UIKit's tap can't get hold of SwiftUI's double tap, so the delegate looks for a
// name, and the double tap gets it. For any other recognizer the answer is no, or the bar would wait
// on the caption, too.
// Inside SwiftUI: map and film have taps of their own, and a plain gesture yields to them. The note is
// to run beside the map's tap: simultaneous. Opening is to come before the film's: high priority.
// The trap is to put a yes for every recognizer in place of the name. On the photo it looks right.
final class PhotoScreen: UIGestureRecognizerDelegate {
  func photo(_ photo: Piece, zoom: @escaping () -> Void) -> Piece {
    photo.gesture(TapGesture(count: 2).onEnded(zoom), name: "zoom")
  }

  func map(_ map: Piece, note: @escaping () -> Void) -> Piece {
    map.simultaneousGesture(TapGesture().onEnded(note))
  }

  func film(_ film: Piece, open: @escaping () -> Void) -> Piece {
    film.highPriorityGesture(TapGesture().onEnded(open))
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer.name == "zoom"
  }
}
