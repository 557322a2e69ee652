import ExerciseKit

/// Exercise 1.8 ★★★ · write · 12 minutes
///
/// A `BareWindow` is a window whose own `sendEvent` delivers nothing. Deliver yourself: for each
/// phase, a view is called once, with exactly those touches of this window that belong to it and
/// are in that phase.
///
///     event:   finger 1 moved (left)    finger 2 moved (left)    finger 3 ended (right)
///     calls:   left.touchesMoved, two touches      right.touchesEnded, one touch
///
/// Worked touch: a tap on `left`: `left` hears began, later ended, of one touch.
///
/// Out of scope: the order of the calls in one event, recognizers, views with
/// `isMultipleTouchEnabled` off.
final class HandWindow: BareWindow {
  override func sendEvent(_ event: UIEvent) {
    todo("1.8")
  }
}
