import Grading
import MiniUIKit
import Stage

@testable import Solutions01

/// What answers to exercise 1.2 are told.
enum Diagnosis1_2 {
  static let hitTestsAfterSendEvent =
    "The event goes to the window of its touches, so the hit test has found that window before."
  static let letsSpringBoardRoute =
    "That was the way until iOS 5. Who knows today which app is in front?"
  static let hitTestsEveryMove =
    "The touch has had its view since it came down; nothing is searched again."
  static let sendsMovesStraightToTheView =
    "The app does not know of the move before it has come the whole way."
  static let losesTheTouchOutsideItsView =
    "The touch still belongs to card, wherever the finger is."
  static let endsTheWayAtTheProcess =
    "backboardd only routes: the record is for the process that is on the screen now."
  static let sendsTheEventToTheWindowWithout =
    "A window gets the event from UIApplication's own sendEvent, which is never called."
  static let skipsTheHitTestWhenSuper =
    "The app's sendEvent gets an event whose touches have a view."

  static let steps = "Route, Fetch, Build, Send, Deliver: Build is over before anything is sent."
  static let everyPhase =
    "every phase passes all steps; only the hit test is for new touches (HT-19)."
  static let keepsItsView =
    "a touch keeps its view until it has ended, wherever the finger goes (HT-19)."
  static let route = "Route sends an event to the app in front, or to the home screen (EV-21)."
  static let build = "Build is over before Send begins; forgetting super stops what comes after."
}

let exercise1_2: Grader<[String]> = Grader(
  "1.2", .order, read: "Chapters/01-from-finger-to-app, The rule, Build",
  solution: { Solutions01.stages() }, wrong: wrong1_2,
  statement: [
    .tells("The drawing names"),
    .tells("For each event"),
    .asks("1. A", "Question 1,"),
    .asks("2. It", "Question 2,"),
    .asks("3. It", "Question 3,"),
    .asks("4. No app", "Question 4,"),
    .asks("5. The app", "Question 5,"),
    .tells("Worked touch"),
  ]
) { make in
  let answers = make().map { line in
    line.split { $0 == " " || $0 == "," || $0 == "·" }.map { String($0) }
  }
  let way = "backboardd, source1, source0"
  try judge(
    answers.map { $0.isEmpty ? [""] : $0 },
    among: [
      "backboardd", "SpringBoard", "source1", "source0", "hitTest", "UIApplication", "UIWindow",
      "card",
    ],
    [
      Question(
        "a finger comes down on card", is: try stagesPassed { _ in [down(1, onLeft)] },
        why: [
          "\(way), UIApplication, UIWindow, hitTest, card": Diagnosis1_2.hitTestsAfterSendEvent,
          "\(way), UIApplication, hitTest, UIWindow, card":
            "The application sends the event to the touch's window; who found that window?",
          "SpringBoard, source1, source0, hitTest, UIApplication, UIWindow, card": Diagnosis1_2
            .letsSpringBoardRoute,
          "SpringBoard, backboardd, source1, source0, hitTest, UIApplication, UIWindow, card":
            Diagnosis1_2
            .letsSpringBoardRoute,
          "backboardd, SpringBoard, source1, source0, hitTest, UIApplication, UIWindow, card":
            "The home screen's process has no part in an event that is for the app in front.",
        ], rule: Diagnosis1_2.steps),
      Question(
        "it moves on card",
        is: try stagesPassed { last in
          [[down(1, onLeft)], [move(1, CGPoint(x: 115, y: 120))]][last ? 1 : 0]
        },
        why: [
          "\(way), hitTest, UIApplication, UIWindow, card": Diagnosis1_2.hitTestsEveryMove,
          "UIApplication, UIWindow, card": Diagnosis1_2.sendsMovesStraightToTheView,
          "card": "No view has a direct line to the glass: every phase comes the whole way.",
        ], rule: Diagnosis1_2.everyPhase),
      Question(
        "it is lifted beside card",
        is: try stagesPassed { last in
          [[down(1, onLeft)], [up(1, CGPoint(x: 20, y: 600))]][last ? 1 : 0]
        },
        why: [
          "\(way), hitTest, UIApplication, UIWindow, card": Diagnosis1_2.hitTestsEveryMove,
          "\(way), UIApplication, UIWindow": Diagnosis1_2.losesTheTouchOutsideItsView,
          "\(way), hitTest, UIApplication, UIWindow": Diagnosis1_2.losesTheTouchOutsideItsView,
        ], rule: Diagnosis1_2.keepsItsView),
      Question(
        "no app is in front", is: try stagesPassed(inFront: false) { _ in [down(1, onLeft)] },
        why: [
          "SpringBoard": "A process before SpringBoard must have noticed that no app is in front.",
          "backboardd": Diagnosis1_2.endsTheWayAtTheProcess,
        ], rule: Diagnosis1_2.route),
      Question(
        "sendEvent forgets super",
        is: try stagesPassed(app: Forgetful()) { _ in [down(1, onLeft)] },
        why: [
          "\(way), UIApplication": Diagnosis1_2.skipsTheHitTestWhenSuper,
          "\(way), hitTest, UIApplication, UIWindow": Diagnosis1_2.sendsTheEventToTheWindowWithout,
          "\(way), hitTest, UIApplication, UIWindow, card":
            "The window serves card, and it gets the event from UIApplication's own sendEvent.",
          "\(way), hitTest": "It is called; what it does not do is pass the event on.",
        ], rule: Diagnosis1_2.build),
    ])
}

private final class Forgetful: UIApplication {
  override func sendEvent(_ event: UIEvent) {}
}

/// The stages that the last event of a script passes, as the engine reports them.
private func stagesPassed(
  app: UIApplication = UIApplication(), inFront: Bool = true, _ event: (_ last: Bool) -> [Contact]
) throws -> [String] {
  let stage = Stage(application: app)
  let card = UIView(frame: leftFrame)
  card.traceName = "card"
  stage.root.addSubview(card)
  stage.phone.isApplicationInFront = inFront
  if event(false).map(\.change) != event(true).map(\.change) { try stage.event(event(false)) }
  let before = stage.recording.lines.count
  try stage.event(event(true))
  var passed: [String] = []
  for line in stage.recording.lines[before...] {
    let name = line.kind == "hitTest" || line.kind == "point" ? "hitTest" : line.who
    if !["IOKit", "machPort", "runLoop"].contains(name), line.what != "sendEvent ended",
      line.kind != "touch" || name == "card", passed.last != name
    {
      passed.append(name)
    }
  }
  return passed
}
