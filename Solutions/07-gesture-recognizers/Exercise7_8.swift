import ExerciseKit

// Three places are enough to know how far the mark has got: where the finger came down, its lowest
// place, and where it was last. Whether it has turned follows from the last two.
// A move is judged by the last place: is it to the right, and which way does it go? The strokes are
// measured from the start and from the lowest place, however many moves they have.
// Failing at once is a courtesy: another recognizer may be waiting, and so may the views.
// A level move needs no line of its own: it changes neither lowest place nor height.
// The trap: keeping "has turned" in a variable and forgetting it in reset. Here there is none;
// `reset` has nothing left to do, because touchesBegan sets all three places, so it is gone.
final class CheckMark: UIGestureRecognizer {
  private var start = CGPoint.zero
  private var lowest = CGPoint.zero
  private var last = CGPoint.zero

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let place = location(in: view)
    (start, lowest, last) = (place, place, place)
    if numberOfTouches > 1 { state = .failed }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let place = location(in: view)
    let (isRising, hasTurned) = (place.y < last.y, last.y < lowest.y)
    let isTooEarly = isRising && lowest.y - start.y < 20
    let isSecondTime = place.y > last.y && hasTurned
    if place.x <= last.x || isTooEarly || isSecondTime { state = .failed }
    if place.y > lowest.y { lowest = place }
    last = place
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = lowest.y - last.y >= 40 ? .recognized : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }
}
