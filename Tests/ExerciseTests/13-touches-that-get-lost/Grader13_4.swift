import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions13

/// A dictaphone of any design.
struct Recorder13 {
  let button: UIControl
  let setRunLoop: (MainRunLoop) -> Void
  let isRecording: () -> Bool
  let sent: () -> Int
  let drafts: () -> Int
}

/// What answers to exercise 13.4 are told.
enum Diagnosis13_4 {
  static let recordsNothing = "A finger holds the button, and nothing is recorded."
  static let goesOn = "The touch is over, and the recording continues: this ending is not seen to."
  static let isSentAndGoesOn = "It was sent, so it is over, and `isRecording` is still true."
  static let isADraftAndGoesOn =
    "It has become a draft, so it is over, and `isRecording` is still true."
    + "\nRule: clean up: it takes back all that the beginning has changed."
  static let isNotTracked =
    "beginTracking answers false: the control follows this touch no further, and hears no end of it."
  static let leftOver = "What the recording before has left behind was still there in this one."
  static let goesOnAfterLimit =
    "Ten seconds have passed, and the recording continues.\nRule: \(limit)"
  static let noDraft =
    "The touch was lost, and the recording should have become a draft."
    + "\nRule: the statement: a lost touch makes a draft; a lift beside the button throws it away."
  static let sendsWhatIsLost =
    "The touch was lost, and the recording was sent; nobody let go."
    + "\nRule: clean up: ended does what the user wanted; cancelled does not."
  static let draftsWhatIsLifted =
    "The finger was lifted, so the touch was not lost: only a lost one makes a draft."
    + "\nRule: clean up: a lift comes to endTracking, and a loss to cancelTracking (CT-2)."
  static let sendsBeside =
    "The finger was lifted beside the button, and the recording was sent.\nRule: \(tolerance)"
  static let bounds =
    "`isTouchInside` is true there: a control counts a finger as inside up to 70 points away."
  static let outsideIsNotOver =
    "The finger has left the button and is still down: nothing is decided yet.\nRule: \(stay)"
  static let sendsEarly =
    "The limit of 10 seconds is not reached yet.\nRule: \(limit)"
  static let sendsNothing =
    "The finger was lifted on the button, and nothing was sent."
    + "\nRule: clean up: ended does what the user wanted; cancelled does not."
  static let sendsTwice =
    "The limit had ended the recording and sent it. The lift found a recording that was over."
  static let draftAfterTheLimit =
    "The limit had ended the recording and sent it. The loss found a recording that was over."
  static let oldTimer =
    "The timer of the recording before was not stopped, and it fired in this one."
  static let timerAfterTheEnd =
    "The recording was over, and its timer was not stopped: it fired, and something was sent."
  static let timerAfterTheLoss =
    "The touch was lost, and the timer went on: ten seconds after the down it fired."
  static let onlyInside =
    "After ten seconds the recording is sent, wherever the finger is; here it is beside the button."
    + "\nRule: \(stay)"
  static let noLimitOutside =
    "The finger is beside the button, and the recording has no limit there: its timer does not run."
    + "\nRule: \(stay)"
  static let noSuper = "UIControl never heard the end: an override does not call super."
  static let once =
    "The next touch is a new recording, and it was not made."
    + "\nRule: the statement: the next touch begins a new recording, whatever was before."
  static let setsSent =
    "The second recording was sent as well, and `sent` is what it was."
    + "\nRule: the statement: `sent` grows by one each time."
  static let setsDrafts =
    "The second recording was lost as well, and `drafts` is what it was."
    + "\nRule: the statement: `drafts` grows by one each time."
  static let asksTooLate =
    "Nothing was sent. In our engine `isTouchInside` is false again after `super.touchesEnded`."
    + "\nRule: \(endTracking)"

