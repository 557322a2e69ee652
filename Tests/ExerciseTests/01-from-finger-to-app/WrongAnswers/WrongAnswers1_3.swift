import Grading

/// Right answers but for one.
private func answers(_ mistake: String, at question: Int) -> [String] {
  var all = ["5", "1", "stationary", "2", "cancelled"]
  all[question - 1] = mistake
  return all
}

let wrong1_3 = [
  WrongAnswer(
    "one touch, one sendEvent",
    gets: """
      Question 1, sendEvent in a drag with three moves: 1 is not what happens.
      One touch, but the app is sent an event whenever the touch changes.
      Rule: one sendEvent for each event: down, every move, up (EV-27).
      """
  ) { answers("1", at: 1) },
  WrongAnswer(
    "one sendEvent for each phase",
    gets: """
      Question 1, sendEvent in a drag with three moves: 3 is not what happens.
      Began, moved, ended are three phases, but this script has three moves.
      Rule: one sendEvent for each event: down, every move, up (EV-27).
      """
  ) { answers("3", at: 1) },
  WrongAnswer(
    "leaves out one end of the drag",
    gets: """
      Question 1, sendEvent in a drag with three moves: 4 is not what happens.
      One end of the drag is left out: coming down and going up are events, like a move.
      Rule: one sendEvent for each event: down, every move, up (EV-27).
      """
  ) { answers("4", at: 1) },
  WrongAnswer(
    "hit-tests every event",
    gets: """
      Question 2, hitTest of card in that drag: 5 is not what happens.
      You look anew for every event; the touch has had its view since it came down.
      Rule: only a touch that begins is hit-tested (HT-19).
      """
  ) { answers("5", at: 2) },
  WrongAnswer(
    "says moved for a finger that rests",
    gets: """
      Question 3, finger 1 when finger 2 comes down: moved is not what happens.
      It rests; only a touch that changes is moved.
      Rule: a touch of the event that has not changed has a phase of its own (EV-3).
      """
  ) { answers("moved", at: 3) },
  WrongAnswer(
    "one event for each finger",
    gets: """
      Question 4, sendEvent when two fingers tap together: 4 is not what happens.
      You count touches; what is sent is events, and one event holds both touches.
      Rule: what changes at one instant is one event, however many fingers it has (EV-19).
      """
  ) { answers("4", at: 4) },
  WrongAnswer(
    "every touch ends by being lifted",
    gets: """
      Question 5, a call comes in: ended is not what happens.
      The finger was not lifted: the touch was taken away.
      Rule: the system ends a touch it takes away with a phase of its own (EV-17).
      """
  ) { answers("ended", at: 5) },
]
