import ExerciseKit

// A timer knows nothing of touches, so whatever ends the attempt stops it. A finger that comes, is
// lifted or is lost changes the set, so the set stops the timer in one place. Only a move is left.
// To stop a timer that has fired does nothing.
// The set says which fingers are on the view, and an attempt begins only where it was empty. So a
// second finger does not only end the attempt, it also keeps the next one away until both are gone.
// A page that goes takes its views along, and they hear cancelled. Nothing else is needed for that.
// The timer holds the view weakly. Otherwise the run loop would keep a view alive that has gone.
// The trap: asking when the timer fires whether a finger is down. One may be, but it is another one:
// a finger that was lifted and came down again has not rested for half a second.
final class PressView: UIView {
  var runLoop: MainRunLoop?
  var onPress: () -> Void = {}
  private var fingers: Set<UITouch> = [] {
    didSet { timer?.stop() }
  }
  private var start = CGPoint.zero
  private var timer: ClockTimer?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let isAlone = fingers.isEmpty && touches.count == 1
    fingers.formUnion(touches)
    guard isAlone, let touch = touches.first else { return }
    start = touch.location(in: self)
    timer = runLoop?.schedule(after: 0.5) { [weak self] in
      self?.onPress()
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let place = touches.first?.location(in: self) else { return }
    if hypot(place.x - start.x, place.y - start.y) > 10 { timer?.stop() }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers.subtract(touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesEnded(touches, with: event)
  }
}
