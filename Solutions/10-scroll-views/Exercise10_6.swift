import ExerciseKit

// The scroll view has computed where it will come to rest, and this place is the target. Only the
// target is moved, to the nearest card, and the scroll view finds a way there that begins with the
// finger's speed. Where the finger is does not matter, because after a flick that is far from the
// target.
// rounded() rounds a half away from zero, and the offsets of this carousel are not negative.
// Only x is changed, so a carousel that is also moved down a little keeps its y.
// The trap: setting contentOffset here. The content would jump at the moment the finger is lifted.
final class CardSnapper: UIScrollViewDelegate {
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee.x = (targetContentOffset.pointee.x / 120).rounded() * 120
  }
}
