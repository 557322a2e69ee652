import ExerciseKit

/// Exercise 10.6 ★★ · write · 10 minutes
///
/// Cards of 120 points lie side by side in a carousel that shows two of them. Let every drag come to
/// rest with a card at the left edge: the one nearest to where the carousel would have come to rest
/// by itself. Exactly between two cards, it is the one further right. Change the target's x, and
/// nothing else of target or carousel.
///
///     0        120       240       360       the carousel would rest at 150,
///     ├────────┼──●──────┼─────────┤         so it rests at 120
///
/// Worked touch: a drag that would lead to 250 leads to 240.
///
/// Out of scope: targets beyond the first and the last card.
final class CardSnapper: UIScrollViewDelegate {
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    todo("10.6")
  }
}
