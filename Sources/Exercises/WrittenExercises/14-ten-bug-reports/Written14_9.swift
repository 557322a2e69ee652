import ExerciseKit
package import GradingCore

/// What answers to exercise 14.9 are told.
package enum Diagnosis14_9 {
  package static let sent =
    "chapter 6, One place for most actions: what is registered for an event is sent it (CT-30)."
  package static let leaving =
    "chapter 5, How to make it leave: a field that leaves the window resigns (FR-7)."
  package static let refusal =
    "chapter 5, How to make it leave: no delegate keeps a field that leaves the window (FR-16)."
  package static let working = Rule14.mend

  package static let noTap =
    "The tap is over long before the letter, and tap(screen) does nothing in this trace."
  package static let isTold =
    "screen is told about each letter, as it should be. Without that, no error could ever appear."
  package static let allows =
    "It allows an end, and asks for none. With false here, the keyboard closes all the same."
  package static let noReturn =
    "The return key is not used in this trace, and no other field becomes first responder."
  package static let tapIsRight =
    "The tap of the field takes the touch, as it should. What takes zip out of the window later is code: who calls it?"
  package static let fieldIsRight =
    "zip takes the letter, as it should. It does not resign by itself."
  package static let rowIsRight = "row of zip has no code that runs when a letter comes."
  package static let tapFails =
    "tap(screen) takes nothing in this trace, and is over before the letter."

  package static let notCured =
    "Only a letter was typed, and its field is not edited any more: the user still complains."
  package static let refuses =
    "Your delegate says no, and the field resigns all the same: it is taken out of its window."
    + "\nRule: " + refusal
  package static let resigns =
    "While a letter was typed, a field resigned. What is first responder afterwards does not mend that."
  package static let noReturnKey =
    "The return key was pressed, and the next field does not become first responder."
    + Rule14.asked("the return key leads to the next field, and from the last to the first.")
  package static let refusesReturn =
    "The return key was pressed, and your delegate lets no field with an error go."
    + Rule14.asked("the return key leads to the next field, and from the last to the first.")
  package static let isStuck =
    "The tap was beside the fields, and one of them is still edited."
    + Rule14.asked("a tap beside the fields ends typing.")
  package static let noError =
    "The text of this row has something that is no digit, and the row shows no error."
    + Rule14.asked("the error line appears as soon as a text has anything but digits.")
  package static let staysWrong =
    "The row shows an error, and its text is empty, or has digits only."
    + Rule14.asked("the error line goes as soon as a text has nothing but digits.")
  package static let lost =
    "What stands in a field is not what was typed into it."
    + Rule14.asked("what was typed stays in its field.")
  package static let other = "A tap in a field makes that field first responder."
}

/// Exercise 14.9.
package let written14_9 = WrittenExercise(
  "14.9", read: Rule14.page, steps: Rule14.steps, diagnosis14_9)

/// What is known about the report of exercise 14.9.
package let diagnosis14_9 = Diagnosis(
  [(.whoWasTold, ["screen"], "C")],
  names: [
    "window", "root", "screen", "row of zip", "row of phone", "row of age", "zip", "phone", "age",
    "error", "tap(screen)", "tap(zip)",
  ],
  suspects: [
    "A": .init(Diagnosis14_9.noTap, rule: Rule14.alibi),
    "B": .init(Diagnosis14_9.isTold, rule: Diagnosis14_9.sent),
    "D": .init(Diagnosis14_9.allows, rule: Diagnosis14_9.refusal),
    "E": .init(Diagnosis14_9.noReturn, rule: Rule14.alibi),
  ],
  questions: [.whoTookIt: Diagnosis14_9.tapIsRight],
  objects: [
    "zip": Diagnosis14_9.fieldIsRight, "row of zip": Diagnosis14_9.rowIsRight,
    "tap(screen)": Diagnosis14_9.tapFails,
  ])
