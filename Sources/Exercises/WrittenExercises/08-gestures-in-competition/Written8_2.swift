package import GradingCore

/// What answers to exercise 8.2 are told.
package enum Diagnosis8_2 {
  package static let whatWaitsNeverActs =
    "The double tap fails in the end, and in that moment bars may act."
  package static let aTapActsAtItsUp =
    "At the first up bars is not free to act: the double tap is still possible."
  package static let theParentActsAfterItsChild =
    "Page and card are on one branch, and open excludes bars while that waits."
  package static let oneWinsPerBranchForTheWhole =
    "At the first up open acts, and it leaves the double tap alone."
  package static let deeperWinsEvenAgainstADoubleTap =
    "At the second up zoom is there as well, and a double tap excludes a tap."
  package static let aLongPressHasOneAction =
    """
    A long press is continuous: it says that it begins, and that it ends.
    Rule: chapter 7, A touch it has no use for: began and ended both send the action (GR-30).
    """
  package static let menuExcludes =
    """
    The long press excluded the taps when it began, at 0.5 s.
    Rule: \(deeper)
    """
  package static let twoTapsAreADoubleTap = "The double tap gave up before the second down."

  package static let waits =
    "one tap or two: bars acts when zoom has failed, and fails when zoom recognizes (GR-65)."
  package static let deeper =
    "the tree: the one that recognizes excludes those that are still possible (GR-60)."
  package static let leaves =
    "one tap or two: a tap leaves a double tap alone; a double tap excludes taps (GR-64)."
  package static let first = "finishing lines: 0.5 s of rest, long before the up (GR-86)."
  package static let givesUp =
    "finishing lines: a double tap gives up after 0.35 s in our engine (GR-82)."
}

/// Exercise 8.2.
package let written8_2 = WrittenExercise(
  "8.2", .order, read: Rule8.page, steps: Rule8.steps, quiz8_2)

/// The questions of exercise 8.2.
package func quiz8_2(_ answers: [[String]]) -> Quiz {
  Quiz(
    answers, among: ["bars", "zoom", "open", "menu"],
    [
      Question(
        "a tap on the page", is: ["bars"],
        why: [
          "zoom": "One tap is no double tap: it fails when no second one comes.",
          "": Diagnosis8_2.whatWaitsNeverActs,
          "zoom, bars": "One tap is no double tap: it fails when no second one comes.",
        ], rule: Diagnosis8_2.waits),
      Question(
        "two quick taps on the page", is: ["zoom"],
        why: [
          "bars, zoom": Diagnosis8_2.aTapActsAtItsUp,
          "bars, bars": "The double tap recognizes, so nothing is left for bars.",
          "bars": "At the second up zoom is there, and zoom waits for nobody.",
          "zoom, bars": "Once zoom has recognized, bars has waited in vain.",
        ], rule: Diagnosis8_2.waits),
      Question(
        "a tap on the card", is: ["open"],
        why: [
          "": "At the up open is there, and open waits for nobody.",
          "open, bars": Diagnosis8_2.theParentActsAfterItsChild,
          "bars": "The card is deeper, and open was not told to wait.",
          "bars, open": "The card is deeper, and open was not told to wait.",
        ], rule: Diagnosis8_2.deeper),
      Question(
        "two quick taps on the card", is: ["open", "zoom"],
        why: [
          "open, open": Diagnosis8_2.deeperWinsEvenAgainstADoubleTap,
          "open": Diagnosis8_2.oneWinsPerBranchForTheWhole,
          "zoom": "open doesn't have to wait: at the first up it is there.",
          "zoom, open": "open doesn't have to wait: at the first up it is there.",
          "open, open, zoom": "At the second up the double tap goes first and excludes the tap.",
          "open, zoom, open": "At the second up the double tap excludes the tap.",
        ], rule: Diagnosis8_2.leaves),
      Question(
        "a finger rests on the card", is: ["menu", "menu"],
        why: [
          "menu": Diagnosis8_2.aLongPressHasOneAction,
          "menu, open": Diagnosis8_2.menuExcludes, "menu, menu, open": Diagnosis8_2.menuExcludes,
          "open": "After half a second of rest the long press is first.",
        ], rule: Diagnosis8_2.first),
      Question(
        "two taps on the page, 0.6 s apart", is: ["bars", "bars"],
        why: [
          "zoom": Diagnosis8_2.twoTapsAreADoubleTap,
          "bars": "The second tap is a new attempt for both.",
          "bars, zoom": Diagnosis8_2.twoTapsAreADoubleTap,
          "zoom, bars": Diagnosis8_2.twoTapsAreADoubleTap,
        ], rule: Diagnosis8_2.givesUp),
    ])
}
