import ExerciseKit

/// Exercise 8.4 ★★ · repair · 6 minutes
///
/// A finger that comes in from the left edge should go back (`back`), all over the screen. In this
/// engine an edge is 20 points wide, and x = 20 belongs to it. Over the carousel it turns pages
/// instead (`pages`). Mend `build()`: a finger from the edge begins only `back`, any other on the
/// carousel only `pages`. Away from the edge, `pages` must begin as early as now. All frames stay as
/// they are.
///
///     screen       (0, 0)    375 × 812   back, a screen edge pan
///     └─ carousel  (0, 200)  375 × 160   pages, a pan
///
/// Worked touch: from (8, 280) to the right `back` begins, where now `pages` does.
/// Delete the `todo` when you begin.
/// Out of scope: several fingers, fingers from the edge that do not go to the right.
final class GalleryScreen: UIView {
  let back = UIScreenEdgePanGestureRecognizer()
  let pages = UIPanGestureRecognizer()
  let carousel = UIView(frame: CGRect(x: 0, y: 200, width: 375, height: 160))

  func build() {
    todo("8.4")
    back.edges = .left
    addGestureRecognizer(back)
    carousel.addGestureRecognizer(pages)
    addSubview(carousel)
  }
}
