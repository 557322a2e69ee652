import MiniUIKit

// Views that are lit as they should be, and pass on something else than what they heard.

/// Counts its fingers and passes all phases on.
class LitByCount: UIView {
  private var fingers = 0
  var isLit: Bool { fingers > 0 }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers += touches.count
    super.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers -= touches.count
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers -= touches.count
    super.touchesCancelled(touches, with: event)
  }
}

final class LitWithoutTheEvent: LitByCount {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: nil)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: nil)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: nil)
  }
}

final class LitOneByOne: LitByCount {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { super.touchesBegan([touch], with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { super.touchesEnded([touch], with: event) }
  }
}

final class LitMovesToSuperview: LitByCount {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    superview?.touchesMoved(touches, with: event)
  }
}

/// Counts all touches, and passes on the first that it finds.
final class LitPassesOne: UIView {
  private var fingers = 0
  var isLit: Bool { fingers > 0 }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers += touches.count
    if let touch = touches.first { super.touchesBegan([touch], with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers -= touches.count
    if let touch = touches.first { super.touchesEnded([touch], with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers -= touches.count
    if let touch = touches.first { super.touchesCancelled([touch], with: event) }
  }
}
