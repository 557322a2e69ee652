import ExerciseKit
import Grading

let wrong6_2: [WrongAnswer<Box>] = [
  WrongAnswer(
    "forgets to say that the value changed",
    gets: "A tap: checked, 1 valueChanged is right, your answer is checked, 0 valueChanged.",
    Diagnosis6_2.forgetsToSayThatTheValueChanged, rule: Diagnosis6_2.listen
  ) { box(.silent) },
  WrongAnswer(
    "decides when the finger comes down",
    gets: """
      Down, and not lifted yet: empty, 0 valueChanged is right, your answer is checked, 1 \
      valueChanged.
      """,
    Diagnosis6_2.decidesWhenTheFingerComesDown, rule: Diagnosis6_2.stop
  ) { box(.down) },
  WrongAnswer(
    "does not ask where the touch ends",
    gets: """
      Lifted 71 points below: empty, 0 valueChanged is right, your answer is checked, 1 \
      valueChanged.
      """,
    Diagnosis6_2.doesNotAskWhereTheTouchEnds, rule: Diagnosis6_2.stop
  ) { box(.anywhere) },
  WrongAnswer(
    "asks its bounds",
    gets: """
      Lifted 30 points below: checked, 1 valueChanged is right, your answer is empty, 0 \
      valueChanged.
      """,
    Diagnosis6_2.asksItsBounds, rule: Diagnosis6_2.stop
  ) { box(.bounds) },
  WrongAnswer(
    "sends whenever the value is set",
    gets: """
      A program sets isChecked: checked, 0 valueChanged is right, your answer is checked, 1 \
      valueChanged.
      """,
    Diagnosis6_2.sendsWheneverTheValueIsSet, rule: Diagnosis6_2.listen
  ) { box(.whenSet) },
  WrongAnswer(
    "sets the tick instead of turning it",
    gets: """
      A tap, after a program set the tick: empty, 1 valueChanged is right, your answer is \
      checked, 1 valueChanged.
      """,
    Diagnosis6_2.setsTheTickInsteadOfTurningIt, rule: Diagnosis6_2.listen
  ) { box(.sets) },
  WrongAnswer(
    "sends before it turns the tick",
    gets: "What a listener finds after one tap: checked is right, your answer is empty.",
    Diagnosis6_2.sendsBeforeItTurnsTheTick, rule: Diagnosis6_2.valueChanged
  ) { box(.early) },
  WrongAnswer(
    "changes when the touch is cancelled, too",
    gets: """
      The system cancels the touch: empty, 0 valueChanged is right, your answer is checked, 1 \
      valueChanged.
      """,
    Diagnosis6_2.changesWhenTheTouchIsCancelled, rule: Diagnosis6_2.oneEnd
  ) { box(.cancelled) },
  WrongAnswer(
    "loses sight of a touch that has left",
    gets: """
      Out by 100 points, back in, and lifted: checked, 1 valueChanged is right, your answer is \
      empty, 0 valueChanged.
      """,
    Diagnosis6_2.losesSightOfATouchThatHas, rule: Diagnosis6_2.stop
  ) { box(.gone) },
  WrongAnswer(
    "overrides endTracking without super",
    gets: "After a tap: released is right, your answer is pressed.",
    Diagnosis6_2.overridesWithoutSuper, rule: Diagnosis6_2.callSuper
  ) { box(.noSuper) },
  WrongAnswer(
    "overrides touchesEnded without super",
    gets: "After a tap: released is right, your answer is pressed.",
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
    case .silent, .whenSet, .cancelled, .gone, .noSuper:
      if isTouchInside { toggle() }
    }
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    mistake != .gone || isTouchInside
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
