import ExerciseKit

/// Exercise 10.5 ★★ · repair · 8 minutes
///
/// A list of settings did not scroll when a slow drag began on a button. Somebody mended it, and now
/// a finger that rests on a slider loses it as soon as it moves. Mend it again: a drag takes the
/// touch from buttons of any class and from what is no control. Every other control keeps it, the
/// app's own as well.
///
///     reset (a button)   rests, 40 points up ──▶ the list scrolls
///     level (a slider)   rests, 40 points up ──▶ the slider keeps the touch
///
/// Worked touch: a quick drag scrolls from anywhere, now and afterwards.
/// Delete the `todo` when you begin.
final class SettingsList: UIScrollView {
  override func touchesShouldCancel(in view: UIView) -> Bool {
    todo("10.5")
    return true
  }
}
