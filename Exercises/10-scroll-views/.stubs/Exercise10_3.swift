import ExerciseKit

/// Exercise 10.3 ★★ · order · 8 minutes
///
/// What does a list tell its delegate, in order? Leave out the `scrollView` in front:
/// `"didScroll"`. Several didScroll in a row are written once. The list bounces.
///
///     1   dragged 60 points up, the finger rests 0.3 s, is lifted
///     2   flicked up, lifted while it moves; then all comes to rest
///     3   dragged 60 points down from the top, lifted while it moves
///     4   a program assigns another contentOffset
///     5   a program calls setContentOffset, animated
///     6   a finger moves 9 points, is lifted
///     7   a program assigns another bounds.origin
///
/// Worked touch: a tap on the list tells the delegate nothing: `[]`.
/// Words: willBeginDragging didScroll willEndDragging didEndDragging willBeginDecelerating
/// didEndDecelerating didEndScrollingAnimation
func whatTheDelegateHears() -> [[String]] {
  todo("10.3", [[], [], [], [], [], [], []])
}
