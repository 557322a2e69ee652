import Grading
import MiniUIKit
import Stage

@testable import Solutions01

/// An app that counts touches, and how many it has counted.
struct Counted {
  let app: UIApplication
  let count: () -> Int

  init(_ app: UIApplication, _ count: @escaping () -> Int) { (self.app, self.count) = (app, count) }
}

/// What answers to exercise 1.1 are told.
enum Diagnosis1_1 {
  static let countsTheMoves =
    "The finger rests, and you count moves: a touch may bring many of them, or none."
  static let countsTheLifts =
    "The finger is still down, and you count lifts, which come at the end of a touch."
  static let countsLater = "You wait for something that happens later, or never."
  static let countsEveryEventATouchIsIn =
    """
    You count the events: one touch is in every event from its began to its ended.
    Rule: the statement: a finger counts once, whatever it does later.
    """
  static let countsAnEventWithTwoFingersOnce = """
    You counted the event: both fingers are in it.
    Rule: \(oneEvent)
    """
  static let countsTheLiftAsWell =
    "You count the lift as well; it ends a touch that has been counted before."
  static let countsATouchOnlyIfItIsAlone = """
    You count a touch only if it is alone in its event.
    Rule: \(oneEvent)
    """
  static let countsADoubleTapOnce =
    "A second tap is a touch of its own, however soon it comes after the first."
    + "\nRule: chapter 1, What you can keep: tapCount counts quick taps; each is a touch (EV-8)."
  static let countsTheTouchesOfOneWindow =
    """
    The event holds the touches of all windows; you count those of one.
    Rule: \(oneEvent)
    """
  static let keepsAShakeToItself =
    "A shake is an event without touches: there is nothing to count, but it has to be passed on."
  static let keepsAnEventToItself = "An event that your app does not pass on reaches no view."

  static let countsTheFingerThatRests =
    """
    Finger 1 is in these events as well; it rests, and it has been counted before.
    Rule: a touch that has not changed is in the event as well, as stationary (EV-3).
    """
  static let sendsTwice =
    "Our engine refuses the second call, so the views hear all of it once. Your app sends twice."

  static let rule = "the statement: a finger that comes down counts once, at once."
  static let sentOnce = "one event is sent once (EV-27)."
  static let callsSuper =
    "a sendEvent that does not call super stops every event (EV-26)."
  static let oneEvent = "one event may hold several touches, of several views and windows (EV-19)."
}

/// What an app waits for that does not count a finger that has come down.
private func countsLater(_ make: () -> Counted) throws -> String {
  for (contacts, why) in [
    ([move(1, onRight)], Diagnosis1_1.countsTheMoves),
    ([up(1, onLeft)], Diagnosis1_1.countsTheLifts),
  ] {
    let counted = make()
    let stage = Stage(application: counted.app)
    _ = stage.root.addRecorder("left", leftFrame)
    try stage.event([down(1, onLeft)])
    try stage.event(contacts)
    if counted.count() > 0 { return why }
  }
  return Diagnosis1_1.countsLater
}

