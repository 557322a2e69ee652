import ExerciseKit

// Both are pans and need 10 points, so they arrive with the same move, and the deeper one wins.
// The carousel's pan has to stand back: it waits for the edge pan.
// That costs nothing elsewhere: a finger that comes down far from the edge fails the edge pan at
// once, before the first move.
// The trap: the other way round, back waits for pages. Then back acts only where pages fails, and a
// pan on the carousel hardly ever fails.
final class GalleryScreen: UIView {
  let back = UIScreenEdgePanGestureRecognizer()
  let pages = UIPanGestureRecognizer()
  let carousel = UIView(frame: CGRect(x: 0, y: 200, width: 375, height: 160))

  func build() {
    back.edges = .left
    addGestureRecognizer(back)
    carousel.addGestureRecognizer(pages)
    addSubview(carousel)
    pages.require(toFail: back)
  }
}
