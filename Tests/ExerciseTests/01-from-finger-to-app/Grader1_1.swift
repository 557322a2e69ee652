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
  static let countsTheMoves = "You wait for something that happens later, or never."
  static let countsEveryEventATouchIsIn =
    "You count the events: one touch is in every event from its began to its ended."
  static let countsAnEventWithTwoFingersOnce = "One event may hold several touches."
  static let countsAndForgetsSuper =
    "Your app keeps the event to itself: super.sendEvent is never reached."

  static let rule =
    "a touch begins exactly once; it moves never or often, and may end by being cancelled."
  static let callsSuper =
    "whoever overrides sendEvent without calling super stops every event (EV-26)."
}

let exercise1_1: Grader<Counted> = Grader(
  "1.1", .repair, read: "Chapters/01-from-finger-to-app, The rule, Build",
  solution: {
    let app = Solutions01.CountingApplication()
    return Counted(app) { app.touchesSoFar }
  },
  alternatives: [
    {
      let app = CountsStrangers()
      return Counted(app) { app.total }
    }
  ], wrong: wrong1_1
) { make in
  func scene(
    _ name: String, is count: Int, why: [String: String], _ script: [[Contact]]
  ) throws {
    try playing(name) {
      let counted = make()
      let stage = Stage(application: counted.app)
      let left = stage.root.addRecorder("left", leftFrame)
      for contacts in script { try stage.event(contacts) }
      try expect(
        "\(counted.count())", is: "\(count)", name, why: why, rule: Diagnosis1_1.rule)
      guard left.heard.isEmpty else { return }
      throw Wrong(
        """
        \(name): counted, but the view under the finger hears of nothing.
        \(Diagnosis1_1.countsAndForgetsSuper)
        Rule: \(Diagnosis1_1.callsSuper)
        """)
    }
  }
  let away = CGPoint(x: 20, y: 700)
  try scene(
    "A finger has come down on left and rests", is: 1,
    why: ["0": Diagnosis1_1.countsTheMoves],
    [[down(1, onLeft)]])
  try scene(
    "A finger comes down on left, moves three times and is lifted", is: 1,
    why: [
      "3": "You count the moves: one touch has as many as there are frames in which it moves.",
      "5": Diagnosis1_1.countsEveryEventATouchIsIn,
    ],
    [[down(1, onLeft)], [move(1, onRight)], [move(1, away)], [move(1, onRight)], [up(1, onRight)]])
  try scene(
    "Two fingers come down in one event", is: 2,
    why: ["1": Diagnosis1_1.countsAnEventWithTwoFingersOnce], [[down(1, onLeft), down(2, onRight)]])
  try scene(
    "One finger rests, another taps three times", is: 4,
    why: ["1": "You count when no other finger is down; each finger is a touch of its own."],
    [
      [down(1, onLeft)], [down(2, onRight)], [up(2, onRight)], [down(2, onRight)], [up(2, onRight)],
      [down(2, onRight)], [up(2, onRight)],
    ])
  try scene(
    "A touch on left is taken away by a call, then left is tapped", is: 2,
    why: ["1": "One of the two is cancelled and never ends by being lifted."],
    [[down(1, onLeft)], [cancel(1, onLeft)], [down(1, onLeft)], [up(1, onLeft)]])
  try randomScenes { name, random in
    var script = random.script(fingers: 3, events: 12)
    script.insert([down(4, onLeft)], at: 0)
    let downs = script.joined().filter { $0.change == .down }.count
    try scene("\(name), \(downs) fingers come down", is: downs, why: [:], script)
  }
}
