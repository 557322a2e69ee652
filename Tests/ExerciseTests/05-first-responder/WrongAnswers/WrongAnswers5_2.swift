import Grading
import MiniUIKit

let wrong5_2: [WrongAnswer<Lamp>] = [
  WrongAnswer("may become first responder, and never does") { Lamp(OnlyMay()) { $0.isLit } },
  WrongAnswer("takes it, and may not have it") { Lamp(MayNot()) { $0.isLit } },
  WrongAnswer("lights up in touchesEnded") { Lamp(LitByTouch()) { $0.isLit } },
  WrongAnswer("lights up only when it is tapped") { Lamp(LitByTap()) { $0.isLit } },
  WrongAnswer("never lights up") { Lamp(Dark()) { $0.isLit } },
  WrongAnswer("does not call super") { Lamp(WithoutSuper()) { $0.isLit } },
  WrongAnswer("resigns without super") { Lamp(NeverLetsGo()) { $0.isLit } },
  WrongAnswer("waits until nothing is first responder") { Lamp(Polite()) { $0.isLit } },
  WrongAnswer("answers false when it has let go") { Lamp(DeniesLettingGo()) { $0.isLit } },
  WrongAnswer("becomes first responder and resigns in turn") { Lamp(Switch()) { $0.isLit } },
  WrongAnswer("becomes first responder when the finger comes down") {
    Lamp(AtBegan()) { $0.isLit }
  },
  WrongAnswer("becomes first responder also when the touch is cancelled") {
    Lamp(AtCancelled()) { $0.isLit }
  },
  WrongAnswer("resigns when a touch is cancelled") { Lamp(ResignsWhenCancelled()) { $0.isLit } },
  WrongAnswer("counts only the first tap of a series") { Lamp(FirstTapOnly()) { $0.isLit } },
  WrongAnswer("only says that it is first responder") { Lamp(SaysSo()) { $0.isLit } },
  WrongAnswer("lights up before it asks super") { Lamp(LitTooSoon()) { $0.isLit } },
  WrongAnswer("keeps the end of the touch to itself") { Lamp(KeepsTheEnd()) { $0.isLit } },
  WrongAnswer("answers true whatever super says") { Lamp(AlwaysTrue()) { $0.isLit } },
]

/// The light is not kept but asked for.
class LitWhileFirst: UIView {
  var isLit: Bool { isFirstResponder }
  override var canBecomeFirstResponder: Bool { true }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    _ = becomeFirstResponder()
  }
}

/// What most of these cards are built upon.
class Plain: UIView {
  var isLit = false
  override var canBecomeFirstResponder: Bool { true }
}

class OnlyMay: Plain {
  override func becomeFirstResponder() -> Bool {
    isLit = super.becomeFirstResponder()
    return isLit
  }
}

/// A card that is tapped; nobody makes it dark.
class Tapped: OnlyMay {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    _ = becomeFirstResponder()
  }
}

final class MayNot: Tapped {
  override var canBecomeFirstResponder: Bool { false }
}

final class LitByTouch: Plain {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if becomeFirstResponder() { isLit = true }
  }
}

final class WithoutSuper: Tapped {
  override func becomeFirstResponder() -> Bool {
    isLit = window != nil
    return isLit
  }
}

/// Copies the status whenever it may have changed.
class CopiesTheStatus: UIView {
  private(set) var isLit = false
  override var canBecomeFirstResponder: Bool { true }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !isFirstResponder { _ = becomeFirstResponder() }
    super.touchesEnded(touches, with: event)
  }
  override func becomeFirstResponder() -> Bool {
    defer { isLit = isFirstResponder }
    return super.becomeFirstResponder()
  }
  override func resignFirstResponder() -> Bool {
    defer { isLit = isFirstResponder }
    return super.resignFirstResponder()
  }
}

/// A card that is right in both; each of those below spoils one thing.
class RightCard: Tapped {
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

final class ResignsWhenCancelled: RightCard {
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    _ = resignFirstResponder()
  }
}

final class FirstTapOnly: RightCard {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.first?.tapCount == 1 { super.touchesEnded(touches, with: event) }
  }
}

final class SaysSo: UIView {
  var isLit = false
  override var isFirstResponder: Bool { isLit }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { isLit = true }
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

final class NeverLetsGo: Tapped {
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

/// A view that notes what it hears when its cards are touched.
final class Shelf: UIView {
  var heard: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("began")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("cancelled")
  }
}
