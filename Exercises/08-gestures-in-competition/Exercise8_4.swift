import ExerciseKit

/// Exercise 8.4 ★★ · repair · 6 minutes
///
/// A finger that comes in from the left edge should go back (`back`), all over the screen. In this
/// engine an edge is 20 points wide. Over the carousel it turns pages instead (`pages`). Mend
/// `build()`: within the edge only `back` begins, elsewhere on the carousel only `pages`, and no
/// later than before.
///
///     screen       (0, 0)    375 × 812   back, a screen edge pan
///     └─ carousel  (0, 200)  375 × 160   pages, a pan
///
/// Worked touch: from (100, 600) to the right nothing begins. Nothing may move on the screen.
/// Delete the `todo` when you begin. Out of scope: several fingers, drags that go straight up.
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
