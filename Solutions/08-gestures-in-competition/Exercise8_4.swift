import ExerciseKit

// Both recognizers are pans that need ten points. They cross their lines with the same move, so the
// deeper one wins, and that is the carousel's. It has to hold back, so it waits for the edge pan.
// This costs nothing elsewhere, because the edge pan fails as soon as a finger comes down far from
// the edge, before the first move.
// The trap is the other way round, when back waits for pages. Then back acts only where pages
// fails, and a pan on the carousel hardly ever fails.
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
