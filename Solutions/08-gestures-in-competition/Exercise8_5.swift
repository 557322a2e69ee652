import ExerciseKit

// The translation counts from the beginning of the drag, so adding it at every action counts the
// first points again and again. Either it is set back to zero each time, as here, or it is added
// to the place where the card was at the beginning.
// The translation is asked for in the superview, because `center` is a point of the superview.
// The first trap: in the card's own coordinates a turned card walks in another direction.
// The second: leaving out the action of began. It carries the first points already.
final class DraggedCard: UIView {
  let pan = UIPanGestureRecognizer()

  func build() {
    pan.addTarget(self, action: DraggedCard.didDrag, name: "didDrag")
    addGestureRecognizer(pan)
  }

  func didDrag(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: superview)
    center = CGPoint(x: center.x + way.x, y: center.y + way.y)
    pan.setTranslation(.zero, in: superview)
  }
}
