import ExerciseKit

// beginTracking notes two things: where the finger is, and what the value is. Every later value
// follows from these two and the finger's present place, so a finger beyond the end comes back by
// the way it went. Adding up small steps would forget how far it was beyond.
// All places are in the fader's own coordinates: a fader that is drawn twice as large needs twice
// the way on the screen.
// One method changes the value and sends, and it sends only if something changed. Cancelling uses
// it too, so a listener learns that the value is the old one again.
// The trap: no cancelTracking. You won't notice until the first alert comes up.
final class Fader: UIControl {
  var value = 0.0 { didSet { value = min(max(value, 0), 1) } }
  private var start = (x: 0.0, value: 0.0)

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = (touch.location(in: self).x, value)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    change(to: start.value + (touch.location(in: self).x - start.x) / bounds.width)
    return true
  }

  override func cancelTracking(with event: UIEvent?) {
    change(to: start.value)
    super.cancelTracking(with: event)
  }

  private func change(to next: Double) {
    let before = value
    value = next
    if value != before { sendActions(for: .valueChanged) }
  }
}
