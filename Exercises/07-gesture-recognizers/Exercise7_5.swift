import ExerciseKit

/// Exercise 7.5 ★ · repair · 4 minutes
///
/// A latch opens when a finger goes at least 80 points to the right and then comes back, until it
/// is 20 points or less to the right of where it came down. It is recognized at that moment. The
/// first time this works, and never again. Repair it, so that each attempt begins anew, however the
/// last one ended. Every override calls super (GR-107).
///
///     down ○ ─────────────▶ 80
///          20 ◀─────────────┘      recognized
///
/// Worked touch: 60 points to the right, and lifted there, fails at the lift.
/// Out of scope: several fingers.
final class Latch: UIGestureRecognizer {
  private enum Phase { case waiting, out, open }
  private var phase = Phase.waiting
  private var start: CGFloat = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    todo("7.5")
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
}
