import MiniUIKit

/// What the file of exercise 7.3 has, as the reader gets it.
enum Stub7_3 {
  final class Album: UIViewController {
    /// The names of the pictures that were tapped, in order.
    private(set) var opened: [String] = []

    /// Makes the pictures open at a tap.
    func watch(_ pictures: [UIImageView]) {
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
}
