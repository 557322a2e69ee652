import ExerciseKit

/// Exercise 2.4 ★★ · write · 10 minutes
///
/// Find the view under a finger on a screen with several windows. `windows` lists them from the
/// back to the front as they were brought there; a higher level still lies in front of all lower
/// ones. A window that finds nobody lets the finger through to the next one.
///
///     alerts   level .alert    finds nobody outside its alert
///     tools    level .normal   brought to the front last
///     main     level .normal
///
/// `point` is on the screen, and so is a window's frame. Worked case: with one window that fills
/// the screen, your answer is what that window's `hitTest` says. Out of scope: rotated windows.
func viewUnderFinger(at point: CGPoint, in windows: [UIWindow]) -> UIView? {
  todo("2.4", nil)
}
