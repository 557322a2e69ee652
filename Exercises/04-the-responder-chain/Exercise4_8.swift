import ExerciseKit

/// Exercise 4.8 ★★ · write · 12 minutes
///
/// Views lie in each other, the innermost first; it is the hit view. For each, `keeps` names the
/// phases it overrides without super; all others it passes on. Say for each view which phases of
/// the touch it hears, in the order in which they come. A touch begins, moves or not, and comes to
/// its end with ended or cancelled. There may be no views at all.
///
///     keeps     [[.moved], [.began], []]       touch: began, moved, ended
///     answer    [[.began, .moved, .ended], [.began, .ended], []]
///
/// Worked touch: the drawing. The third view did not get began, so it gets nothing.
///
/// Out of scope: calls by hand, removed views.
func whoHears(
  _ touch: [UITouch.Phase], keeps: [Set<UITouch.Phase>]
) -> [[UITouch.Phase]] {
  todo("4.8", keeps.map { _ in [] })
}
