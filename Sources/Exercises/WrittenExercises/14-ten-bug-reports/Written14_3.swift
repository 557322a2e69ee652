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
  private static let each = "\nRule: chapter 7, A touch it has no use for: "

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
  package static let noTapEither =
    "The tap is gone, and one press still opens the bar and closes it: the tap was cleared."
  package static let moved =
    "The finger only trembled after the bar had opened, and the bar closed."
    + each + "each move calls the action again, in changed (GR-30)."
  package static let called =
    "The press was cancelled by an alert, and the bar closed."
    + each + "cancelled calls the action, too (GR-30)."
  package static let again =
    "The bar is open on hello already, and the same press opens it once more."
    + each + "began calls the action, and so does every changed after it (GR-30)."
  package static let tooLate =
    "The press has begun, and the bar isn't there: it waits until the finger is lifted."
    + Rule14.asked("the bar opens while the finger is down.")
  package static let stays =
    "The bar is open on hello, and a second press there did not close it."
    + Rule14.asked("a second press closes the bar.")
  package static let reopens =
    "The second press closed the bar and, in a later state of its own, opened it again."
  package static let elsewhere =
    "The bar was open on hello, and a press on lunch did not open it there."
    + Rule14.asked("on another message, a press opens the bar there.")
  package static let seen =
    "What is noted as open should be seen, on its message, and nothing else."
    + Rule14.asked("the bar stays open on its message.")
  package static let short =
    "The finger was down for 0.4 seconds, and the bar opened."
    + Rule14.asked("a press is a finger that is down for 0.5 s or longer.")
  package static let longEnough =
    "The finger was down for more than half a second, and the bar didn't open."
    + Rule14.asked("a press is a finger that is down for 0.5 s or longer.")
  package static let onlyOnce =
    "After the bar on hello had been closed, a press there did not open it again."
    + Rule14.asked("the bar opens while the finger is down.")
  package static let linkOnly =
    "The tap on the link has closed the bar as well."
    + Rule14.asked("a tap on a link only follows it.")
  package static let tapCloses =
    "The tap was in the chat, and the bar is still open."
    + Rule14.asked("a tap in the chat closes the bar.")
  package static let forgot =
    "The next press did nothing: what you noted about the one before is still there."
    + "\nRule: chapter 13, One place for every end: a gesture's action cleans up in ended and in "
    + "cancelled."
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
