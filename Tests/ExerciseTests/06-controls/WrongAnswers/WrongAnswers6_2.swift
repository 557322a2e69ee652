import ExerciseKit
import Grading

let wrong6_2: [WrongAnswer<Box>] = [
  WrongAnswer(
    "forgets to say that the value changed",
    gets: "A tap: expected checked, 1 valueChanged, but your code gives checked, 0 valueChanged.",
    Diagnosis6_2.forgetsToSayThatTheValueChanged, rule: Diagnosis6_2.listen
  ) { box(.silent) },
  WrongAnswer(
    "decides when the finger comes down",
    gets: """
      Down, and not lifted yet: expected empty, 0 valueChanged, but your code gives checked, 1 \
      valueChanged.
      """,
    Diagnosis6_2.decidesWhenTheFingerComesDown, rule: Diagnosis6_2.stop
  ) { box(.down) },
  WrongAnswer(
    "does not ask where the touch ends",
    gets: """
      Lifted 71 points below: expected empty, 0 valueChanged, but your code gives checked, 1 \
      valueChanged.
      """,
    Diagnosis6_2.doesNotAskWhereTheTouchEnds, rule: Diagnosis6_2.stop
  ) { box(.anywhere) },
  WrongAnswer(
    "asks its bounds",
    gets: """
      Lifted 30 points below: expected checked, 1 valueChanged, but your code gives empty, 0 \
      valueChanged.
      """,
    Diagnosis6_2.asksItsBounds, rule: Diagnosis6_2.stop
  ) { box(.bounds) },
  WrongAnswer(
    "sends whenever the value is set",
    gets: """
      A program sets isChecked: expected checked, 0 valueChanged, but your code gives checked, 1 \
      valueChanged.
      """,
    Diagnosis6_2.sendsWheneverTheValueIsSet, rule: Diagnosis6_2.listen
  ) { box(.whenSet) },
  WrongAnswer(
    "sets the tick instead of turning it",
    gets: "Two taps: expected empty, 2 valueChanged, but your code gives checked, 2 valueChanged.",
    Diagnosis6_2.setsTheTickInsteadOfTurningIt, rule: Diagnosis6_2.listen
  ) { box(.sets) },
  WrongAnswer(
    "sends before it turns the tick",
    gets: "What a listener finds after one tap: expected checked, but your code gives empty.",
    Diagnosis6_2.sendsBeforeItTurnsTheTick, rule: Diagnosis6_2.valueChanged
  ) { box(.early) },
  WrongAnswer(
    "changes when the touch is cancelled, too",
    gets: """
      The system cancels the touch: expected empty, 0 valueChanged, but your code gives checked, 1 \
      valueChanged.
      """,
    Diagnosis6_2.changesWhenTheTouchIsCancelled, rule: Diagnosis6_2.oneEnd
  ) { box(.cancelled) },
  WrongAnswer(
    "loses sight of a touch that has left",
    gets: """
      Out by 100 points, back in, and lifted: expected checked, 1 valueChanged, but your code \
      gives empty, 0 valueChanged.
      """,
    Diagnosis6_2.losesSightOfATouchThatHas, rule: Diagnosis6_2.stop
  ) { box(.gone) },
  WrongAnswer(
    "counts only the first of two quick taps",
    gets: """
      Two quick taps: expected empty, 2 valueChanged, but your code gives checked, 1 valueChanged.
      """,
    Diagnosis6_2.takesQuickTapsForOne, rule: Diagnosis6_2.listen
  ) { box(.firstTap) },
  WrongAnswer(
    "remembers the place before the last move",
    gets: """
      Lifted 71 points below: expected empty, 0 valueChanged, but your code gives checked, 1 \
      valueChanged.
      """,
    Diagnosis6_2.knowsThePlaceBefore, rule: Diagnosis6_2.stop
  ) { box(.before) },
  WrongAnswer(
    "does nothing once it is disabled",
    gets: """
      Disabled under the finger, and lifted: expected checked, 1 valueChanged, but your code gives \
      empty, 0 valueChanged.
      """,
    Diagnosis6_2.asksWhetherItIsEnabled, rule: Diagnosis6_2.disabled
  ) { box(.enabledOnly) },
  WrongAnswer(
    "takes the touches of its subviews",
    gets: """
      A tap on an icon in the box: expected empty, 0 valueChanged, but your code gives checked, 1 \
      valueChanged.
      """,
    Diagnosis6_2.takesTouchesOfOthers, rule: Diagnosis6_2.own
  ) {
    let box = TakesAnyTouch(frame: .zero)
    return Box(control: box, isChecked: { box.isChecked }, check: { box.isChecked = $0 })
  },
  WrongAnswer(
    "counts the end of every finger",
    gets: """
      A second finger comes and goes, and the first is lifted: expected checked, 1 valueChanged, \
      but your code gives empty, 2 valueChanged.
      """,
    Diagnosis6_2.countsEveryFinger, rule: Diagnosis6_2.own
  ) {
    let box = CountsFingers(frame: .zero)
    return Box(control: box, isChecked: { box.isChecked }, check: { box.isChecked = $0 })
  },
  WrongAnswer(
    "overrides endTracking without super",
    gets: "After a tap: expected released, but your code gives pressed.",
    Diagnosis6_2.overridesWithoutSuper, rule: Diagnosis6_2.callSuper
  ) { box(.noSuper) },
  WrongAnswer(
    "overrides touchesEnded without super",
    gets: "After a tap: expected released, but your code gives pressed.",
    Diagnosis6_2.overridesWithoutSuper, rule: Diagnosis6_2.callSuper
  ) {
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
    case firstTap, before, enabledOnly
  }
  var mistake = Mistake.silent
  var isChecked = false {
    didSet { if mistake == .whenSet { sendActions(for: .valueChanged) } }
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if mistake == .down { toggle() }
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if mistake != .noSuper { super.endTracking(touch, with: event) }
    switch mistake {
    case .down: break
    case .anywhere: toggle()
    case .bounds:
      if let touch, bounds.contains(touch.location(in: self)) { toggle() }
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
