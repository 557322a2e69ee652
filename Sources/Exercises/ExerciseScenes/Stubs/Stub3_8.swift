import MiniUIKit

/// What the file of exercise 3.8 has, as the reader gets it.
enum Stub3_8 {
  class PhotoScreen: UIView {
    let photo = UIView(frame: CGRect(x: 60, y: 100, width: 200, height: 200))
    let delete = SmallButton(frame: CGRect(x: 184, y: -8, width: 24, height: 24))
    let stars = UIView(frame: CGRect(x: 262, y: 60, width: 50, height: 60))

    func build() {
      photo.addSubview(delete)
      addSubview(photo)
      addSubview(stars)
    }
  }

  /// A button with an area of at least 44 × 44; this one is right.
  class SmallButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      let dx = max(0, 44 - bounds.width) / 2
      let dy = max(0, 44 - bounds.height) / 2
      return bounds.insetBy(dx: -dx, dy: -dy).contains(point)
    }
  }
}
