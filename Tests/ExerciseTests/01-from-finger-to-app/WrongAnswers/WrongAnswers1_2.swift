import Grading
import WrittenExercises

private let toCard = "backboardd hitTest UIApplication UIWindow card"
private let later = "backboardd UIApplication UIWindow card"

/// Right answers up to the mistake, and after it.
private func stages(_ mistake: String, at question: Int) -> [String] {
  var all = [
    toCard, later, later, "backboardd SpringBoard",
    "backboardd hitTest UIApplication",
  ]
  all[question - 1] = mistake
  return all
}

let wrong1_2: [WrongAnswer<[String]>] = [
  WrongAnswer("hit-tests after sendEvent") {
    stages("backboardd UIApplication UIWindow hitTest card", at: 1)
  },
  WrongAnswer("lets SpringBoard route") {
    stages("SpringBoard hitTest UIApplication UIWindow card", at: 1)
  },
  WrongAnswer("hit-tests every move") { stages(toCard, at: 2) },
  WrongAnswer("sends moves straight to the view") { stages("UIApplication UIWindow card", at: 2) },
  WrongAnswer("loses the touch outside its view") {
    stages("backboardd UIApplication UIWindow", at: 3)
  },
  WrongAnswer("writes a stage that is not in the list") {
    stages("IOKit backboardd SpringBoard", at: 4)
  },
  WrongAnswer("ends the way at the process that routes") { stages("backboardd", at: 4) },
  WrongAnswer("sends the event to the window without super") {
    stages("backboardd hitTest UIApplication UIWindow", at: 5)
  },
  WrongAnswer("skips the hit test when super is forgotten") {
    stages("backboardd UIApplication", at: 5)
  },
]
