import Grading
import MiniUIKit

let wrong4_6: [WrongAnswer<Lit>] = [
  WrongAnswer("mends the look and not the count") { lit(FrameSuperInBegan()) { $0.isLit } },
  WrongAnswer("mends the count and forgets the call") { lit(LitWithoutCancelled()) { $0.isLit } },
  WrongAnswer("keeps cancelled") { lit(FrameKeepsCancelled()) { $0.isLit } },
  WrongAnswer("passes three phases on by hand") { lit(ThreeByHand()) { $0.isLit } },
  WrongAnswer("keeps the whole touch") { lit(LitWithoutSuper()) { $0.isLit } },
  WrongAnswer("calls ended for cancelled") { lit(EndedForCancelled()) { $0.isLit } },
  WrongAnswer("does not undo its look when the finger is lifted") {
    lit(KeyStaysDown()) { $0.isLit }
  },
  WrongAnswer("takes a move for the end") { lit(FrameStopsAtMove()) { $0.isLit } },
  WrongAnswer("asks for all fingers on the screen") { lit(LitByAnyFinger()) { $0.isLit } },
  WrongAnswer("calls super and next as well") { lit(LitTwice()) { $0.isLit } },
  WrongAnswer("passes on the ends of its own touches") { lit(KeyPassesItsOwn()) { $0.isLit } },
  WrongAnswer("passes an end on as cancelled") { lit(CancelledForEnded()) { $0.isLit } },
  WrongAnswer("passes on both ends, to be sure") { lit(KeyPassesBothEnds()) { $0.isLit } },
  WrongAnswer("remembers a touch that was taken away") { lit(FrameKeepsItsFlag()) { $0.isLit } },
]

final class KeyPassesBothEnds: UIView {
  private(set) var isLit = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = true
    super.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
    super.touchesEnded(touches, with: event)
    super.touchesCancelled(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
    super.touchesCancelled(touches, with: event)
    super.touchesEnded(touches, with: event)
  }
}

final class KeyPassesItsOwn: UIView {
  private(set) var isLit = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = true
    super.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
    if touches.first?.view === self { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
    super.touchesCancelled(touches, with: event)
  }
}

final class CancelledForEnded: UIView {
  private(set) var isLit = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = true
    super.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesCancelled(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
    super.touchesCancelled(touches, with: event)
  }
}

final class EndedForCancelled: UIView {
  private(set) var isLit = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = true
    super.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesEnded(touches, with: event)
  }
}

/// Passes all on by hand but moved, which it does not override.
final class ThreeByHand: UIView {
  private(set) var isLit = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = true
    superview?.touchesBegan(touches, with: event)
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

/// Passes everything on, and is never released.
final class KeyStaysDown: UIView {
  private(set) var isLit = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = true
    super.touchesBegan(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
    super.touchesCancelled(touches, with: event)
  }
}
