import ExerciseKit

// All of them are pans that need ten points. They cross their lines with the same move, so the
// deeper one wins, and that is the carousel's. It has to hold back, so it waits for both edge pans.
// This costs nothing elsewhere, because an edge pan fails as soon as a finger comes down far from
// its edge, before the first move.
// The volume is where the deeper one should win, so its pan waits for nothing, and nothing changes.
// The trap is the other way round, when back waits for pages. Then back acts only where pages
// fails, and a pan on the carousel hardly ever fails.
final class GalleryScreen: UIView {
  let back = UIScreenEdgePanGestureRecognizer()
  let forward = UIScreenEdgePanGestureRecognizer()
  let pages = UIPanGestureRecognizer()
  let turn = UIPanGestureRecognizer()
  let carousel = UIView(frame: CGRect(x: 0, y: 200, width: 375, height: 160))
  let volume = UIView(frame: CGRect(x: 0, y: 500, width: 375, height: 60))

  func build() {
    back.edges = .left
    forward.edges = .right
    addGestureRecognizer(back)
    addGestureRecognizer(forward)
    carousel.addGestureRecognizer(pages)
    volume.addGestureRecognizer(turn)
    addSubview(carousel)
    addSubview(volume)
    for edgePan in [back, forward] { pages.require(toFail: edgePan) }
  }
}
