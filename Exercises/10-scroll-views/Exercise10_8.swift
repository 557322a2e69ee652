import ExerciseKit

/// Exercise 10.8 ★★★ · write · 20 minutes
///
/// When a finger lets go of the list at an offset of -80 or further up, at rest or in motion,
/// `refreshes` goes up by 1, `isRefreshing` becomes true, and the list glides to rest at -60, with
/// `contentInset.top` 60. While it refreshes, no pull counts, and drags scroll as ever. It lasts until
/// `finish` is called, which takes this inset back to 0; the other insets stay. Content that goes
/// there without a finger counts for nothing.
///
///     offset   0 ─────────╮           -60 ─────────  rests and refreshes
///                          ╲  -95 ●  ╱
///                           ╰─ lifted
///
/// Worked touch: lifted at -95: 1 refresh, rests at -60.
/// Out of scope: touches that the system cancels, `finish` while nothing refreshes, where the list
/// goes after it.
final class Refresher: UIScrollViewDelegate {
  private(set) var isRefreshing = false
  private(set) var refreshes = 0

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    todo("10.8")
  }

  func finish(_ scrollView: UIScrollView) {
    todo("10.8")
  }
}
