import Grading
import MiniUIKit

let wrong1_8: [WrongAnswer<MakeWindow>] = [
  WrongAnswer(
    "looks for the view under the finger",
    gets: """
      A finger comes down on left, moves onto right and is lifted: expected left began 1; left \
      moved 1; left ended 1, but your code gives left began 1; right moved 1; right ended 1.
      """,
    Diagnosis1_8.looksForTheViewUnderTheFinger, rule: Diagnosis1_8.rule
  ) {
    {
      let window = EachTouch(windowScene: $0)
      window.target = { $0.window?.hitTest($0.location(in: nil), with: nil) }
      return window
    }
  },
  WrongAnswer(
    "looks for the view under the finger, then for that view's touches",
    gets: """
      A finger comes down on left, moves onto right and is lifted: expected left began 1; left \
      moved 1; left ended 1, but your code gives left began 1.
      """,
    Diagnosis1_8.servesTheViewUnderTheFinger, rule: Diagnosis1_8.rule
  ) { { ViewUnderTheFinger(windowScene: $0) } },
  WrongAnswer(
    "calls once for each touch",
    gets: """
      Two fingers come down on left in one event: expected left began 1 2, but your code gives \
      left began 1, left began 2.
      """,
    Diagnosis1_8.callsOnceForEachTouch, rule: Diagnosis1_8.rule
  ) { { EachTouch(windowScene: $0) } },
  WrongAnswer(
    "hands every view all touches of the event",
    gets: """
      Finger 1 rests on left, finger 2 comes down on right: expected left began 1; right began 2, \
      but your code gives left began 1; left began 2, right began 2.
      """,
    Diagnosis1_8.handsEveryViewAllTouches, rule: Diagnosis1_8.rule
  ) { { AllToEverybody(windowScene: $0) } },
  WrongAnswer(
    "takes resting for moving",
    gets: """
      Finger 1 rests on left, finger 2 comes down on right: expected left began 1; right began 2, \
      but your code gives left began 1; left moved 1, right began 2.
      """,
    Diagnosis1_8.takesRestingForMoving, rule: Diagnosis1_8.rule
  ) { { ByView(windowScene: $0) { $0.phase == .stationary ? .moved : $0.phase } } },
  WrongAnswer(
    "takes one phase for all touches of a view",
    gets: """
      Two fingers on left; finger 1 moves, finger 2 rests: expected left began 1 2; left moved 1, \
      but your code gives left began 1 2; left moved 1 2.
      """,
    Diagnosis1_8.takesOnePhaseForAllTouches, rule: Diagnosis1_8.rule
  ) { { OnePhase(windowScene: $0) } },
  WrongAnswer(
    "forgets cancelled",
    gets: """
      An alert of the system takes the touch on left away: expected left began 1; left cancelled \
      1, but your code gives left began 1.
      """,
    Diagnosis1_8.forgetsCancelled, rule: Diagnosis1_8.rule
  ) { { ByView(windowScene: $0) { $0.phase == .cancelled ? .stationary : $0.phase } } },
  WrongAnswer(
    "takes cancelled for ended",
    gets: """
      An alert of the system takes the touch on left away: expected left began 1; left cancelled \
      1, but your code gives left began 1; left ended 1.
      """,
    Diagnosis1_8.takesCancelledForEnded, rule: Diagnosis1_8.rule
  ) { { ByView(windowScene: $0) { $0.phase == .cancelled ? .ended : $0.phase } } },
  WrongAnswer(
    "delivers the touches of other windows",
    gets: """
      One event: finger 1 on left, finger 2 in the window below: expected below began 2, left \
      began 1, but your code gives below began 2, below began 2, left began 1.
      """,
    Diagnosis1_8.deliversTheTouchesOfOtherWindows, rule: Diagnosis1_8.rule
  ) {
    {
      let window = ByView(windowScene: $0) { $0.phase }
      window.touches = { $0.allTouches }
      return window
    }
  },
  WrongAnswer(
    "hands over no event",
    gets: """
      A tap on left: expected left began 1; left ended 1, but your code gives left began 1?; left \
      ended 1?.
      """,
    Diagnosis1_8.handsNoEvent, rule: Diagnosis1_8.rule
  ) {
    {
      let window = ByView(windowScene: $0) { $0.phase }
      window.handsTheEvent = false
      return window
    }
  },
  WrongAnswer(
    "serves the uppermost views only",
    gets: """
      A tap on inner, which lies in panel: expected inner began 1; inner ended 1, but your code \
      gives nothing.
      """,
    Diagnosis1_8.servesTheUppermostViewsOnly, rule: Diagnosis1_8.rule
  ) {
    {
      let window = ByView(windowScene: $0) { $0.phase }
      window.responders = { view in view.superview?.superview is UIWindow ? [view] : [] }
      return window
    }
  },
  WrongAnswer(
    "calls what the view lies in as well",
    gets: """
      A tap on inner, which lies in panel: expected inner began 1; inner ended 1, but your code \
      gives inner began 1, panel began 1; inner ended 1, panel ended 1.
      """,
    Diagnosis1_8.callsWhatTheViewLiesIn, rule: Diagnosis1_8.rule
  ) {
    {
      let window = ByView(windowScene: $0) { $0.phase }
      window.responders = { view in
        Array(sequence(first: view) { $0.superview is Recorder ? $0.superview : nil })
      }
      return window
    }
  },
  WrongAnswer(
    "forgets the window itself",
    gets: """
      A tap where only the window is: expected window began 1; window ended 1, but your code gives \
      nothing.
      """,
    Diagnosis1_8.forgetsTheWindowItself, rule: Diagnosis1_8.rule
  ) {
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
