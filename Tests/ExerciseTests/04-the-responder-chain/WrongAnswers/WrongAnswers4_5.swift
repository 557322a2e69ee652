import MiniUIKit

final class FrameSuperInEnded: UIView {
  private(set) var isLit = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { isLit = true }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { isLit = false }
}

final class FrameSuperInBegan: UIView {
  private(set) var isLit = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = true
    super.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { isLit = false }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { isLit = false }
}

final class FrameKeepsCancelled: UIView {
  private(set) var isLit = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = true
    super.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { isLit = false }
}

final class FrameEndedByHand: UIView {
  private(set) var isLit = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { isLit = true }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
    var each = next
    while let responder = each, !(responder is UIViewController) { each = responder.next }
    each?.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { isLit = false }
}

/// Glows only if the touch belongs to somebody in it.
final class FrameGlowsForPhoto: UIView {
  private(set) var isLit = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = touches.contains { $0.view !== self }
    super.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
    super.touchesCancelled(touches, with: event)
  }
}

/// Takes a move for the end.
final class FrameStopsAtMove: UIView {
  private(set) var isLit = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = true
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
    super.touchesCancelled(touches, with: event)
  }
}

/// Hands all four on, but to the superview.
final class FrameToSuperview: UIView {
  private(set) var isLit = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = true
    superview?.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    superview?.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
    superview?.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
    superview?.touchesCancelled(touches, with: event)
  }
}
