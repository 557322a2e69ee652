import MiniUIKit

/// What the file of exercise 8.4 has, as the reader gets it.
enum Stub8_4 {
  final class GalleryScreen: UIView {
    let back = UIScreenEdgePanGestureRecognizer()
    let forward = UIScreenEdgePanGestureRecognizer()
    let pages = UIPanGestureRecognizer()
    let turn = UIPanGestureRecognizer()
    let carousel = UIView(frame: CGRect(x: 0, y: 200, width: 375, height: 160))
    let volume = UIView(frame: CGRect(x: 0, y: 500, width: 375, height: 60))

    func build() {
      back.edges = .left
      forward.edges = .right
      addGestureRecognizer(back)
      addGestureRecognizer(forward)
      carousel.addGestureRecognizer(pages)
      volume.addGestureRecognizer(turn)
      addSubview(carousel)
      addSubview(volume)
    }
  }
}
