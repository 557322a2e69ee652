import Grading

@testable import Solutions07

/// What answers to exercise 7.2 are told.
enum Diagnosis7_2 {
  static let theFingerWasLifted =
    "The recognizer heard of the lift before the note, and it has recognized its tap."
  static let over = "A touch is ended or cancelled for a view, never both."
  static let everyRecognizedTouchIsCancelled =
    "Nobody takes this touch; the tap is recognized beside it."
  static let heldBackAndThenCancelled =
    "As the finger is lifted the beginning is still held back, and what never came needs no cancel."
  static let whatIsHeldBackIsLost = "The finger stays too long for a tap, so the recognizer fails."
  static let aDelayedEndNeverComes = "The end is late, but it comes: there is no second tap."
  static let theViewHearsOfTheMoveBefore =
    "The press begins before the move, and the touch is gone then."
  static let aLongPressSwallowsMoves =
    "The note hears of the move as well; nobody has taken the touch."
  static let onlyAViewsOwnRecognizersConcernIt =
    "The card's recognizer was collected for this touch, too, and takes it where it is."

  static let take = "take: a recognized touch is cancelled in its view, unless that is off (GR-40)."
  static let began =
    "hold back: recognized, a touch held back never arrives; failed, all of it (GR-55)."
  static let ended =
    "hold back: the end waits for the answer, and arrives if that is failed (GR-56)."
  static let collect = "collect: the recognizers of the hit view and of all its superviews (GR-11)."
}

let exercise7_2: Grader<[[String]]> = Grader(
  "7.2", .order, read: "Chapters/07-gesture-recognizers, The rule, take or hold back",
  solution: { Solutions07.whatTheNoteHears() }, wrong: wrong7_2
) { make in
  let nothing = "No recognizer keeps this note from hearing of the beginning."
  try judge(
    make(), among: ["began", "moved", "ended", "cancelled"],
    [
      Question(
        "a tap, default", is: ["began", "cancelled"],
        why: [
          "began, ended": Diagnosis7_2.theFingerWasLifted,
          "began, ended, cancelled": Diagnosis7_2.over,
          "began, cancelled, ended": Diagnosis7_2.over, "": nothing,
          "began": "The note is told what has become of its touch.",
        ], rule: Diagnosis7_2.take),
      Question(
        "a tap, cancelsTouchesInView = false", is: ["began", "ended"],
        why: [
          "began, cancelled": Diagnosis7_2.everyRecognizedTouchIsCancelled,
          "": "The setting does not hold anything back.",
          "began, ended, cancelled": Diagnosis7_2.over,
        ], rule: Diagnosis7_2.take),
      Question(
        "a tap, delaysTouchesBegan = true", is: [],
        why: [
          "began, cancelled": Diagnosis7_2.heldBackAndThenCancelled,
          "began, ended": "The tap was recognized, so nothing is left for the note.",
          "cancelled": "A view that has heard of no beginning hears of no end.",
          "began": "The beginning is held back, and then the tap is recognized.",
        ], rule: Diagnosis7_2.began),
      Question(
        "held for 2 seconds, delaysTouchesBegan = true", is: ["began", "ended"],
        why: [
          "": Diagnosis7_2.whatIsHeldBackIsLost,
          "began, cancelled": "The finger stays too long for a tap, so nobody takes the touch.",
          "ended": "The beginning was held back, not lost.",
        ], rule: Diagnosis7_2.began),
      Question(
        "a double tap, one tap", is: ["began", "ended"],
        why: [
          "began": Diagnosis7_2.aDelayedEndNeverComes,
          "began, cancelled": "There is no second tap, so nothing is recognized.",
          "": "Only the end of a touch is delayed by default.",
        ], rule: Diagnosis7_2.ended),
      Question(
        "a long press, moved and lifted", is: ["began", "cancelled"],
        why: [
          "began, moved, cancelled": Diagnosis7_2.theViewHearsOfTheMoveBefore,
          "began, moved, ended": "The press has begun, and it takes the touch.",
          "began, ended": "The press has begun, and it takes the touch.",
          "began": "The note is told that its touch is taken.",
          "began, cancelled, moved": "After a cancel a view hears nothing more of the touch.",
          "began, cancelled, moved, ended":
            "After a cancel a view hears nothing more of the touch.",
        ], rule: Diagnosis7_2.take),
      Question(
        "a long press, cancelsTouchesInView = false", is: ["began", "moved", "ended"],
        why: [
          "began, cancelled": "Nobody takes this touch.",
          "began, ended": Diagnosis7_2.aLongPressSwallowsMoves,
          "began, moved, cancelled": "Nobody takes this touch.",
        ], rule: Diagnosis7_2.take),
      Question(
        "a tap on the card", is: ["began", "cancelled"],
        why: [
          "began, ended": Diagnosis7_2.onlyAViewsOwnRecognizersConcernIt,
          "": nothing, "began, ended, cancelled": Diagnosis7_2.over,
        ], rule: Diagnosis7_2.collect),
    ])
}
