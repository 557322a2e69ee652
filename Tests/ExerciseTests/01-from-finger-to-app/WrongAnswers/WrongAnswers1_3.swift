import Grading
import WrittenExercises

/// Right answers but for one.
private func answers(_ mistake: String, at question: Int) -> [String] {
  var all = ["5", "1", "stationary", "ended", "cancelled"]
  all[question - 1] = mistake
  return all
}

let wrong1_3: [WrongAnswer<[String]>] = [
  WrongAnswer("one touch, one sendEvent") { answers("1", at: 1) },
  WrongAnswer("one sendEvent for each phase") { answers("3", at: 1) },
  WrongAnswer("leaves out one end of the drag") { answers("4", at: 1) },
  WrongAnswer("hit-tests every event") { answers("5", at: 2) },
  WrongAnswer("says moved for a finger that rests") { answers("moved", at: 3) },
  WrongAnswer("stops hearing where the finger leaves the view") { answers("moved", at: 4) },
  WrongAnswer("takes the touch away from the view it leaves") { answers("cancelled", at: 4) },
  WrongAnswer("every touch ends by being lifted") { answers("ended", at: 5) },
]
