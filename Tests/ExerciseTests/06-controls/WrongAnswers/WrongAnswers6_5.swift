import ExerciseKit
import Grading

let wrong6_5 = [
  WrongAnswer(
    "forgets that a touch can be cancelled",
    gets: """
      A call comes in: stopped, 0 saved, released is right, your answer is recording, 0 saved, released.
      The touch is over, and the button records: nobody told it that the touch was taken away.
      Rule: stop: endTracking or cancelTracking is called, never both (CT-7, CT-8).
      """
  ) { recorder(Forgets(frame: .zero)) },
  WrongAnswer(
    "saves what was interrupted",
    gets: """
      A call comes in: stopped, 0 saved, released is right, your answer is stopped, 1 saved, released.
      The recording was interrupted, and it was saved all the same.
      Rule: stop: endTracking or cancelTracking is called, never both (CT-7, CT-8).
      """
  ) { recorder(SavesAnyway(frame: .zero)) },
  WrongAnswer(
    "overrides touchesCancelled without super",
    gets: """
      A call comes in: stopped, 0 saved, released is right, your answer is stopped, 0 saved, pressed.
      UIControl never heard of the cancellation: a touches method was overridden without super.
      Rule: stop: endTracking or cancelTracking is called, never both (CT-7, CT-8).
      """
  ) { recorder(CancelsByHand(frame: .zero)) },
  WrongAnswer(
    "overrides touchesCancelled with super",
    gets: """
      The button leaves the screen under the finger: stopped, 0 saved, released is right, your answer is recording, 0 saved, released.
      No touch was cancelled here; only the control itself knows that it gave up.
      Rule: stop: a control that leaves its window calls cancelTracking as well (CT-8).
      """
  ) { recorder(CancelsWithSuper(frame: .zero)) },
  WrongAnswer(
    "saves only what is lifted inside",
    gets: """
      Held, and lifted 360 points below: stopped, 1 saved, released is right, your answer is stopped, 0 saved, released.
      Lifted anywhere it saves; this was lifted outside.
      Rule: stop: endTracking or cancelTracking is called, never both (CT-7, CT-8).
      """
  ) { recorder(SavesInside(frame: .zero)) },
  WrongAnswer(
    "takes back what was not saved",
    gets: """
      A call comes in: stopped, 0 saved, released is right, your answer is stopped, -1 saved, released.
      For this touch endTracking is not called: nothing was saved that could be taken back.
      Rule: stop: endTracking or cancelTracking is called, never both (CT-7, CT-8).
      """
  ) { recorder(TakesBack(frame: .zero)) },
  WrongAnswer(
    "lets go of a touch that has left",
    gets: """
      Held, out of the button, further, and lifted: stopped, 1 saved, released is right, your answer is recording, 0 saved, released.
      The button let go of a touch that had left, and nobody tells it when it is lifted.
      Rule: follow: a no in continueTracking ends it, without a further call (CT-6).
      """
  ) { recorder(LetsGo(frame: .zero)) },
  WrongAnswer(
    "throws away what was saved before",
    gets: """
      A tap, and then a call: stopped, 1 saved, released is right, your answer is stopped, 0 saved, released.
      The call threw away what was saved before it.
      Rule: stop: endTracking or cancelTracking is called, never both (CT-7, CT-8).
      """
  ) { recorder(ThrowsAllAway(frame: .zero)) },
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
    isRecording = false
    saved += 1
  }
}

private final class SavesAnyway: Forgets {
  override func cancelTracking(with event: UIEvent?) { endTracking(nil, with: event) }
}

private final class CancelsByHand: Forgets {
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isRecording = false
  }
}

private final class CancelsWithSuper: Forgets {
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isRecording = false
    super.touchesCancelled(touches, with: event)
  }
}

private final class SavesInside: Forgets {
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    isRecording = false
    if isTouchInside { saved += 1 }
  }
  override func cancelTracking(with event: UIEvent?) { isRecording = false }
}

private final class TakesBack: Forgets {
  override func cancelTracking(with event: UIEvent?) {
    isRecording = false
    saved -= 1
  }
}

private final class LetsGo: Forgets {
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { isTouchInside }
  override func cancelTracking(with event: UIEvent?) { isRecording = false }
}

private final class ThrowsAllAway: Forgets {
  override func cancelTracking(with event: UIEvent?) { (isRecording, saved) = (false, 0) }
}

/// Right: keeps nothing that could be forgotten; recording means tracking.
final class RecordsWhileTracking: UIControl {
  private(set) var saved = 0

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { saved += 1 }
}
