import ExerciseKit

/// Exercise 1.8 ★★★ · write · 12 minutes
///
/// A `BareWindow` is a window whose own `sendEvent` delivers nothing. Deliver yourself: in each
/// event, the `view` of a touch of this window is called once for each phase, with exactly its own
/// touches in that phase, and with the event. The window itself may be such a view.
///
///     event:   finger 1 moved (left)    finger 2 moved (left)    finger 3 ended (right)
///     calls:   left.touchesMoved, two touches      right.touchesEnded, one touch
///
/// Worked touch: a tap on `left`, which hears began and later ended, each with one touch.
///
/// Out of scope: the order of the calls in one event; recognizers; events that are not of touches;
/// views that leave the window; several fingers on a view whose `isMultipleTouchEnabled` is off.
final class HandWindow: BareWindow {
  override func sendEvent(_ event: UIEvent) {
    todo("1.8")
  }
}
