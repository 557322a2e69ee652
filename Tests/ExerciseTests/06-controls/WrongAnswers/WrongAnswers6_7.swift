import ExerciseKit
import Grading

let wrong6_7: [WrongAnswer<Fading>] = [
  WrongAnswer(
    "jumps to the finger",
    gets: """
      Value 0.5, the finger comes down at a quarter: expected 0.5, sent nothing, but your code \
      gives 0.25, sent 0.25.
      """,
    Diagnosis6_7.jumpsToTheFinger, rule: Diagnosis6_7.follow
  ) { fader(.jumps) },
  WrongAnswer(
    "changes and does not say so",
    gets: """
      Value 0.5, a quarter of the width to the right: expected 0.75, sent 0.75, but your code \
      gives 0.75, sent nothing.
      """,
    Diagnosis6_7.changesAndDoesNotSaySo, rule: Diagnosis6_7.once
  ) { fader(.silent) },
  WrongAnswer(
    "adds up small steps",
    gets: """
      Value 0.5, to the left beyond the end, and back by half of the width: expected 0.25, sent 0, \
      0.25, but your code gives 0.5, sent 0, 0.5.
      """,
    Diagnosis6_7.addsUpSmallSteps, rule: Diagnosis6_7.follow
  ) { fader(.adds) },
  WrongAnswer(
    "sends at every move",
    gets: """
      Value 0.5, to the right beyond the end, and further: expected 1, sent 1, but your code gives \
      1, sent 1, 1.
      """,
    Diagnosis6_7.sendsAtEveryMove, rule: Diagnosis6_7.once
  ) { fader(.always) },
  WrongAnswer(
    "measures on the screen",
    gets: """
      A fader drawn twice as large, 100 points to the right: expected 0.75, sent 0.75, but your \
      code gives 1, sent 1.
      """,
    Diagnosis6_7.measuresOnTheScreen, rule: Diagnosis6_7.follow
  ) { fader(.onScreen) },
  WrongAnswer(
    "forgets that a touch can be cancelled",
    gets: """
      Value 0.5, a quarter to the right, and an alert comes up: expected 0.5, sent 0.75, 0.5, but \
      your code gives 0.75, sent 0.75.
      """,
    Diagnosis6_7.forgetsThatATouchCanBeCancelled, rule: Diagnosis6_7.stop
  ) { fader(.keeps) },
  WrongAnswer(
    "puts the value back in silence",
    gets: """
      Value 0.5, a quarter to the right, and an alert comes up: expected 0.5, sent 0.75, 0.5, but \
      your code gives 0.5, sent 0.75.
      """,
    Diagnosis6_7.putsTheValueBackInSilence, rule: Diagnosis6_7.stop
  ) { fader(.backInSilence) },
  WrongAnswer(
    "can be grabbed by its knob only",
    gets: """
      Value 0.5, grabbed at a quarter, an eighth of the width to the right: expected 0.625, sent \
      0.625, but your code gives 0.5, sent nothing.
      """,
    Diagnosis6_7.canBeGrabbedByItsKnobOnly, rule: Diagnosis6_7.follow
  ) { fader(.knob) },
  WrongAnswer(
    "sends before it changes",
    gets: """
      Value 0.5, a quarter of the width to the right: expected 0.75, sent 0.75, but your code \
      gives 0.75, sent 0.5.
      """,
    Diagnosis6_7.sendsBeforeItChanges, rule: Diagnosis6_7.once
  ) { fader(.early) },
  WrongAnswer(
    "sends whenever the value is set",
    gets: """
      A program sets value to 0.5: expected 0.5, sent nothing, but your code gives 0.5, sent 0.5.
      """,
    Diagnosis6_7.sendsWheneverTheValueIsSet, rule: Diagnosis6_7.once
  ) { fader(.whenSet) },
  WrongAnswer(
    "lets go of a touch that has left",
    gets: """
      Value 0.5, straight down by 400 points, then right in two moves: expected 0.7, sent 0.6, \
      0.7, but your code gives 0.6, sent 0.6.
      """,
    Diagnosis6_7.letsGoOfATouchThatHas, rule: Diagnosis6_7.follow
  ) { fader(.letsGo) },
  WrongAnswer(
    "remembers the beginning of the first drag",
    gets: """
      Value 0.5, a drag by a tenth, then one by a fifth, and an alert comes up: expected 0.6, sent \
      0.6, 0.8, 0.6, but your code gives 0.5, sent 0.6, 0.8, 0.5.
      """,
    Diagnosis6_7.remembersTheBeginningOfTheFirst, rule: Diagnosis6_7.stop
  ) { fader(.first) },
  WrongAnswer(
    "goes to where the finger is when it moves",
    gets: """
      Value 0.5, grabbed at a quarter, an eighth of the width to the right: expected 0.625, sent \
      0.625, but your code gives 0.375, sent 0.375.
      """,
    Diagnosis6_7.jumpsWhenItMoves, rule: Diagnosis6_7.follow
  ) { fader(.jumpsLater) },
  WrongAnswer(
    "takes every fader for 200 points wide",
    gets: """
      A fader 120 points wide, value 0.5, 30 points to the right: expected 0.75, sent 0.75, but \
      your code gives 0.65, sent 0.65.
      """,
    Diagnosis6_7.takesAWidthForGiven, rule: Diagnosis6_7.follow
  ) { fader(.wide) },
  WrongAnswer(
    "overrides cancelTracking without super",
    gets: "After a drag that an alert has ended: expected released, but your code gives pressed.",
    Diagnosis6_7.overridesWithoutSuper, rule: Diagnosis6_7.callSuper
  ) { fader(.noSuper) },
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
  }
  var mistake = Mistake.jumps
  var value = 0.0 {
    didSet {
      value = min(max(value, 0), 1)
      if mistake == .whenSet { sendActions(for: .valueChanged) }
    }
  }
  private var start = (x: 0.0, value: 0.0)
  private var first: Double?

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    first = first ?? value
    if mistake == .knob, abs(touch.location(in: self).x - value * bounds.width) > 22 {
      return false
    }
    start = (touch.location(in: space).x, value)
    if mistake == .jumps { change(to: start.x / bounds.width) }
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: space).x
    if mistake == .adds {
      change(to: value + (x - touch.previousLocation(in: self).x) / bounds.width)
    } else if mistake == .jumpsLater {
      change(to: x / bounds.width)
    } else {
      change(to: start.value + (x - start.x) / (mistake == .wide ? 200 : bounds.width))
    }
    return mistake != .letsGo || isTouchInside
  }

  override func cancelTracking(with event: UIEvent?) {
    if mistake != .noSuper { super.cancelTracking(with: event) }
    switch mistake {
    case .keeps: break
    case .first: change(to: first ?? value)
    case .backInSilence: value = start.value
    default: change(to: start.value)
    }
  }

  private var space: UIView? { mistake == .onScreen ? nil : self }

  private func change(to next: Double) {
    let before = value
    if mistake == .early, min(max(next, 0), 1) != before { sendActions(for: .valueChanged) }
    value = next
    if [.silent, .early, .whenSet].contains(mistake) { return }
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
