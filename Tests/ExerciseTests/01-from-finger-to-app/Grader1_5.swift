import Grading
import MiniUIKit
import Stage

@testable import Solutions01

/// Makes a window that logs where touches begin, and tells how to read its log.
typealias MakeLogging = (UIWindowScene) -> (window: UIWindow, log: () -> [CGPoint])

/// What answers to exercise 1.5 are told.
enum Diagnosis1_5 {
  static let logsEveryPhase = "You log the lift as well; a touch begins once."
  static let logsTheTouchesOfAllWindows =
    "The second is a touch of the other window: the event holds all touches."
  static let countsWhatIsAboveTheWindow =
    "(100, -300) is above your window: that touch belongs to the other one."
  static let logsTheViewsCoordinates =
    "These are the view's coordinates; the view begins at (40, 60) of the window."
  static let logsOneTouchOfAnEvent = "One event may hold several touches that begin; you log one."

  static let callsSuper =
    "whoever overrides sendEvent without calling super stops the event there (EV-26)."
  static let rule =
    "an event holds the touches of all windows; log your own that are in phase began (EV-19)."
}

let exercise1_5: Grader<MakeLogging> = Grader(
  "1.5", read: "Chapters/01-from-finger-to-app, The rule, Send",
  solution: {
    { scene in
      let window = Solutions01.LoggingWindow(windowScene: scene)
      return (window, { window.log })
    }
  },
  alternatives: [
    {
      { scene in
        let window = LogsAfterwards(windowScene: scene)
        return (window, { window.log })
      }
    }
  ], wrong: wrong1_5
) { make in
  /// Two windows: yours from y = 400 down, another above it; the script is in screen coordinates.
  func scene(
    _ name: String, is wanted: [CGPoint], heard: [String], why: [String: String],
    _ script: [[Contact]]
  ) throws {
    try playing(name) {
      let stage = Stage()
      _ = stage.root.addRecorder("other", leftFrame)
      let (window, log) = make()(stage.phone.application.windowScene)
      window.frame = CGRect(x: 0, y: 400, width: 375, height: 412)
      let left = window.addRecorder("left", leftFrame)
      window.makeKeyAndVisible()
      for contacts in script { try stage.event(contacts) }
      try expect(text(log()), is: text(wanted), name, why: why, rule: Diagnosis1_5.rule)
      guard left.heard != heard else { return }
      let told = left.heard.isEmpty ? "nothing" : left.heard.joined(separator: ", ")
      throw Wrong(
        """
        \(name): the log is right, but the view left hears \(told).
        It should hear \(heard.joined(separator: ", ")): events must go on to the views, every one.
        Rule: \(Diagnosis1_5.callsSuper)
        """)
    }
  }
  let (a, b) = (CGPoint(x: 60, y: 500), CGPoint(x: 150, y: 560))
  let above = CGPoint(x: 100, y: 100)
  try scene(
    "A tap at the window's (60, 100), the screen's (60, 500)", is: [CGPoint(x: 60, y: 100)],
    heard: ["began 1", "ended 1"],
    why: [
      "(60, 500)": "These are the screen's coordinates; the window begins at y = 400.",
      "(20, 40)": Diagnosis1_5.logsTheViewsCoordinates,
      "(60, 100) (60, 100)": Diagnosis1_5.logsEveryPhase,
      "nothing": "Nothing is in the log.",
    ], [[down(1, a)], [up(1, a)]])
  try scene(
    "A slide from (60, 100) to (150, 160)", is: [CGPoint(x: 60, y: 100)],
    heard: ["began 1", "moved 1", "ended 1"],
    why: [
      "(60, 100) (150, 160)": "You log moves as well; a touch begins once.",
      "(150, 160)": "That is where it ended, not where it began.",
    ],
    [[down(1, a)], [move(1, b)], [up(1, b)]])
  try scene(
    "One event: a finger at (60, 100), another in the window above", is: [CGPoint(x: 60, y: 100)],
    heard: ["began 1", "ended 1"],
    why: [
      "(60, 100) (100, 100)": Diagnosis1_5.logsTheTouchesOfAllWindows,
      "(60, 100) (100, -300)": Diagnosis1_5.countsWhatIsAboveTheWindow,
    ], [[down(1, a), down(2, above)], [up(1, a), up(2, above)]])
  try scene(
    "Two fingers in one event, at (60, 100) and (150, 160)",
    is: [CGPoint(x: 60, y: 100), CGPoint(x: 150, y: 160)], heard: ["began 1 2", "ended 1 2"],
    why: [
      "(60, 100)": Diagnosis1_5.logsOneTouchOfAnEvent,
      "(150, 160)": Diagnosis1_5.logsOneTouchOfAnEvent,
    ], [[down(1, a), down(2, b)], [up(1, a), up(2, b)]])
  try scene(
    "A finger rests at (60, 100), a second comes down at (150, 160), a call takes both",
    is: [CGPoint(x: 60, y: 100), CGPoint(x: 150, y: 160)],
    heard: ["began 1", "began 2", "cancelled 1 2"], why: [:],
    [[down(1, a)], [down(2, b)], [cancel(1, a), cancel(2, b)]])
  try randomScenes { name, random in
    let script = random.script(fingers: 2, events: 8)
    let begun = script.joined().filter { $0.change == .down && $0.location.y >= 400 }
      .map { CGPoint(x: $0.location.x, y: $0.location.y - 400) }
    let stage = Stage()
    let (window, log) = make()(stage.phone.application.windowScene)
    window.frame = CGRect(x: 0, y: 400, width: 375, height: 412)
    window.makeKeyAndVisible()
    for contacts in script { try stage.event(contacts) }
    try expect(
      text(log()), is: text(begun), name, rule: "each touch of this window is logged once.")
  }
}

private func text(_ places: [CGPoint]) -> String {
  let sorted = places.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
  return sorted.isEmpty
    ? "nothing" : sorted.map { coordinates($0.x, $0.y) }.joined(separator: " ")
}
