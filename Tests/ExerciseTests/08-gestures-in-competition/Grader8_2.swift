import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions08

/// What answers to exercise 8.2 are told.
enum Diagnosis8_2 {
  static let whatWaitsNeverActs =
    "The double tap fails in the end, and then a recognizer need not wait any longer."
  static let aTapActsAtItsUp =
    "At the first up bars is not free to act: the double tap is still possible."
  static let theParentActsAfterItsChild =
    "Page and card are on one branch, and open excludes bars while that waits."
  static let oneWinsPerBranchForTheWhole =
    "At the first up open acts, and it leaves the double tap alone."
  static let deeperWinsEvenAgainstADoubleTap =
    "At the second up zoom is there as well, and a double tap excludes a tap."
  static let aLongPressHasOneAction =
    "A long press is continuous: it says that it begins, and that it ends."
  static let twoTapsAreADoubleTap = "The double tap gave up before the second down."

  static let waits =
    "the wait: bars acts when zoom has failed, and fails when zoom recognizes (GR-65)."
  static let deeper =
    "the branch: the one that recognizes excludes those that are still possible (GR-60)."
  static let leaves =
    "the branch: a tap leaves a double tap alone; a double tap excludes taps (GR-64)."
  static let first = "the first: 0.5 s of rest, long before the up (GR-86)."
  static let givesUp = "the first: a double tap gives up after 0.35 s in our engine (DEC-14)."
}

let exercise8_2: Grader<[[String]]> = Grader(
  "8.2", .order, read: theRule, steps: steps, solution: { Solutions08.whatIsSent() },
  wrong: wrong8_2,
  statement: [
    .asks(
      "Which actions", "Question 1,", "Question 2,", "Question 3,", "Question 4,", "Question 5,",
      "Question 6,"),
    .tells("`bars` waits"),
    .tells("A long press"),
    .tells("In this engine"),
    .tells("Worked touch"),
  ]
) { make in
  let two = quickTap(160, 400) + [.wait(0.1)] + quickTap(160, 400)
  try judge(
    make(), among: ["bars", "zoom", "open", "menu"],
    [
      Question(
        "a tap on the page", is: sent(quickTap(160, 400)),
        why: [
          "zoom": "One tap is no double tap: it fails when no second one comes.",
          "": Diagnosis8_2.whatWaitsNeverActs,
          "zoom, bars": "One tap is no double tap: it fails when no second one comes.",
        ], rule: Diagnosis8_2.waits),
      Question(
        "two quick taps on the page", is: sent(two),
        why: [
          "bars, zoom": Diagnosis8_2.aTapActsAtItsUp,
          "bars, bars": "The double tap recognizes, so nothing is left for bars.",
          "bars": "At the second up one is there that doesn't have to wait.",
          "zoom, bars": "Once zoom has recognized, bars has waited in vain.",
        ], rule: Diagnosis8_2.waits),
      Question(
        "a tap on the card", is: sent(quickTap(160, 150)),
        why: [
          "": "At the up one is there that doesn't have to wait.",
          "open, bars": Diagnosis8_2.theParentActsAfterItsChild,
          "bars": "The card is deeper, and open was not told to wait.",
          "bars, open": "The card is deeper, and open was not told to wait.",
        ], rule: Diagnosis8_2.deeper),
      Question(
        "two quick taps on the card",
        is: sent(quickTap(160, 150) + [.wait(0.1)] + quickTap(160, 150)),
        why: [
          "open, open": Diagnosis8_2.deeperWinsEvenAgainstADoubleTap,
          "open": Diagnosis8_2.oneWinsPerBranchForTheWhole,
          "zoom": "open doesn't have to wait: at the first up it is there.",
          "zoom, open": "open doesn't have to wait: at the first up it is there.",
          "open, open, zoom": "At the second up the double tap goes first and excludes the tap.",
          "open, zoom, open": "At the second up the double tap excludes the tap.",
        ], rule: Diagnosis8_2.leaves),
      Question(
        "a finger rests on the card",
        is: sent([.down(x: 160, y: 150), .wait(0.6), .up()]),
        why: [
          "menu": Diagnosis8_2.aLongPressHasOneAction,
          "menu, open": "The long press excluded the taps when it began.",
          "menu, menu, open": "The long press excluded the taps when it began.",
          "open": "After half a second of rest the long press is first.",
        ], rule: Diagnosis8_2.first),
      Question(
        "two taps on the page, 0.6 s apart",
        is: sent(quickTap(160, 400) + [.wait(0.6)] + quickTap(160, 400)),
        why: [
          "zoom": Diagnosis8_2.twoTapsAreADoubleTap,
          "bars": "The second tap is a new attempt for both.",
          "bars, zoom": Diagnosis8_2.twoTapsAreADoubleTap,
          "zoom, bars": Diagnosis8_2.twoTapsAreADoubleTap,
        ], rule: Diagnosis8_2.givesUp),
    ])
}

/// What the engine sends.
private func sent(_ script: [TouchStep]) throws -> [String] {
  let (stage, log) = (Stage(), Log())
  let page = card("page", 0, 0, 320, 480, in: stage.root)
  let card = card("card", 40, 100, 240, 120, in: page)
  let (zoom, bars, open, menu) = (
    UITapGestureRecognizer(), UITapGestureRecognizer(), UITapGestureRecognizer(),
    UILongPressGestureRecognizer()
  )
  zoom.numberOfTapsRequired = 2
  bars.require(toFail: zoom)
  for (recognizer, name, view) in [
    (zoom, "zoom", page), (bars, "bars", page), (open, "open", card), (menu, "menu", card),
  ] as [(UIGestureRecognizer, String, UIView)] {
    view.addGestureRecognizer(recognizer)
    log.note(recognizer, as: name, each: true)
  }
  try stage.phone.play(script + [.wait(2)])
  return log.names
}
