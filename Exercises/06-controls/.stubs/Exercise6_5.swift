import ExerciseKit

/// Exercise 6.5 ★ · repair · 6 minutes
///
/// A button records sound while a finger holds it. Lifted anywhere, it saves. But when an alert
/// comes in, or the button leaves the screen under the finger, the recording never stops.
/// Repair it: an interrupted recording stops and is thrown away, and the button is released: it
/// neither tracks nor is highlighted any more. Nothing else interrupts a recording.
///
///     down ──── recording ──── up      → saved += 1
///     down ──── recording ──── alert   → nothing is saved, nothing is recorded any more
///
/// Worked touch: two taps save twice.
/// Delete the `todo` when you begin.
/// Out of scope: sound.
final class RecordButton: UIControl {
  private(set) var isRecording = false
  private(set) var saved = 0

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    todo("6.5")
    isRecording = true
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    isRecording = false
    saved += 1
  }
}
