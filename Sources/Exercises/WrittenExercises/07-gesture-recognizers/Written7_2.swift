package import GradingCore

/// What answers to exercise 7.2 are told.
package enum Diagnosis7_2 {
  package static let theFingerWasLifted =
    "The recognizer gets the lift before the note does, and it has recognized its tap by then."
  package static let over = """
    A touch is ended or cancelled for a view, never both.
    Rule: chapter 1, Two keys, and an alert: a touch ends with ended or with cancelled (EV-17).
    """
  package static let everyRecognizedTouchIsCancelled =
    "Nothing takes this touch from the note; the tap is recognized beside it."
  package static let heldBackAndThenCancelled =
    "The beginning is still held back when the tap is recognized; what never came needs no cancel."
  package static let whatIsHeldBackIsLost =
    "The finger stays too long for a tap, so the recognizer fails."
  package static let aDelayedEndNeverComes =
    "The end is late, but it comes, as there is no second tap."
  package static let theViewHearsTheMoveBefore =
    "The press begins before the move, and it takes the touch at that moment."
    + "\nRule: the states: a press begins after half a second, by a timer (GR-27, GR-86)."
  package static let aLongPressSwallowsMoves =
    "The touch is still the note's, and the finger has moved in it."
  package static let onlyAViewsOwnRecognizersConcernIt =
    "The card's recognizer was collected for this touch, too, and it takes the touch."
  package static let hearsNothingWithoutABeginning =
    "A view that has not heard began hears no other phase of that touch either."
  package static let isToldTheEnd = """
    A touch that a view has heard begin is ended or cancelled for it.
    Rule: chapter 1, Two keys, and an alert: a touch ends with ended or with cancelled (EV-17).
    """
  package static let nothingHoldsItBack = "No recognizer holds this touch's beginning back."
  package static let noMove = """
    The finger does not move in this line.
    Rule: a view hears moved when the finger has moved, and only then.
    """
  package static let hearsNothingMore = "After a cancel a view hears nothing more of the touch."

  package static let take =
    "the setting: when recognized, a gesture takes its touches, unless that is off (GR-40)."
  package static let began =
    "held back: recognized, a touch held back never arrives; failed, all of it (GR-55)."
  package static let ended =
    "chapter 7, \"The photo opened, and my harbour was gone\": the end waits, and it comes if the recognizer fails (GR-56)."
  package static let collect =
    "told first: the recognizers of the hit view and of all its superviews (GR-11)."
}

/// Exercise 7.2.
package let written7_2 = WrittenExercise(
  "7.2", .order, read: Rule7.page, steps: Rule7.steps, quiz7_2)

/// The questions of exercise 7.2.
package func quiz7_2(_ answers: [[String]]) -> Quiz {
  Quiz(
    answers, among: ["began", "moved", "ended", "cancelled"],
    [
      Question(
        "a tap, default", is: ["began", "cancelled"],
        why: reasons(
          ["began, ended": Diagnosis7_2.theFingerWasLifted], empty: Diagnosis7_2.nothingHoldsItBack),
        rule: Diagnosis7_2.take),
      Question(
        "a tap, cancelsTouchesInView = false", is: ["began", "ended"],
        why: reasons(
          ["began, cancelled": Diagnosis7_2.everyRecognizedTouchIsCancelled],
          empty: "The setting does not hold anything back."), rule: Diagnosis7_2.take),
      Question(
        "a tap, delaysTouchesBegan = true", is: [],
        why: reasons(
          [
            "began, cancelled": Diagnosis7_2.heldBackAndThenCancelled,
            "began, ended": "The tap was recognized, so nothing is left for the note.",
            "began": "The beginning is held back, and then the tap is recognized.",
          ], empty: ""), rule: Diagnosis7_2.began),
      Question(
        "held for 2 seconds, delaysTouchesBegan = true", is: ["began", "ended"],
        why: reasons(
          [
            "began, cancelled":
              "The finger stays too long for a tap, and a recognizer that fails takes nothing.",
            "ended": "The beginning was held back, not lost.",
          ], empty: Diagnosis7_2.whatIsHeldBackIsLost), rule: Diagnosis7_2.began),
      Question(
        "a double tap, one tap", is: ["began", "ended"],
        why: reasons(
          [
            "began": Diagnosis7_2.aDelayedEndNeverComes,
            "began, cancelled": "There is no second tap, so nothing is recognized.",
          ], empty: "By default only the end of a touch is held back."), rule: Diagnosis7_2.ended),
      Question(
        "a long press, moved and lifted", is: ["began", "cancelled"],
        why: reasons(
          [
            "began, moved, cancelled": Diagnosis7_2.theViewHearsTheMoveBefore,
            "began, moved, ended": "The press has begun, and it takes the touch.",
            "began, ended": "The press has begun, and it takes the touch.",
          ], moves: true, empty: Diagnosis7_2.nothingHoldsItBack), rule: Diagnosis7_2.take),
      Question(
        "a long press, cancelsTouchesInView = false", is: ["began", "moved", "ended"],
        why: reasons(
          [
            "began, cancelled": "Nothing takes this touch from the note.",
            "began, ended": Diagnosis7_2.aLongPressSwallowsMoves,
            "began, moved, cancelled": "Nothing takes this touch from the note.",
          ], moves: true, empty: Diagnosis7_2.nothingHoldsItBack), rule: Diagnosis7_2.take),
      Question(
        "a tap on the card", is: ["began", "cancelled"],
        why: reasons(
          ["began, ended": Diagnosis7_2.onlyAViewsOwnRecognizersConcernIt],
          empty: Diagnosis7_2.nothingHoldsItBack), rule: Diagnosis7_2.collect),
    ])
}

/// What is said of each list that can be made of the four phases and that is wrong in one line.
///
/// - Parameters:
///   - special: What belongs to this line alone.
///   - moves: Whether the finger moves.
///   - empty: Why the list is not empty.
/// - Returns: The reasons, by the list written `a, b, c`.
private func reasons(
  _ special: [String: String], moves: Bool = false, empty: String
) -> [String: String] {
  var reasons: [String: String] = ["": empty]
  let phases = ["began", "moved", "ended", "cancelled"]
  var lists: [[String]] = [[]]
  for _ in 0..<4 {
    lists = lists.flatMap { list in [list] + phases.map { list + [$0] } }
    for list in lists where !list.isEmpty {
      reasons[list.joined(separator: ", ")] = general(list, moves)
    }
  }
  return reasons.and(special)
}

/// What is wrong with a list in any line: a touch that no view can hear, or nil.
private func general(_ list: [String], _ moves: Bool) -> String? {
  if list.first != "began" { return Diagnosis7_2.hearsNothingWithoutABeginning }
  if list.contains("moved"), !moves { return Diagnosis7_2.noMove }
  if list.contains("ended"), list.contains("cancelled") { return Diagnosis7_2.over }
  if list.firstIndex(of: "cancelled").map({ $0 < list.count - 1 }) ?? false {
    return Diagnosis7_2.hearsNothingMore
  }
  if !list.contains("ended"), !list.contains("cancelled") { return Diagnosis7_2.isToldTheEnd }
  return nil
}
