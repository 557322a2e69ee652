import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions06

/// A record button of any design.
struct Recorder {
  let button: UIControl
  let isRecording: () -> Bool
  let saved: () -> Int
}

/// What answers to exercise 6.5 are told.
enum Diagnosis6_5 {
  static let forgetsThatATouchCanBeCancelled =
    "The touch is over, and the button records: nobody told it that the touch was taken away."
  static let interrupted = "The recording was interrupted, and it was saved all the same."
  static let overridesWithoutSuper =
    "UIControl never heard of the end: a method was overridden without super."
  static let goesOnOffTheScreen = "The button has lost its window, and it goes on recording."
  static let savesOnlyWhatIsLiftedInside = "Lifted anywhere it saves; this was lifted outside."
  static let takesBackWhatWasNotSaved =
    "For this touch endTracking is not called: nothing was saved that could be taken back."
  static let letsGoOfATouchThatHas =
    "The button let go of a touch that had left, and nobody tells it when it is lifted."
  static let throwsAwayWhatWasSavedBefore = "The alert threw away what was saved before it."

  static let callSuper = "stop: endTracking and cancelTracking need super (CT-2)."
  static let both = "stop: endTracking or cancelTracking is called, never both (CT-7, CT-8)."
  static let stop = "stop: a control that leaves its window calls cancelTracking as well (CT-8)."
  static let follow = "follow: a no in continueTracking ends it, without a further call (CT-6)."
}

let exercise6_5: Grader<Recorder> = Grader(
  "6.5", .repair, read: "Chapters/06-controls, The rule, stop",
  solution: {
    let button = Solutions06.RecordButton(frame: .zero)
    return Recorder(
      button: button, isRecording: { button.isRecording }, saved: { button.saved })
  },
  alternatives: [
    {
      let button = RecordsWhileTracking(frame: .zero)
      return Recorder(
        button: button, isRecording: { button.isTracking }, saved: { button.saved })
    }
  ], wrong: wrong6_5
) { make in
  let down = TouchStep.down(x: 150, y: 220)
  try expect(
    recorder([down], make), is: "recording, 0 saved, pressed", "A finger holds the button",
    why: [
      "stopped, 0 saved, pressed": "Nothing is recorded while the finger is down.",
      "recording, 0 saved, released":
        "The button declined to follow the touch, so nobody tells it when it is over.",
      "recording, 1 saved, pressed": "It is saved already, and nothing is recorded yet.",
    ], rule: Diagnosis6_5.both)
  try expect(
    recorder([down, .up()], make), is: "stopped, 1 saved, released", "Held, and lifted",
    why: [
      "recording, 1 saved, released": "It goes on after it has saved.",
      "stopped, 0 saved, released": "The finger was lifted, and nothing was saved.",
      "stopped, 1 saved, pressed": Diagnosis6_5.overridesWithoutSuper,
    ], rule: Diagnosis6_5.callSuper)
  try expect(
    recorder([down, .move(x: 150, y: 600), .up()], make), is: "stopped, 1 saved, released",
    "Held, and lifted 360 points below",
    why: ["stopped, 0 saved, released": Diagnosis6_5.savesOnlyWhatIsLiftedInside],
    rule: Diagnosis6_5.both)
  try expect(
    recorder([down, .move(x: 150, y: 400), .move(x: 150, y: 600), .up()], make),
    is: "stopped, 1 saved, released", "Held, out of the button, further, and lifted",
    why: [
      "stopped, 0 saved, released":
        "The button let go of a touch that had left; it was lifted later, and nothing was saved.",
      "recording, 0 saved, released": Diagnosis6_5.letsGoOfATouchThatHas,
    ], rule: Diagnosis6_5.follow)
  try expect(
    recorder([down, .cancel()], make), is: "stopped, 0 saved, released", "An alert comes up",
    why: [
      "recording, 0 saved, released": Diagnosis6_5.forgetsThatATouchCanBeCancelled,
      "stopped, 1 saved, released": Diagnosis6_5.interrupted,
      "stopped, -1 saved, released": Diagnosis6_5.takesBackWhatWasNotSaved,
      "stopped, 0 saved, pressed": Diagnosis6_5.overridesWithoutSuper,
    ], rule: Diagnosis6_5.both)
  try expect(
    recorder([down], removes: true, make), is: "stopped, 0 saved, released",
    "The button leaves the screen under the finger",
    why: [
      "recording, 0 saved, released": Diagnosis6_5.goesOnOffTheScreen,
      "stopped, 1 saved, released": Diagnosis6_5.interrupted,
    ], rule: Diagnosis6_5.stop)
  try expect(
    recorder([down, .cancel(), .wait(1), down, .up()], make), is: "stopped, 1 saved, released",
    "An alert, and then a tap",
    why: ["stopped, 0 saved, released": "Since the alert, the button saves nothing any more."],
    rule: Diagnosis6_5.both)
  try expect(
    recorder([down, .up(), .wait(1), down, .cancel()], make), is: "stopped, 1 saved, released",
    "A tap, and then an alert",
    why: ["stopped, 0 saved, released": Diagnosis6_5.throwsAwayWhatWasSavedBefore],
    rule: Diagnosis6_5.both)
  try randomScenes(1...30) { name, random in
    var (steps, ends) = ([TouchStep](), 0)
    for _ in 0..<4 {
      // Down in the middle of the button, so that every touch is followed.
      let way = random.way(around: dialFrame).dropFirst()
      if way.last == .up() { ends += 1 }
      steps += [down] + way + [.wait(0.5)]
    }
    try expect(
      recorder(steps, make), is: "stopped, \(ends) saved, released", name, why: [:],
      rule: Diagnosis6_5.both)
  }
}

/// What has become of a button after a script.
private func recorder(
  _ steps: [TouchStep], removes: Bool = false, _ make: () -> Recorder
) throws -> String {
  let (stage, recorder) = (Stage(), make())
  stage.add(recorder.button, "record", dialFrame)
  try play(steps, on: stage)
  if removes { recorder.button.removeFromSuperview() }
  let isPressed = recorder.button.isHighlighted || recorder.button.isTracking
  return "\(recorder.isRecording() ? "recording" : "stopped"), \(recorder.saved()) saved, "
    + (isPressed ? "pressed" : "released")
}
