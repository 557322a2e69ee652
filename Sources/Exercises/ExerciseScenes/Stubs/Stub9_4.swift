import MiniUIKit

/// What the file of exercise 9.4 has, as the reader gets it.
enum Stub9_4 {
  final class Tile: UIButton {
    let picture = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 80))
    let close = UIButton(frame: CGRect(x: 70, y: 0, width: 30, height: 30))

    func build() {
      addSubview(picture)
      picture.addSubview(close)
    }
  }
}
