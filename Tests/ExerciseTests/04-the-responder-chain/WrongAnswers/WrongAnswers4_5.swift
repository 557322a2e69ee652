import Grading
import MiniUIKit

let wrong4_5: [WrongAnswer<Lit>] = [
  WrongAnswer("adds super where the counter listens") { lit(LitByFlag(passing: .moved, .ended)) },
  WrongAnswer("adds super in began alone") { lit(LitByFlag(passing: .began, .moved)) },
  WrongAnswer("forgets super in cancelled") { lit(LitByFlag(passing: .began, .moved, .ended)) },
  WrongAnswer("takes the overrides away") { lit(UIView()) { _ in false } },
  WrongAnswer("tells the controller by hand at the end") { lit(FrameEndedByHand()) },
  WrongAnswer("hands every phase to its superview") { lit(FrameToSuperview()) },
  WrongAnswer("glows for its photo alone") { lit(FrameGlowsForPhoto()) },
  WrongAnswer("stops glowing when the finger moves") { lit(FrameStopsAtMove()) },
  WrongAnswer("passes cancelled on as ended") { lit(EndedForCancelled()) },
  WrongAnswer("passes began on too late") { lit(FramePassesLate()) },
  WrongAnswer("glows while the finger is inside") { lit(FrameFollowsTheFinger()) },
  WrongAnswer("remembers a touch that was taken away") { lit(FrameKeepsItsFlag()) },
  WrongAnswer("hands moves to its superview") { lit(LitMovesToSuperview()) },
  WrongAnswer("calls the controller and nobody before it") { lit(FrameCallsMain()) },
]

final class FrameFollowsTheFinger: LitByFlag {
  override func note(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    super.note(call, touches, event)
    if call == .moved { isOn = touches.contains { bounds.contains($0.location(in: self)) } }
  }
}

/// Passes no second touch on before the first one has ended.
final class FrameKeepsItsFlag: LitByFlag {
  private var isPassing = false
  override func pass(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    if call == .ended { isPassing = false }
    if call == .began {
      guard !isPassing else { return }
      isPassing = true
    }
    super.pass(call, touches, event)
  }
}

final class FrameEndedByHand: LitByFlag {
  override func pass(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    if call == .moved { super.pass(call, touches, event) }
    guard call == .ended else { return }
    var each = next
    while let responder = each, !(responder is UIViewController) { each = responder.next }
    each?.touchesEnded(touches, with: event)
  }
}

/// Glows only if the touch belongs to somebody in it.
final class FrameGlowsForPhoto: LitByFlag {
  override func note(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    super.note(call, touches, event)
    if call == .began { isOn = touches.contains { $0.view !== self } }
  }
}

/// Takes a move for the end.
final class FrameStopsAtMove: LitByFlag {
  override func note(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    isOn = call == .began
  }
}

/// Hands all four on, but to the superview.
final class FrameToSuperview: LitByFlag {
  override func pass(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    hand(call, touches, event, to: superview)
  }
}

/// Hands on began together with the end.
final class FramePassesLate: LitByFlag {
  override func pass(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    if call == .ended || call == .cancelled { super.pass(.began, touches, event) }
    if call != .began { super.pass(call, touches, event) }
  }
}

/// Looks for its controller and calls it, over the heads of all others.
final class FrameCallsMain: LitByFlag {
  override func pass(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    let main = sequence(first: self as UIResponder, next: \.next).first { $0 is UIViewController }
    hand(call, touches, event, to: main)
  }
}
