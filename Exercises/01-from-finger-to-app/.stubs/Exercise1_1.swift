import ExerciseKit

/// Exercise 1.1 ★ · repair · 2 minutes
///
/// This app counts touches: a finger that comes down counts once, at once, whatever it does later.
/// Today it counts wrongly. Delete the line with `todo`, and then one other word is enough. Every
/// event still goes to its windows, once.
///
///     event       1          2          3          4
///     finger 1    began      moved      moved      ended        one touch
///
/// Worked touch: a tap is two events and one touch; `touchesSoFar` must be 1, but is 0.
///
/// Out of scope: a finger that hits no view.
final class CountingApplication: UIApplication {
  /// How many touches there have been.
  private(set) var touchesSoFar = 0

  override func sendEvent(_ event: UIEvent) {
    todo("1.1")
    for touch in event.allTouches ?? [] where touch.phase == .moved { touchesSoFar += 1 }
    super.sendEvent(event)
  }
}
