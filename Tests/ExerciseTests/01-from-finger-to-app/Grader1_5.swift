import Grading
import MiniUIKit
import Stage

@testable import Solutions01

/// Makes a window that logs where touches begin, and tells how to read its log.
typealias MakeLogging = (UIWindowScene) -> (window: UIWindow, log: () -> [CGPoint])

/// What answers to exercise 1.5 are told.
enum Diagnosis1_5 {
  static let logsEveryPhase = """
    You log the lift as well; a touch begins once.
    Rule: \(beginsOnce)
    """
  static let logsTheTouchesOfAllWindows =
    "The second is a touch of the other window: the event holds all touches."
  static let countsWhatIsAboveTheWindow =
    "(100, -300) is above your window: that touch belongs to the other one."
  static let countsWhatLiesInItsArea =
    "(100, 350) is in your window's area, but another window lies in front there; the touch is its."
  static let logsTheViewsCoordinates =
    """
    These are the view's coordinates; the view begins at (40, 60) of the window.
    Rule: \(places)
    """
  static let logsOneTouchOfAnEvent = """
    One event may hold several touches that begin; you log one.
    Rule: \(oneEvent)
    """

  static let logsHitTests =
    """
    The point was asked about in a hit test; a question is not yet a touch.
    Rule: only an event brings a touch, and sendEvent is where it comes (EV-26).
    """
  static let logsTouchesOfTheBareWindow =
    """
    You log a touch only where the window itself is hit, and here left lies under the finger.
    Rule: \(ownTouches)
    """
  static let comparesWithTheScreen =
    """
    It works if your window lies at the screen's (0, 0): you mix both coordinates.
    Rule: \(places)
    """
  static let subtractsTheWindowsPlace =
    """
    In the window y is 100; the 400 above the window are taken off once more.
    Rule: \(places)
    """
  static let losesTheLog =
    """
    While the finger is down the touch is in the log; when it is lifted the log is empty again.
    Rule: the statement: one point for each touch in phase began, whatever comes after it.
    """
  static let logsASingleFinger =
    """
    Both touches begin in this event, and neither is in the log.
    Rule: \(oneEvent)
    """
  static let keepsAShakeToItself =
    "A shake is an event without touches: there is nothing to log, but it has to go on."

  static let sendsTwice =
    "Here the second call is refused, and the views hear all of it once; any other window sends it once."

  static let sentOnce = "one event is sent once (EV-27)."
  static let callsSuper =
    "a sendEvent that is overridden and does not call super stops the event there (EV-26)."
  static let rule =
    "an event holds the touches of all windows; log your own that are in phase began (EV-19)."
  static let oneEvent = "one event may hold several touches, of several views and windows (EV-19)."
  static let beginsOnce = "a touch is in phase began in one event, its first (EV-3)."
  static let places = "location(in:) counts from the corner of the view or window you name (EV-9)."
  static let ownTouches =
    "a window's touches may be on any of its views, or on the window itself (EV-19)."
}

