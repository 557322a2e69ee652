import ExerciseKit

/// Exercise 8.4 ★★ · repair · 6 minutes
///
/// A finger from the left edge should go back (`back`), one from the right edge forward
/// (`forward`), all over the screen. In this engine an edge is 20 points wide, and x = 20 and 355
/// belong to it. Over the carousel they turn pages instead (`pages`). Repair `build()`: there a
/// finger from an edge begins only `back` or `forward`, any other only `pages`, as early as now.
/// Over the volume each begins only `turn`, as now. All frames stay as they are.
///
///     screen       (0, 0)    375 × 812   back and forward, screen edge pans
///     ├─ carousel  (0, 200)  375 × 160   pages, a pan
///     └─ volume    (0, 500)  375 × 60    turn, a pan
///
/// Worked touch: from (8, 280) to the right `back` begins.
/// Delete the `todo` when you begin.
/// Out of scope: several fingers, fingers that stay at their edge.
final class GalleryScreen: UIView {
  let back = UIScreenEdgePanGestureRecognizer()
  let forward = UIScreenEdgePanGestureRecognizer()
  let pages = UIPanGestureRecognizer()
  let turn = UIPanGestureRecognizer()
  let carousel = UIView(frame: CGRect(x: 0, y: 200, width: 375, height: 160))
  let volume = UIView(frame: CGRect(x: 0, y: 500, width: 375, height: 60))

  func build() {
    todo("8.4")
    back.edges = .left
    forward.edges = .right
    addGestureRecognizer(back)
    addGestureRecognizer(forward)
    carousel.addGestureRecognizer(pages)
    volume.addGestureRecognizer(turn)
    addSubview(carousel)
    addSubview(volume)
  }
}
