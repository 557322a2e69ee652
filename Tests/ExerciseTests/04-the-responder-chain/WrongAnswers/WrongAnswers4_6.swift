import Grading
import MiniUIKit

let wrong4_6: [WrongAnswer<Lit>] = [
  WrongAnswer("mends the look and not the count") { lit(LitByFlag(passing: .began, .moved)) },
  WrongAnswer("mends the count and forgets the call") { lit(LitWithoutCancelled()) },
  WrongAnswer("keeps cancelled") { lit(LitByFlag(passing: .began, .moved, .ended)) },
  WrongAnswer("passes three phases on by hand") { lit(ThreeByHand()) },
  WrongAnswer("hands the touch to its superview") { lit(LitToSuperview()) },
  WrongAnswer("keeps the whole touch") { lit(LitByFlag(passing: .moved)) },
  WrongAnswer("calls ended for cancelled") { lit(EndedForCancelled()) },
  WrongAnswer("does not undo its look when the finger is lifted") {
    lit(KeyStaysDown())
  },
  WrongAnswer("is pressed once the finger moves") { lit(PressedByMoves()) },
  WrongAnswer("takes a move for the end") { lit(FrameStopsAtMove()) },
  WrongAnswer("asks for all fingers on the screen") { lit(LitByAnyFinger()) },
  WrongAnswer("calls super and next as well") { lit(LitTwice()) },
  WrongAnswer("passes on the ends of its own touches") { lit(KeyPassesItsOwn()) },
  WrongAnswer("passes an end on as cancelled") { lit(CancelledForEnded()) },
  WrongAnswer("passes on both ends, to be sure") { lit(KeyPassesBothEnds()) },
  WrongAnswer("remembers a touch that was taken away") { lit(FrameKeepsItsFlag()) },
]

final class KeyPassesBothEnds: LitByFlag {
  override func pass(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    super.pass(call, touches, event)
    if call == .ended { super.pass(.cancelled, touches, event) }
    if call == .cancelled { super.pass(.ended, touches, event) }
  }
}

final class KeyPassesItsOwn: LitByFlag {
  override func pass(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    if call == .ended, touches.first?.view !== self { return }
    super.pass(call, touches, event)
  }
}

final class CancelledForEnded: LitByFlag {
  override func pass(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    super.pass(call == .ended ? .cancelled : call, touches, event)
  }
}

final class EndedForCancelled: LitByFlag {
  override func pass(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    super.pass(call == .cancelled ? .ended : call, touches, event)
  }
}

/// Passes all on by hand but moved.
final class ThreeByHand: LitByFlag {
  override func pass(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    if call == .moved { return super.pass(call, touches, event) }
    hand(call, touches, event, to: superview)
  }
}

/// Passes everything on, and is pressed by moved instead of began.
final class PressedByMoves: LitByFlag {
  override func note(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    switch call {
    case .began: break
    case .moved: super.note(.began, touches, event)
    case .ended, .cancelled: super.note(call, touches, event)
    }
  }
}

/// Passes everything on, and is never released.
final class KeyStaysDown: LitByFlag {
  override func note(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    if call != .ended { super.note(call, touches, event) }
  }
}