let exercise1_5: Grader<MakeLogging> = Grader(
  "1.5", read: "Chapters/01-from-finger-to-app, One door for every event",
  solution: {
    { scene in
      let window = Solutions01.BeganWindow(windowScene: scene)
      return (window, { window.log })
    }
  },
  alternatives: [
    {
      { scene in
        let window = LogsAfterwards(windowScene: scene)
        return (window, { window.log })
      }
    },
    {
      { scene in
        let window = LogsAtTheEnd(windowScene: scene)
        return (window, { window.log })
      }
    },
  ], wrong: wrong1_5,
  statement: [
    .asks(
      "A window that logs", "A tap at the window's (40, 60)", "A tap at the window's (60, 100)",
      "A tap on the bare window", "A slide from", "One event: a finger at",
      "Two fingers in one event",
      "A finger rests", "Two quick taps", "A hit test", "Random scene"),
    .asks("Every event, a shake included", "A shake", "A slide from", "Random scene"),
    .asks("Worked touch", "A tap at the window's (40, 60)"),
  ]
) { make in
  /// Two windows: yours from some y down, another above it; the script is in screen coordinates.
  func scene(
    _ name: String, is wanted: [CGPoint], at y: Double = 400, behind cover: CGRect? = nil,
    why: @autoclosure () throws -> [String: String], _ script: [[Contact]],
    then: (Stage, _ window: UIWindow, _ left: Recorder) throws -> Void = {
      _, _, _ in
    }
  ) throws {
    /// What left hears, the log, and how many events came to a window a second time.
    func replay(_ make: MakeLogging) throws -> (heard: [String], log: [CGPoint], again: Int) {
      let stage = Stage()
      _ = stage.root.addRecorder("other", leftFrame)
      let (window, log) = make(stage.phone.application.windowScene)
      window.frame = CGRect(x: 0, y: y, width: 375, height: 812 - y)
      let left = window.addRecorder("left", leftFrame)
      window.makeKeyAndVisible()
      let front = UIWindow(windowScene: stage.phone.application.windowScene)
      (front.frame, front.windowLevel, front.isHidden) = (cover ?? .zero, .alert, cover == nil)
      for contacts in script { try stage.event(contacts) }
      try stage.wait(0.05)
      try then(stage, window, left)
      let again = stage.recording.lines.count { $0.what == "sendEvent refused" }
      return (left.heard, log(), again)
    }
    try playing(name) {
      let yours = try replay(make())
      try expect(text(yours.log), is: text(wanted), name, why: try why(), rule: Diagnosis1_5.rule)
      let heard = try replay { (UIWindow(windowScene: $0), { [] }) }.heard
      guard yours.heard != heard else {
        if yours.again == 0 { return }
        throw Wrong(
          """
          \(name): the log is right, but the same event goes to super's sendEvent twice.
          \(Diagnosis1_5.sendsTwice)
          Rule: \(Diagnosis1_5.sentOnce)
          """)
      }
      let isShaken = heard.contains { $0.hasPrefix("shake") }
      throw Wrong(
        """
        \(name): the log is right, but the view left hears \(list(yours.heard)).
        It should hear \(list(heard))\
        \(isShaken ? ". " + Diagnosis1_5.keepsAShakeToItself : ": events must go on to the views, every one.")
        Rule: \(Diagnosis1_5.callsSuper)
        """)
    }
  }
  let (a, b) = (CGPoint(x: 60, y: 500), CGPoint(x: 150, y: 560))
  let above = CGPoint(x: 100, y: 100)
  /// Why the log of a tap is empty: the same tap is tried beside left, and on a window at (0, 0).
  func whyNothing() throws -> String? {
    func log(_ y: Double, _ point: CGPoint, lifted: Bool = true) throws -> [CGPoint] {
      let stage = Stage()
      let (window, log) = make()(stage.phone.application.windowScene)
      window.frame = CGRect(x: 0, y: y, width: 375, height: 412)
      _ = window.addRecorder("left", leftFrame)
      window.makeKeyAndVisible()
      try stage.event([down(1, point)])
      if lifted { try stage.event([up(1, point)]) }
      return log()
    }
    if try !log(400, a, lifted: false).isEmpty { return Diagnosis1_5.losesTheLog }
    if try !log(0, CGPoint(x: 60, y: 100)).isEmpty { return Diagnosis1_5.comparesWithTheScreen }
    let isLogged = try !log(400, CGPoint(x: 300, y: 790)).isEmpty
    return isLogged ? Diagnosis1_5.logsTouchesOfTheBareWindow : nil
  }
  try scene(
    "A tap at the window's (60, 100), the screen's (60, 500)", is: [CGPoint(x: 60, y: 100)],
    why: [
      "(60, 500)": """
      These are the screen's coordinates; the window begins at y = 400.
      Rule: \(Diagnosis1_5.places)
      """,
      "(20, 40)": Diagnosis1_5.logsTheViewsCoordinates,
      "(60, -300)": Diagnosis1_5.subtractsTheWindowsPlace,
      "(60, 100) (60, 100)": Diagnosis1_5.logsEveryPhase,
      "nothing": try whyNothing() ?? "Nothing is in the log, though a touch has begun.",
    ], [[down(1, a)], [up(1, a)]])
  try scene(
    "A finger has come down at (60, 100) and rests", is: [CGPoint(x: 60, y: 100)],
    why: [
      "nothing": """
      You wait for something that happens later, or never.
      Rule: \(Diagnosis1_5.beginsOnce)
      """
    ], [[down(1, a)]])
  let bare = CGPoint(x: 300, y: 790)
  try scene(
    "A tap on the bare window, at its (300, 390)", is: [CGPoint(x: 300, y: 390)],
    why: [
      "nothing": """
      No view but the window itself is hit here, and its touches count as well.
      Rule: \(Diagnosis1_5.ownTouches)
      """
    ],
    [[down(1, bare)], [up(1, bare)]])
  try scene(
    "A slide from (60, 100) to (150, 160)", is: [CGPoint(x: 60, y: 100)],
    why: [
      "(60, 100) (150, 160)": """
      You log moves as well; a touch begins once.
      Rule: \(Diagnosis1_5.beginsOnce)
      """,
      "(150, 160)":
        """
      That is where it went. Every event changes the touch, so keep its place, not the touch.
      Rule: a touch changes with every event: keep values, not objects (EV-18).
      """,
    ],
    [[down(1, a)], [move(1, b)], [up(1, b)]])
  try scene(
    "One event: a finger at (60, 100), another in the window above", is: [CGPoint(x: 60, y: 100)],
    why: [
      "(60, 100) (100, 100)": Diagnosis1_5.logsTheTouchesOfAllWindows,
      "(60, 100) (100, -300)": Diagnosis1_5.countsWhatIsAboveTheWindow,
    ], [[down(1, a), down(2, above)], [up(1, a), up(2, above)]])
  let covered = CGPoint(x: 100, y: 750)
  try scene(
    "One event: a finger at (60, 100), another in a window in front of yours",
    is: [CGPoint(x: 60, y: 100)], behind: CGRect(x: 0, y: 700, width: 375, height: 112),
    why: ["(60, 100) (100, 350)": Diagnosis1_5.countsWhatLiesInItsArea],
    [[down(1, a), down(2, covered)], [up(1, a), up(2, covered)]])
  try scene(
    "Two fingers in one event, at (60, 100) and (150, 160)",
    is: [CGPoint(x: 60, y: 100), CGPoint(x: 150, y: 160)],
    why: [
      "nothing": Diagnosis1_5.logsASingleFinger,
      "(60, 100)": Diagnosis1_5.logsOneTouchOfAnEvent,
      "(150, 160)": Diagnosis1_5.logsOneTouchOfAnEvent,
    ], [[down(1, a), down(2, b)], [up(1, a), up(2, b)]])
  try scene(
    "A finger rests at (60, 100), a second comes down at (150, 160), an alert takes both",
    is: [CGPoint(x: 60, y: 100), CGPoint(x: 150, y: 160)], why: [:],
    [[down(1, a)], [down(2, b)], [cancel(1, a), cancel(2, b)]])
  let worked = CGPoint(x: 40, y: 460)
  try scene(
    "A tap at the window's (40, 60)", is: [CGPoint(x: 40, y: 60)], why: [:],
    [[down(1, worked)], [up(1, worked)]])
  try scene(
    "Two quick taps at (60, 100)", is: [CGPoint(x: 60, y: 100), CGPoint(x: 60, y: 100)],
    why: [
      "(60, 100)": """
      Each time the finger comes down a touch begins, however soon it is.
      Rule: \(Diagnosis1_5.beginsOnce)
      """
    ],
    [[down(1, a)], [up(1, a)], [down(1, a)], [up(1, a)]])
  try scene(
    "A hit test at (150, 160), and no finger", is: [],
    why: ["(150, 160)": Diagnosis1_5.logsHitTests], []
  ) { _, window, _ in _ = window.hitTest(CGPoint(x: 150, y: 160), with: nil) }
  try scene("A shake, while left is first responder", is: [], why: [:], []) { stage, _, left in
    left.becomeFirstResponder()
    try stage.phone.shake()
  }
  try randomScenes { name, random in
    let y = random.coordinate(300...600)
    let script = random.script(fingers: 3, events: 8)
    let begun = script.joined().filter { $0.change == .down && $0.location.y >= y }
      .map { CGPoint(x: $0.location.x, y: $0.location.y - y) }
    try scene(
      "\(name), a window from y = \(Int(y)) down: \(words(script))", is: begun, at: y, why: [:],
      script)
  }
}

private func text(_ places: [CGPoint]) -> String {
  let sorted = places.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
  return sorted.isEmpty
    ? "nothing" : sorted.map { coordinates($0.x, $0.y) }.joined(separator: " ")
}
