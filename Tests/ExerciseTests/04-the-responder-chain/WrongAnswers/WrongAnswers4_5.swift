import Grading
import MiniUIKit

let wrong4_5: [WrongAnswer<Lit>] = [
  WrongAnswer("adds super where the counter listens") { lit(FrameSuperInEnded()) { $0.isLit } },
  WrongAnswer("adds super in began alone") { lit(FrameSuperInBegan()) { $0.isLit } },
  WrongAnswer("forgets super in cancelled") { lit(FrameKeepsCancelled()) { $0.isLit } },
  WrongAnswer("takes the overrides away") { lit(UIView()) { _ in false } },
  WrongAnswer("tells the controller by hand at the end") { lit(FrameEndedByHand()) { $0.isLit } },
  WrongAnswer("hands every phase to its superview") { lit(FrameToSuperview()) { $0.isLit } },
  WrongAnswer("glows for its photo alone") { lit(FrameGlowsForPhoto()) { $0.isLit } },
  WrongAnswer("stops glowing when the finger moves") { lit(FrameStopsAtMove()) { $0.isLit } },
  WrongAnswer("passes cancelled on as ended") { lit(EndedForCancelled()) { $0.isLit } },
  WrongAnswer("passes began on too late") { lit(FramePassesLate()) { $0.isLit } },
  WrongAnswer("glows while the finger is inside") { lit(FrameFollowsTheFinger()) { $0.isLit } },
  WrongAnswer("remembers a touch that was taken away") { lit(FrameKeepsItsFlag()) { $0.isLit } },
  WrongAnswer("hands moves to its superview") { lit(LitMovesToSuperview()) { $0.isLit } },
  WrongAnswer("calls the controller and nobody before it") { lit(FrameCallsMain()) { $0.isLit } },
]

final class FrameFollowsTheFinger: UIView {
  private(set) var isLit = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = true
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = touches.contains { bounds.contains($0.location(in: self)) }
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

/// Passes no second touch on before the first one has ended.
final class FrameKeepsItsFlag: UIView {
  private(set) var isLit = false
  private var isPassing = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = true
    guard !isPassing else { return }
    isPassing = true
    super.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    (isLit, isPassing) = (false, false)
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
    super.touchesCancelled(touches, with: event)
  }
}

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

/// Hands on began together with the end.
final class FramePassesLate: UIView {
  private(set) var isLit = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { isLit = true }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
    super.touchesBegan(touches, with: event)
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
    super.touchesBegan(touches, with: event)
    super.touchesCancelled(touches, with: event)
  }
}

/// Looks for its controller and calls it, over the heads of all others.
final class FrameCallsMain: UIView {
  private(set) var isLit = false
  private var main: UIResponder? {
    sequence(first: self as UIResponder, next: \.next).first { $0 is UIViewController }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = true
    main?.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    main?.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
    main?.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
    main?.touchesCancelled(touches, with: event)
  }
}
