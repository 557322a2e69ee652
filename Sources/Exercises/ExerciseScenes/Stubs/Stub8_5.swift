import MiniUIKit

/// What the file of exercise 8.5 has, as the reader gets it.
enum Stub8_5 {
  final class DraggedCard: UIView {
    let pan = UIPanGestureRecognizer()

    func build() {
      pan.addTarget(self, action: DraggedCard.didDrag, name: "didDrag")
      addGestureRecognizer(pan)
    }

    func didDrag(_ pan: UIPanGestureRecognizer) {
      let way = pan.translation(in: superview)
      center = CGPoint(x: center.x + way.x, y: center.y + way.y)
    }
  }
}
