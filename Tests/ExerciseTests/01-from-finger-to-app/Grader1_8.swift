import Grading
import MiniUIKit
import Stage

@testable import Solutions01

/// Makes a window.
typealias MakeWindow = (UIWindowScene) -> UIWindow

/// What answers to exercise 1.8 are told.
enum Diagnosis1_8 {
  static let looksForTheViewUnderTheFinger =
    """
    You look where the finger is now. The touch has had its view since it came down.
    Rule: \(keepsItsView)
    """
  static let servesTheViewUnderTheFinger =
    """
    Off left, left hears nothing: you serve the view under the finger, not the touch's own.
    Rule: \(keepsItsView)
    """
  static let callsOnceForEachTouch =
    """
    Both touches are left's and in one phase, and you call left once for each of them.
    Rule: \(oneCall)
    """
  static let handsEveryViewAllTouches =
    """
    left is handed all touches of the event; only finger 1 belongs to it.
    Rule: \(ownTouches)
    """
  static let handsTheWholePhase =
    """
    Both touches are in one phase, and one view is handed both; each view gets its own touches.
    Rule: \(ownTouches)
    """
  static let takesRestingForMoving =
    """
    Finger 1 is in the event as stationary; it has not moved, and left hears nothing.
    Rule: \(stationary)
    """
  static let takesOnePhaseForAllTouches =
    """
    Finger 2 has not moved. Both belong to left, but each touch has a phase of its own.
    Rule: \(oneCall)
    """
  static let forgetsCancelled =
    """
    left is never told that the touch is over, and would look pressed for ever.
    Rule: \(twoEnds)
    """
  static let takesCancelledForEnded = """
    The finger was not lifted; cancelled is a phase of its own.
    Rule: \(twoEnds)
    """
  static let deliversTheTouchesOfOtherWindows =
    """
    below hears twice: its own window has delivered that touch already.
    Rule: chapter 1, One door for every event: a window delivers its own touches (EV-26).
    """

  static let forgetsTheWindowItself =
    """
    No view but the window is hit here, so the window is the touch's view. It hears like any view.
    Rule: a method gets the touches of its own view, and a window is a view (RC-21).
    """
  static let callsWhatTheViewLiesIn =
    """
    panel is called as well, but the touch is inner's: what inner lies in is not called.
    Rule: \(ownView)
    """
  static let servesTheUppermostViewsOnly =
    """
    inner hears nothing: it lies in panel, and that in root. A touch's view may lie at any depth.
    Rule: \(ownView)
    """
  static let handsNoEvent = """
    left is called without the event; the ? stands for what is missing.
    Rule: the statement: a view is called with its touches, and with the event.
    """

  static let rule = "a view hears once a phase, of exactly its own touches in it (RC-21)."
  static let keepsItsView =
    "chapter 1, 164 points away: a touch keeps the view that it began on (HT-19)."
  static let oneCall =
    "one call for a view and a phase, with all its touches in that phase (RC-21)."
  static let ownTouches = "a method gets the touches of its own view, and no others (RC-21)."
  static let stationary =
    "chapter 1, One door for every event: a stationary touch is in the event, and in no call (EV-3)."
  static let twoEnds =
    "a touch ends with ended or with cancelled, and each has a method of its own (EV-17)."
  static let ownView =
    "the touch's own view is called, at whatever depth, and what it lies in is not (RC-21)."
}

