import ExerciseKit

/// Right: remembers the touch, and clears in reset.
final class CountingTap: UIGestureRecognizer {
  private var touch: UITouch?
  private var start: CGPoint?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard touch == nil, touches.count == 1, let first = touches.first else {
      state = .failed
      return
    }
    (touch, start) = (first, first.location(in: view))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let touch, let start else { return }
    let place = touch.location(in: view)
    let (x, y) = (place.x - start.x, place.y - start.y)
    if x * x + y * y > 100 { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state == .possible { state = .ended }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  override func reset() {
    super.reset()
    (touch, start) = (nil, nil)
  }
}

/// Right: measures on the screen, and asks the event for the view's fingers.
final class WindowTap: UIGestureRecognizer {
  private var start = CGPoint.zero

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    start = touches.first?.location(in: nil) ?? .zero
    if event.touches(for: self)?.count ?? 0 > 1 { state = .failed }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if isFar { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = isFar ? .failed : .recognized
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  private var isFar: Bool {
    let place = location(in: nil)
    let (x, y) = (place.x - start.x, place.y - start.y)
    return (x * x + y * y).squareRoot() > 10
  }
}

/// Right: keeps all its touches with their places, and is no tap once there are two.
final class EventTap: UIGestureRecognizer {
  private var starts: [ObjectIdentifier: CGPoint] = [:]

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    for touch in touches { starts[ObjectIdentifier(touch)] = touch.location(in: view) }
    if starts.count > 1 { state = .failed }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    for touch in touches {
      guard let start = starts[ObjectIdentifier(touch)] else { continue }
      let place = touch.location(in: view)
      if hypot(place.x - start.x, place.y - start.y) > 10 { state = .failed }
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state == .possible { state = .recognized }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  override func reset() {
    super.reset()
    starts = [:]
  }
}
