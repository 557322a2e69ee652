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
    _ = becomeFirstResponder()
  }
  override func becomeFirstResponder() -> Bool {
    isLit = super.becomeFirstResponder()
    return isLit
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

/// A card whose focus and light are right; each of those below spoils one thing.
class RightCard: UIView {
  var isLit = false
  override var canBecomeFirstResponder: Bool { true }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    _ = becomeFirstResponder()
  }
  override func becomeFirstResponder() -> Bool {
    isLit = super.becomeFirstResponder()
    return isLit
  }
  override func resignFirstResponder() -> Bool {
    isLit = false
    return super.resignFirstResponder()
  }
}

final class AtBegan: RightCard {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    _ = becomeFirstResponder()
  }
}

final class AtCancelled: RightCard {
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    _ = becomeFirstResponder()
  }
}

final class Switch: RightCard {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    _ = isFirstResponder ? resignFirstResponder() : becomeFirstResponder()
  }
}

final class Polite: RightCard {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let others = superview?.subviews.filter { $0 !== self } ?? []
    if !others.contains(where: \.isFirstResponder) { _ = becomeFirstResponder() }
  }
}

final class DeniesLettingGo: RightCard {
  override func resignFirstResponder() -> Bool {
    _ = super.resignFirstResponder()
    return false
  }
}

final class AlwaysTrue: RightCard {
  override func becomeFirstResponder() -> Bool {
    _ = super.becomeFirstResponder()
    return true
  }
}

/// What these cards are built upon.
class Plain: UIView {
  var isLit = false
  override var canBecomeFirstResponder: Bool { true }
}

final class LitByTap: Plain {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = becomeFirstResponder()
  }
  override func resignFirstResponder() -> Bool {
    isLit = false
    return super.resignFirstResponder()
  }
}

final class Dark: Plain {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    becomeFirstResponder()
  }
}

final class NeverLetsGo: Plain {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    _ = becomeFirstResponder()
  }
  override func becomeFirstResponder() -> Bool {
    isLit = super.becomeFirstResponder()
    return isLit
  }
  override func resignFirstResponder() -> Bool {
    isLit = false
    return true
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

/// Its `touchesEnded` does not call super.
final class KeepsTheEnd: RightCard {}

/// A view that notes what it hears of the touches on its cards.
final class Shelf: UIView {
  private(set) var heard = ""
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard += "began" }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard += ", ended" }
}
