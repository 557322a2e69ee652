import MiniUIKit

// The recognizers that gestures are. Each asks its seat which touches are for it, and which others it
// may exclude; that is all the arbitration there is.

// listing: tap
/// The recognizer of a tap gesture: a tap as in UIKit, with an opinion about others.
final class HostedTap: UITapGestureRecognizer {
  let seat: Seat

  init(_ seat: Seat) {
    self.seat = seat
    super.init()
  }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    seat.prevents(other) ? super.canPrevent(other) : false
  }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    seat.isPrevented(by: other)
  }
  // end

  override var state: State {
    get { super.state }
    set {
      seat.prepare(self, for: newValue)
      super.state = newValue
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let own = touches.filter { seat.isHit(by: $0) }
    for touch in touches where !own.contains(touch) { ignore(touch, for: event) }
    if !own.isEmpty { super.touchesBegan(own, with: event) }
  }
}

/// The recognizer of a drag gesture.
final class HostedDrag: UIGestureRecognizer {
  let seat: Seat
  private let minimumDistance: CGFloat
  private var finger: UITouch?
  fileprivate var value = DragGesture.Value(startLocation: .zero, location: .zero)

  init(_ seat: Seat, _ minimumDistance: CGFloat) {
    (self.seat, self.minimumDistance) = (seat, minimumDistance)
    super.init()
  }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { seat.prevents(other) }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    seat.isPrevented(by: other)
  }

  override var state: State {
    get { super.state }
    set {
      seat.prepare(self, for: newValue)
      super.state = newValue
    }
  }

  override var isEnabled: Bool {
    willSet { if !newValue { seat.prepare(self, for: .cancelled) } }
  }

  /// The first finger is followed; in our engine another one is ignored.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    for touch in touches {
      guard finger == nil, seat.isHit(by: touch) else {
        ignore(touch, for: event)
        continue
      }
      finger = touch
      value.startLocation = touch.location(in: seat.host)
      value.location = value.startLocation
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let finger else { return }
    value.location = finger.location(in: seat.host)
    let (x, y) = (value.translation.width, value.translation.height)
    if state == .began || state == .changed {
      state = .changed
    } else if x * x + y * y >= minimumDistance * minimumDistance {
      state = .began
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = state == .possible ? .failed : .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  override func reset() {
    super.reset()
    finger = nil
  }
}

/// The value of a drag's recognizer.
func dragValue(of recognizer: UIGestureRecognizer) -> DragGesture.Value {
  (recognizer as? HostedDrag)?.value ?? DragGesture.Value(startLocation: .zero, location: .zero)
}
