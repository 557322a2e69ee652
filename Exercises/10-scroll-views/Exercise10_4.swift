import ExerciseKit

/// Exercise 10.4 ★★ · write · 8 minutes
///
/// Write a list whose buttons light up at once, and which scrolls all the same: a drag that begins
/// on a button, of whatever class, takes the touch from it, quick or slow. From anything else a
/// finger that has rested drags as in every list.
///
///     down on buy ─────────────▶  touchDown, at once
///     40 points up ────────────▶  touchCancel, and the list scrolls
///
/// Worked touch: a tap of 1 s on buy: touchDown after 0 s, touchUpInside after 1 s.
///
/// Out of scope: quick fingers on what is no button, several fingers.
final class ResponsiveList: UIScrollView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    todo("10.4")
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    todo("10.4", super.touchesShouldCancel(in: view))
  }
}
