import Grading
import MiniUIKit

let wrong4_4: [WrongAnswer<Lit>] = [
  WrongAnswer("reacts and calls super nowhere") { lit(LitByFlag(passing: .moved)) },
  WrongAnswer("calls super only at the end") {
    lit(LitByFlag(passing: .moved, .ended, .cancelled))
  },
  WrongAnswer("forgets cancelled") { lit(LitWithoutCancelled()) },
  WrongAnswer("is dark as soon as any finger is lifted") { lit(LitByFlag()) },
  WrongAnswer("passes on by hand and forgets moved") { lit(LitByHandWithoutMoved()) },
  WrongAnswer("calls super and next as well") { lit(LitTwice()) },
  WrongAnswer("hands the touch to the superview") { lit(LitToSuperview()) },
  WrongAnswer("asks for all fingers on the screen") { lit(LitByAnyFinger()) },
  WrongAnswer("counts calls and not touches") { lit(LitByCalls()) },
  WrongAnswer("passes one touch of each call on") { lit(LitPassesOne()) },
  WrongAnswer("watches the finger that came last") { lit(LitByTheLast()) },
  WrongAnswer("counts out what is lifted on it only") { lit(LitUntilLiftedOnIt()) },
  WrongAnswer("passes on what changes the light") { lit(LitPassesChanges()) },
  WrongAnswer("passes the touches on without the event") { lit(LitWithoutTheEvent()) },
  WrongAnswer("passes touches of one call on one by one") { lit(LitOneByOne()) },
  WrongAnswer("hands moves to its superview") { lit(LitMovesToSuperview()) },
  WrongAnswer("takes what a subview passes on") { lit(LitBySubviews()) },
  WrongAnswer("asks each began anew") { lit(LitAnew()) },
  WrongAnswer("takes one touch of each began") { lit(LitByOneOfEach()) },
  WrongAnswer("looks at places and not at the touch's view") { lit(LitByPlaces()) },
]

func lit(_ view: AnyLit) -> Lit { Lit(view: view) { view.isLit } }

/// A view that is lit as it should be, in parts that others replace: what it notes of a call, and
/// how it passes the call on.
class AnyLit: UIView {
  enum Call { case began, moved, ended, cancelled }

  var fingers = 0
  var isLit: Bool { fingers > 0 }

  func note(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    switch call {
    case .began: fingers += touches.count
    case .moved: break
    case .ended, .cancelled: fingers -= touches.count
    }
  }

  func pass(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    switch call {
    case .began: super.touchesBegan(touches, with: event)
    case .moved: super.touchesMoved(touches, with: event)
    case .ended: super.touchesEnded(touches, with: event)
    case .cancelled: super.touchesCancelled(touches, with: event)
    }
  }

