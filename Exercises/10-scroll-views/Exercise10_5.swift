import ExerciseKit

/// Exercise 10.5 ★★ · repair · 12 minutes
///
/// In this list of settings a slider loses a finger that has rested on it as soon as it moves.
/// Repair it: a drag takes the touch from buttons of any class, and from every view that is no
/// control, one that lies on a slider as well. All other controls keep it, the app's own, too. And
/// make the list obey `isLocked`: while it is true, no view in the list hears a finger that comes
/// down, not even for a moment, and drags scroll from anywhere, after a rest as well.
///
///     reset (a button)   rests, 40 points up ──▶ the list scrolls
///     level (a slider)   rests, 40 points up ──▶ the slider keeps the touch
///     either, locked     rests, 40 points up ──▶ it hears nothing, and the list scrolls
///
/// Worked touch: a quick drag scrolls from anywhere, now and afterwards.
/// Delete the `todo` when you begin.
final class SettingsList: UIScrollView {
  var isLocked = false

  override func touchesShouldCancel(in view: UIView) -> Bool {
    todo("10.5")
    return true
  }
}
