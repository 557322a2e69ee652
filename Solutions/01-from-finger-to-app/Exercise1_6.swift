import ExerciseKit

/// The speed of the latest step.
///
/// The touch knows two places, that of this event and that of the event before. It knows only one
/// time, so we keep the other ourselves, as a number, because the touch itself will have changed by
/// the next event.
///
/// The trap is to take frames for a clock. Moves come at most once a frame, but a finger that rests
/// for half a second makes none. Only the difference of two timestamps is the time of a step.
final class SpeedView: UIView {
  private(set) var speed = 0.0
  private var timeBefore = 0.0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    speed = 0
    timeBefore = touch.timestamp
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let (here, before) = (touch.location(in: self), touch.previousLocation(in: self))
    speed = hypot(here.x - before.x, here.y - before.y) / (touch.timestamp - timeBefore)
    timeBefore = touch.timestamp
  }
}
