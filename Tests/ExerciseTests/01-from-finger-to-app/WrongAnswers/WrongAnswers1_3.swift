import Grading
import Questions

/// Right answers but for one.
private func answers(_ mistake: String, at question: Int) -> [String] {
  var all = ["5", "1", "stationary", "2", "cancelled"]
  all[question - 1] = mistake
  return all
}

let wrong1_3: [WrongAnswer<[String]>] = [
  WrongAnswer(
    "one touch, one sendEvent",
    gets: "Question 1, sendEvent in a drag with three moves: you said 1. It is 5.",
    Diagnosis1_3.oneTouch, rule: Diagnosis1_3.oneSendEvent
  ) { answers("1", at: 1) },
  WrongAnswer(
    "one sendEvent for each phase",
    gets: "Question 1, sendEvent in a drag with three moves: you said 3. It is 5.",
    Diagnosis1_3.oneSendEventForEachPhase, rule: Diagnosis1_3.oneSendEvent
  ) { answers("3", at: 1) },
  WrongAnswer(
    "leaves out one end of the drag",
    gets: "Question 1, sendEvent in a drag with three moves: you said 4. It is 5.",
    Diagnosis1_3.leavesOutOneEndOfTheDrag, rule: Diagnosis1_3.oneSendEvent
  ) { answers("4", at: 1) },
  WrongAnswer(
    "hit-tests every event",
    gets: "Question 2, hitTest of card in that drag: you said 5. It is 1.",
    Diagnosis1_3.hitTestsEveryEvent, rule: Diagnosis1_3.hitTested
  ) { answers("5", at: 2) },
  WrongAnswer(
    "says moved for a finger that rests",
    gets: "Question 3, finger 1 when finger 2 comes down: you said moved. It is stationary.",
    Diagnosis1_3.saysMovedForAFingerThatRests, rule: Diagnosis1_3.stationary
  ) { answers("moved", at: 3) },
  WrongAnswer(
    "one event for each finger",
    gets: "Question 4, sendEvent when two fingers tap together: you said 4. It is 2.",
    Diagnosis1_3.oneEventForEachFinger, rule: Diagnosis1_3.oneEvent
  ) { answers("4", at: 4) },
  WrongAnswer(
    "every touch ends by being lifted",
    gets: "Question 5, an alert comes up: you said ended. It is cancelled.",
    Diagnosis1_3.everyTouchEndsByBeingLifted, rule: Diagnosis1_3.cancelled
  ) { answers("ended", at: 5) },
]
