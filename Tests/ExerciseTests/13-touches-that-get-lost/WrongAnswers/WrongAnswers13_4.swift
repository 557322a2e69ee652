import ExerciseKit
import Grading

let wrong13_4: [WrongAnswer<Recorder13>] = [
  WrongAnswer("forgets that a touch can be lost") { recorder(ForgetsTheLoss13_4()) },
  WrongAnswer("takes a loss for a lift") { recorder(SendsWhatIsLost()) },
  WrongAnswer("throws a lost recording away") { recorder(ThrowsAway()) },
  WrongAnswer("sends wherever the finger is lifted") { recorder(SendsAnywhere()) },
  WrongAnswer("takes a lift beside the button for a loss") { recorder(DraftsWhatIsBeside()) },
  WrongAnswer("lets go of a finger that slides off") { recorder(LetsGo()) },
  WrongAnswer("sends at the limit and at the lift") { recorder(SendsTwice()) },
  WrongAnswer("makes a draft of what was sent at the limit") { recorder(DraftsWhatIsSent()) },
  WrongAnswer("sends at the limit only what is held inside") { recorder(LimitOnlyInside()) },
  WrongAnswer("never stops the timer, and looks whether it records") { recorder(NeverStops()) },
  WrongAnswer("stops the timer at the lift alone") { recorder(StopsAtTheLift()) },
  WrongAnswer("does not look whether it records when the timer fires") { recorder(FiresForEver()) },
  WrongAnswer("overrides cancelTracking without super") { recorder(NoSuper()) },
  WrongAnswer("measures in its bounds") { recorder(MeasuresInBounds()) },
  WrongAnswer("stops its timer while the finger is beside") { recorder(StopsOutside()) },
  WrongAnswer("lets the control follow no touch") { recorder(FollowsNoTouch()) },
  WrongAnswer("keeps recording what has become a draft") { recorder(DraftsAndGoesOn()) },
  WrongAnswer("has a limit of 9.5 seconds") { recorder(Limits(9.5)) },
  WrongAnswer("has a limit of 10.5 seconds") { recorder(Limits(10.5)) },
  WrongAnswer("asks where it was lifted when the touch is over") { recorder(AsksTooLate()) },
  WrongAnswer("sends nothing") { recorder(SendsNothing()) },
  WrongAnswer("records once in its life") { recorder(RecordsOnce()) },
  WrongAnswer("sets drafts to one") { recorder(SetsDrafts()) },
  WrongAnswer("sets sent to one") { recorder(SetsSent()) },
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

private final class Limits: AnyDictaphone {
  private let time: Double
  init(_ time: Double) {
    self.time = time
    super.init()
  }
  override func begin() {
    isRecording = true
    timer = runLoop?.schedule(after: time) { [weak self] in self?.limit() }
  }
}

private final class AsksTooLate: AnyDictaphone {
  private var isOver = false
  override func lift() { if isOver { super.lift() } }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    isOver = true
    lift()
    isOver = false
  }
}

private final class SendsNothing: AnyDictaphone {
  override func lift() { _ = stop() }
  override func limit() { _ = stop() }
}

private final class RecordsOnce: AnyDictaphone {
  override func begin() { if sent == 0, drafts == 0 { super.begin() } }
}

private final class SetsDrafts: AnyDictaphone { override func lose() { if stop() { drafts = 1 } } }

private final class SetsSent: AnyDictaphone {
  override func lift() { if stop(), isTouchInside { sent = 1 } }
}

private final class StopsOutside: AnyDictaphone {
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if !isTouchInside { timer?.stop() }
    return true
  }
}

private final class FollowsNoTouch: AnyDictaphone {
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    begin()
    return false
  }
}

private final class DraftsAndGoesOn: AnyDictaphone {
  override func lose() {
    timer?.stop()
    if isRecording { drafts += 1 }
  }
}
