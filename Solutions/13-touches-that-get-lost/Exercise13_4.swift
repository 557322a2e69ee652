import ExerciseKit

// Three callers can end a recording: the finger, the system and the clock. All go through `finish`,
// and the first one wins, because the others find that nothing is recorded any more.
// `finish` also stops the timer. A timer that outlives its recording would end the next one too
// early, or send what was thrown away.
// `isTouchInside` is the control's own word for "on the button", tolerance included.
// The timer holds the button weakly, so that a button that has gone need not wait for the clock.
// The trap: stopping the timer at the lift alone. After an alert it goes on, and ten seconds after
// the lost touch something is sent that nobody has said.
final class Dictaphone: UIControl {
  var runLoop: MainRunLoop?
  private(set) var isRecording = false
  private(set) var sent = 0
  private(set) var drafts = 0
  private var timer: ClockTimer?

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    isRecording = true
    timer = runLoop?.schedule(after: 10) { [weak self] in
      self?.finish(sent: 1)
    }
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    finish(sent: isTouchInside ? 1 : 0)
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    finish(drafts: 1)
  }

  private func finish(sent: Int = 0, drafts: Int = 0) {
    guard isRecording else { return }
    isRecording = false
    timer?.stop()
    self.sent += sent
    self.drafts += drafts
  }
}
