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
    "The touch was taken away, and nothing that ran then stopped the recording. "
    + "(In our engine isTracking is false after super.)"
    + "\nRule: \(away)"
  static let interrupted =
    "The recording was interrupted, and it was saved all the same.\nRule: \(notALift)"
  static let overridesWithoutSuper =
    "UIControl never heard the end: a method was overridden without super."
  static let doesNotCallItsSuper =
    "The button is still pressed: super's method of the same name was not called."
  static let goesOnOffTheScreen = "The button has lost its window, and it is still recording."
  static let savesOnlyWhatIsLiftedInside =
    """
    Lifted anywhere it saves; this finger had slid off, and that is no interruption.
    Rule: \(lift)
    """
  static let interruptedAndPressed =
    "It was interrupted, and saved all the same; and without super the button is still pressed."
    + "\nRule: \(callSuper)"
  static let recordsAndIsPressed =
    "The button still records and is still pressed: this way of losing the touch is not seen to."
    + "\nRule: \(callSuper)"
  static let savesNothingMore = """
    Since the alert, the button saves nothing any more.
    Rule: \(ownTouch)
    """
  static let stopsWhenDisabled =
    "The button was disabled under the finger; it still follows its touch, and that is no interruption."
  static let countsEveryFinger =
    "Only the touch that the button follows ends the recording, not another finger's."
  static let takesAnyTouchForItsOwn =
    "Another finger's touch was taken away; the one that holds the button is still there."
  static let takesBackWhatWasNotSaved =
    "For this touch endTracking is not called: nothing was saved that could be taken back."
  static let letsGoOfATouchThatHas =
    "The button let go of a touch that had left, and is not told any more when it is lifted."
  static let throwsAwayWhatWasSavedBefore = """
    The alert threw away what was saved before it.
    Rule: \(ownTouch)
    """

  static let stopsOutside =
    "The finger holds the button still, though it has slid off; nothing interrupts the recording."
  static let stopsWhenHidden =
    "A hidden button keeps the touch that it follows; the finger holds it still."
  static let savesNoLongOnes = """
    Lifted anywhere it saves, however long the finger held it.
    Rule: \(lift)
    """

  static let callSuper =
    "chapter 6, The methods you shouldn't override: call super, or UIControl hears nothing (CT-2)."
  static let keeps = "a touch that the control follows is its own until it is over (CT-5)."
  static let away =
    "a touch that is taken away calls cancelTracking in place of endTracking (CT-8)."
  static let notALift =
    "cancelTracking is no lift: it says that the touch was taken away, and nothing more (CT-8)."
  static let hiddenKeeps = "chapter 1, 164 points away: a touch keeps its view to its end (HT-19)."
  static let both = "endTracking or cancelTracking is called, never both (CT-7, CT-8)."
  static let stop = "a control that leaves its window calls cancelTracking as well (CT-8)."
  static let disabled = "a control that is disabled under the finger stops nothing (CT-15)."
  static let follow = "a no in continueTracking ends it, without a further call (CT-6)."
  static let lift = "endTracking is called for every lift, inside or outside, early or late (CT-4)."
  static let ownTouch =
    "cancelTracking is about the touch that was followed, and no other one (CT-8)."
  static let oneTouch = """
    chapter 6, The methods you shouldn't override: in our engine a control that follows a touch \
    takes no other one (CT-3).
    """
}

private let statement6_5: [Asked] = [
  .asks("A button records sound", "A finger holds the button"),
  .asks(
    "Lifted anywhere, it saves", "Held, and lifted", "Held, and lifted 360 points below",
    "Held, out of the button, further", "Held for ten seconds"),
  .asks(
    "But when an alert", "An alert comes up", "The button leaves the screen",
    "What the button lies in leaves"),
  .asks(
    "Repair it: an interrupted", "An alert comes up", "The button leaves the screen",
    "A tap, and then an alert", "An alert, and then a tap"),
  .asks(
    "Nothing else interrupts", "Disabled under the finger", "A second finger comes",
    "A second finger on the button", "Held, and moved 360 points below", "Hidden under the finger"),
  .asks("Worked touch", "Two taps"),
  .tells("Delete the `todo`"),
]

