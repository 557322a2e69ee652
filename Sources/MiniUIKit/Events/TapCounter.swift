/// Counts quick taps near one place (EV-8).
///
/// Time and distance are DEC-14: UIKit publishes neither.
struct TapCounter {
  private var last: (window: ObjectIdentifier, place: CGPoint, time: Seconds, count: Int)?

  /// Decides whether a touch that began is the next tap of a series.
  func begin(_ touch: UITouch) {
    guard let last, let window = touch.window, ObjectIdentifier(window) == last.window,
      touch.timestamp - last.time <= Decisions.tapInterval + Decisions.timeTolerance,
      touch.firstPlace.distance(to: last.place) <= Decisions.tapRadius
    else { return }
    touch.tapCount = last.count + 1
  }

  /// A touch moved: too far, and it is no tap any more (EV-8).
  func follow(_ touch: UITouch) {
    if touch.place.distance(to: touch.firstPlace) > Decisions.tapRadius { touch.tapCount = 0 }
  }

  /// A touch is over.
  mutating func end(_ touch: UITouch) {
    guard touch.phase == .ended, touch.tapCount > 0, let window = touch.window else {
      last = nil
      return
    }
    last = (ObjectIdentifier(window), touch.firstPlace, touch.timestamp, touch.tapCount)
  }
}
