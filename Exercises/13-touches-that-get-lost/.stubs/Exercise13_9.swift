import ExerciseKit

/// Exercise 13.9 ★★ · tell apart · 12 minutes
///
/// Six pairs of buttons are lit while fingers are on them, and count each finger that is lifted. For
/// each pair write a script after which A and B differ in light or count, or nil if no script can do
/// it. Every script ends with 2 seconds of rest.
///
///         at cancelled, A ...                at cancelled, B ...
///     1   does nothing                       goes dark
///     2   goes dark                          calls touchesEnded
///     3   sets its number of fingers to 0    takes off touches.count
///     4   leaves a timer running             stops it
///     5   as 1, but only calls in banners come in
///     6   goes dark                          goes dark, and counts no ended until a new began
///
/// The timer of pair 4 counts one more 1 s after began; both stop it at ended. `.cancel()` takes one
/// finger's touch, as the system does with a palm.
///
/// The button is at (0, 100), 320 × 320, with several fingers.
/// Worked script: `[.down(x: 60, y: 160), .up()]` tells none apart.
func scriptsThatLoseATouch() -> [[TouchStep]?] {
  todo("13.9", [[], [], [], [], [], []])
}
