import ExerciseKit
import Grading

let wrong13_7: [WrongAnswer<Drawer>] = [
  WrongAnswer("adds nothing") { drawer(AddsNothing()) },
  WrongAnswer("lets go in the touches methods") { drawer(TouchesMethods()) },
  WrongAnswer("lets go and goes back in the touches methods") { drawer(TouchesGoBack()) },
  WrongAnswer("lets go in the action") { drawer(ActionOnly()) },
  WrongAnswer("lets go in the action and in touchesEnded") { drawer(ActionAndEnded()) },
  WrongAnswer("lets go when it leaves its window") { drawer(LeavesItsWindow()) },
  WrongAnswer("lets each write the same flag") { drawer(LastWriter()) },
  WrongAnswer("holds when the pan begins, and lets go in touchesCancelled") {
    drawer(HoldsInBegan())
  },
  WrongAnswer("leaves its drag's flag up") { drawer(LeavesItsFlag()) },
  WrongAnswer("is held in a drag only") { drawer(HeldInADrag()) },
  WrongAnswer("is held once it has changed") { drawer(HeldOnceChanged()) },
  WrongAnswer("takes back a drag that hasn't begun") { drawer(OneCleanUp()) },
  WrongAnswer("answers no cancelled") { drawer(AnySheet()) },
  WrongAnswer("treats cancelled like ended") { drawer(EndsWhenCancelled()) },
  WrongAnswer("closes when it is interrupted") { drawer(Closes()) },
  WrongAnswer("opens when it is interrupted") { drawer(Opens()) },
  WrongAnswer("goes back and keeps its flag") { drawer(KeepsItsFlag()) },
  WrongAnswer("puts the flag down and stays half open") { drawer(FlagOnly()) },
  WrongAnswer("waits for failed") { drawer(WaitsForFailed()) },
  WrongAnswer("goes back at every end") { drawer(AlwaysBack()) },
  WrongAnswer("goes back where the first drag began") { drawer(FirstStart()) },
  WrongAnswer("goes back to the nearer end of where the drag began") { drawer(RoundsTheStart()) },
  WrongAnswer("asks for the way on the screen") { drawer(AsksTheScreen13_7()) },
  WrongAnswer("lets the velocity decide") { drawer(DecidesBySpeed()) },
  WrongAnswer("is held while the sheet has moved") { drawer(HeldWhileMoved()) },
  WrongAnswer("lets go where it began") { drawer(LetsGoAtItsStart()) },
  WrongAnswer("sets its start when the finger comes down") { drawer(StartsAtTheDown()) },
]

func drawer(_ sheet: AnySheet) -> Drawer {
  Drawer(sheet: sheet, didPan: { sheet.didPan($0) }, isHeld: { sheet.isHeld })
}

/// A sheet that knows when it is held, in parts that others replace.
class AnySheet: UIView {
  var isTouched = false
  var isDragging = false
  var isHeld: Bool { isTouched || isDragging }
  var start: CGFloat = 0

  init() { super.init(frame: .zero) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { isTouched = true }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { isTouched = false }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { lost() }

  func lost() { isTouched = false }
  func begin() {
    isDragging = true
    start = frame.minY
  }
  func follow(_ pan: UIPanGestureRecognizer) {
    frame.origin.y = start + pan.translation(in: superview).y
  }
  func end() {
    isDragging = false
    frame.origin.y = frame.minY <= 300 ? 100 : 500
  }
  func cancel() {}
  func back() {
    isDragging = false
    frame.origin.y = start
  }
  func didPan(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began { begin() }
    follow(pan)
    if pan.state == .ended { end() }
    if pan.state == .cancelled { cancel() }
  }
}

/// Right: the sheet keeps its touch in the drag, and hears every end itself.
final class KeepsTheTouch: AnySheet {
  override var isHeld: Bool { isTouched }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    for pan in gestureRecognizers ?? [] { pan.cancelsTouchesInView = false }
  }
  override func cancel() { back() }
}

/// Right: one flag, and a cancelled that comes from the pan is no end.
final class AsksThePan: AnySheet {
  private var flag = false
  override var isHeld: Bool { flag }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { flag = true }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { flag = false }
  override func lost() {
    let isDragged = gestureRecognizers?.contains { $0.state == .began || $0.state == .changed }
    if isDragged != true { flag = false }
  }
  override func end() {
    super.end()
    flag = false
  }
  override func cancel() {
    back()
    flag = false
  }
}

/// Right: one case for each state.
final class SwitchesOverStates: AnySheet {
  override func didPan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      begin()
      follow(pan)
    case .changed: follow(pan)
    case .ended:
      follow(pan)
      end()
    case .cancelled, .failed: back()
    default: break
    }
  }
}

/// Right: every end decides where to rest, and then rests.
final class RestsElsewhere: AnySheet {
  override func didPan(_ pan: UIPanGestureRecognizer) {
    if !isDragging { begin() }
    follow(pan)
    guard pan.state != .began, pan.state != .changed else { return }
    let rest: CGFloat = pan.state == .ended ? (frame.minY <= 300 ? 100 : 500) : start
    frame.origin.y = rest
    isDragging = false
  }
}

