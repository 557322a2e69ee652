import ExerciseKit
import Grading
import MiniUIKit

let wrong7_6: [WrongAnswer<UIGestureRecognizer>] = [
  WrongAnswer("sets the state back to possible") { SomeEdge(.possible) as UIGestureRecognizer },
  WrongAnswer("leaves the touches to the view") { SomeEdge(.leaves) },
  WrongAnswer("switches the delay off") { SomeEdge(.noDelay) },
  WrongAnswer("fails whatever happens") { SomeEdge(.always) },
  WrongAnswer("makes the edge 41 points wide") { SomeEdge(.wide) },
  WrongAnswer("fails at every move") { SomeEdge(.moves) },
  WrongAnswer("asks where the finger is lifted") { SomeEdge(.lift) },
  WrongAnswer("recognizes every touch") { SomeEdge(.every) },
  WrongAnswer("forgets that a touch can be cancelled") { SomeEdge(.noCancel) },
  WrongAnswer("switches itself off after a touch of the views") { SomeEdge(.off) },
  WrongAnswer("takes a cancelled touch for a lifted one") { SomeEdge(.cancelIsTap) },
  WrongAnswer("recognizes as the finger comes down") { SomeEdge(.atOnce) },
  WrongAnswer("recognizes at the first move") { SomeEdge(.early) },
  WrongAnswer("begins in the edge, like a continuous gesture") { SomeEdge(.begins) },
  WrongAnswer("lets go of cancelled touches only in the edge") { SomeEdge(.edgeOnly) },
  WrongAnswer("calls no super when the touch is cancelled") { SomeEdge(.noSuper) },
  WrongAnswer("remembers the edge for ever") { SomeEdge(.sticky) },
  WrongAnswer("measures in the view that was hit") { SomeEdge(.hitView) },
  WrongAnswer("takes touches of its own view only") { SomeEdge(.ownView) },
  WrongAnswer("lets the view have its touches, too") { SomeEdge(.shares) },
  WrongAnswer("measures on the screen") { SomeEdge(.screen) },
  WrongAnswer("waits for a quick tap") { SomeEdge(.quick) },
  WrongAnswer("takes the right edge as well") { SomeEdge(.bothEdges) },
  WrongAnswer("asks for a tap count of one") { SomeEdge(.single) },
]

final class SomeEdge: UIGestureRecognizer {
  enum Way {
    case atTheEnd, ignores, possible, leaves, noDelay, always, wide, moves, lift, every, noCancel,
      off, cancelIsTap, atOnce, early, begins, edgeOnly, noSuper, offAndOn, sticky, hitView,
      ownView,
      shares, screen, quick, single, bothEdges
  }
  private let way: Way
  private var isAtEdge = false
  private var start = 0.0

  init(_ way: Way) {
    self.way = way
    super.init()
    if way == .leaves || way == .shares { cancelsTouchesInView = false }
    if way == .noDelay { delaysTouchesEnded = false }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let touched = way == .hitView ? touches.first?.view : view
    let x = location(in: way == .screen ? nil : touched).x
    let wasAtEdge = isAtEdge
    start = event.timestamp
    isAtEdge = way == .every || (way == .wide ? x <= 40 : x < 40)
    if way == .bothEdges, x >= 160 { isAtEdge = true }
    if way == .sticky, wasAtEdge { isAtEdge = true }
    if way == .ownView, touches.first?.view !== view { isAtEdge = false }
    if way == .always || way == .single && touches.first?.tapCount != 1 { state = .failed }
    if way == .atOnce, isAtEdge { state = .recognized }
    if way == .begins, isAtEdge { state = .began }
    if way == .ignores, !isAtEdge { for touch in touches { ignore(touch, for: event) } }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if way == .moves { state = .failed }
    if way == .early, isAtEdge { state = .recognized }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if way == .lift { isAtEdge = location(in: view).x < 40 }
    if way == .quick, event.timestamp - start > 1 { isAtEdge = false }
    if isAtEdge, state != .failed {
      state = .recognized
      return
    }
    switch way {
    case .possible: state = .possible
    case .leaves, .noDelay: break
    case .off: isEnabled = false
    case .offAndOn:
      isEnabled = false
      isEnabled = true
    default: state = .failed
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if way != .noSuper { super.touchesCancelled(touches, with: event) }
    switch way {
    case .noCancel: break
    case .cancelIsTap: state = isAtEdge ? .recognized : .failed
    case .edgeOnly: if isAtEdge { state = .failed }
    default: state = .failed
    }
  }
}
