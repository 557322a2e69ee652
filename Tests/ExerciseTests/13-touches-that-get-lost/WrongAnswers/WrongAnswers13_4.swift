import ExerciseKit
import Grading

let wrong13_4: [WrongAnswer<Recorder13>] = [
  WrongAnswer(
    "forgets that a touch can be lost",
    gets: """
      An alert comes up: expected not recording, sent 0, drafts 1, but your code gives recording, \
      sent 0, drafts 0.
      """,
    Diagnosis13_4.goesOn, rule: Diagnosis13_4.interrupt
  ) { recorder(ForgetsTheLoss13_4()) },
  WrongAnswer(
    "takes a loss for a lift",
    gets: """
      An alert comes up: expected not recording, sent 0, drafts 1, but your code gives not \
      recording, sent 1, drafts 0.
      """,
    Diagnosis13_4.sendsWhatIsLost, rule: Diagnosis13_4.interrupt
  ) { recorder(SendsWhatIsLost()) },
  WrongAnswer(
    "throws a lost recording away",
    gets: """
      An alert comes up: expected not recording, sent 0, drafts 1, but your code gives not \
      recording, sent 0, drafts 0.
      """,
    Diagnosis13_4.noDraft, rule: Diagnosis13_4.interrupt
  ) { recorder(ThrowsAway()) },
  WrongAnswer(
    "sends wherever the finger is lifted",
    gets: """
      Held, and lifted 200 points below the button: expected not recording, sent 0, drafts 0, but \
      your code gives not recording, sent 1, drafts 0.
      """,
    Diagnosis13_4.sendsBeside, rule: Diagnosis13_4.cleanUp
  ) { recorder(SendsAnywhere()) },
  WrongAnswer(
    "takes a lift beside the button for a loss",
    gets: """
      Held, and lifted 200 points below the button: expected not recording, sent 0, drafts 0, but \
      your code gives not recording, sent 0, drafts 1.
      """,
    Diagnosis13_4.draftsWhatIsLifted, rule: Diagnosis13_4.cleanUp
  ) { recorder(DraftsWhatIsBeside()) },
  WrongAnswer(
    "lets go of a finger that slides off",
    gets: """
      Held, and off the button: expected recording, sent 0, drafts 0, but your code gives not \
      recording, sent 0, drafts 0.
      """,
    Diagnosis13_4.outsideIsNotOver, rule: Diagnosis13_4.cleanUp
  ) { recorder(LetsGo()) },
  WrongAnswer(
    "sends at the limit and at the lift",
    gets: """
      Held for 11 s, lifted: expected not recording, sent 1, drafts 0, but your code gives not \
      recording, sent 2, drafts 0.
      """,
    Diagnosis13_4.sendsTwice, rule: Diagnosis13_4.cleanUp
  ) { recorder(SendsTwice()) },
  WrongAnswer(
    "makes a draft of what was sent at the limit",
    gets: """
      Held for 11 s, and an alert: expected not recording, sent 1, drafts 0, but your code gives \
      not recording, sent 1, drafts 1.
      """,
    Diagnosis13_4.draftAfterTheLimit, rule: Diagnosis13_4.cleanUp
  ) { recorder(DraftsWhatIsSent()) },
  WrongAnswer(
    "sends at the limit only what is held inside",
    gets: """
      Off the button for 11 s: expected not recording, sent 1, drafts 0, but your code gives not \
      recording, sent 0, drafts 0.
      """,
    Diagnosis13_4.onlyInside, rule: Diagnosis13_4.cleanUp
  ) { recorder(LimitOnlyInside()) },
  WrongAnswer(
    "never stops the timer, and looks whether it records",
    gets: """
      Held for 6 s, lifted, held for 6 s more a second later: expected recording, sent 1, drafts 0, \
      but your code gives not recording, sent 2, drafts 0.
      """,
    Diagnosis13_4.oldTimer, rule: Diagnosis13_4.timer
  ) { recorder(NeverStops()) },
  WrongAnswer(
    "stops the timer at the lift alone",
    gets: """
      An alert after 6 s, held for 6 s more a second later: expected recording, sent 0, drafts 1, \
      but your code gives not recording, sent 1, drafts 1.
      """,
    Diagnosis13_4.oldTimer, rule: Diagnosis13_4.timer
  ) { recorder(StopsAtTheLift()) },
  WrongAnswer(
    "does not look whether it records when the timer fires",
    gets: """
      Held, lifted, and 20 s pass: expected not recording, sent 1, drafts 0, but your code gives \
      not recording, sent 2, drafts 0.
      """,
    Diagnosis13_4.timerAfterTheEnd, rule: Diagnosis13_4.timer
  ) { recorder(FiresForEver()) },
  WrongAnswer(
    "overrides cancelTracking without super",
    gets: """
      An alert comes up, and the finger is lifted: expected not recording, sent 0, drafts 1, but \
      your code gives not recording, sent 0, drafts 1, still pressed.
      """,
    Diagnosis13_4.noSuper, rule: Diagnosis13_4.callSuper
  ) { recorder(NoSuper()) },
  WrongAnswer(
    "measures in its bounds",
    gets: """
      Held, and lifted 30 points below the button: expected not recording, sent 1, drafts 0, but \
      your code gives not recording, sent 0, drafts 0.
      """,
    Diagnosis13_4.bounds, rule: Diagnosis13_4.tolerance
  ) { recorder(MeasuresInBounds()) },
  WrongAnswer(
    "stops its timer while the finger is beside",
    gets: """
      Off the button, further, and there for 11 s: expected not recording, sent 1, drafts 0, but \
      your code gives recording, sent 0, drafts 0.
      """,
    Diagnosis13_4.noLimitOutside, rule: Diagnosis13_4.cleanUp
  ) { recorder(StopsOutside()) },
]

