import Grading
import MiniUIKit

let wrong1_8: [WrongAnswer<MakeWindow>] = [
  WrongAnswer("looks for the view under the finger") {
    {
      let window = EachTouch(windowScene: $0)
      window.target = { $0.window?.hitTest($0.location(in: nil), with: nil) }
      return window
    }
  },
  WrongAnswer("looks for the view under the finger, then for that view's touches") {
    { ViewUnderTheFinger(windowScene: $0) }
  },
  WrongAnswer("calls once for each touch") { { EachTouch(windowScene: $0) } },
  WrongAnswer("hands every view all touches of the event") { { AllToEverybody(windowScene: $0) } },
  WrongAnswer("hands one view all touches of a phase") { { WholePhase(windowScene: $0) } },
  WrongAnswer("takes resting for moving") {
    { ByView(windowScene: $0) { $0.phase == .stationary ? .moved : $0.phase } }
  },
  WrongAnswer("takes one phase for all touches of a view") { { OnePhase(windowScene: $0) } },
  WrongAnswer("forgets cancelled") {
    { ByView(windowScene: $0) { $0.phase == .cancelled ? .stationary : $0.phase } }
  },
  WrongAnswer("takes cancelled for ended") {
    { ByView(windowScene: $0) { $0.phase == .cancelled ? .ended : $0.phase } }
  },
  WrongAnswer("delivers the touches of other windows") {
    {
      let window = ByView(windowScene: $0) { $0.phase }
      window.touches = { $0.allTouches }
      return window
    }
  },
  WrongAnswer("hands over no event") {
    {
      let window = ByView(windowScene: $0) { $0.phase }
      window.handsTheEvent = false
      return window
    }
  },
  WrongAnswer("serves the uppermost views only") {
    {
      let window = ByView(windowScene: $0) { $0.phase }
      window.responders = { view in view.superview?.superview is UIWindow ? [view] : [] }
      return window
    }
  },
  WrongAnswer("calls what the view lies in as well") {
    {
      let window = ByView(windowScene: $0) { $0.phase }
      window.responders = { view in
        Array(sequence(first: view) { $0.superview is Recorder ? $0.superview : nil })
      }
      return window
    }
  },
  WrongAnswer("forgets the window itself") {
    {
      let window = ByView(windowScene: $0) { $0.phase }
      window.responders = { view in view is UIWindow ? [] : [view] }
      return window
    }
  },
]

private func call(
  _ view: UIView?, _ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?
) {
  switch phase {
  case .began: view?.touchesBegan(touches, with: event)
  case .moved: view?.touchesMoved(touches, with: event)
  case .ended: view?.touchesEnded(touches, with: event)
  case .cancelled: view?.touchesCancelled(touches, with: event)
  default: break
  }
}

private final class WholePhase: UIWindow {
  override func sendEvent(_ event: UIEvent) {
    let mine = event.touches(for: self) ?? []
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let all = mine.filter { $0.phase == phase }
      let first = all.min { $0.location(in: self).x < $1.location(in: self).x }
      if let first { call(first.view, phase, all, event) }
    }
  }
}

/// Right: asks the event for the touches of each view in turn.
final class AsksEachView: UIWindow {
  override func sendEvent(_ event: UIEvent) {
    var served: [UIView] = []
    for touch in event.touches(for: self) ?? [] {
      guard let view = touch.view, !served.contains(view) else { continue }
      served.append(view)
      let own = event.touches(for: view) ?? []
      let (began, moved) = (own.filter { $0.phase == .began }, own.filter { $0.phase == .moved })
      let lifted = own.filter { $0.phase == .ended }
      let taken = own.filter { $0.phase == .cancelled }
      if !began.isEmpty { view.touchesBegan(began, with: event) }
      if !moved.isEmpty { view.touchesMoved(moved, with: event) }
      if !lifted.isEmpty { view.touchesEnded(lifted, with: event) }
      if !taken.isEmpty { view.touchesCancelled(taken, with: event) }
    }
  }
}

/// Right: takes touch after touch out of a pool, together with its equals.
final class EmptiesAPool: UIWindow {
  override func sendEvent(_ event: UIEvent) {
    var pool = (event.allTouches ?? []).filter { $0.window === self && $0.phase != .stationary }
    while let touch = pool.first {
      let together = pool.filter { $0.view === touch.view && $0.phase == touch.phase }
      pool.subtract(together)
      call(touch.view, touch.phase, together, event)
    }
  }
}

private final class EachTouch: UIWindow {
  var target: (UITouch) -> UIView? = { $0.view }

  override func sendEvent(_ event: UIEvent) {
    for touch in event.touches(for: self) ?? [] { call(target(touch), touch.phase, [touch], event) }
  }
}

private final class ViewUnderTheFinger: UIWindow {
  override func sendEvent(_ event: UIEvent) {
    let touches = event.touches(for: self) ?? []
    let views = Set(touches.compactMap { hitTest($0.location(in: self), with: event) })
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      for view in views {
        let own = touches.filter { $0.view == view && $0.phase == phase }
        if !own.isEmpty { call(view, phase, own, event) }
      }
    }
  }
}

private final class OnePhase: UIWindow {
  override func sendEvent(_ event: UIEvent) {
    let touches = (event.touches(for: self) ?? []).sorted { $0.finger < $1.finger }
    for view in Set(touches.compactMap { $0.view }) {
      let own = touches.filter { $0.view == view }
      if let first = own.first { call(view, first.phase, Set(own), event) }
    }
  }
}

private final class ByView: UIWindow {
  var touches: (UIEvent) -> Set<UITouch>?
  var responders: (UIView) -> [UIView] = { [$0] }
  var handsTheEvent = true
  private let phase: (UITouch) -> UITouch.Phase

  init(windowScene: UIWindowScene, _ phase: @escaping (UITouch) -> UITouch.Phase) {
    self.phase = phase
    touches = { _ in nil }
    super.init(windowScene: windowScene)
    touches = { [unowned self] event in event.touches(for: self) }
  }

  override func sendEvent(_ event: UIEvent) {
    let touches = touches(event) ?? []
    for wanted in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let group = Dictionary(grouping: touches.filter { phase($0) == wanted }) { $0.view }
      for (view, own) in group {
        for responder in view.map(responders) ?? [] {
          call(responder, wanted, Set(own), handsTheEvent ? event : nil)
        }
      }
    }
  }
}

private final class AllToEverybody: UIWindow {
  override func sendEvent(_ event: UIEvent) {
    let touches = event.touches(for: self) ?? []
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let some = touches.filter { $0.phase == phase }
      if some.isEmpty { continue }
      for view in Set(touches.compactMap { $0.view }) { call(view, phase, some, event) }
    }
  }
}
