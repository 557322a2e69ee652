import ExerciseKit

// First reason: image views and labels let fingers through by default. The hit test passes them
// by, and the recognizers that are collected are those of the view behind.
// Second reason: a recognizer has one view at most. Adding it to the next picture takes it away
// from the one before, so only the last picture would open.
// The trap is that each repair alone shows no success, or success at one picture only: with two
// mistakes it is worth asking the trace who is hit, and then which recognizers hear.
final class Album: UIViewController {
  private(set) var opened: [String] = []

  func watch(_ pictures: [UIImageView]) {
    for picture in pictures {
      picture.isUserInteractionEnabled = true
      picture.addGestureRecognizer(
        UITapGestureRecognizer(target: self, action: Album.didTap, name: "didTap"))
    }
  }

  func didTap(_ tap: UITapGestureRecognizer) {
    opened.append(tap.view?.name ?? "no view")
  }
}
