import ExerciseKit

/// Exercise 13.9 ★★ · tell apart · 12 minutes
///
/// Six pairs of buttons, lit while fingers are on them; each lifted finger counts one. For each pair:
/// a script after which A and B differ in light or count, or nil if no script can. A script ends with
/// 2 seconds of rest. `.cancel()` takes one finger's touch, as the system does with a palm; a call in
/// a banner takes none.
///
///     1   A: does nothing at cancelled        B: goes dark at cancelled
///     2   A: goes dark at cancelled           B: cancelled calls touchesEnded
///     3   A: fingers = 0 at cancelled         B: fingers -= touches.count at cancelled
///     4   both count one more 1 s after began, by a timer; it is stopped
///         A: at ended                         B: at ended and at cancelled
///     5   as 1, but what comes in are calls, in banners
///     6   A: goes dark at cancelled           B: does so, and counts no ended until
///                                             the next began
///
/// The button is at (0, 100), 320 × 320, with several fingers.
/// Worked script: `[.down(x: 60, y: 160), .up()]` tells none apart.
func scriptsThatLoseATouch() -> [[TouchStep]?] {
  todo("13.9", [[], [], [], [], [], []])
}
