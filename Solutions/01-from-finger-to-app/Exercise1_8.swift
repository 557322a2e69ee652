import ExerciseKit

/// Delivers an event by hand.
///
/// Every touch says where it belongs, because its `view` was fixed when it began. So there is
/// nothing to search for, and we only sort the touches by phase and by view. Each view is called
/// once with all of its touches in a phase, because a pinch is one message about two fingers.
///
/// The trap is what must be left out. Stationary touches are in the event but in no call, and
/// touches of other windows are delivered by those windows. Cancelled is a phase like the others, and
/// if you forget it, views stay pressed for ever.
final class HandWindow: BareWindow {
  override func sendEvent(_ event: UIEvent) {
    let touches = event.touches(for: self) ?? []
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      for (view, own) in Dictionary(grouping: touches.filter { $0.phase == phase }, by: \.view) {
        let own = Set(own)
        switch phase {
        case .began: view?.touchesBegan(own, with: event)
        case .moved: view?.touchesMoved(own, with: event)
        case .ended: view?.touchesEnded(own, with: event)
        default: view?.touchesCancelled(own, with: event)
        }
      }
    }
  }
}