func recorder(_ button: AnyDictaphone) -> Recorder13 {
  Recorder13(
    button: button, setRunLoop: { button.runLoop = $0 }, isRecording: { button.isRecording },
    sent: { button.sent }, drafts: { button.drafts })
}

/// A dictaphone in parts that wrong ones replace.
class AnyDictaphone: UIControl {
  var runLoop: MainRunLoop?
  var isRecording = false
  var sent = 0
  var drafts = 0
  var timer: ClockTimer?

  init() { super.init(frame: .zero) }

  func begin() {
    isRecording = true
    timer = runLoop?.schedule(after: 10) { [weak self] in self?.limit() }
  }
  func limit() { if stop() { sent += 1 } }
  func lift() { if stop(), isTouchInside { sent += 1 } }
  func lose() { if stop() { drafts += 1 } }
  func stop() -> Bool {
    defer { isRecording = false }
    timer?.stop()
    return isRecording
  }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    begin()
    return true
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    lift()
  }
  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    lose()
  }
}

/// Right: each recording has a number, and a timer that finds another number does nothing.
final class NumbersRecordings: AnyDictaphone {
  private var number = 0
  override func begin() {
    (number, isRecording) = (number + 1, true)
    let mine = number
    runLoop?.schedule(after: 10) { [weak self] in
      if let self, mine == number { limit() }
    }
  }
}

/// Right: it records as long as its timer waits.
final class AsksTheTimer: AnyDictaphone {
  override var isRecording: Bool {
    get { timer?.isWaiting ?? false }
    set {}
  }
  override func limit() { sent += 1 }
  override func lift() {
    guard isRecording else { return }
    if isTouchInside { sent += 1 }
    timer?.stop()
  }
  override func lose() {
    guard isRecording else { return }
    drafts += 1
    timer?.stop()
  }
}

/// Right: an enum of the endings, and touchesCancelled besides cancelTracking.
final class OneEnum: AnyDictaphone {
  private enum Ending {
    case lifted(Bool)
    case lost, full
  }
  private func end(_ ending: Ending) {
    guard isRecording else { return }
    isRecording = false
    timer?.stop()
    switch ending {
    case .lifted(true), .full: sent += 1
    case .lifted(false): break
    case .lost: drafts += 1
    }
  }
  override func limit() { end(.full) }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    end(.lifted(isTouchInside))
  }
  override func lose() { end(.lost) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    end(.lost)
  }
}

private final class ForgetsTheLoss13_4: AnyDictaphone { override func lose() {} }

private final class SendsWhatIsLost: AnyDictaphone {
  override func lose() { if stop() { sent += 1 } }
}

private final class ThrowsAway: AnyDictaphone { override func lose() { _ = stop() } }

private final class SendsAnywhere: AnyDictaphone {
  override func lift() { if stop() { sent += 1 } }
}

private final class DraftsWhatIsBeside: AnyDictaphone {
  override func lift() {
    guard stop() else { return }
    if isTouchInside { sent += 1 } else { drafts += 1 }
  }
}

private final class LetsGo: AnyDictaphone {
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if bounds.contains(touch.location(in: self)) { return true }
    _ = stop()
    return false
  }
}

private final class SendsTwice: AnyDictaphone {
  override func lift() {
    _ = stop()
    if isTouchInside { sent += 1 }
  }
}

private final class DraftsWhatIsSent: AnyDictaphone {
  override func lose() {
    _ = stop()
    drafts += 1
  }
}

private final class LimitOnlyInside: AnyDictaphone {
  override func limit() { if stop(), isTouchInside { sent += 1 } }
}

private final class NeverStops: AnyDictaphone {
  override func stop() -> Bool {
    defer { isRecording = false }
    return isRecording
  }
}

private final class StopsAtTheLift: AnyDictaphone {
  override func lose() {
    if isRecording { drafts += 1 }
    isRecording = false
  }
}

private final class FiresForEver: AnyDictaphone {
  override func limit() {
    isRecording = false
    sent += 1
  }
  override func stop() -> Bool {
    defer { isRecording = false }
    return isRecording
  }
}

private final class NoSuper: AnyDictaphone {
  override func cancelTracking(with event: UIEvent?) { lose() }
}

private final class MeasuresInBounds: AnyDictaphone {
  private var isNear = true
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    isNear = touch.map { bounds.contains($0.location(in: self)) } ?? false
    super.endTracking(touch, with: event)
  }
  override func lift() { if stop(), isNear { sent += 1 } }
}

private final class StopsOutside: AnyDictaphone {
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if !isTouchInside { timer?.stop() }
    return true
  }
}