  private static let limit =
    "the statement: after 10 seconds, and no sooner, the recording is sent."
  private static let endTracking =
    "chapter 6, A finger that strays: the lift is judged, and then endTracking runs (CT-7)."
  static let cleanUp = "clean up: one place for every end, which does no harm if called twice."
  static let tracks =
    "chapter 6, The methods you shouldn't override: it follows if beginTracking says yes (CT-2)."
  static let stay =
    "chapter 6, A finger that strays: a control tracks a finger beside its bounds, too (CT-5)."
  static let timer = "clean up: a timer that a touch has started is stopped when the touch is over."
  static let tolerance =
    "chapter 6, A finger that strays: isTouchInside, up to 70 points beside the bounds (CT-9)."
  static let interrupt = "interrupt: an app that becomes inactive loses all its touches (EV-30)."
  static let leave = "leave: a view that leaves its window loses its touches (EV-17)."
  static let take = "take: what a gesture takes is cancelled in its view, at once (GR-40)."
  static let callSuper = "clean up: endTracking and cancelTracking need super (CT-2)."
}

let exercise13_4: Grader<Recorder13> = Grader(
  "13.4", .write, read: theRule, steps: steps,
  solution: {
    let button = Solutions13.Dictaphone(frame: .zero)
    return Recorder13(
      button: button, setRunLoop: { button.runLoop = $0 }, isRecording: { button.isRecording },
      sent: { button.sent }, drafts: { button.drafts })
  },
  alternatives: [
    { recorder(NumbersRecordings()) }, { recorder(AsksTheTimer()) }, { recorder(OneEnum()) },
  ], wrong: wrong13_4,
  statement: [
    .asks("A button records while", "The button is held"),
    .tells("A recording is over in one"),
    .asks(
      "- lifted on the button", "Held for 1 s, lifted", "Held, and lifted 30",
      "Held, off the button and back"),
    .asks("- lifted beside it", "Held, and lifted 200", "Held, lifted beside, and 20 s"),
    .asks(
      "- the touch is lost", "An alert", "The button leaves", "Its page leaves", "A pan takes",
      "Off the button, and an alert"),
    .asks("- after 10 seconds:", "Held for 9.9", "Held for 10.1", "Off the button for"),
    .asks(
      "What happens after that", "Held for 11 s, lifted", "Held for 11 s, and an alert",
      "Held for 25 s", "Held, lifted, and 20 s", "An alert, and 20 s"),
    .asks(
      "The next touch begins", "Held for 6 s, lifted, held", "An alert after 6 s",
      "Lifted beside after 6 s", "Held for 11 s, lifted, and held", "An alert, and an alert",
      "Random scene"),
    .asks("`isRecording` says", "The button is held"),
    .tells("`runLoop?.schedule"),
    .asks("Worked touch:", "Held for 3 s"),
  ]
) { make in
  let (down, beside) = (Moment.down(80, 150), Moment.move(80, 500))
  func scene(
    _ name: String, _ moments: [Moment], _ isRecording: Bool = false, sent: Int = 0,
    drafts: Int = 0, why: @autoclosure () throws -> [Made: String], rule: String,
    _ prepare: (Screen) -> Void = { _ in }
  ) throws {
    let wanted = Made(isRecording, sent, drafts)
    try expect(
      made(moments, make, prepare), is: wanted.words, name,
      why: Dictionary(uniqueKeysWithValues: why().map { ($0.key.words, $0.value) })
        .merging([wanted.words + ", still pressed": Diagnosis13_4.noSuper]) { $1 }, rule: rule)
  }
  let (cleanUp, timer) = (Diagnosis13_4.cleanUp, Diagnosis13_4.timer)
  try scene(
    "The button is held", [down, .wait(1)], true,
    why: [Made(false, 0, 0): Diagnosis13_4.recordsNothing], rule: cleanUp)
  try playing("The button is held, and follows its touch") {
    let recorder = make()
    let screen = Screen(recorder.button, "record", buttonFrame)
    recorder.setRunLoop(screen.stage.phone.runLoop)
    try screen.play([down, .wait(1)])
    try expect(
      recorder.button.isTracking ? "tracking" : "not tracking", is: "tracking",
      "The button is held, and follows its touch", otherwise: Diagnosis13_4.isNotTracked,
      rule: Diagnosis13_4.tracks)
  }
  try scene(
    "Held for 1 s, lifted on the button", [down, .wait(1), .up()], sent: 1,
    why: [
      Made(true, 1, 0): Diagnosis13_4.isSentAndGoesOn, Made(true, 0, 0): Diagnosis13_4.goesOn,
      Made(false, 0, 0): made([down, .wait(11)], make) == Made(false, 1, 0).words
        ? Diagnosis13_4.asksTooLate : Diagnosis13_4.sendsNothing,
      Made(false, 0, 1): Diagnosis13_4.draftsWhatIsLifted,
    ], rule: cleanUp)
  try scene(
    "Held for 3 s, lifted on the button", [down, .wait(3), .up()], sent: 1, why: [:],
    rule: cleanUp)
  try scene(
    "Held, and off the button", [down, beside, .wait(1)], true,
    why: [Made(false, 0, 0): Diagnosis13_4.outsideIsNotOver], rule: cleanUp)
  try scene(
    "Held, off the button and back, lifted", [down, beside, .move(80, 150), .up()], sent: 1,
    why: [Made(false, 0, 0): Diagnosis13_4.outsideIsNotOver], rule: cleanUp)
  try scene(
    "Held, and lifted 200 points below the button", [down, .wait(1), beside, .up()],
    why: [
      Made(false, 1, 0): Diagnosis13_4.sendsBeside, Made(true, 0, 0): Diagnosis13_4.goesOn,
      Made(false, 0, 1): Diagnosis13_4.draftsWhatIsLifted,
    ], rule: cleanUp)
  try scene(
    "Held, and lifted 30 points below the button", [down, .wait(1), .move(80, 210), .up()], sent: 1,
    why: [Made(false, 0, 0): Diagnosis13_4.bounds], rule: Diagnosis13_4.tolerance)
  let lost = [
    Made(true, 0, 0): Diagnosis13_4.goesOn, Made(false, 1, 0): Diagnosis13_4.sendsWhatIsLost,
    Made(true, 0, 1): Diagnosis13_4.isADraftAndGoesOn,
    Made(false, 0, 0): Diagnosis13_4.noDraft,
    Made(false, 1, 1): "The recording was sent and is a draft as well; it can end only once.",
  ]
  try scene(
    "An alert comes up", [down, .wait(1), .alert], drafts: 1, why: lost,
    rule: Diagnosis13_4.interrupt)
  try scene(
    "An alert comes up, and the finger is lifted", [down, .wait(1), .alert, .up()], drafts: 1,
    why: lost, rule: Diagnosis13_4.callSuper)
  try scene(
    "The button leaves its window", [down, .wait(1), .leaves], drafts: 1,
    why: lost.merging([
      Made(false, 0, 2): "One touch was lost, and it was counted twice: leaving is one ending."
    ]) { $1 }, rule: Diagnosis13_4.leave)
  try scene(
    "Its page leaves the window", [down, .wait(1), .pageLeaves], drafts: 1, why: lost,
    rule: Diagnosis13_4.leave)
  try scene(
    "A pan takes the touch", [down, .wait(1), .move(80, 170)], drafts: 1, why: lost,
    rule: Diagnosis13_4.take
  ) { $0.view.addGestureRecognizer(UIPanGestureRecognizer()) }
  try scene(
    "Off the button, and an alert", [down, beside, .alert], drafts: 1, why: lost,
    rule: Diagnosis13_4.interrupt)
  try scene(
    "Held for 9.9 s", [down, .wait(9.88)], true,
    why: [
      Made(false, 1, 0): Diagnosis13_4.sendsEarly, Made(true, 1, 0): Diagnosis13_4.sendsEarly,
    ], rule: cleanUp)
  try scene(
    "Held for 10.1 s", [down, .wait(10.08)], sent: 1,
    why: [
      Made(true, 0, 0): Diagnosis13_4.goesOnAfterLimit,
      Made(true, 1, 0): Diagnosis13_4.goesOnAfterLimit,
      Made(false, 0, 0): "After ten seconds the recording is over, and nothing was sent.",
      Made(false, 0, 1): "The limit is no loss: the recording should be sent.",
    ], rule: cleanUp)
  try scene(
    "Off the button for 11 s", [down, beside, .wait(11)], sent: 1,
    why: [Made(false, 0, 0): Diagnosis13_4.onlyInside], rule: cleanUp)
  try scene(
    "Off the button, further, and there for 11 s", [down, beside, .move(80, 600), .wait(11)],
    sent: 1,
    why: [
      Made(true, 0, 0): Diagnosis13_4.noLimitOutside, Made(false, 0, 0): Diagnosis13_4.onlyInside,
    ], rule: cleanUp)
  try scene(
    "Held for 11 s, lifted", [down, .wait(11), .up()], sent: 1,
    why: [Made(false, 2, 0): Diagnosis13_4.sendsTwice], rule: cleanUp)
  try scene(
    "Held for 11 s, and lifted beside the button", [down, .wait(11), beside, .up()], sent: 1,
    why: [Made(false, 0, 0): "What the limit has sent was taken back by the lift."], rule: cleanUp)
  try scene(
    "Held for 11 s, and an alert", [down, .wait(11), .alert], sent: 1,
    why: [Made(false, 1, 1): Diagnosis13_4.draftAfterTheLimit], rule: cleanUp)
  try scene(
    "Held for 25 s", [down, .wait(25)], sent: 1,
    why: [
      Made(false, 2, 0): "The limit sent a second time; a recording has one end.",
      Made(true, 2, 0): "After its end the recording began again by itself.",
    ], rule: timer)
  try scene(
    "Held, lifted, and 20 s pass", [down, .wait(1), .up(), .wait(20)], sent: 1,
    why: [Made(false, 2, 0): Diagnosis13_4.timerAfterTheEnd], rule: timer)
  try scene(
    "Held, lifted beside, and 20 s pass", [down, beside, .up(), .wait(20)],
    why: [Made(false, 1, 0): Diagnosis13_4.timerAfterTheEnd], rule: timer)
  try scene(
    "An alert, and 20 s pass", [down, .alert, .up(), .wait(20)], drafts: 1,
    why: [Made(false, 1, 1): Diagnosis13_4.timerAfterTheLoss], rule: timer)
  let again = [Moment.wait(1), down, .wait(6)]
  for (name, end, sent, drafts) in [
    ("Held for 6 s, lifted", [Moment.up()], 1, 0), ("An alert after 6 s", [.alert, .up()], 0, 1),
    ("Lifted beside after 6 s", [beside, .up()], 0, 0),
  ] {
    try scene(
      "\(name), held for 6 s more a second later", [down, .wait(6)] + end + again, true,
      sent: sent, drafts: drafts,
      why: [
        Made(false, sent + 1, drafts): Diagnosis13_4.oldTimer,
        Made(false, sent, drafts): Diagnosis13_4.once,
      ], rule: timer)
    try scene(
      "\(name), held for 6 s more, and lifted", [down, .wait(6)] + end + again + [.up()],
      sent: sent + 1, drafts: drafts, why: [Made(false, sent, drafts): Diagnosis13_4.setsSent],
      rule: cleanUp)
    try scene(
      "\(name), held for 11 s more", [down, .wait(6)] + end + [.wait(1), down, .wait(11)],
      sent: sent + 1, drafts: drafts,
      why: [
        Made(true, sent, drafts): "The second recording has no limit any more.",
        Made(false, sent + 2, drafts): Diagnosis13_4.oldTimer,
      ], rule: timer)
  }
  try scene(
    "An alert, and an alert over the next", [down, .alert, .up(), .wait(1), down, .alert, .up()],
    drafts: 2, why: [Made(false, 0, 1): Diagnosis13_4.setsDrafts], rule: cleanUp)
  try scene(
    "Held for 11 s, lifted, and held again", [down, .wait(11), .up(), .wait(1), down, .wait(1)],
    true, sent: 1, why: [Made(false, 1, 0): Diagnosis13_4.once], rule: cleanUp)
  try scene(
    "Held for 11 s, lifted, and an alert over the next", [down, .wait(11), .up(), down, .alert],
    sent: 1, drafts: 1, why: [Made(false, 1, 0): Diagnosis13_4.noDraft], rule: cleanUp)
  for (name, end) in [("lifted", [Moment.up()]), ("an alert", [.alert, .up()])] {
    try scene(
      "Held for 11 s, \(name), then held for 1 s and lifted",
      [down, .wait(11)] + end + [.wait(1), down, .wait(1), .up()], sent: 2,
      why: [
        Made(false, 1, 0): Diagnosis13_4.leftOver, Made(true, 1, 0): Diagnosis13_4.leftOver,
        Made(false, 1, 1): Diagnosis13_4.draftAfterTheLimit,
      ], rule: cleanUp)
  }
  try playing("Two buttons, and one is lifted") {
    let (one, other) = (make(), make())
    let screen = Screen(one.button, "record", buttonFrame)
    place(other.button, "other", CGRect(x: 200, y: 120, width: 120, height: 60), in: screen.page)
    for each in [one, other] { each.setRunLoop(screen.stage.phone.runLoop) }
    try screen.play([down, .down(260, 150, finger: 2), .wait(1), .up(), .wait(1)])
    try expect(
      "\(Made(one).words); \(Made(other).words)",
      is: "\(Made(false, 1, 0).words); \(Made(true, 0, 0).words)",
      "Two buttons, and one is lifted",
      otherwise: "The two share what they remember: each button has a recording of its own.",
      rule: cleanUp)
  }
  try randomScenes(1...30) { name, random in
    let frame = CGRect(
      x: random.coordinate(0...150), y: random.coordinate(50...200),
      width: random.coordinate(40...200), height: random.coordinate(30...100))
    var moments: [Moment] = []
    for _ in 0..<random.int(in: 1...4) {
      moments.append(.down(Double(frame.midX), Double(frame.midY)))
      moments.append(.wait(Double(random.int(in: 0...140)) / 10 + 0.03))
      if random.bool() {
        moments.append(.move(Double(frame.midX), Double(frame.maxY) + 200))
        moments.append(.wait(Double(random.int(in: 0...50)) / 10))
      }
      moments += random.pick([[.up()], [.alert, .up()], [.leaves, .back, .up()]])
      moments.append(.wait(Double(random.int(in: 0...80)) / 10))
    }
    try expect(
      made(moments, in: frame, make), is: made(moments, in: frame, { recorder(OneEnum()) }),
      "\(name): \(inWords(moments))", rule: cleanUp)
  }
}

