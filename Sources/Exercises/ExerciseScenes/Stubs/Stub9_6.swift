import MiniUIKit

/// What the file of exercise 9.6 has, as the reader gets it.
enum Stub9_6 {
  final class Shade: UIView, UIGestureRecognizerDelegate {
    let panel = UIView(frame: CGRect(x: 40, y: 200, width: 240, height: 200))
    private(set) var closes = 0

    func build() {
      addSubview(panel)
      let tap = UITapGestureRecognizer(target: self, action: Shade.close, name: "close")
      tap.delegate = self
      addGestureRecognizer(tap)
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      true
    }

    private func close() { closes += 1 }
  }
}
