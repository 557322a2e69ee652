import MiniUIKit

/// The light is not kept but asked for.
class LitWhileFirst: UIView {
  var isLit: Bool { isFirstResponder }
  override var canBecomeFirstResponder: Bool { true }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    _ = becomeFirstResponder()
  }
}

class OnlyMay: UIView {
  var isLit = false
  override var canBecomeFirstResponder: Bool { true }
  override func becomeFirstResponder() -> Bool {
    isLit = super.becomeFirstResponder()
    return isLit
  }
}

class MayNot: UIView {
  var isLit = false
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = true
    becomeFirstResponder()
  }
}

class LitByTouch: UIView {
  var isLit = false
  override var canBecomeFirstResponder: Bool { true }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if becomeFirstResponder() { isLit = true }
  }
}

class WithoutSuper: UIView {
  var isLit = false
  override var canBecomeFirstResponder: Bool { true }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    _ = becomeFirstResponder()
  }
  override func becomeFirstResponder() -> Bool {
    isLit = window != nil
    return isLit
  }
}

class AtBegan: UIView {
  var isLit: Bool { isFirstResponder }
  override var canBecomeFirstResponder: Bool { true }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    becomeFirstResponder()
  }
}

class LitTooSoon: UIView {
  var isLit = false
  override var canBecomeFirstResponder: Bool { window != nil }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    _ = becomeFirstResponder()
  }
  override func becomeFirstResponder() -> Bool {
    isLit = window != nil
    return super.becomeFirstResponder()
  }
  override func resignFirstResponder() -> Bool {
    isLit = false
    return super.resignFirstResponder()
  }
}
