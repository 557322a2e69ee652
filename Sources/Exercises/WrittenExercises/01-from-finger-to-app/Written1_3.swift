package import GradingCore

/// What answers to exercise 1.3 are told.
package enum Diagnosis1_3 {
  package static let oneTouch =
    "One touch, but the app is sent an event whenever the touch changes."
  package static let oneSendEventForEachPhase =
    "Began, moved, ended are three phases, but this script has three moves."
  package static let leavesOutOneEndOfTheDrag =
    "One end of the drag is left out: coming down and going up are events, like a move."
  package static let hitTestsEveryEvent =
    "You look anew for every event; the touch has had its view since it came down."
  package static let saysMovedForAFingerThatRests =
    "Finger 1 rests; only a touch that changes is moved."
  package static let stopsHearing =
    "With that move the finger is on other; but it is lifted later, and card's touch is not over."
  package static let leavesAndIsCancelled =
    "Nobody took the touch away: the finger was lifted, and where doesn't matter."
  package static let everyTouchEndsByBeingLifted =
    "The finger was not lifted: the touch was taken away."

  package static let oneSendEvent = "one sendEvent for each event: down, every move, up (EV-27)."
  package static let hitTested =
    "chapter 1, 164 points away: only a touch that begins is hit-tested (HT-19)."
  package static let stationary =
    "a touch of the event that has not changed has a phase of its own (EV-3)."
  package static let keeps =
    "chapter 1, 164 points away: the view that the touch began on hears how it ends (HT-19)."
  package static let cancelled =
    "chapter 1, Two keys, and an alert: a touch taken away ends with a phase of its own (EV-17)."
}

/// Exercise 1.3.
package let written1_3 = WrittenExercise(
  "1.3", .trace, read: "Chapters/01-from-finger-to-app, One door for every event", quiz1_3)

/// The questions of exercise 1.3.
package func quiz1_3(_ answers: [String]) -> Quiz {
  // A phase may be written as Swift writes it, or as a sentence begins.
  let answers = answers.map { ($0.hasPrefix(".") ? String($0.dropFirst()) : $0).lowercased() }
  return Quiz(
    answers,
    [
      Question(
        "sendEvent in a drag with three moves", is: "5",
        why: [
          "1": Diagnosis1_3.oneTouch,
          "2": "That is the number of a tap; each move is an event, too.",
          "3": Diagnosis1_3.oneSendEventForEachPhase,
          "4": Diagnosis1_3.leavesOutOneEndOfTheDrag,
          "6": "What happens on the glass besides down, the moves and up?",
          "10": "You count each event twice: views and gestures are served in one call.",
        ], rule: Diagnosis1_3.oneSendEvent),
      Question(
        "hitTest of card in that drag", is: "1",
        why: [
          "5": Diagnosis1_3.hitTestsEveryEvent,
          "4": "You look anew for every move; the touch has had its view since it came down.",
          "3": "You look anew for every move; the touch has had its view since it came down.",
          "2": "You look again when the finger is lifted; the view is fixed by then.",
          "0": "card has to be found before anything is sent to it.",
        ], rule: Diagnosis1_3.hitTested),
      Question(
        "finger 1 when finger 2 comes down", is: "stationary",
        why: [
          "began": "It began earlier; a touch begins once.",
          "moved": Diagnosis1_3.saysMovedForAFingerThatRests,
          "ended": "It is still on the glass; a second finger ends nothing.",
          "cancelled": "It is not taken away; a second finger ends nothing.",
        ], rule: Diagnosis1_3.stationary),
      Question(
        "a slide from card onto other", is: "ended",
        why: [
          "moved": Diagnosis1_3.stopsHearing,
          "cancelled": Diagnosis1_3.leavesAndIsCancelled,
          "began": "Then card would look pressed for ever; it is told that the touch is over.",
          "stationary": "A view hears nothing while a touch rests.",
        ], rule: Diagnosis1_3.keeps),
      Question(
        "an alert comes up", is: "cancelled",
        why: [
          "ended": Diagnosis1_3.everyTouchEndsByBeingLifted,
          "began": "Then card would look pressed for ever; it is told that the touch is over.",
          "stationary": "A view hears nothing while a touch rests.",
          "moved": "The finger rests; what changes is that the touch is taken away.",
        ], rule: Diagnosis1_3.cancelled),
    ])
}
