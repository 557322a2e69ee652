import ExerciseKit

/// Exercise 13.5 ★★ · repair · 12 minutes
///
/// A chord is recognized as soon as three fingers are down on its view, however they come. If one is
/// lifted or lost before that, it fails. Sometimes two fingers are enough now, and sometimes a chord
/// does nothing any more. Repair the recognizer, so that each attempt begins anew, with no finger of
/// the last one, however that ended: recognized, failed, excluded by another recognizer, or switched
/// off on the way.
///
///     finger 1   down ─────────────────
///     finger 2        down ────────────
///     finger 3             down           recognized
///
/// Worked touch: two fingers down and an alert, then two fingers down: nothing is recognized.
/// Every override calls super (GR-107). Delete the `todo` when you begin.
/// Out of scope: a fourth finger.
final class Chord: UIGestureRecognizer {
  private var fingers = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    todo("13.5")
    fingers += touches.count
    if fingers == 3 { state = .recognized }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    fingers -= touches.count
    state = .failed
  }
}
