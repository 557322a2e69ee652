import ExerciseKit
import Grading

let wrong13_8: [WrongAnswer<Pressed>] = [
  WrongAnswer("stops the timer at no end") { pressed(StopsNever()) },
  WrongAnswer("stops the timer at the lift alone") { pressed(StopsAtTheLift13_8()) },
  WrongAnswer("asks when the timer fires whether a finger is down") { pressed(AsksLate()) },
  WrongAnswer("asks when the timer fires whether there is a window") {
    pressed(AsksForItsWindow())
  },
  WrongAnswer("looks after alerts and forgets its page") { pressed(ForgetsItsPage()) },
  WrongAnswer("measures at the lift") { pressed(MeasuresAtTheLift()) },
  WrongAnswer("calls again and again") { pressed(CallsTwice()) },
  WrongAnswer("follows no moves") { pressed(FollowsNoMoves()) },
  WrongAnswer("ends with every move") { pressed(EndsWithEveryMove()) },
  WrongAnswer("measures from the move before") { pressed(MeasuresSteps()) },
  WrongAnswer("looks where the finger is when the timer fires") { pressed(LooksLate()) },
  WrongAnswer("lets no second finger in") {
    let view = OneAttempt()
    view.isMultipleTouchEnabled = false
    return pressed(view)
  },
  WrongAnswer("begins anew with a second finger") { pressed(BeginsWithTheSecond()) },
  WrongAnswer("begins anew as soon as one of two fingers is gone") { pressed(BeginsTooSoon()) },
  WrongAnswer("counts the fingers of the whole screen") { pressed(AsksTheScreen()) },
  WrongAnswer("remembers fingers that were lost") { pressed(RemembersLost()) },
  WrongAnswer("keeps its view by the timer") { pressed(KeepsItself()) },
  WrongAnswer("ends when the finger is off the view") { pressed(EndsOffTheView()) },
]

func pressed(_ view: AnyPress) -> Pressed {
  Pressed(view: view, setRunLoop: { view.runLoop = $0 }, setAction: { view.onPress = $0 })
}

/// A view with a long press, in parts that others replace.
class AnyPress: UIView {
  var runLoop: MainRunLoop?
  var onPress: () -> Void = {}
  var fingers: Set<UITouch> = []
  var start = CGPoint.zero
  var timer: ClockTimer?

  init() {
    super.init(frame: .zero)
    isMultipleTouchEnabled = true
  }

  func begin(_ touch: UITouch) {
    start = touch.location(in: self)
    timer = runLoop?.schedule(after: 0.5) { [weak self] in self?.fire() }
  }
  func fire() { onPress() }
  func giveUp() { timer?.stop() }
  func way(_ touch: UITouch) -> CGFloat {
    let place = touch.location(in: self)
    return hypot(place.x - start.x, place.y - start.y)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let isAlone = fingers.isEmpty && touches.count == 1
    fingers.formUnion(touches)
    giveUp()
    if isAlone, let touch = touches.first { begin(touch) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first, way(touch) > 10 { giveUp() }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers.subtract(touches)
    giveUp()
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers.subtract(touches)
    giveUp()
  }
}

/// Right: each attempt has a number, and a timer that finds another number does nothing.
final class NumbersAttempts: AnyPress {
  private var number = 0
  override func begin(_ touch: UITouch) {
    start = touch.location(in: self)
    let mine = number
    runLoop?.schedule(after: 0.5) { [weak self] in
      if let self, number == mine { onPress() }
    }
  }
  override func giveUp() { number += 1 }
}

/// Right: an attempt is an object, and its timer goes with it.
final class OneAttempt: AnyPress {
  private final class Attempt {
    let touch: UITouch
    let start: CGPoint
    var timer: ClockTimer?
    init(_ touch: UITouch, in view: UIView) {
      (self.touch, start) = (touch, touch.location(in: view))
    }
    deinit { timer?.stop() }
  }
  private var attempt: Attempt?
  override func begin(_ touch: UITouch) {
    let attempt = Attempt(touch, in: self)
    attempt.timer = runLoop?.schedule(after: 0.5) { [weak self] in
      self?.attempt = nil
      self?.onPress()
    }
    self.attempt = attempt
  }
  override func giveUp() { attempt = nil }
  override func way(_ touch: UITouch) -> CGFloat {
    guard let attempt, touch == attempt.touch else { return 0 }
    let place = touch.location(in: self)
    return hypot(place.x - attempt.start.x, place.y - attempt.start.y)
  }
}

/// Right: a number of fingers, and whatever happens to the window ends the attempt as well.
final class CountsFingers: AnyPress {
  private var count = 0
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    count += touches.count
    giveUp()
    if count == 1, let touch = touches.first { begin(touch) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    count = max(0, count - touches.count)
    giveUp()
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesEnded(touches, with: event)
  }
  override func didMoveToWindow() {
    super.didMoveToWindow()
    giveUp()
    count = 0
  }
}

private final class StopsNever: AnyPress { override func giveUp() {} }

private final class StopsAtTheLift13_8: AnyPress {
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers.subtract(touches)
  }
}

private final class AsksLate: AnyPress {
  override func giveUp() {}
  override func fire() { if fingers.count == 1 { onPress() } }
}

private final class AsksForItsWindow: AnyPress {
  private var isLeaving = false
  override func willMove(toWindow newWindow: UIWindow?) { isLeaving = newWindow == nil }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers.subtract(touches)
    if !isLeaving { giveUp() }
  }
  override func fire() { if window != nil { onPress() } }
}

private final class ForgetsItsPage: AnyPress {
  private var isLeaving = false
  override func willMove(toWindow newWindow: UIWindow?) { isLeaving = newWindow == nil }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers.subtract(touches)
    if !isLeaving { giveUp() }
  }
}

private final class MeasuresAtTheLift: AnyPress {
  private var since = 0.0
  override func begin(_ touch: UITouch) { since = touch.timestamp }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first, touch.timestamp - since >= 0.5 { onPress() }
    super.touchesEnded(touches, with: event)
  }
}

private final class CallsTwice: AnyPress {
  override func fire() {
    onPress()
    timer = runLoop?.schedule(after: 1.5) { [weak self] in self?.onPress() }
  }
}

private final class FollowsNoMoves: AnyPress {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class EndsWithEveryMove: AnyPress {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { giveUp() }
}

private final class MeasuresSteps: AnyPress {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    if let touch = touches.first { start = touch.location(in: self) }
  }
}

private final class LooksLate: AnyPress {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func fire() { if let touch = fingers.first, way(touch) <= 10 { onPress() } }
}

private final class BeginsWithTheSecond: AnyPress {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers = []
    super.touchesBegan(touches, with: event)
  }
}

private final class BeginsTooSoon: AnyPress {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers = []
    giveUp()
  }
}

private final class AsksTheScreen: AnyPress {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if event?.allTouches?.count != 1 { giveUp() }
  }
}

private final class RemembersLost: AnyPress {
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { giveUp() }
}

private final class KeepsItself: AnyPress {
  override func begin(_ touch: UITouch) {
    start = touch.location(in: self)
    let number = number
    runLoop?.schedule(after: 0.5) { if self.number == number { self.onPress() } }
  }
  private var number = 0
  override func giveUp() { number += 1 }
}

private final class EndsOffTheView: AnyPress {
  override func way(_ touch: UITouch) -> CGFloat {
    bounds.contains(touch.location(in: self)) ? super.way(touch) : 1000
  }
}
