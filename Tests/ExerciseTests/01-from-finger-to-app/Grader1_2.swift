import Grading
import MiniUIKit
import Stage

@testable import Exercises01
@testable import Solutions01

let exercise1_2 = Exercise(
  "1.2", .order, read: "Chapters/01-from-finger-to-app, The rule, Build",
  yours: { Exercises01.stages() }, solution: { Solutions01.stages() }, wrong: wrong1_2
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
          "\(way), UIApplication, UIWindow, hitTest, card":
            "The event goes to the window of its touches, so the hit test has found that window before.",
          "\(way), UIApplication, hitTest, UIWindow, card":
            "The application sends the event to the touch's window; who found that window?",
          "SpringBoard, source1, source0, hitTest, UIApplication, UIWindow, card":
            "That was the way until iOS 5. Who knows today which app is in front?",
          "backboardd, SpringBoard, source1, source0, hitTest, UIApplication, UIWindow, card":
            "The home screen's process has no part in an event that is for the app in front.",
        ], rule: "Route, Fetch, Build, Send, Deliver: Build is over before anything is sent."),
      Question(
        "it moves on card",
        is: try stagesPassed { last in
          [[down(1, onLeft)], [move(1, CGPoint(x: 115, y: 120))]][last ? 1 : 0]
        },
        why: [
          "\(way), hitTest, UIApplication, UIWindow, card":
            "The touch has had its view since it came down; nothing is searched again.",
          "UIApplication, UIWindow, card":
            "The app does not know of the move before it has come the whole way.",
          "card": "Nobody has a direct line to the glass: every phase comes the whole way.",
        ], rule: "every phase passes all steps; only the hit test is for new touches (HT-19)."),
      Question(
        "it is lifted beside card",
        is: try stagesPassed { last in
          [[down(1, onLeft)], [up(1, CGPoint(x: 20, y: 600))]][last ? 1 : 0]
        },
        why: [
          "\(way), hitTest, UIApplication, UIWindow, card":
            "The touch has had its view since it came down; nothing is searched again.",
          "\(way), UIApplication, UIWindow":
            "The touch still belongs to card, wherever the finger is.",
        ], rule: "a touch keeps its view until it has ended, wherever the finger goes (HT-19)."),
      Question(
        "no app is in front", is: try stagesPassed(inFront: false) { _ in [down(1, onLeft)] },
        why: [
          "SpringBoard": "Somebody must have noticed that no app is in front.",
          "backboardd": "backboardd only routes: the record is for whoever is on the screen now.",
        ], rule: "Route sends an event to the app in front, or to the home screen (EV-21)."),
      Question(
        "sendEvent forgets super",
        is: try stagesPassed(app: Forgetful()) { _ in [down(1, onLeft)] },
        why: [
          "\(way), UIApplication": "The app's sendEvent gets an event whose touches have a view.",
          "\(way), hitTest, UIApplication, UIWindow":
            "A window gets the event from UIApplication's own sendEvent, which nobody calls.",
          "\(way), hitTest, UIApplication, UIWindow, card":
            "The window serves card, and it gets the event from UIApplication's own sendEvent.",
          "\(way), hitTest": "It is called; what it does not do is pass the event on.",
        ], rule: "Build is over before Send begins; forgetting super stops what comes after."),
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
