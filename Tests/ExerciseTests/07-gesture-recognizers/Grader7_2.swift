import Grading

@testable import Exercises07
@testable import Solutions07

let exercise7_2 = Exercise(
  "7.2", .order, read: "Chapters/07-gesture-recognizers, The rule, take or hold back",
  yours: { Exercises07.whatTheNoteHears() }, solution: { Solutions07.whatTheNoteHears() },
  wrong: wrong7_2
) { make in
  let take = "take: a recognized touch is cancelled in its view, unless that is off (GR-40)."
  let began = "hold back: recognized, a touch held back never arrives; failed, all of it (GR-55)."
  let ended = "hold back: the end waits for the answer, and arrives if that is failed (GR-56)."
  let nothing = "No recognizer keeps this note from hearing of the beginning."
  let over = "A touch is ended or cancelled for a view, never both."
  try judge(
    make(), among: ["began", "moved", "ended", "cancelled"],
    [
      Question(
        "a tap, default", is: ["began", "cancelled"],
        why: [
          "began, ended":
            "The recognizer heard of the lift before the note, and it has recognized its tap.",
          "began, ended, cancelled": over, "began, cancelled, ended": over, "": nothing,
          "began": "The note is told what has become of its touch.",
        ], rule: take),
      Question(
        "a tap, cancelsTouchesInView = false", is: ["began", "ended"],
        why: [
          "began, cancelled": "Nobody takes this touch; the tap is recognized beside it.",
          "": "The setting does not hold anything back.", "began, ended, cancelled": over,
        ], rule: take),
      Question(
        "a tap, delaysTouchesBegan = true", is: [],
        why: [
          "began, cancelled":
            "As the finger is lifted the beginning is still held back, and what never came needs "
            + "no cancel.",
          "began, ended": "The tap was recognized, so nothing is left for the note.",
          "cancelled": "A view that has heard of no beginning hears of no end.",
          "began": "The beginning is held back, and then the tap is recognized.",
        ], rule: began),
      Question(
        "held for 2 seconds, delaysTouchesBegan = true", is: ["began", "ended"],
        why: [
          "": "The finger stays too long for a tap, so the recognizer fails.",
          "began, cancelled": "The finger stays too long for a tap, so nobody takes the touch.",
          "ended": "The beginning was held back, not lost.",
        ], rule: began),
      Question(
        "a double tap, one tap", is: ["began", "ended"],
        why: [
          "began": "The end is late, but it comes: there is no second tap.",
          "began, cancelled": "There is no second tap, so nothing is recognized.",
          "": "Only the end of a touch is delayed by default.",
        ], rule: ended),
      Question(
        "a long press, moved and lifted", is: ["began", "cancelled"],
        why: [
          "began, moved, cancelled":
            "The press begins before the move, and the touch is gone then.",
          "began, moved, ended": "The press has begun, and it takes the touch.",
          "began, ended": "The press has begun, and it takes the touch.",
          "began": "The note is told that its touch is taken.",
          "began, cancelled, moved": "After a cancel a view hears nothing more of the touch.",
          "began, cancelled, moved, ended":
            "After a cancel a view hears nothing more of the touch.",
        ], rule: take),
      Question(
        "a long press, cancelsTouchesInView = false", is: ["began", "moved", "ended"],
        why: [
          "began, cancelled": "Nobody takes this touch.",
          "began, ended": "The note hears of the move as well; nobody has taken the touch.",
          "began, moved, cancelled": "Nobody takes this touch.",
        ], rule: take),
      Question(
        "a tap on the card", is: ["began", "cancelled"],
        why: [
          "began, ended":
            "The card's recognizer was collected for this touch, too, and takes it where it is.",
          "": nothing, "began, ended, cancelled": over,
        ], rule: "collect: the recognizers of the hit view and of all its superviews (GR-11)."),
    ])
}