private let buttonFrame = CGRect(x: 20, y: 120, width: 120, height: 60)

/// What has become of the recordings.
private struct Made: Hashable {
  let (isRecording, sent, drafts): (Bool, Int, Int)
  init(_ isRecording: Bool, _ sent: Int, _ drafts: Int) {
    (self.isRecording, self.sent, self.drafts) = (isRecording, sent, drafts)
  }
  init(_ button: Recorder13) {
    self.init(button.isRecording(), button.sent(), button.drafts())
  }
  var words: String {
    (isRecording ? "recording" : "not recording") + ", sent \(sent), drafts \(drafts)"
  }
}

private func made(
  _ moments: [Moment], in frame: CGRect = buttonFrame, _ make: () -> Recorder13,
  _ prepare: (Screen) -> Void = { _ in }
) throws -> String {
  let recorder = make()
  let screen = Screen(recorder.button, "record", frame)
  recorder.setRunLoop(screen.stage.phone.runLoop)
  prepare(screen)
  try screen.play(moments)
  let isOver = !screen.stage.phone.digitizer.fingers.contains { $0.finger == 1 }
  let isPressed = isOver && (recorder.button.isTracking || recorder.button.isHighlighted)
  return Made(recorder).words + (isPressed ? ", still pressed" : "")
}
