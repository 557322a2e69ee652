import Grading
import MiniUIKit
import Stage

@testable import Solutions01

/// Makes a window.
typealias MakeWindow = (UIWindowScene) -> UIWindow

/// What answers to exercise 1.8 are told.
enum Diagnosis1_8 {
  static let looksForTheViewUnderTheFinger =
    "You look where the finger is now. The touch has had its view since it came down."
  static let servesTheViewUnderTheFinger =
    "Off left, left hears nothing: you serve the view under the finger, not the touch's own."
  static let callsOnceForEachTouch =
    "left is called twice; both are one message, or it could not see a pinch."
  static let handsEveryViewAllTouches =
    "left is handed all touches of the event; only finger 1 belongs to it."
  static let takesRestingForMoving =
    "Finger 1 is in the event as stationary; it has not moved, and left hears nothing."
  static let takesOnePhaseForAllTouches =
    "Finger 2 has not moved. Both belong to left, but each touch has a phase of its own."
  static let forgetsCancelled = "Nobody tells left that it is over: it looks pressed for ever."
  static let takesCancelledForEnded = "The finger was not lifted; cancelled is a phase of its own."
  static let deliversTheTouchesOfOtherWindows =
    "below hears twice: its own window has delivered that touch already."

  static let rule = "a view hears once a phase, of exactly its own touches in it (RC-21)."
}

let exercise1_8: Grader<MakeWindow> = Grader(
  "1.8", read: "Chapters/01-from-finger-to-app, The rule, Deliver",
  solution: { { Solutions01.HandWindow(windowScene: $0) } },
  alternatives: [{ { AsksEachView(windowScene: $0) } }], wrong: wrong1_8
) { make in
  func scene(_ name: String, why: [String: String], _ script: [[Contact]]) throws {
    try expect(
      try replay(script, make()), is: try replay(script) { UIWindow(windowScene: $0) }, name,
      why: why, rule: Diagnosis1_8.rule)
  }
  let (leftToo, rightToo) = (CGPoint(x: 60, y: 80), CGPoint(x: 300, y: 150))
  let above = CGPoint(x: 100, y: 700)
  try scene(
    "A finger comes down on left, moves on it and is lifted",
    why: [
      "nothing": "No touches method is called: in this window nobody does it if you do not.",
      "left began 1": "Moved and ended are phases like began: left must hear of them.",
      "left began 1; left moved 1": "left must hear that the finger is gone.",
    ],
    [[down(1, onLeft)], [move(1, leftToo)], [up(1, leftToo)]])
  try scene(
    "A finger comes down on left, moves onto right and is lifted",
    why: [
      "left began 1; right moved 1; right ended 1": Diagnosis1_8.looksForTheViewUnderTheFinger,
      "left began 1; left ended 1": "The move is an event, too, wherever the finger is.",
      "left began 1": Diagnosis1_8.servesTheViewUnderTheFinger,
    ], [[down(1, onLeft)], [move(1, onRight)], [up(1, onRight)]])
  try scene(
    "Two fingers come down on left in one event",
    why: [
      "left began 1, left began 2": Diagnosis1_8.callsOnceForEachTouch
    ], [[down(1, onLeft), down(2, leftToo)]])
  try scene(
    "Finger 1 rests on left, finger 2 comes down on right",
    why: [
      "left began 1; left moved 1, right began 2": Diagnosis1_8.takesRestingForMoving,
      "left began 1; left began 1, right began 2":
        "Finger 1 is in the event as well, but it began in the event before.",
      "left began 1; left began 2, right began 2": Diagnosis1_8.handsEveryViewAllTouches,
      "left began 1; right began 1 2":
        "right is handed all touches of the event; finger 1 belongs to left.",
    ], [[down(1, onLeft)], [down(2, onRight)]])
  try scene(
    "Two fingers on left; finger 1 moves, finger 2 rests",
    why: [
      "left began 1 2; left moved 1 2": Diagnosis1_8.takesOnePhaseForAllTouches
    ], [[down(1, onLeft), down(2, leftToo)], [move(1, onRight)]])
  try scene(
    "A call takes the touch on left away",
    why: [
      "left began 1": Diagnosis1_8.forgetsCancelled,
      "left began 1; left ended 1": Diagnosis1_8.takesCancelledForEnded,
    ], [[down(1, onLeft)], [cancel(1, onLeft)]])
  try scene(
    "Two fingers on left; in one event finger 1 moves and finger 2 is lifted",
    why: [
      "left began 1 2; left moved 1 2":
        "One call for the whole event; each touch has a phase of its own.",
      "left began 1 2; left ended 1 2":
        "One call for the whole event; each touch has a phase of its own.",
    ], [[down(1, onLeft), down(2, leftToo)], [move(1, onRight), up(2, leftToo)]])
  try scene(
    "One event: finger 1 on left, finger 2 in the window below",
    why: [
      "below began 2, below began 2, left began 1": Diagnosis1_8.deliversTheTouchesOfOtherWindows
    ], [[down(1, onLeft), down(2, above)]])
  try scene(
    "Fingers on left and right move in one event", why: [:],
    [[down(1, onLeft), down(2, onRight)], [move(1, leftToo), move(2, rightToo)]])
  try randomScenes { name, random in
    try scene(name, why: [:], random.script(fingers: 4, events: 10))
  }
}

/// What the views hear, event by event; the calls of one event are sorted.
private func replay(_ script: [[Contact]], _ make: MakeWindow) throws -> String {
  let stage = Stage(makeWindow: make)
  let below = UIWindow(windowScene: stage.phone.application.windowScene)
  below.frame = CGRect(x: 0, y: 600, width: 375, height: 212)
  below.makeKeyAndVisible()
  let views = [
    stage.root.addRecorder("left", leftFrame), stage.root.addRecorder("right", rightFrame),
    below.addRecorder("below", below.bounds),
  ]
  var events: [String] = []
  for contacts in script {
    let before = views.map { $0.heard.count }
    try stage.event(contacts)
    let calls = zip(views, before).flatMap { view, count in
      view.heard[count...].map { view.name + " " + $0 }
    }
    if !calls.isEmpty { events.append(calls.sorted().joined(separator: ", ")) }
  }
  return events.isEmpty ? "nothing" : events.joined(separator: "; ")
}
