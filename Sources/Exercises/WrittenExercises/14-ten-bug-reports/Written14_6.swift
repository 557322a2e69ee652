import ExerciseKit
package import GradingCore

/// What answers to exercise 14.6 are told.
package enum Diagnosis14_6 {
  package static let inside =
    "who was told: a pressed control's inside reaches some 70 points around it (CT-9)."
  package static let outside =
    "chapter 6, A finger that strays: farther away than 70 points it sends touchUpOutside (CT-7)."
  package static let taken =
    "who took it: what a recognizer takes, the view hears as cancelled (GR-40)."
  package static let held =
    "chapter 7, What is held back: an end that is held back comes later in the trace (GR-56)."
  package static let area =
    "chapter 3, A little cross: point(inside:with:) is asked when a touch begins (HT-25)."
  package static let working = Rule14.mend

  package static let tookNothing =
    "tap has failed by the time the finger is lifted, and it took nothing."
  package static let heldNothing =
    "send hears ended in the event in which the finger is lifted, not later."
  package static let oneEvent =
    "send has sent touchUpInside, and that calls the action, as with any other button."
  package static let beganInside =
    "The finger came down in the middle of the icon. The area around it decided nothing."
  package static let everyButton =
    "A finger that comes down on a button and is lifted a little beside it presses the button. That "
    + "is so in every app."
  package static let tapFails =
    "send has a tap of its own now, which fails: the finger has gone farther than a tap may."
    + "\nRule: who was told: a control is patient for some 70 points around it (CT-9)."
  package static let smallAgain =
    "The finger is close beside the small icon, and send is not hit any more."
    + Rule14.asked("a tap on send, or close beside its small icon, sends.")
  package static let deadTap =
    "The finger was lifted on the button on which it came down, and nothing is done."
    + Rule14.asked("a tap on send sends.")
  package static let cameBack =
    "The finger was far away and has come back before the lift, and nothing is done."
    + "\nRule: chapter 6, A finger that strays: inside is computed anew at each move (CT-5)."
  package static let farAway =
    "The finger is lifted far away, and the button acts: it now listens to that lift as well."
  package static let sendsEarly =
    "The finger is still down, and the button has acted: nobody can change their mind."
    + "\nRule: chapter 6, A finger that strays: who slides out, and is lifted there, presses "
    + "nothing (CT-7)."
  package static let typing =
    "This tap does not end typing any more."
    + Rule14.asked("a tap outside the text ends typing, also on a button.")
  package static let tooMuch = "Before your change, nothing happened here."
}

/// Exercise 14.6.
package let written14_6 = WrittenExercise(
  "14.6", read: Rule14.page, steps: Rule14.steps, diagnosis14_6)

/// What is known about the report of exercise 14.6.
package let diagnosis14_6 = Diagnosis(
  [], names: ["window", "root", "screen", "text", "send", "discard", "tap"],
  suspects: [
    "A": .init(Diagnosis14_6.tookNothing, rule: Diagnosis14_6.taken),
    "B": .init(Diagnosis14_6.heldNothing, rule: Diagnosis14_6.held),
    "C": .init(Diagnosis14_6.oneEvent, rule: Diagnosis14_6.inside),
    "D": .init(Diagnosis14_6.beganInside, rule: Diagnosis14_6.area),
  ])