let exercise1_8: Grader<MakeWindow> = Grader(
  "1.8", read: "Chapters/01-from-finger-to-app, Two keys, and an alert",
  solution: { { Solutions01.HandWindow(windowScene: $0) } },
  alternatives: [
    { { AsksEachView(windowScene: $0) } }, { { EmptiesAPool(windowScene: $0) } },
  ], wrong: wrong1_8,
  statement: [
    .tells("A `BareWindow` is"),
    .asks(
      "Deliver yourself", "A finger comes down on left, moves on it",
      "A finger comes down on left, moves onto",
      "Two fingers come down on left", "Finger 1 rests", "Two fingers on left", "An alert",
      "One event", "A tap on inner", "Random scene"),
    .asks("The window itself", "A tap where only the window is"),
    .asks("Worked touch", "A tap on left"),
  ]
) { make in
  func scene(
    _ name: String, inFront: Bool = true, why: [String: String], _ script: [[Contact]]
  ) throws {
    try expect(
      try replay(script, inFront: inFront, make()),
      is: try replay(script, inFront: inFront) { UIWindow(windowScene: $0) }, name,
      why: why, rule: Diagnosis1_8.rule)
  }
  let (leftToo, rightToo) = (CGPoint(x: 60, y: 80), CGPoint(x: 300, y: 150))
  try scene(
    "A tap on left", why: ["left began 1?; left ended 1?": Diagnosis1_8.handsNoEvent],
    [[down(1, onLeft)], [up(1, onLeft)]])
  try scene(
    "A finger comes down on left, moves on it and is lifted",
    why: [
      "nothing": "No touches method is called: in this window only your own code can do it.",
      "left began 1": "Moved and ended are phases like began: left must hear them.",
      "left began 1; left moved 1": "left must hear that the finger is gone.",
      "left began 1; left ended 1": "Moved is a phase like the others: left must hear it.",
    ],
    [[down(1, onLeft)], [move(1, leftToo)], [up(1, leftToo)]])
  try scene(
    "A finger comes down on left, moves onto right and is lifted",
    why: [
      "left began 1; right moved 1; right ended 1": Diagnosis1_8.looksForTheViewUnderTheFinger,
      "left began 1; left ended 1": """
      The move is an event, too, wherever the finger is.
      Rule: \(Diagnosis1_8.keepsItsView)
      """,
      "left began 1; left moved 1":
        """
      The lift is an event, too: left has to hear that it is over, wherever the finger is.
      Rule: \(Diagnosis1_8.keepsItsView)
      """,
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
        """
      Finger 1 is in the event as well, but it began in the event before.
      Rule: \(Diagnosis1_8.stationary)
      """,
      "left began 1; left began 2, right began 2": Diagnosis1_8.handsEveryViewAllTouches,
      "left began 1; right began 1 2":
        """
      right is handed all touches of the event; finger 1 belongs to left.
      Rule: \(Diagnosis1_8.ownTouches)
      """,
    ], [[down(1, onLeft)], [down(2, onRight)]])
  try scene(
    "Two fingers on left; finger 1 moves, finger 2 rests",
    why: [
      "left began 1 2; left moved 1 2": Diagnosis1_8.takesOnePhaseForAllTouches
    ], [[down(1, onLeft), down(2, leftToo)], [move(1, onRight)]])
  try scene(
    "An alert of the system takes the touch on left away",
    why: [
      "left began 1": Diagnosis1_8.forgetsCancelled,
      "left began 1; left ended 1": Diagnosis1_8.takesCancelledForEnded,
    ], [[down(1, onLeft)], [cancel(1, onLeft)]])
  try scene(
    "Two fingers on left; in one event finger 1 moves and finger 2 is lifted",
    why: [
      "left began 1 2; left moved 1 2":
        """
      One call for the whole event; each touch has a phase of its own.
      Rule: \(Diagnosis1_8.oneCall)
      """,
      "left began 1 2; left ended 1 2":
        """
      One call for the whole event; each touch has a phase of its own.
      Rule: \(Diagnosis1_8.oneCall)
      """,
      "left began 1 2; left moved 1":
        """
      left hears moved and nothing of finger 2, which has ended in the same event.
      Rule: \(Diagnosis1_8.oneCall)
      """,
      "left began 1 2; left ended 2":
        """
      left hears ended and nothing of finger 1, which has moved in the same event.
      Rule: \(Diagnosis1_8.oneCall)
      """,
    ], [[down(1, onLeft), down(2, leftToo)], [move(1, onRight), up(2, leftToo)]])
  try scene(
    "One event: finger 1 on left, finger 2 in the window below",
    why: [
      "below began 2, below began 2, left began 1": Diagnosis1_8.deliversTheTouchesOfOtherWindows
    ], [[down(1, onLeft), down(2, onBelow)]])
  try scene(
    "Fingers on left and right move in one event",
    why: [
      "left began 1, right began 2; left moved 1": "Both have moved; you serve one view of them.",
      "left began 1, right began 2; right moved 2": "Both have moved; you serve one view of them.",
      "left began 1 2; left moved 1 2": Diagnosis1_8.handsTheWholePhase,
      "right began 1 2; right moved 1 2": Diagnosis1_8.handsTheWholePhase,
      "left began 1 2; right moved 1 2": Diagnosis1_8.handsTheWholePhase,
      "right began 1 2; left moved 1 2": Diagnosis1_8.handsTheWholePhase,
    ],
    [[down(1, onLeft), down(2, onRight)], [move(1, leftToo), move(2, rightToo)]])
  let onInner = CGPoint(x: 60, y: 330)
  try scene(
    "A tap on inner, which lies in panel",
    why: [
      "nothing": Diagnosis1_8.servesTheUppermostViewsOnly,
      "inner began 1, panel began 1; inner ended 1, panel ended 1": Diagnosis1_8
        .callsWhatTheViewLiesIn,
      "panel began 1; panel ended 1":
        """
      You call the view in the root that the finger is on; the touch's view lies in it.
      Rule: \(Diagnosis1_8.ownView)
      """,
    ], [[down(1, onInner)], [up(1, onInner)]])
  try scene(
    "A tap where only the window is", inFront: false,
    why: ["nothing": Diagnosis1_8.forgetsTheWindowItself],
    [[down(1, CGPoint(x: 20, y: 500))], [up(1, CGPoint(x: 20, y: 500))]])
  try randomScenes { name, random in
    let script = random.script(fingers: 4, events: 10)
    try scene("\(name): \(words(script))", inFront: random.bool(), why: [:], script)
  }
}