let exercise1_1: Grader<Counted> = Grader(
  "1.1", .repair, read: "Chapters/01-from-finger-to-app, One door for every event",
  solution: {
    let app = Solutions01.CountingApplication()
    return Counted(app) { app.touchesSoFar }
  },
  alternatives: [
    {
      let app = CountsStrangers()
      return Counted(app) { app.total }
    }
  ], wrong: wrong1_1,
  statement: [
    .asks(
      "This app counts touches", "A finger has come down on left and rests",
      "A finger comes down on left, moves three times", "Two fingers come down in one event",
      "A finger taps left twice", "One event: a finger on left, another in a second window",
      "Random scene"),
    .tells("Today it counts wrongly."),
    .tells("Delete the line with `todo`"),
    .asks(
      "Every event", "A finger comes down on left, moves three times", "A shake", "A tap on left"),
    .asks("Worked touch", "A tap on left"),
  ]
) { make in
  func scene(
    _ name: String, is count: Int, why: @autoclosure () throws -> [String: String],
    _ script: [[Contact]],
    shakes: Bool = false
  ) throws {
    /// What an app counts, and what the two views hear.
    func replay(
      _ counted: Counted
    ) throws -> (count: Int, left: [String], below: [String], again: Int) {
      let stage = Stage(application: counted.app)
      let left = stage.root.addRecorder("left", leftFrame)
      let below = stage.addWindowBelow()
      for contacts in script { try stage.event(contacts) }
      if shakes {
        left.becomeFirstResponder()
        try stage.phone.shake()
      }
      let again = stage.recording.lines.count { $0.what == "sendEvent refused" }
      return (counted.count(), left.heard, below.heard, again)
    }
    try playing(name) {
      let yours = try replay(make())
      try expect(
        "\(yours.count)", is: "\(count)", name, why: why(), rule: Diagnosis1_1.rule)
      let right = try replay(Counted(UIApplication()) { 0 })
      for (view, got, wanted) in [
        ("left", yours.left, right.left), ("below", yours.below, right.below),
      ] where got != wanted {
        throw Wrong(
          """
          \(name): the count is right, but the view \(view) hears \(list(got)).
          It should hear \(list(wanted)). \
          \(shakes ? Diagnosis1_1.keepsAShakeToItself : Diagnosis1_1.keepsAnEventToItself)
          Rule: \(Diagnosis1_1.callsSuper)
          """)
      }
      guard yours.again > 0 else { return }
      throw Wrong(
        """
        \(name): the count is right, but the same event goes to super's sendEvent twice.
        \(Diagnosis1_1.sendsTwice)
        Rule: \(Diagnosis1_1.sentOnce)
        """)
    }
  }
  let away = CGPoint(x: 20, y: 500)
  try scene(
    "A finger has come down on left and rests", is: 1,
    why: ["0": try countsLater(make)],
    [[down(1, onLeft)]])
  try scene(
    "A finger comes down on left, moves three times and is lifted", is: 1,
    why: [
      "2": Diagnosis1_1.countsTheLiftAsWell,
      "5": Diagnosis1_1.countsEveryEventATouchIsIn,
    ],
    [[down(1, onLeft)], [move(1, onRight)], [move(1, away)], [move(1, onRight)], [up(1, onRight)]])
  try scene("A tap on left", is: 1, why: [:], [[down(1, onLeft)], [up(1, onLeft)]])
  try scene(
    "Two fingers come down in one event", is: 2,
    why: [
      "0": Diagnosis1_1.countsATouchOnlyIfItIsAlone,
      "1": Diagnosis1_1.countsAnEventWithTwoFingersOnce,
    ], [[down(1, onLeft), down(2, onRight)]])
  try scene(
    "A finger taps left twice within 0.2 s", is: 2,
    why: ["1": Diagnosis1_1.countsADoubleTapOnce],
    [[down(1, onLeft)], [up(1, onLeft)], [down(1, onLeft)], [up(1, onLeft)]])
  try scene(
    "One finger rests, another taps three times", is: 4,
    why: [
      "1": "You count when no other finger is down; each finger is a touch of its own.",
      "7": Diagnosis1_1.countsTheFingerThatRests,
    ],
    [
      [down(1, onLeft)], [down(2, onRight)], [up(2, onRight)], [down(2, onRight)], [up(2, onRight)],
      [down(2, onRight)], [up(2, onRight)],
    ])
  try scene(
    "An alert of the system takes a touch on left away, then left is tapped", is: 2,
    why: ["1": "One of the two is cancelled and never ends by being lifted."],
    [[down(1, onLeft)], [cancel(1, onLeft)], [down(1, onLeft)], [up(1, onLeft)]])
  try scene(
    "One event: a finger on left, another in a second window", is: 2,
    why: ["1": Diagnosis1_1.countsTheTouchesOfOneWindow],
    [[down(1, onLeft), down(2, onBelow)], [up(1, onLeft), up(2, onBelow)]])
  try scene("A shake", is: 0, why: [:], [], shakes: true)
  try randomScenes { name, random in
    var script = random.script(fingers: 3, events: 12)
    if random.bool() { script.insert([down(4, onLeft)], at: 0) }
    let downs = script.joined().filter { $0.change == .down }.count
    try scene(
      "\(name), fingers come down \(downs) times: \(words(script))", is: downs, why: [:], script)
  }
}
