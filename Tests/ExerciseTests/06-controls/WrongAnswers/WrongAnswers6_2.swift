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
  WrongAnswer("leaves the touch to what lies on it") {
    let box = LeavesIt(frame: .zero)
    return Box(control: box, isChecked: { box.isChecked }, check: { box.isChecked = $0 })
  },
  WrongAnswer("acts on the touches of its subviews") {
    let box = TakesAnyTouch(frame: .zero)
    return Box(control: box, isChecked: { box.isChecked }, check: { box.isChecked = $0 })
  },
  WrongAnswer("switches off what lies on it at the start") {
    let box = SwitchesOffOnce(frame: .zero)
    return Box(control: box, isChecked: { box.isChecked }, check: { box.isChecked = $0 })
  },
  WrongAnswer("takes the touches of its own subviews, and not of theirs") { box(.oneLevel) },
  WrongAnswer("takes whatever comes by") { box(.always) },
  WrongAnswer("asks only whether the point is inside") { box(.insideOnly) },
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

private final class Mistaken: TakesItsTouches {
  enum Mistake {
    case silent, down, anywhere, bounds, whenSet, sets, early, cancelled, gone, noSuper
    case firstTap, before, enabledOnly, takesBack, sendsAnyway
    case oneLevel, always, insideOnly
    case superview, looks, sendsBoth
  }
  var mistake = Mistake.silent
  var isChecked = false {
    didSet { if mistake == .whenSet { sendActions(for: .valueChanged) } }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    switch mistake {
    case .always: return self
    case .insideOnly: return self.point(inside: point, with: event) ? self : nil
    case .oneLevel:
      let hit = subviews.compactMap { $0.hitTest(convert(point, to: $0), with: event) }.last
      return hit == nil || hit?.superview === self ? super.hitTest(point, with: event) : hit
    default: return super.hitTest(point, with: event)
    }
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
    case .silent, .whenSet, .cancelled, .gone, .noSuper, .oneLevel, .always, .insideOnly:
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

private final class EndsByHand: TakesItsTouches {
  var isChecked = false

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTouchInside else { return }
    isChecked.toggle()
    sendActions(for: .valueChanged)
  }
}

private final class TakesAnyTouch: UIControl {
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

/// Takes the touch of every finger for its own.
private final class CountsFingers: TakesItsTouches {
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

/// Knows nothing of what lies on it.
private class LeavesIt: UIControl {
  var isChecked = false

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside else { return }
    isChecked.toggle()
    sendActions(for: .valueChanged)
  }
}

/// Looks at its subviews when it comes into a window, and not later.
private final class SwitchesOffOnce: LeavesIt {
  override func didMoveToWindow() {
    super.didMoveToWindow()
    for view in subviews { view.isUserInteractionEnabled = false }
  }
}

/// A control that takes a finger on whatever lies on it.
class TakesItsTouches: UIControl {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : self
  }
}

/// Right: what is laid on it is switched off at once.
final class SwitchesOff: UIControl {
  var isChecked = false

  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    subview.isUserInteractionEnabled = false
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside else { return }
    isChecked.toggle()
    sendActions(for: .valueChanged)
  }
}

/// Right: its tick is what a control has already.
final class SelectsItself: TakesItsTouches {
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if isTouchInside {
      isSelected = !isSelected
      sendActions(for: .valueChanged)
    }
    super.endTracking(touch, with: event)
  }
}

/// Right: is a target of its own touchUpInside.
final class TargetsItself: TakesItsTouches {
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

private final class ShortTouches: TakesItsTouches {
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
