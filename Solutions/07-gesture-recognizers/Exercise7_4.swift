import ExerciseKit

// Each method answers one question: is this still a tap? If not, the state is failed at once, so
// that everybody who waits for the answer, views included, need not wait any longer.
// `numberOfTouches` counts the fingers that are down, the new ones included: it catches a second
// finger that comes later as well as two that come in one event.
// The distance is measured from the beginning. From the last move it would be short for any finger
// that creeps, and adding up the moves would punish one that trembles.
// Each method begins by calling super, as the header of UIKit demands: what the inherited ones do is
// not for us to know.
// `start` needs no reset: every attempt sets it anew before it is read.
// The trap: no failed anywhere. The tap itself works, and the views below never hear an end.
final class OneTap: UIGestureRecognizer {
  private var start = CGPoint.zero

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    start = location(in: view)
    if numberOfTouches > 1 { state = .failed }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let place = location(in: view)
    if hypot(place.x - start.x, place.y - start.y) > 10 { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .recognized
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }
}
