import ExerciseKit
package import GradingCore

/// What answers to exercise 14.3 are told.
package enum Diagnosis14_3 {
  package static let states =
    "chapter 7, A touch it has no use for: a long press calls its action in each state (GR-30)."
  package static let once = "who was told: the same target and action are registered once (GR-32)."
  package static let excluded =
    "chapter 8, Draw the tree, not the fingers: who begins excludes the rest of the branch (GR-60)."
  package static let hitOnce =
    "chapter 13, Hidden, covered, shrunk: a touch keeps its view, whatever covers it (HT-19)."
  package static let working = Rule14.mend

  package static let tapFails =
    "tap fails at 0.500, because the press excludes it; an action of it is not in the trace."
  package static let oneActionEach =
    "The trace has one action for each state that is reported: 0.500 and 1.000, not two at a time."
  package static let barIsNotHit =
    "The bar is in no line of the trace: it comes when the touch has long had its view."
  package static let pressIsRight =
    "The press takes the touch after half a second, which is what it is for."
  package static let bubbleIsRight =
    "hello is hit, as it should be; it loses the touch to its press."
  package static let tapIsRight = "tap fails, and does nothing."

  package static let notCured = "One press opened the bar and closed it: the user still complains."
  package static let moved =
    "The finger only trembled after the bar had opened, and the bar closed."
  package static let called = "The press was cancelled by an alert, and the bar closed."
  package static let again =
    "The bar is open on hello already, and the same press opens it once more."
  package static let tooLate =
    "The finger is still down; the bar should not wait until it is lifted."
  package static let stays = "A second press on the message should close the bar."
  package static let reopens =
    "The second press closed the bar and, in a later state of its own, opened it again."
  package static let elsewhere = "A press on another message should open the bar there."
  package static let seen =
    "What is noted as open should be seen, on its message, and nothing else."
  package static let short =
    "The finger was down for less than half a second, and that is no press."
  package static let longEnough =
    "The finger was down for more than half a second: that is a press, and opens the bar."
  package static let onlyOnce =
    "After the bar on hello had been closed, a press there did not open it again."
  package static let linkOnly = "A tap on a link only follows it, and the bar stays where it is."
  package static let tapCloses = "The tap was in the chat, and the bar is still open."
  package static let forgot =
    "The next press did nothing; what the one before has left is still there."
}

/// Exercise 14.3.
package let written14_3 = WrittenExercise(
  "14.3", read: Rule14.page, steps: Rule14.steps, diagnosis14_3)

/// What is known about the report of exercise 14.3.
package let diagnosis14_3 = Diagnosis(
  [(.whoWasTold, ["press of hello", "screen"], "C")],
  names: ["window", "root", "screen", "chat", "bar", "tap", "delay(chat)", "pan(chat)"]
    + ["hello", "lunch", "bye"].flatMap { [$0, "press of \($0)", "link of \($0)"] },
  suspects: [
    "A": .init(Diagnosis14_3.tapFails, rule: Diagnosis14_3.excluded),
    "B": .init(Diagnosis14_3.oneActionEach, rule: Diagnosis14_3.once),
    "D": .init(Diagnosis14_3.barIsNotHit, rule: Diagnosis14_3.hitOnce),
  ],
  questions: [.whoTookIt: Diagnosis14_3.pressIsRight],
  objects: [
    "hello": Diagnosis14_3.bubbleIsRight, "tap": Diagnosis14_3.tapIsRight,
    "bar": Diagnosis14_3.barIsNotHit,
  ])
