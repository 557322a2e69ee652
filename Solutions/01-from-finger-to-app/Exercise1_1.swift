import ExerciseKit

/// Counts each touch when it begins.
///
/// An app sees events, not touches: one finger is in many of them. So we need a phase that every
/// touch has exactly once, and has at the very start. Only `.began` is like that: `.moved` comes
/// never or often, `.ended` comes late, and not at all if the touch is cancelled.
///
/// The trap: `allTouches` holds every finger that is down. Without the `where` a finger that rests
/// while another moves would be counted again with every event.
final class CountingApplication: UIApplication {
  private(set) var touchesSoFar = 0

  override func sendEvent(_ event: UIEvent) {
    for touch in event.allTouches ?? [] where touch.phase == .began { touchesSoFar += 1 }
    super.sendEvent(event)
  }
}
