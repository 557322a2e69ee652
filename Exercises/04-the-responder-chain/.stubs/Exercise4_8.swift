import ExerciseKit

/// Exercise 4.8 ★★★ · write · 20 minutes
///
/// Views lie in each other, the innermost first. For each, `keeps` names the phases it overrides
/// without super; all others it passes on. The innermost is the hit view. Say for each view which
/// phases of the touch it hears, in the order in which they come.
///
///     keeps     [[.ended], [.began], []]       touch: began, moved, ended
///     answer    [[.began, .moved, .ended], [.began, .moved], []]
///
/// Worked touch: the drawing. The third view did not get began, so it gets nothing.
///
/// Out of scope: calls by hand, removed views.
func whoHears(
  _ touch: [UITouch.Phase], keeps: [Set<UITouch.Phase>]
) -> [[UITouch.Phase]] {
  todo("4.8", keeps.map { _ in [] })
}
