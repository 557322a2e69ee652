import Grading

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

let wrong1_2 = [
  WrongAnswer(
    "hit-tests after sendEvent",
    gets: """
      Question 1, a finger comes down on card: backboardd, source1, source0, UIApplication, \
      UIWindow, hitTest, card is not what happens.
      The event goes to the window of its touches, so the hit test has found that window before.
      Rule: Route, Fetch, Build, Send, Deliver: Build is over before anything is sent.
      """
  ) { stages("backboardd source1 source0 UIApplication UIWindow hitTest card", at: 1) },
  WrongAnswer(
    "lets SpringBoard route",
    gets: """
      Question 1, a finger comes down on card: SpringBoard, source1, source0, hitTest, \
      UIApplication, UIWindow, card is not what happens.
      That was the way until iOS 5. Who knows today which app is in front?
      Rule: Route, Fetch, Build, Send, Deliver: Build is over before anything is sent.
      """
  ) { stages("SpringBoard source1 source0 hitTest UIApplication UIWindow card", at: 1) },
  WrongAnswer(
    "hit-tests every move",
    gets: """
      Question 2, it moves on card: backboardd, source1, source0, hitTest, UIApplication, UIWindow, \
      card is not what happens.
      The touch has had its view since it came down; nothing is searched again.
      Rule: every phase passes all steps; only the hit test is for new touches (HT-19).
      """
  ) { stages(toCard, at: 2) },
  WrongAnswer(
    "sends moves straight to the view",
    gets: """
      Question 2, it moves on card: UIApplication, UIWindow, card is not what happens.
      The app does not know of the move before it has come the whole way.
      Rule: every phase passes all steps; only the hit test is for new touches (HT-19).
      """
  ) { stages("UIApplication UIWindow card", at: 2) },
  WrongAnswer(
    "loses the touch outside its view",
    gets: """
      Question 3, it is lifted beside card: backboardd, source1, source0, UIApplication, UIWindow \
      is not what happens.
      The touch still belongs to card, wherever the finger is.
      Rule: a touch keeps its view until it has ended, wherever the finger goes (HT-19).
      """
  ) { stages("backboardd source1 source0 UIApplication UIWindow", at: 3) },
  WrongAnswer(
    "writes a stage that is not in the list",
    gets: """
      Question 4, no app is in front: IOKit is not the name of anything here.
      The names are SpringBoard, UIApplication, UIWindow, backboardd, card, hitTest, source0, source1.
      Rule: an answer is made of these names, spelled as they are here.
      """
  ) { stages("IOKit backboardd SpringBoard", at: 4) },
  WrongAnswer(
    "ends the way at the process that routes",
    gets: """
      Question 4, no app is in front: backboardd is not what happens.
      backboardd only routes: the record is for whoever is on the screen now.
      Rule: Route sends an event to the app in front, or to the home screen (EV-21).
      """
  ) { stages("backboardd", at: 4) },
  WrongAnswer(
    "sends the event to the window without super",
    gets: """
      Question 5, sendEvent forgets super: backboardd, source1, source0, hitTest, UIApplication, \
      UIWindow is not what happens.
      A window gets the event from UIApplication's own sendEvent, which nobody calls.
      Rule: Build is over before Send begins; forgetting super stops what comes after.
      """
  ) { stages("backboardd source1 source0 hitTest UIApplication UIWindow", at: 5) },
  WrongAnswer(
    "skips the hit test when super is forgotten",
    gets: """
      Question 5, sendEvent forgets super: backboardd, source1, source0, UIApplication is not what \
      happens.
      The app's sendEvent gets an event whose touches have a view.
      Rule: Build is over before Send begins; forgetting super stops what comes after.
      """
  ) { stages("backboardd source1 source0 UIApplication", at: 5) },
]
