import ExerciseKit

// The translation counts from the beginning of the drag. If you add it at every action, the first
// points are added again and again. Either you set it back to zero each time, as here, or you add
// it to the place where the card was when the drag began.
// The translation is asked for in the superview, because `center` is a point of the superview.
// The first trap: in the card's own coordinates, a card that is turned walks in another direction.
// The second trap is to leave out the action of began, which already carries the first points.
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
