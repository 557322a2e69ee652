import ExerciseKit

/// Exercise 7.3 ★★ · repair · 6 minutes
///
/// Each tap on a picture of an album should append the picture's name to `opened`, once. So far
/// nothing opens at all, and there are two reasons for it. Repair `watch`, which is called once,
/// when the pictures are on the screen.
///
///     ┌─────┐ ┌─────┐ ┌─────┐
///     │ sea │ │ hut │ │ elk │      three image views, side by side
///     └─────┘ └─────┘ └─────┘
///
/// Worked touch: a finger that moves across all three pictures opens nothing, as that is no tap.
/// Out of scope: views in pictures, several fingers.
final class Album: UIViewController {
  /// The names of the pictures that were tapped, in order.
  private(set) var opened: [String] = []

  /// Makes the pictures open at a tap.
  func watch(_ pictures: [UIImageView]) {
    todo("7.3")
    let tap = UITapGestureRecognizer(target: self, action: Album.didTap, name: "didTap")
    for picture in pictures {
      picture.addGestureRecognizer(tap)
    }
  }

  /// The taps' action.
  func didTap(_ tap: UITapGestureRecognizer) {
    opened.append(tap.view?.name ?? "no view")
  }
}
