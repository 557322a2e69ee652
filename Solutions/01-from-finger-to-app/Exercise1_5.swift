import ExerciseKit

/// Logs touches that begin, and delivers everything.
///
/// One event may hold touches of several windows, so we ask for those of this window only. A place
/// in window coordinates is `location(in: nil)`; `location(in: self)` says the same here.
///
/// The trap is `super`, because in a window that watches without it all views are dead. It may be
/// called before or after the log, as long as it is always called. An early `return` for events
/// without a began would swallow every moved and ended.
final class BeganWindow: UIWindow {
  private(set) var log: [CGPoint] = []

  override func sendEvent(_ event: UIEvent) {
    for touch in event.touches(for: self) ?? [] where touch.phase == .began {
      log.append(touch.location(in: nil))
    }
    super.sendEvent(event)
  }
}
