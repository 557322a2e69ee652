import ExerciseKit
import Grading

let wrong6_5: [WrongAnswer<Recorder>] = [
  WrongAnswer("forgets that a touch can be cancelled") { recorder(Forgets(frame: .zero)) },
  WrongAnswer("saves what was interrupted") { recorder(SavesAnyway(frame: .zero)) },
  WrongAnswer("saves what was interrupted, without super") { recorder(EndsInstead(frame: .zero)) },
  WrongAnswer("looks only at what has an event") { recorder(NeedsAnEvent(frame: .zero)) },
  WrongAnswer("stops when it is disabled") { recorder(StopsWhenDisabled(frame: .zero)) },
  WrongAnswer("overrides touchesCancelled without super") { recorder(CancelsByHand(frame: .zero)) },
  WrongAnswer("stops when any touch is taken away") { recorder(StopsForAnyTouch(frame: .zero)) },
  WrongAnswer("overrides cancelTracking without super") {
    recorder(CancelsWithoutSuper(frame: .zero))
  },
  WrongAnswer("calls another method of super") { recorder(CallsAnotherSuper(frame: .zero)) },
  WrongAnswer("asks isTracking after super") { recorder(AsksTooLate(frame: .zero)) },
  WrongAnswer("overrides endTracking without super") { recorder(EndsWithoutSuper(frame: .zero)) },
  WrongAnswer("saves only what is lifted inside") { recorder(SavesInside(frame: .zero)) },
  WrongAnswer("takes back what was not saved") { recorder(TakesBack(frame: .zero)) },
  WrongAnswer("lets go of a touch that has left") { recorder(LetsGo(frame: .zero)) },
  WrongAnswer("throws away what was saved before") { recorder(ThrowsAllAway(frame: .zero)) },
  WrongAnswer("stops while the finger is outside") { recorder(StopsOutside(frame: .zero)) },
  WrongAnswer("stops when it is hidden") { recorder(StopsWhenHidden(frame: .zero)) },
  WrongAnswer("saves nothing that took long") { recorder(SavesShortOnes(frame: .zero)) },
]

private func recorder(_ button: Forgets) -> Recorder {
  Recorder(button: button, isRecording: { button.isRecording }, saved: { button.saved })
}

private class Forgets: UIControl {
  var isRecording = false
  var saved = 0

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    isRecording = true
    return true
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    isRecording = false
    saved += 1
  }
}

private final class SavesAnyway: Forgets {
  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    endTracking(nil, with: event)
  }
}

private final class EndsInstead: Forgets {
  override func cancelTracking(with event: UIEvent?) { endTracking(nil, with: event) }
}

private final class NeedsAnEvent: Forgets {
  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    if event != nil { isRecording = false }
  }
}

private final class StopsWhenDisabled: Stops {
  override var isEnabled: Bool {
    didSet { if !isEnabled, isRecording { cancelTracking(with: nil) } }
  }
}

private final class CancelsByHand: Forgets {
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isRecording = false
  }
}

private final class StopsForAnyTouch: Forgets {
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    isRecording = false
  }
}

private final class CancelsWithoutSuper: Forgets {
  override func cancelTracking(with event: UIEvent?) { isRecording = false }
}

private final class CallsAnotherSuper: Forgets {
  override func cancelTracking(with event: UIEvent?) {
    // Saves, which is taken back: in a class that inherits from UIControl, super's method saves nothing.
    super.endTracking(nil, with: event)
    saved -= 1
  }
}

private final class AsksTooLate: Forgets {
  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    if isTracking { isRecording = false }
  }
}

private final class EndsWithoutSuper: Forgets {
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    isRecording = false
    saved += 1
  }
}

private class Stops: Forgets {
  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    isRecording = false
  }
}

private final class SavesInside: Stops {
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let before = saved
    super.endTracking(touch, with: event)
    if !isTouchInside { saved = before }
  }
}

private final class TakesBack: Stops {
  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    saved -= 1
  }
}

private final class LetsGo: Stops {
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { isTouchInside }
}

private final class ThrowsAllAway: Stops {
  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    saved = 0
  }
}

private final class StopsOutside: Stops {
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    isRecording = bounds.contains(touch.location(in: self))
    return true
  }
}

private final class StopsWhenHidden: Stops {
  override var isHidden: Bool { didSet { if isHidden { isRecording = false } } }
}

private final class SavesShortOnes: Stops {
  private var start = 0.0
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = touch.timestamp
    return super.beginTracking(touch, with: event)
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch, touch.timestamp - start > 1 { saved -= 1 }
  }
}

/// Right: keeps nothing that could be forgotten; recording means tracking.
final class RecordsWhileTracking: UIControl {
  private(set) var saved = 0

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    saved += 1
  }
}
