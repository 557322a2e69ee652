import ExerciseKit
import Grading

let wrong6_2 = [
  WrongAnswer(
    "forgets to say that the value changed",
    gets: """
      A tap: checked, 1 valueChanged is right, your answer is checked, 0 valueChanged.
      The tick is there, but nobody who listens has heard of it.
      Rule: a control sends valueChanged itself, for the user's changes only (CT-12).
      """
  ) { box(.silent) },
  WrongAnswer(
    "decides when the finger comes down",
    gets: """
      Down, and not lifted yet: empty, 0 valueChanged is right, your answer is checked, 1 valueChanged.
      The box decides as the finger comes down; it may still slide off.
      Rule: stop: where the touch is lifted is computed anew, 70 points included (CT-7, CT-9).
      """
  ) { box(.down) },
  WrongAnswer(
    "does not ask where the touch ends",
    gets: """
      Lifted 71 points below: empty, 0 valueChanged is right, your answer is checked, 1 valueChanged.
      The box does not ask where the touch has ended.
      Rule: stop: where the touch is lifted is computed anew, 70 points included (CT-7, CT-9).
      """
  ) { box(.anywhere) },
  WrongAnswer(
    "asks its bounds",
    gets: """
      Lifted 30 points below: checked, 1 valueChanged is right, your answer is empty, 0 valueChanged.
      The box asks its bounds or little more; a touch that is followed has more room.
      Rule: stop: where the touch is lifted is computed anew, 70 points included (CT-7, CT-9).
      """
  ) { box(.bounds) },
  WrongAnswer(
    "sends whenever the value is set",
    gets: """
      A program sets isChecked: checked, 0 valueChanged is right, your answer is checked, 1 valueChanged.
      The program knows what it did; the event is for users.
      Rule: a control sends valueChanged itself, for the user's changes only (CT-12).
      """
  ) { box(.whenSet) },
  WrongAnswer(
    "has a far edge like a hit test's",
    gets: """
      Lifted 70 points below: checked, 1 valueChanged is right, your answer is empty, 0 valueChanged.
      The box draws its border before the 70th point, which is inside.
      Rule: stop: where the touch is lifted is computed anew, 70 points included (CT-7, CT-9).
      """
  ) { box(.halfOpen) },
  WrongAnswer(
    "sets the tick instead of turning it",
    gets: """
      A tap, after a program set the tick: empty, 1 valueChanged is right, your answer is checked, 1 valueChanged.
      The tap sets the tick; it has to turn it, off as well as on.
      Rule: a control sends valueChanged itself, for the user's changes only (CT-12).
      """
  ) { box(.sets) },
  WrongAnswer(
    "sends before it turns the tick",
    gets: """
      What a listener finds after one tap: checked is right, your answer is empty.
      The event goes out before the tick is turned; whoever listens reads the old one.
      Rule: valueChanged says that the value has changed, so the change comes first (CT-12).
      """
  ) { box(.early) },
  WrongAnswer(
    "changes when the touch is cancelled, too",
    gets: """
      The system cancels the touch: empty, 0 valueChanged is right, your answer is checked, 1 valueChanged.
      The touch was taken away, and the box changed all the same.
      Rule: stop: a touch is ended or cancelled, never both (CT-8).
      """
  ) { box(.cancelled) },
  WrongAnswer(
    "loses sight of a touch that has left",
    gets: """
      Out by 100 points, back in, and lifted: checked, 1 valueChanged is right, your answer is empty, 0 valueChanged.
      Once the touch had left, the box took no more notice of it; it came back.
      Rule: stop: where the touch is lifted is computed anew, 70 points included (CT-7, CT-9).
      """
  ) { box(.gone) },
  WrongAnswer(
    "overrides touchesEnded without super",
    gets: """
      After a tap: released is right, your answer is pressed.
      The control still follows a touch that is over: UIControl never heard of its end.
      Rule: a control makes its events in its touches methods; without super it is dead (CT-1).
      """
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
    case silent, down, anywhere, bounds, whenSet, halfOpen, sets, early, cancelled, gone
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
    switch mistake {
    case .down: break
    case .anywhere: toggle()
    case .bounds:
      if let touch, bounds.contains(touch.location(in: self)) { toggle() }
    case .halfOpen:
      let area = bounds.insetBy(dx: -70, dy: -70)
      if let touch, area.contains(touch.location(in: self)) { toggle() }
    case .sets:
      guard isTouchInside else { return }
      isChecked = true
      sendActions(for: .valueChanged)
    case .early:
      guard isTouchInside else { return }
      sendActions(for: .valueChanged)
      isChecked.toggle()
    case .silent, .whenSet, .cancelled, .gone:
      if isTouchInside { toggle() }
    }
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    mistake != .gone || isTouchInside
  }

  override func cancelTracking(with event: UIEvent?) {
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