/// Right: a drag is an optional value, and there is no drag without it.
final class OneDrag: AnySheet {
  private var from: CGFloat?
  override var isDragging: Bool {
    get { from != nil }
    set {}
  }
  override func didPan(_ pan: UIPanGestureRecognizer) {
    let origin = from ?? frame.minY
    frame.origin.y = origin + pan.translation(in: superview).y
    from = origin
    switch pan.state {
    case .ended: settle(at: frame.minY <= 300 ? 100 : 500)
    case .cancelled: settle(at: origin)
    default: break
    }
  }
  private func settle(at edge: CGFloat) {
    frame.origin.y = edge
    from = nil
  }
}

private final class EndsWhenCancelled: AnySheet { override func cancel() { end() } }

private final class Closes: AnySheet {
  override func cancel() {
    back()
    frame.origin.y = 500
  }
}

private final class Opens: AnySheet {
  override func cancel() {
    back()
    frame.origin.y = 100
  }
}

private final class KeepsItsFlag: AnySheet {
  override func cancel() { frame.origin.y = start }
}

private final class FlagOnly: AnySheet { override func cancel() { isDragging = false } }

private final class WaitsForFailed: AnySheet {
  override func didPan(_ pan: UIPanGestureRecognizer) {
    super.didPan(pan)
    if pan.state == .failed { back() }
  }
}

private final class AlwaysBack: AnySheet {
  override func end() { back() }
  override func cancel() { back() }
}

private final class FirstStart: AnySheet {
  private var first: CGFloat?
  override func begin() {
    super.begin()
    first = first ?? start
  }
  override func cancel() {
    back()
    frame.origin.y = first ?? start
  }
}

private final class RoundsTheStart: AnySheet {
  override func cancel() {
    back()
    frame.origin.y = start <= 300 ? 100 : 500
  }
}

private final class AsksTheScreen13_7: AnySheet {
  override func follow(_ pan: UIPanGestureRecognizer) {
    frame.origin.y = start + pan.translation(in: nil).y
  }
  override func cancel() { back() }
}

private final class DecidesBySpeed: AnySheet {
  override func didPan(_ pan: UIPanGestureRecognizer) {
    super.didPan(pan)
    if pan.state == .ended, pan.velocity(in: superview).y < -500 { frame.origin.y = 100 }
  }
  override func cancel() { back() }
}

// MARK: - Another place

/// One flag, as in the stub; what puts it down is said by each.
private class OneFlag: AnySheet {
  var flag = false
  override var isHeld: Bool { flag }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { flag = true }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func lost() {}
  override func cancel() { back() }
}

/// The stub.
private final class AddsNothing: OneFlag { override func cancel() {} }

private class TouchesMethods: OneFlag {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { flag = false }
  override func lost() { flag = false }
}

private final class TouchesGoBack: TouchesMethods {
  override func lost() {
    flag = false
    frame.origin.y = start
  }
  override func cancel() {}
}

private class ActionOnly: OneFlag {
  override func end() {
    super.end()
    flag = false
  }
  override func cancel() {
    back()
    flag = false
  }
}

private final class ActionAndEnded: ActionOnly {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { flag = false }
}

private final class LeavesItsWindow: ActionOnly {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { flag = false }
  override func cancel() {}
  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    guard newWindow == nil else { return }
    if flag { back() }
    flag = false
  }
}

private final class LastWriter: TouchesMethods {
  override func didPan(_ pan: UIPanGestureRecognizer) {
    super.didPan(pan)
    flag = pan.state == .began || pan.state == .changed
  }
}

private final class HoldsInBegan: TouchesMethods {
  override func begin() {
    super.begin()
    flag = true
  }
  override func end() {
    super.end()
    flag = false
  }
  override func cancel() {
    back()
    flag = false
  }
}

private final class LeavesItsFlag: ActionOnly {
  private var hasDragged = false
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { flag = false }
  override func lost() { if !hasDragged { flag = false } }
  override func begin() {
    super.begin()
    hasDragged = true
  }
}

private final class HeldInADrag: AnySheet {
  override var isHeld: Bool { isDragging }
  override func cancel() { back() }
}

private final class HeldOnceChanged: AnySheet {
  override func didPan(_ pan: UIPanGestureRecognizer) {
    super.didPan(pan)
    isDragging = pan.state == .changed
  }
  override func cancel() { back() }
}

private final class HeldWhileMoved: AnySheet {
  override func didPan(_ pan: UIPanGestureRecognizer) {
    super.didPan(pan)
    if pan.translation(in: superview).y == 0 { isDragging = false }
  }
  override func cancel() { back() }
}

private final class LetsGoAtItsStart: ActionOnly {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    start = frame.minY
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { flag = false }
  override func lost() { if frame.minY == start { flag = false } }
}

private final class StartsAtTheDown: AnySheet {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    start = frame.minY
  }
  override func begin() { isDragging = true }
  override func cancel() { back() }
}

private final class OneCleanUp: AnySheet {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { letGo() }
  override func lost() { if !isDragging { letGo() } }
  override func cancel() { letGo() }
  private func letGo() {
    isTouched = false
    back()
  }
}
