import ExerciseKit

/// Exercise 13.4 ★★ · write · 12 minutes
///
/// A button records while it is held. A recording is over in one of four ways:
///
/// - lifted on the button (`isTouchInside`): `sent` grows by one
/// - lifted beside it: it is thrown away
/// - the touch is lost: `drafts` grows by one
/// - after 10 seconds: `sent` grows by one, wherever the finger is
///
/// What happens after that changes nothing. The next touch begins a new recording. `isRecording` says
/// whether one is under way. `runLoop?.schedule(after: 10) { … }` returns a `ClockTimer`, which has a
/// `stop()`.
///
///     down ─── recording ─── up          sent + 1
///     down ─── recording ─── alert       drafts + 1
///
/// Worked touch: held for 3 seconds and lifted on the button, it sends one.
/// Out of scope: disabling the button, several fingers.
final class Dictaphone: UIControl {
  var runLoop: MainRunLoop?
  private(set) var isRecording = false
  private(set) var sent = 0
  private(set) var drafts = 0

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    todo("13.4", true)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    todo("13.4")
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    todo("13.4")
  }
}
