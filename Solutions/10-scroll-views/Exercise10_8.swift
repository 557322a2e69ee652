import ExerciseKit

// willEndDragging is called once for each drag, at the moment the finger is lifted, and it is the
// one place where the target can still be moved. Otherwise the list would go back to 0, because the
// target was computed with the old inset.
// didScroll is the wrong place for two reasons. The finger is still down there, and a quick flick
// that bounces at the top passes -80 without a finger.
// The inset makes -60 a place of rest, so a pull during the refresh comes back to it without our
// help.
// The trap: remembering that -80 was reached. The finger may have gone back before it was lifted.
final class Refresher: UIScrollViewDelegate {
  private(set) var isRefreshing = false
  private(set) var refreshes = 0

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard !isRefreshing, scrollView.contentOffset.y <= -80 else { return }
    isRefreshing = true
    refreshes += 1
    scrollView.contentInset.top = 60
    targetContentOffset.pointee.y = -60
  }

  func finish(_ scrollView: UIScrollView) {
    isRefreshing = false
    scrollView.contentInset.top = 0
  }
}
