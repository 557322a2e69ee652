import ExerciseKit

/// Exercise 8.9 ★★ · write · 9 minutes
///
/// `pop` is a pan of the screen, for fingers to the right; it goes back. Over the carousel it never
/// begins: at the left end the carousel bounces instead. Write the carousel. Where a finger to the
/// right (`velocity(in:)`) finds it at its left end, or beyond it, `pop` begins, as early as
/// elsewhere, and the carousel's pan doesn't. The left end is where nothing is left to pull in: see
/// `contentOffset` and `contentInset`. Every other finger is the carousel's, as now.
///
///     screen       (0, 0)    375 × 812   pop
///     └─ carousel  (0, 200)  375 × 160   its own pan
///        └─ pages, as wide as itself
///
/// Worked touch: on page 0 to the right: pop. On page 1: the carousel.
///
/// Out of scope: fingers that go more up or down than sideways, several fingers.
final class GivingCarousel: UIScrollView {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    todo("8.9", super.gestureRecognizerShouldBegin(gestureRecognizer))
  }
}
