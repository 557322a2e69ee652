import ExerciseKit

// The state becomes possible again by itself; the phase is ours, and nobody else puts it back.
// `reset()` is the place for it, because it runs after every attempt: recognized, failed, taken
// away, excluded by another recognizer, switched off. Each of these would need a line of its own.
// Putting the phase back in touchesBegan also works here, with one finger: it is the same moment
// seen from the other side.
// The trap: putting it back where the latch is recognized. A finger that went out and was lifted
// there leaves the phase `out` behind, and the next touch opens the latch at its first move.
final class Latch: UIGestureRecognizer {
  private enum Phase { case waiting, out, open }
  private var phase = Phase.waiting
  private var start: CGFloat = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    start = location(in: view).x
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let way = location(in: view).x - start
    switch phase {
    case .waiting:
      if way >= 80 { phase = .out }
    case .out:
      if way <= 20 {
        phase = .open
        state = .recognized
      }
    case .open: break
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state == .possible { state = .failed }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    if state == .possible { state = .failed }
  }

  override func reset() {
    super.reset()
    phase = .waiting
  }
}
