import Grading
import Questions

private let toCard = "backboardd source1 source0 hitTest UIApplication UIWindow card"
private let later = "backboardd source1 source0 UIApplication UIWindow card"

/// Right answers up to the mistake, and after it.
private func stages(_ mistake: String, at question: Int) -> [String] {
  var all = [
    toCard, later, later, "backboardd SpringBoard",
    "backboardd source1 source0 hitTest UIApplication",
  ]
  all[question - 1] = mistake
  return all
}

let wrong1_2: [WrongAnswer<[String]>] = [
  WrongAnswer(
    "hit-tests after sendEvent",
    gets: """
      Question 1, a finger comes down on card: you said backboardd, source1, source0, \
      UIApplication, UIWindow, hitTest, card. The first 3 names are right; the next is hitTest.
      """,
    Diagnosis1_2.hitTestsAfterSendEvent, rule: Diagnosis1_2.steps
  ) { stages("backboardd source1 source0 UIApplication UIWindow hitTest card", at: 1) },
  WrongAnswer(
    "lets SpringBoard route",
    gets: """
      Question 1, a finger comes down on card: you said SpringBoard, source1, source0, hitTest, \
      UIApplication, UIWindow, card. The first is backboardd.
      """,
    Diagnosis1_2.letsSpringBoardRoute, rule: Diagnosis1_2.steps
  ) { stages("SpringBoard source1 source0 hitTest UIApplication UIWindow card", at: 1) },
  WrongAnswer(
    "hit-tests every move",
    gets: """
      Question 2, it moves on card: you said backboardd, source1, source0, hitTest, \
      UIApplication, UIWindow, card. The first 3 names are right; the next is UIApplication.
      """,
    Diagnosis1_2.hitTestsEveryMove, rule: Diagnosis1_2.everyPhase
  ) { stages(toCard, at: 2) },
  WrongAnswer(
    "sends moves straight to the view",
    gets: """
      Question 2, it moves on card: you said UIApplication, UIWindow, card. The first is \
      backboardd.
      """,
    Diagnosis1_2.sendsMovesStraightToTheView, rule: Diagnosis1_2.everyPhase
  ) { stages("UIApplication UIWindow card", at: 2) },
  WrongAnswer(
    "loses the touch outside its view",
    gets: """
      Question 3, it is lifted beside card: you said backboardd, source1, source0, UIApplication, \
      UIWindow. It is right as far as it goes; the next is card.
      """,
    Diagnosis1_2.losesTheTouchOutsideItsView, rule: Diagnosis1_2.keepsItsView
  ) { stages("backboardd source1 source0 UIApplication UIWindow", at: 3) },
  WrongAnswer(
    "writes a stage that is not in the list",
    gets: "Question 4, no app is in front: IOKit is not the name of anything here.",
    "The names are SpringBoard, UIApplication, UIWindow, backboardd, card, hitTest, source0, source1.",
    rule: "an answer is made of these names, spelled as they are here."
  ) { stages("IOKit backboardd SpringBoard", at: 4) },
  WrongAnswer(
    "ends the way at the process that routes",
    gets: """
      Question 4, no app is in front: you said backboardd. It is right as far as it goes; the \
      next is SpringBoard.
      """,
    Diagnosis1_2.endsTheWayAtTheProcess, rule: Diagnosis1_2.route
  ) { stages("backboardd", at: 4) },
  WrongAnswer(
    "sends the event to the window without super",
    gets: """
      Question 5, sendEvent forgets super: you said backboardd, source1, source0, hitTest, \
      UIApplication, UIWindow. The first 5 names are right, and nothing comes after that.
      """,
    Diagnosis1_2.sendsTheEventToTheWindowWithout, rule: Diagnosis1_2.build
  ) { stages("backboardd source1 source0 hitTest UIApplication UIWindow", at: 5) },
  WrongAnswer(
    "skips the hit test when super is forgotten",
    gets: """
      Question 5, sendEvent forgets super: you said backboardd, source1, source0, UIApplication. \
      The first 3 names are right; the next is hitTest.
      """,
    Diagnosis1_2.skipsTheHitTestWhenSuper, rule: Diagnosis1_2.build
  ) { stages("backboardd source1 source0 UIApplication", at: 5) },
]