/// What the views hear, event by event; the calls of one event are sorted.
///
/// The root can be hit or not; if not, a finger beside all views hits the window, and the app at the
/// end of its responder chain tells what the window hears.
private func replay(
  _ script: [[Contact]], inFront: Bool = true, _ make: MakeWindow
) throws -> String {
  let app = Hearer()
  let stage = Stage(application: app, makeWindow: make)
  let below = stage.addWindowBelow()
  let holder: UIView = inFront ? stage.root : stage.window
  stage.root.isHidden = !inFront
  (stage.root.isMultipleTouchEnabled, stage.window.isMultipleTouchEnabled) = (true, true)
  let panel = holder.addRecorder("panel", CGRect(x: 40, y: 300, width: 200, height: 120))
  let views = [
    holder.addRecorder("left", leftFrame), holder.addRecorder("right", rightFrame),
    panel, panel.addRecorder("inner", CGRect(x: 10, y: 10, width: 80, height: 60)), below,
  ]
  var events: [String] = []
  for contacts in script {
    let before = views.map { $0.heard.count }
    app.heard = []
    try stage.event(contacts)
    let calls = zip(views, before).flatMap { view, count in
      view.heard[count...].map { view.name + " " + $0 }
    }
    let all = calls + app.heard
    if !all.isEmpty { events.append(all.sorted().joined(separator: ", ")) }
  }
  return events.isEmpty ? "nothing" : events.joined(separator: "; ")
}

/// An app that writes down what comes to the end of the responder chain.
private final class Hearer: UIApplication {
  var heard: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches, event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches, event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches, event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches, event)
  }

  private func note(_ phase: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
    heard.append("window " + heardAs(phase, touches, event))
  }
}
