import Grading
import MiniUIKit

let wrong4_4: [WrongAnswer<Lit>] = [
  WrongAnswer("reacts and calls super nowhere") { lit(LitWithoutSuper()) { $0.isLit } },
  WrongAnswer("calls super only at the end") { lit(LitSuperAtEnd()) { $0.isLit } },
  WrongAnswer("forgets cancelled") { lit(LitWithoutCancelled()) { $0.isLit } },
  WrongAnswer("is dark as soon as any finger is lifted") { lit(LitByFlag()) { $0.isLit } },
  WrongAnswer("passes on by hand and forgets moved") { lit(LitByHandWithoutMoved()) { $0.isLit } },
  WrongAnswer("calls super and next as well") { lit(LitTwice()) { $0.isLit } },
  WrongAnswer("hands the touch to the superview") { lit(LitToSuperview()) { $0.isLit } },
  WrongAnswer("asks for all fingers on the screen") { lit(LitByAnyFinger()) { $0.isLit } },
  WrongAnswer("counts calls and not touches") { lit(LitByCalls()) { $0.isLit } },
  WrongAnswer("passes one touch of each call on") { lit(LitPassesOne()) { $0.isLit } },
  WrongAnswer("watches the finger that came last") { lit(LitByTheLast()) { $0.isLit } },
  WrongAnswer("counts out what is lifted on it only") { lit(LitUntilLiftedOnIt()) { $0.isLit } },
  WrongAnswer("passes on what changes the light") { lit(LitPassesChanges()) { $0.isLit } },
  WrongAnswer("passes the touches on without the event") { lit(LitWithoutTheEvent()) { $0.isLit } },
  WrongAnswer("passes touches of one call on one by one") { lit(LitOneByOne()) { $0.isLit } },
  WrongAnswer("hands moves to its superview") { lit(LitMovesToSuperview()) { $0.isLit } },
]

final class LitByTheLast: UIView {
  private(set) var isLit = false
  private var last: UITouch?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    (last, isLit) = (touches.first, true)
    super.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let last, touches.contains(last) { isLit = false }
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let last, touches.contains(last) { isLit = false }
    super.touchesCancelled(touches, with: event)
  }
}

final class LitUntilLiftedOnIt: UIView {
  private var fingers = 0
  var isLit: Bool { fingers > 0 }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers += touches.count
    super.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers -= touches.filter { bounds.contains($0.location(in: self)) }.count
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers -= touches.count
    super.touchesCancelled(touches, with: event)
  }
}

/// Passes on the first began and the last end.
final class LitPassesChanges: UIView {
  private var fingers = 0
  var isLit: Bool { fingers > 0 }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let wasLit = isLit
    fingers += touches.count
    if !wasLit { super.touchesBegan(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers -= touches.count
    if !isLit { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers -= touches.count
    if !isLit { super.touchesCancelled(touches, with: event) }
  }
}

/// Keeps the touches themselves.
final class HoldsTouches: UIView {
  private var held: Set<UITouch> = []
  var isLit: Bool { !held.isEmpty }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    held.formUnion(touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    held.subtract(touches)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    held.subtract(touches)
  }
}

/// Asks the event who of its touches is still down.
final class AsksTheEvent: UIView {
  private(set) var isLit = false

  private func look(at event: UIEvent?) {
    let mine = event?.touches(for: self) ?? []
    isLit = mine.contains { $0.phase != .ended && $0.phase != .cancelled }
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    look(at: event)
    super.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    look(at: event)
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    look(at: event)
    super.touchesCancelled(touches, with: event)
  }
}

/// Hands all four to next, without super.
final class AllByHand: UIView {
  private var fingers = 0
  var isLit: Bool { fingers > 0 }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers += touches.count
    next?.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers -= touches.count
    next?.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers -= touches.count
    next?.touchesCancelled(touches, with: event)
  }
}

final class LitWithoutSuper: UIView {
  private(set) var isLit = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { isLit = true }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { isLit = false }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { isLit = false }
}

final class LitSuperAtEnd: UIView {
  private(set) var isLit = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { isLit = true }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
    super.touchesCancelled(touches, with: event)
  }
}

final class LitWithoutCancelled: UIView {
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
}

final class LitByFlag: UIView {
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
    isLit = false
    super.touchesCancelled(touches, with: event)
  }
}

final class LitByHandWithoutMoved: UIView {
  private var fingers = 0
  var isLit: Bool { fingers > 0 }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers += touches.count
    next?.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers -= touches.count
    next?.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers -= touches.count
    next?.touchesCancelled(touches, with: event)
  }
}

/// Calls super and tells next as well.
final class LitTwice: UIView {
  private var fingers = 0
  var isLit: Bool { fingers > 0 }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers += touches.count
    super.touchesBegan(touches, with: event)
    next?.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers -= touches.count
    super.touchesEnded(touches, with: event)
    next?.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers -= touches.count
    super.touchesCancelled(touches, with: event)
    next?.touchesCancelled(touches, with: event)
  }
}

/// Hands all four to the superview, and passes its controller over.
final class LitToSuperview: UIView {
  private var fingers = 0
  var isLit: Bool { fingers > 0 }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers += touches.count
    superview?.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    superview?.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers -= touches.count
    superview?.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers -= touches.count
    superview?.touchesCancelled(touches, with: event)
  }
}

/// Asks the event who is still down, wherever that is.
final class LitByAnyFinger: UIView {
  private(set) var isLit = false

  private func look(at event: UIEvent?) {
    let all = event?.allTouches ?? []
    isLit = all.contains { $0.phase != .ended && $0.phase != .cancelled }
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    look(at: event)
    super.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    look(at: event)
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    look(at: event)
    super.touchesCancelled(touches, with: event)
  }
}

/// Adds one and takes one away for each call.
final class LitByCalls: UIView {
  private var calls = 0
  var isLit: Bool { calls > 0 }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls += 1
    super.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls -= 1
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls -= 1
    super.touchesCancelled(touches, with: event)
  }
}
