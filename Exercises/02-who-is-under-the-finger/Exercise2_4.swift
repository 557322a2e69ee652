import ExerciseKit

/// Exercise 2.4 ★★ · write · 10 minutes
///
/// Find the view under a finger on a screen with several windows. `windows` lists them as they
/// were brought to the front, the last one last. A higher level, whatever its number, lies in front
/// of lower ones, and on one level, in this engine, the later window lies in front. A window whose
/// `hitTest` finds no view lets the finger through.
///
///     alerts   level .alert    finds no view outside its alert
///     tools    level .normal   brought to the front last
///     main     level .normal
///
/// `point` is on the screen, as a window's frame is. The event is nil.
///
/// Worked case: with one window that fills the screen, the answer is that of its `hitTest`.
///
/// Out of scope: turned and scrolled windows.
func viewUnderFinger(at point: CGPoint, in windows: [UIWindow]) -> UIView? {
  todo("2.4", nil)
}
