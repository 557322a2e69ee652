import ExerciseKit

// The scroll view has computed where friction will stop it; that is the target. Only the target is
// moved, to the nearest card, and the scroll view finds a way there that begins with the finger's
// speed. The finger's place plays no part: after a flick it is far from the target.
// rounded() rounds a half away from zero, and offsets of this carousel are not negative.
// Only x is changed: a carousel that is also moved down a little keeps its y.
// The trap: setting contentOffset here. The content would jump under the finger that is lifted.
final class CardSnapper: UIScrollViewDelegate {
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: inout CGPoint
  ) {
    targetContentOffset.x = (targetContentOffset.x / 120).rounded() * 120
  }
}