  final func hand(
    _ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?, to responder: UIResponder?
  ) {
    switch call {
    case .began: responder?.touchesBegan(touches, with: event)
    case .moved: responder?.touchesMoved(touches, with: event)
    case .ended: responder?.touchesEnded(touches, with: event)
    case .cancelled: responder?.touchesCancelled(touches, with: event)
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(.began, touches, event)
    pass(.began, touches, event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(.moved, touches, event)
    pass(.moved, touches, event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(.ended, touches, event)
    pass(.ended, touches, event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(.cancelled, touches, event)
    pass(.cancelled, touches, event)
  }
}

/// Right: keeps the touches themselves.
final class HoldsTouches: AnyLit {
  private var held: Set<UITouch> = []
  override var isLit: Bool { !held.isEmpty }
  override func note(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    if call == .began { held.formUnion(touches) }
    if call == .ended || call == .cancelled { held.subtract(touches) }
  }
}

/// Right: keeps those of the touches that are its own.
final class HoldsOwnTouches: AnyLit {
  private var held: Set<UITouch> = []
  override var isLit: Bool { !held.isEmpty }
  override func note(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    if call == .began { held.formUnion(touches.filter { $0.view === self }) }
    if call == .ended || call == .cancelled { held.subtract(touches) }
  }
}

/// Right: counts its own touches, and hands all four to next, without super.
final class OwnByHand: AnyLit {
  override func note(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    super.note(call, touches.filter { $0.view === self }, event)
  }
  override func pass(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    hand(call, touches, event, to: next)
  }
}

/// Counts every touch that it hears, a subview's as well.
final class LitBySubviews: AnyLit {}

/// Lit if the last began was its own, as if that call brought every finger that is down.
final class LitAnew: AnyLit {
  private var isOn = false
  override var isLit: Bool { isOn }
  override func note(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    if call == .began { isOn = touches.contains { $0.view === self } }
    if call == .ended || call == .cancelled {
      let mine = event?.touches(for: self) ?? []
      isOn = mine.contains { $0.phase != .ended && $0.phase != .cancelled }
    }
  }
}

/// Right: asks the event who of its touches is still down.
final class AsksTheEvent: AnyLit {
  private var isOn = false
  override var isLit: Bool { isOn }
  override func note(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    let mine = event?.touches(for: self) ?? []
    isOn = mine.contains { $0.phase != .ended && $0.phase != .cancelled }
  }
}

/// Right: hands all four to next, without super.
final class AllByHand: AnyLit {
  override func pass(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    hand(call, touches, event, to: next)
  }
}

final class LitByTheLast: AnyLit {
  private var last: UITouch?
  override var isLit: Bool { last != nil }
  override func note(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    if call == .began { last = touches.first }
    if call == .ended || call == .cancelled, let last, touches.contains(last) { self.last = nil }
  }
}

final class LitUntilLiftedOnIt: AnyLit {
  override func note(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    let here = touches.filter { bounds.contains($0.location(in: self)) }
    super.note(call, call == .ended ? here : touches, event)
  }
}

/// Passes on the first began and the last end.
final class LitPassesChanges: AnyLit {
  override func pass(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    let changes = call == .began ? fingers == touches.count : !isLit
    if call == .moved || changes { super.pass(call, touches, event) }
  }
}

/// Is lit from began to the first end, and passes only some calls on.
class LitByFlag: AnyLit {
  private let passed: [Call]
  var isOn = false
  override var isLit: Bool { isOn }

  init(passing calls: Call...) {
    passed = calls
    super.init(frame: .zero)
  }
  /// Passes nothing on.
  init(keepingAll: ()) {
    passed = []
    super.init(frame: .zero)
  }
  convenience init() { self.init(passing: .began, .moved, .ended, .cancelled) }

  override func note(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    if call != .moved { isOn = call == .began }
  }
  override func pass(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    if passed.contains(call) { super.pass(call, touches, event) }
  }
}

final class LitWithoutCancelled: AnyLit {
  override func note(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    if call != .cancelled { super.note(call, touches, event) }
  }
}

final class LitByHandWithoutMoved: AnyLit {
  override func pass(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    if call == .moved { super.pass(call, touches, event) }
    if call != .moved { hand(call, touches, event, to: next) }
  }
}

/// Calls super and tells next as well.
final class LitTwice: AnyLit {
  override func pass(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    super.pass(call, touches, event)
    if call != .moved { hand(call, touches, event, to: next) }
  }
}

/// Hands all four to the superview, and passes its controller over.
final class LitToSuperview: AnyLit {
  override func pass(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    hand(call, touches, event, to: superview)
  }
}

/// Asks the event who is still down, wherever that is.
final class LitByAnyFinger: AnyLit {
  private var isOn = false
  override var isLit: Bool { isOn }
  override func note(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    let all = event?.allTouches ?? []
    if call != .moved { isOn = all.contains { $0.phase != .ended && $0.phase != .cancelled } }
  }
}

/// Adds one and takes one away for each call.
final class LitByCalls: AnyLit {
  override func note(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    super.note(call, Set(touches.prefix(1)), event)
  }
}

/// Follows one touch of each began, whichever comes first in the set.
final class LitByOneOfEach: AnyLit {
  private var own: Set<UITouch> = []
  override var isLit: Bool { !own.isEmpty }
  override func note(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    if call == .began, let touch = touches.first, touch.view === self { own.insert(touch) }
    if call == .ended || call == .cancelled { own.subtract(touches) }
  }
}

/// Takes a touch for its own if no subview's frame contains the place.
final class LitByPlaces: AnyLit {
  private var own: Set<UITouch> = []
  override var isLit: Bool { !own.isEmpty }
  override func note(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    if call == .began {
      own.formUnion(
        touches.filter { touch in
          !subviews.contains { $0.frame.contains(touch.location(in: self)) }
        })
    }
    if call == .ended || call == .cancelled { own.subtract(touches) }
  }
}

/// Counts all touches, and passes on the first that it finds.
final class LitPassesOne: AnyLit {
  override func pass(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    super.pass(call, call == .moved ? touches : Set(touches.prefix(1)), event)
  }
}

final class LitWithoutTheEvent: AnyLit {
  override func pass(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    super.pass(call, touches, call == .moved ? event : nil)
  }
}

final class LitOneByOne: AnyLit {
  override func pass(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    if call == .moved || call == .cancelled { return super.pass(call, touches, event) }
    for touch in touches { super.pass(call, [touch], event) }
  }
}

final class LitMovesToSuperview: AnyLit {
  override func pass(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    if call != .moved { return super.pass(call, touches, event) }
    superview?.touchesMoved(touches, with: event)
  }
}
