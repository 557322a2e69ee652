import ExerciseKit

/// Right: two strokes as phases, each with the place where it began.
final class CheckByPhases: UIGestureRecognizer {
  private enum Stroke { case down, up }
  private var stroke = Stroke.down
  private var (from, last) = (CGPoint.zero, CGPoint.zero)

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard numberOfTouches == 1, let touch = touches.first else {
      state = .failed
      return
    }
    from = touch.location(in: view)
    last = from
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let place = location(in: view)
    switch stroke {
    case _ where place.x <= last.x: state = .failed
    case .down where place.y < last.y:
      if last.y - from.y < 20 { state = .failed }
      (stroke, from) = (.up, last)
    case .up where place.y > last.y: state = .failed
    default: break
    }
    last = place
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = stroke == .up && from.y - last.y >= 40 ? .recognized : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  override func reset() {
    super.reset()
    stroke = .down
  }
}

/// Right: keeps all places, and judges them anew with each move.
final class CheckByPlaces: UIGestureRecognizer {
  private var places: [CGPoint] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if numberOfTouches > 1 { state = .failed }
    places = [location(in: nil)]
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    places.append(location(in: nil))
    if height == nil { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = (height ?? 0) >= 40 ? .recognized : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  /// How far up the finger has gone so far; nil if a rule is broken.
  private var height: CGFloat? {
    var (depth, height) = (CGFloat(0), CGFloat(0))
    for (place, next) in zip(places, places.dropFirst()) {
      if next.x <= place.x { return nil }
      let fall = next.y - place.y
      if fall < 0 {
        if depth < 20 { return nil }
        height -= fall
      } else if height > 0, fall > 0 {
        return nil
      } else {
        depth += fall
      }
    }
    return height
  }
}
