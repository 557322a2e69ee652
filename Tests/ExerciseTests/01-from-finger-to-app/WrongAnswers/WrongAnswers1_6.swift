import ExerciseKit
import Grading

let wrong1_6: [WrongAnswer<Speedy>] = [
  WrongAnswer("takes a frame for every step") { speedy { step in step.length / (1 / 60) } },
  WrongAnswer("keeps the touch and asks it for its time") {
    let view = KeepsTheTouch(frame: speedFrame)
    return Speedy(view) { view.speed }
  },
  WrongAnswer("keeps the touch and asks it for its place") {
    let view = AsksTheKeptTouch(frame: speedFrame)
    return Speedy(view) { view.speed }
  },
  WrongAnswer("measures from began") { speedy { step in step.wholeLength / step.wholeTime } },
  WrongAnswer("divides by the time of the whole drag") {
    speedy { step in step.length / step.wholeTime }
  },
  WrongAnswer("looks at x only") { speedy { step in abs(step.width) / step.time } },
  WrongAnswer("mixes places of the window and of the view") {
    speedy { step in step.mixedLength / step.time }
  },
  WrongAnswer("keeps the speed of the touch before") {
    speedy(resets: { _ in false }) { step in step.length / step.time }
  },
  WrongAnswer("begins its time at the last lift") {
    speedy(startsClock: false) { step in step.length / step.time }
  },
  WrongAnswer("keeps no time when it begins") {
    speedy(startsClock: false, firstTime: 0) { step in step.length / step.time }
  },
  WrongAnswer("tells the fastest step") {
    speedy { step in max(step.speedBefore, step.length / step.time) }
  },
  WrongAnswer("resets the speed with a first tap only") {
    speedy(resets: { $0.tapCount == 1 }) { step in step.length / step.time }
  },
]

/// What can be measured at a step of a drag.
private struct Step {
  var width = 0.0
  var length = 0.0
  /// From the place before, in the view, to the place now, in the window.
  var mixedLength = 0.0
  var time = 0.0
  var wholeLength = 0.0
  var wholeTime = 0.0
  var speedBefore = 0.0
}

private func speedy(
  resets: @escaping (UITouch) -> Bool = { _ in true }, startsClock: Bool = true,
  firstTime: Double? = nil, _ speed: @escaping (Step) -> Double
) -> Speedy {
  let view = MeasuresSomehow(frame: speedFrame)
  (view.measure, view.resets, view.startsClock) = (speed, resets, startsClock)
  view.before = firstTime
  return Speedy(view) { view.speed }
}

private final class MeasuresSomehow: UIView {
  private(set) var speed = 0.0
  var measure: (Step) -> Double = { _ in 0 }
  var resets: (UITouch) -> Bool = { _ in true }
  var startsClock = true
  var before: Double?
  private var (start, began) = (CGPoint.zero, 0.0)

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    if resets(touch) { speed = 0 }
    (start, began) = (touch.location(in: self), touch.timestamp)
    if startsClock || before == nil { before = began }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let (here, last) = (touch.location(in: self), touch.previousLocation(in: self))
    let onScreen = touch.location(in: nil)
    speed = measure(
      Step(
        width: here.x - last.x, length: hypot(here.x - last.x, here.y - last.y),
        mixedLength: hypot(onScreen.x - last.x, onScreen.y - last.y),
        time: touch.timestamp - (before ?? 0),
        wholeLength: hypot(here.x - start.x, here.y - start.y),
        wholeTime: touch.timestamp - began, speedBefore: speed))
    before = touch.timestamp
  }
}

private final class KeepsTheTouch: UIView {
  private(set) var speed = 0.0
  private var kept: UITouch?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    (kept, speed) = (touches.first, 0)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let kept else { return }
    let (here, last) = (touch.location(in: self), touch.previousLocation(in: self))
    speed = hypot(here.x - last.x, here.y - last.y) / (touch.timestamp - kept.timestamp)
    self.kept = touch
  }
}

private final class AsksTheKeptTouch: UIView {
  private(set) var speed = 0.0
  private var kept: UITouch?
  private var time = 0.0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    (kept, speed, time) = (touches.first, 0, touches.first?.timestamp ?? 0)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let kept else { return }
    speed =
      kept.location(in: self).distance(to: touch.location(in: self)) / (touch.timestamp - time)
    time = touch.timestamp
  }
}

/// Right: keeps its own place and the event's time.
final class OwnPlaces: UIView {
  private(set) var speed = 0.0
  private var last: (place: CGPoint, time: Double)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    (speed, last) = (0, nil)
    measure(touches, event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    measure(touches, event)
  }

  private func measure(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let place = touches.first?.location(in: nil), let time = event?.timestamp else { return }
    if let last { speed = last.place.distance(to: place) / (time - last.time) }
    last = (place, time)
  }
}

/// Right: keeps all places and times of the touch, and works out the speed when it is read.
final class KeepsTheWay: UIView {
  private var way: [(place: CGPoint, time: Double)] = []

  var speed: Double {
    guard let now = way.last, let before = way.dropLast().last else { return 0 }
    return before.place.distance(to: now.place) / (now.time - before.time)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    way = []
    note(touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }

  private func note(_ touches: Set<UITouch>) {
    way += touches.map { ($0.location(in: self), $0.timestamp) }
  }
}
