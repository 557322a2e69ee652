import ExerciseKit
import Grading

let wrong6_2: [WrongAnswer<Box>] = [
  WrongAnswer("takes a long touch for none") {
    let box = ShortTouches(frame: .zero)
    return Box(control: box, isChecked: { box.isChecked }, check: { box.isChecked = $0 })
  },
  WrongAnswer("forgets to say that the value changed") { box(.silent) },
  WrongAnswer("decides when the finger comes down") { box(.down) },
  WrongAnswer("does not ask where the touch ends") { box(.anywhere) },
  WrongAnswer("asks its bounds") { box(.bounds) },
  WrongAnswer("sends whenever the value is set") { box(.whenSet) },
  WrongAnswer("sets the tick instead of turning it") { box(.sets) },
  WrongAnswer("sends before it turns the tick") { box(.early) },
  WrongAnswer("changes when the touch is cancelled, too") { box(.cancelled) },
  WrongAnswer("loses sight of a touch that has left") { box(.gone) },
  WrongAnswer("counts only the first of two quick taps") { box(.firstTap) },
  WrongAnswer("remembers the place before the last move") { box(.before) },
  WrongAnswer("does nothing once it is disabled") { box(.enabledOnly) },
  WrongAnswer("takes the touches of its subviews") {
    let box = TakesAnyTouch(frame: .zero)
    return Box(control: box, isChecked: { box.isChecked }, check: { box.isChecked = $0 })
  },
  WrongAnswer("counts the end of every finger") {
    let box = CountsFingers(frame: .zero)
    return Box(control: box, isChecked: { box.isChecked }, check: { box.isChecked = $0 })
  },
  WrongAnswer("asks where the touch is in its superview") { box(.superview) },
  WrongAnswer("asks how it looks") { box(.looks) },
  WrongAnswer("sends touchUpInside as well") { box(.sendsBoth) },
  WrongAnswer("overrides endTracking without super") { box(.noSuper) },
  WrongAnswer("turns the tick early and takes it back") { box(.takesBack) },
  WrongAnswer("sends wherever the touch ends") { box(.sendsAnyway) },
  WrongAnswer("overrides touchesEnded without super") {
    let box = EndsByHand(frame: .zero)
    return Box(control: box, isChecked: { box.isChecked }, check: { box.isChecked = $0 })
  },
]

private func box(_ mistake: Mistaken.Mistake) -> Box {
  let box = Mistaken(frame: .zero)
  box.mistake = mistake
  return Box(control: box, isChecked: { box.isChecked }, check: { box.isChecked = $0 })
}

private final class Mistaken: UIControl {
  enum Mistake {
    case silent, down, anywhere, bounds, whenSet, sets, early, cancelled, gone, noSuper
    case firstTap, before, enabledOnly, takesBack, sendsAnyway
    case superview, looks, sendsBoth
  }
  var mistake = Mistake.silent
  var isChecked = false {
    didSet { if mistake == .whenSet { sendActions(for: .valueChanged) } }
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if mistake == .down { toggle() }
    if mistake == .takesBack { isChecked.toggle() }
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if mistake != .noSuper { super.endTracking(touch, with: event) }
    switch mistake {
    case .down: break
    case .anywhere: toggle()
    case .bounds:
      if let touch, bounds.contains(touch.location(in: self)) { toggle() }
    case .superview:
      let reach = bounds.insetBy(dx: -70, dy: -70)
      if let touch, reach.contains(touch.location(in: superview)) { toggle() }
    case .looks:
      if isHighlighted { toggle() }
    case .sendsBoth:
      if isTouchInside {
        isChecked.toggle()
        sendActions(for: [.valueChanged, .touchUpInside])
      }
    case .sets:
      guard isTouchInside else { return }
      isChecked = true
      sendActions(for: .valueChanged)
    case .early:
      guard isTouchInside else { return }
      sendActions(for: .valueChanged)
      isChecked.toggle()
    case .firstTap:
      if isTouchInside, (touch?.tapCount ?? 0) < 2 { toggle() }
    case .before:
      if wasInside { toggle() }
    case .enabledOnly:
      if isTouchInside, isEnabled { toggle() }
    case .takesBack:
      if isTouchInside { sendActions(for: .valueChanged) } else { isChecked.toggle() }
    case .sendsAnyway:
      if isTouchInside { isChecked.toggle() }
      sendActions(for: .valueChanged)
    case .silent, .whenSet, .cancelled, .gone, .noSuper:
      if isTouchInside { toggle() }
    }
    wasInside = true
  }

  private var wasInside = true

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    wasInside = isTouchInside
    return mistake != .gone || isTouchInside
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    if mistake == .cancelled { toggle() }
  }

  private func toggle() {
    isChecked.toggle()
    if mistake != .silent, mistake != .whenSet { sendActions(for: .valueChanged) }
  }
}

private final class EndsByHand: UIControl {
  var isChecked = false

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTouchInside else { return }
    isChecked.toggle()
    sendActions(for: .valueChanged)
  }
}

private class TakesAnyTouch: UIControl {
  var isChecked = false

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let reach = bounds.insetBy(dx: -70, dy: -70)
    if let touch = touches.first, reach.contains(touch.location(in: self)) {
      isChecked.toggle()
      sendActions(for: .valueChanged)
    }
    super.touchesEnded(touches, with: event)
  }
}

/// Leaves out the touches of its subviews, and not those of other fingers.
private final class CountsFingers: TakesAnyTouch {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.contains(where: { $0.view === self }) { super.touchesEnded(touches, with: event) }
  }
}

/// Right: its tick is what a control has already.
final class SelectsItself: UIControl {
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if isTouchInside {
      isSelected = !isSelected
      sendActions(for: .valueChanged)
    }
    super.endTracking(touch, with: event)
  }
}

/// Right: is a target of its own touchUpInside.
final class TargetsItself: UIControl {
  var isChecked = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    addTarget(self, action: TargetsItself.toggle, for: .touchUpInside, name: "toggle")
  }

  private func toggle() {
    isChecked.toggle()
    sendActions(for: .valueChanged)
  }
}

/// Right: answers the hit test for what lies on it, and so follows those touches as well.
final class TakesWhatLiesOnIt: UIControl {
  var isChecked = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : self
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    defer { super.endTracking(touch, with: event) }
    guard isTouchInside else { return }
    isChecked.toggle()
    sendActions(for: .valueChanged)
  }
}

private final class ShortTouches: UIControl {
  var isChecked = false
  private var start = 0.0

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = touch.timestamp
    return true
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let touch, touch.timestamp - start < 1.5 else { return }
    isChecked.toggle()
    sendActions(for: .valueChanged)
  }
}
