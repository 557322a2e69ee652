import ExerciseKit

/// Counts each touch when it begins.
///
/// An app gets events and not touches, and one finger is in many events. So we need a phase that
/// every touch has exactly once, at its very beginning. Only `.began` is like that, because `.moved`
/// comes never or often, and `.ended` comes late, or not at all if the touch is cancelled.
///
/// The trap is that `allTouches` holds every finger that is down. Without the `where`, a finger that
/// rests while another one moves would be counted again with every event.
final class CountingApplication: UIApplication {
  private(set) var touchesSoFar = 0

  override func sendEvent(_ event: UIEvent) {
    for touch in event.allTouches ?? [] where touch.phase == .began { touchesSoFar += 1 }
    super.sendEvent(event)
  }
}
