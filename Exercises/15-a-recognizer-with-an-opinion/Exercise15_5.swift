import ExerciseKit
import PieceKit

/// Exercise 15.5 ★★ · repair · 10 minutes
///
/// A screen of UIKit's shows SwiftUI's pieces: a photo with a caption, a map, and a film. A tap of UIKit's
/// around photo and caption hides the bar; its delegate is this class. Map and film are UIKit's views, each
/// with a tap of its own. The app is built with the SDK of iOS 26. Repair the screen, so that it does this:
///
///     photo      one tap: bar, when the zoom has failed    two taps: zoom, and not bar
///     caption    one tap: bar, at once                     two taps: copy, with or without bar
///     map        a tap: its own pin, and note
///     film       a tap: open, and not its own pause
///
/// UIKit's tap waits by name. The caption isn't made here; its double tap has a name, too.
/// Worked touch: two taps on the photo call `zoom` alone.
/// Delete the `todo`; the three methods stay.
/// Out of scope: masks.
final class PhotoScreen: UIGestureRecognizerDelegate {
  /// Two taps zoom.
  func photo(_ photo: Piece, zoom: @escaping () -> Void) -> Piece {
    todo("15.5")
    return photo.gesture(TapGesture(count: 2).onEnded(zoom))
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