let exercise6_5: Grader<Recorder> = Grader(
  "6.5", .repair, read: "Chapters/06-controls, A touch has two ends",
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
  ], wrong: wrong6_5, statement: statement6_5
) { make in
  let down = TouchStep.down(x: 150, y: 220)
  func scene(
    _ name: String, _ steps: [TouchStep], is wanted: String, why: [String: String],
    rule: String = Diagnosis6_5.both, prepare: (Stage, Recorder) -> Void = { _, _ in }
  ) throws {
    try playing(name) {
      let got = try recorder(steps, prepare: prepare, make)
      try expect(
        got, is: wanted, name, why: why,
        rule: [Diagnosis6_5.overridesWithoutSuper, Diagnosis6_5.doesNotCallItsSuper]
          .contains(why[got]) ? Diagnosis6_5.callSuper : rule)
    }
  }
  try scene(
    "A finger holds the button", [down], is: "recording, 0 saved, pressed",
    why: [
      "stopped, 0 saved, pressed": "Nothing is recorded while the finger is down.",
      "recording, 0 saved, released":
        "The button declined to follow the touch, so it is not told when it is over.",
      "recording, 1 saved, pressed": "It is saved already, while it is still recorded.",
    ])
  try scene(
    "Held, and lifted", [down, .up()], is: "stopped, 1 saved, released",
    why: [
      "recording, 1 saved, released": "It still records after it has saved.",
      "stopped, 0 saved, released": "The finger was lifted, and nothing was saved.",
      "stopped, 1 saved, pressed": Diagnosis6_5.overridesWithoutSuper,
    ], rule: Diagnosis6_5.callSuper)
  try scene(
    "Two taps", [down, .up(), .wait(1), down, .up()], is: "stopped, 2 saved, released",
    why: ["stopped, 1 saved, released": "The second tap saved nothing."])
  try scene(
    "Two quick taps", [down, .up(), down, .up()], is: "stopped, 2 saved, released",
    why: [
      "stopped, 1 saved, released": "The second tap came quickly, and it is a touch like any other."
    ])
  try scene(
    "Held, and lifted 360 points below", [down, .move(x: 150, y: 600), .up()],
    is: "stopped, 1 saved, released",
    why: ["stopped, 0 saved, released": Diagnosis6_5.savesOnlyWhatIsLiftedInside])
  try scene(
    "Held, out of the button, further, and lifted",
    [down, .move(x: 150, y: 400), .move(x: 150, y: 600), .up()], is: "stopped, 1 saved, released",
    why: [
      "stopped, 0 saved, released":
        "The button let go of a touch that had left; it was lifted later, and nothing was saved.",
      "recording, 0 saved, released": Diagnosis6_5.letsGoOfATouchThatHas,
    ], rule: Diagnosis6_5.follow)
  try scene(
    "Held for ten seconds, and lifted", [down, .wait(10), .up()], is: "stopped, 1 saved, released",
    why: ["stopped, 0 saved, released": Diagnosis6_5.savesNoLongOnes])
  try scene(
    "Held, and moved 360 points below, not lifted yet", [down, .move(x: 150, y: 600)],
    is: "recording, 0 saved, pressed",
    why: ["stopped, 0 saved, pressed": Diagnosis6_5.stopsOutside],
    rule: Diagnosis6_5.keeps)
  let interruptions = [
    "recording, 0 saved, released": Diagnosis6_5.forgetsThatATouchCanBeCancelled,
    "recording, 0 saved, pressed": Diagnosis6_5.recordsAndIsPressed,
    "stopped, 1 saved, released": Diagnosis6_5.interrupted,
    "stopped, 1 saved, pressed": Diagnosis6_5.interruptedAndPressed,
    "stopped, -1 saved, released": Diagnosis6_5.takesBackWhatWasNotSaved,
    "stopped, 0 saved, pressed": Diagnosis6_5.doesNotCallItsSuper,
  ]
  try scene(
    "An alert comes up", [down, .cancel()], is: "stopped, 0 saved, released", why: interruptions)
  let leaving = interruptions.merging([
    "recording, 0 saved, released": Diagnosis6_5.goesOnOffTheScreen
  ]) { $1 }
  try scene(
    "The button leaves the screen under the finger", [down, .wait(0.2)],
    is: "stopped, 0 saved, released", why: leaving, rule: Diagnosis6_5.stop
  ) { stage, recorder in
    stage.phone.clock.schedule(after: 0.1) { recorder.button.removeFromSuperview() }
  }
  try scene(
    "What the button lies in leaves the screen under the finger", [down, .wait(0.2)],
    is: "stopped, 0 saved, released", why: leaving, rule: Diagnosis6_5.stop
  ) { stage, recorder in
    let panel = place(UIView(), "panel", stage.root.bounds, in: stage.root)
    panel.addSubview(recorder.button)
    stage.phone.clock.schedule(after: 0.1) { panel.removeFromSuperview() }
  }
  try scene(
    "An alert, and then a tap", [down, .cancel(), .wait(1), down, .up()],
    is: "stopped, 1 saved, released",
    why: ["stopped, 0 saved, released": Diagnosis6_5.savesNothingMore])
  try scene(
    "A tap, and then an alert", [down, .up(), .wait(1), down, .cancel()],
    is: "stopped, 1 saved, released",
    why: [
      "stopped, 0 saved, released": Diagnosis6_5.throwsAwayWhatWasSavedBefore,
      "stopped, 2 saved, released": Diagnosis6_5.interrupted,
    ])
  try scene(
    "Disabled under the finger, not lifted yet", [down, .wait(0.2)],
    is: "recording, 0 saved, pressed",
    why: [
      "stopped, 0 saved, pressed": Diagnosis6_5.stopsWhenDisabled,
      "stopped, 0 saved, released": Diagnosis6_5.stopsWhenDisabled,
      "recording, 0 saved, released": Diagnosis6_5.stopsWhenDisabled,
    ], rule: Diagnosis6_5.disabled
  ) { stage, recorder in
    stage.phone.clock.schedule(after: 0.1) { recorder.button.isEnabled = false }
  }
  try scene(
    "Hidden under the finger, not lifted yet", [down, .wait(0.2)],
    is: "recording, 0 saved, pressed",
    why: ["stopped, 0 saved, pressed": Diagnosis6_5.stopsWhenHidden],
    rule: Diagnosis6_5.hiddenKeeps
  ) { stage, recorder in
    stage.phone.clock.schedule(after: 0.1) { recorder.button.isHidden = true }
  }
  try scene(
    "Disabled under the finger, and lifted", [down, .wait(0.2), .up()],
    is: "stopped, 1 saved, released",
    why: [
      "stopped, 0 saved, released": Diagnosis6_5.stopsWhenDisabled,
      "recording, 0 saved, released": Diagnosis6_5.stopsWhenDisabled,
    ], rule: Diagnosis6_5.disabled
  ) { stage, recorder in
    stage.phone.clock.schedule(after: 0.1) { recorder.button.isEnabled = false }
  }
  try scene(
    "A second finger comes and goes on the button", [down, .down(2, x: 120, y: 210), .up(2)],
    is: "recording, 0 saved, pressed",
    why: [
      "stopped, 1 saved, pressed": Diagnosis6_5.countsEveryFinger,
      "stopped, 0 saved, pressed": Diagnosis6_5.countsEveryFinger,
    ],
    rule: Diagnosis6_5.oneTouch
  ) { _, recorder in recorder.button.isMultipleTouchEnabled = true }
  try scene(
    "A second finger on the button, whose touch the system takes away",
    [down, .down(2, x: 120, y: 210), .cancel(2)], is: "recording, 0 saved, pressed",
    why: ["stopped, 0 saved, pressed": Diagnosis6_5.takesAnyTouchForItsOwn],
    rule: Diagnosis6_5.oneTouch
  ) { _, recorder in recorder.button.isMultipleTouchEnabled = true }
  try randomScenes(1...30) { name, random in
    let frame = CGRect(
      x: random.coordinate(0...200), y: random.coordinate(100...400),
      width: random.coordinate(20...150), height: random.coordinate(20...80))
    var (steps, ends) = ([TouchStep](), 0)
    for _ in 0..<random.int(in: 1...4) {
      // Down in the middle of the button, so that every touch is followed.
      let way = random.way(around: frame).dropFirst()
      if way.last == .up() { ends += 1 }
      steps += [.down(x: Double(frame.midX), y: Double(frame.midY))] + way
      if random.bool() { steps.append(.wait(0.5)) }
    }
    try expect(
      recorder(steps, in: frame, make), is: "stopped, \(ends) saved, released",
      "\(name), button \(frame.inWords): \(inWords(steps))", why: [:], rule: Diagnosis6_5.both)
  }
}

/// What has become of a button after a script.
private func recorder(
  _ steps: [TouchStep], in frame: CGRect = dialFrame,
  prepare: (Stage, Recorder) -> Void = { _, _ in }, _ make: () -> Recorder
) throws -> String {
  let (stage, recorder) = (Stage(), make())
  stage.add(recorder.button, "record", frame)
  prepare(stage, recorder)
  try play(steps, on: stage)
  let isPressed = recorder.button.isHighlighted || recorder.button.isTracking
  return "\(recorder.isRecording() ? "recording" : "stopped"), \(recorder.saved()) saved, "
    + (isPressed ? "pressed" : "released")
}
