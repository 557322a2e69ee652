package import GradingCore

/// What answers to exercise 1.2 are told.
package enum Diagnosis1_2 {
  package static let hitTestsAfterSendEvent =
    "The event goes to the window of its touches, so the hit test has found that window before."
  package static let letsSpringBoardRoute =
    """
    SpringBoard only receives a record if no app is there. Another process chooses who gets it.
    Rule: \(route)
    """
  package static let hitTestsEveryMove =
    """
    The touch has had its view since it came down; nothing is searched again.
    Rule: chapter 1, 164 points away: only a touch that begins is hit-tested (HT-19).
    """
  package static let sendsMovesStraightToTheView =
    "The app does not know of the move before it has come the whole way."
  package static let losesTheTouchOutsideItsView =
    "The touch still belongs to card, wherever the finger is."
  package static let endsTheWayAtTheProcess =
    "backboardd only routes: the record is for the process that is on the screen now."
  package static let sendsTheEventToTheWindowWithout =
    """
    A window gets the event from UIApplication's own sendEvent, which is never called.
    Rule: \(passesOn)
    """
  package static let skipsTheHitTestWhenSuper =
    "The app's sendEvent gets an event whose touches have a view."

  package static let steps =
    "Route, Fetch, Build, Send, Deliver: Build is over before anything is sent."
  package static let everyPhase =
    "Route, Fetch, Build, Send, Deliver: a move passes all of them, on its way to a view."
  package static let keepsItsView =
    "chapter 1, 164 points away: a touch keeps its view, wherever the finger goes (HT-19)."
  package static let route =
    "Route chooses by what lies under the finger, an app or the home screen (EV-21)."
  package static let build =
    "the view is found while the event is built, before sendEvent runs (HT-18)."
  package static let passesOn =
    "chapter 1, One door for every event: without super nothing is passed on (EV-26)."
}

/// Exercise 1.2.
package let written1_2 = WrittenExercise(
  "1.2", .order, read: "Chapters/01-from-finger-to-app, From the screen to your code", list: true,
  quiz1_2)

/// The questions of exercise 1.2.
package func quiz1_2(_ answers: [String]) -> Quiz {
  let answers = answers.map { line in
    line.split { $0 == " " || $0 == "," || $0 == "·" }.map { String($0) }
  }
  let known = ["backboardd", "UIApplication", "UIWindow", "card"]
  let found = ["backboardd", "hitTest"] + known[1...]
  let way = "backboardd"
  return Quiz(
    answers.map { $0.isEmpty ? [""] : $0 },
    among: ["backboardd", "SpringBoard", "hitTest", "UIApplication", "UIWindow", "card"],
    [
      Question(
        "a finger comes down on card", is: found,
        why: [
          "\(way), UIApplication, UIWindow, hitTest, card": Diagnosis1_2.hitTestsAfterSendEvent,
          "\(way), UIApplication, hitTest, UIWindow, card":
            "The application sends the event to the touch's window; who found that window?",
          "SpringBoard, hitTest, UIApplication, UIWindow, card": Diagnosis1_2
            .letsSpringBoardRoute,
          "SpringBoard, backboardd, hitTest, UIApplication, UIWindow, card":
            Diagnosis1_2
            .letsSpringBoardRoute,
          "backboardd, SpringBoard, hitTest, UIApplication, UIWindow, card":
            """
          The home screen's process has no part in an event that is for the app in front.
          Rule: \(Diagnosis1_2.route)
          """,
        ], rule: Diagnosis1_2.steps),
      Question(
        "it moves on card", is: known,
        why: [
          "\(way), hitTest, UIApplication, UIWindow, card": Diagnosis1_2.hitTestsEveryMove,
          "UIApplication, UIWindow, card": Diagnosis1_2.sendsMovesStraightToTheView,
          "card": "No view has a direct line to the glass: a move comes the whole way.",
        ], rule: Diagnosis1_2.everyPhase),
      Question(
        "it is lifted beside card", is: known,
        why: [
          "\(way), hitTest, UIApplication, UIWindow, card": Diagnosis1_2.hitTestsEveryMove,
          "\(way), UIApplication, UIWindow": Diagnosis1_2.losesTheTouchOutsideItsView,
          "\(way), hitTest, UIApplication, UIWindow": Diagnosis1_2.losesTheTouchOutsideItsView,
        ], rule: Diagnosis1_2.keepsItsView),
      Question(
        "no app is in front", is: ["backboardd", "SpringBoard"],
        why: [
          "SpringBoard": "A process before SpringBoard must have noticed that no app is in front.",
          "backboardd": Diagnosis1_2.endsTheWayAtTheProcess,
        ], rule: Diagnosis1_2.route),
      Question(
        "sendEvent forgets super",
        is: ["backboardd", "hitTest", "UIApplication"],
        why: [
          "\(way), UIApplication": Diagnosis1_2.skipsTheHitTestWhenSuper,
          "\(way), hitTest, UIApplication, UIWindow": Diagnosis1_2.sendsTheEventToTheWindowWithout,
          "\(way), hitTest, UIApplication, UIWindow, card":
            """
          The window serves card, and it gets the event from UIApplication's own sendEvent.
          Rule: \(Diagnosis1_2.passesOn)
          """,
          "\(way), hitTest": "It is called; what it does not do is pass the event on.",
        ], rule: Diagnosis1_2.build),
    ])
}
