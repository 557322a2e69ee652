import MiniUIKit

/// What the file of exercise 12.7 has, as the reader gets it.
enum Stub12_7 {
  final class KeyboardCloser: UIGestureRecognizerDelegate {
    let root: UIView
    let map: UIView

    init(root: UIView, map: UIView) { (self.root, self.map) = (root, map) }

    /// Called once, when the screen is built.
    func install() {
      let tap = UITapGestureRecognizer(target: self, action: KeyboardCloser.close, name: "close")
      root.addGestureRecognizer(tap)
    }

    func close() { root.endEditing(true) }
  }
}
