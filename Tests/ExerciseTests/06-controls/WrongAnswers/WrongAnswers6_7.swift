import ExerciseKit
import Grading

let wrong6_7: [WrongAnswer<Fading>] = [
  WrongAnswer("jumps to the finger") { fader(.jumps) },
  WrongAnswer("changes and does not say so") { fader(.silent) },
  WrongAnswer("adds up small steps") { fader(.adds) },
  WrongAnswer("sends at every move") { fader(.always) },
  WrongAnswer("measures on the screen") { fader(.onScreen) },
  WrongAnswer("measures on the screen, by its frame") { fader(.byFrame) },
  WrongAnswer("forgets that a touch can be cancelled") { fader(.keeps) },
  WrongAnswer("asks isTracking after super") { fader(.asksTooLate) },
  WrongAnswer("puts back the value before the last move") { fader(.oneMove) },
  WrongAnswer("puts the value back in silence") { fader(.backInSilence) },
  WrongAnswer("can be grabbed by its knob only") { fader(.knob) },
  WrongAnswer("sends before it changes") { fader(.early) },
  WrongAnswer("sends whenever the value is set") { fader(.whenSet) },
  WrongAnswer("lets go of a touch that has left") { fader(.letsGo) },
  WrongAnswer("remembers the beginning of the first drag") { fader(.first) },
  WrongAnswer("goes to where the finger is when it moves") { fader(.jumpsLater) },
  WrongAnswer("takes every fader for 200 points wide") { fader(.wide) },
  WrongAnswer("overrides cancelTracking without super") { fader(.noSuper) },
  WrongAnswer("says each change twice") { fader(.twice) },
  WrongAnswer("lets go at the end") { fader(.stopsAtTheEnd) },
  WrongAnswer("sends before it puts the value back") { fader(.backTooLate) },
  WrongAnswer("rounds to hundredths") { fader(.rounds) },
  WrongAnswer("sends once, at the lift") { fader(.atTheLift) },
  WrongAnswer("goes the other way") { fader(.backwards) },
  WrongAnswer("does not note the value") { fader(.fromZero) },
  WrongAnswer("does not note the place") { fader(.fromTheEdge) },
  WrongAnswer("adds the way in points") { fader(.points) },
  WrongAnswer("does not clamp the value") { fader(.unclamped) },
  WrongAnswer("puts back what is lifted outside") { fader(.backOutside) },
  WrongAnswer("divides by its frame's width") { fader(.frameWidth) },
  WrongAnswer("is silent while the finger is outside") { fader(.silentOutside) },
  WrongAnswer("puts the value back to zero") { fader(.backToZero) },
  WrongAnswer("swallows small changes") { fader(.swallows) },
  WrongAnswer("calls super only for a change") { fader(.superForAChange) },
]

private func fader(_ mistake: Mistaken.Mistake) -> Fading {
  let fader = Mistaken(frame: .zero)
  fader.mistake = mistake
  return Fading(control: fader, value: { fader.value }, set: { fader.value = $0 })
}

private final class Mistaken: UIControl {
  enum Mistake {
    case jumps, silent, adds, always, onScreen, keeps, backInSilence
    case knob, early, whenSet, letsGo, first, noSuper, jumpsLater, wide
    case twice, stopsAtTheEnd, backTooLate, rounds, atTheLift
    case backwards, fromZero, fromTheEdge, points, unclamped, backOutside
    case byFrame, asksTooLate, oneMove
    case frameWidth, silentOutside, backToZero, swallows, superForAChange
  }
  var mistake = Mistake.jumps
  var value = 0.0 {
    didSet {
      if mistake != .unclamped { value = min(max(value, 0), 1) }
      if mistake == .whenSet { sendActions(for: .valueChanged) }
    }
  }
  private var start = (x: 0.0, value: 0.0)
  private var first: Double?
  private var (before, beforeLast) = (0.0, 0.0)

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    beforeLast = value
    first = first ?? value
    if mistake == .knob, abs(touch.location(in: self).x - value * bounds.width) > 22 {
      return false
    }
    before = value
    start = (touch.location(in: space).x, value)
    if mistake == .fromZero { start.value = 0 }
    if mistake == .fromTheEdge { start.x = 0 }
    if mistake == .jumps { change(to: start.x / bounds.width) }
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: space).x
    beforeLast = value
    if mistake == .adds {
      change(to: value + (x - touch.previousLocation(in: self).x) / bounds.width)
    } else if mistake == .jumpsLater {
      change(to: x / bounds.width)
    } else {
      let way = mistake == .backwards ? start.x - x : x - start.x
      let width =
        mistake == .wide
        ? 200
        : mistake == .points
          ? 1 : mistake == .byFrame || mistake == .frameWidth ? frame.width : bounds.width
      change(to: start.value + way / width)
    }
    if mistake == .stopsAtTheEnd { return value > 0 && value < 1 }
    return mistake != .letsGo || isTouchInside
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if mistake == .atTheLift, value != start.value { sendActions(for: .valueChanged) }
    if mistake == .backOutside, !isTouchInside { value = before }
  }

  override func cancelTracking(with event: UIEvent?) {
    if mistake == .superForAChange, value == start.value { return }
    if mistake != .noSuper { super.cancelTracking(with: event) }
    switch mistake {
    case .keeps: break
    case .asksTooLate: if isTracking { change(to: start.value) }
    case .oneMove: change(to: beforeLast)
    case .first: change(to: first ?? value)
    case .backToZero: if value != start.value { change(to: 0) }
    case .backInSilence: value = start.value
    case .backTooLate:
      if value != start.value { sendActions(for: .valueChanged) }
      value = start.value
    default: change(to: start.value)
    }
  }

  private var space: UIView? { mistake == .onScreen || mistake == .byFrame ? nil : self }

  private func change(to next: Double) {
    let before = value
    if mistake == .early, min(max(next, 0), 1) != before { sendActions(for: .valueChanged) }
    value = mistake == .rounds ? (next * 100).rounded() / 100 : next
    if [.silent, .early, .whenSet, .atTheLift].contains(mistake) { return }
    if mistake == .twice, value != before { sendActions(for: .valueChanged) }
    if mistake == .silentOutside, isTracking, !isTouchInside { return }
    if mistake == .swallows, abs(value - before) < 0.01 { return }
    if value != before || mistake == .always { sendActions(for: .valueChanged) }
  }
}

/// Right: keeps in parts of its width what the finger and the value differ by.
final class CountsParts: UIControl {
  var value = 0.0 { didSet { value = min(max(value, 0), 1) } }
  private var (before, apart) = (0.0, 0.0)

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    (before, apart) = (value, value - touch.location(in: self).x / bounds.width)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    show(touch.location(in: self).x / bounds.width + apart)
    return true
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    show(before)
  }

  private func show(_ next: Double) {
    let old = value
    value = next
    if value != old { sendActions(for: .valueChanged) }
  }
}

/// Right: moves by small steps, and carries over what lies beyond an end.
final class CarriesOver: UIControl {
  var value = 0.0 { didSet { value = min(max(value, 0), 1) } }
  private var (before, wish) = (0.0, 0.0)
  private var x = 0.0

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    (before, wish, x) = (value, value, touch.location(in: self).x)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let here = touch.location(in: self).x
    (wish, x) = (wish + (here - x) / bounds.width, here)
    show(wish)
    return true
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    show(before)
  }

  private func show(_ wish: Double) {
    let next = min(max(wish, 0), 1)
    // Sums of small steps are not exact: what differs by less than a hair is the same.
    guard abs(next - value) > 1e-9 else { return }
    value = next
    sendActions(for: .valueChanged)
  }
}
