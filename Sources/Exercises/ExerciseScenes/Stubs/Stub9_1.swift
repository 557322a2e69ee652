import MiniUIKit

/// What the file of exercise 9.1 has, as the reader gets it.
enum Stub9_1 {
  final class LikeButton: UIButton {
    /// How often the button was tapped.
    private(set) var taps = 0

    func build() {
      addGestureRecognizer(
        UITapGestureRecognizer(target: self, action: LikeButton.count, name: "count"))
    }

    private func count() { taps += 1 }
  }
}
