import Grading

private let right = [
  ["began", "cancelled"], ["began", "ended"], [], ["began", "ended"], ["began", "ended"],
  ["began", "cancelled"], ["began", "moved", "ended"], ["began", "cancelled"],
]

/// The right lists with one replaced.
private func but(_ number: Int, _ answer: [String]) -> [[String]] {
  var lists = right
  lists[number - 1] = answer
  return lists
}

let wrong7_2 = [
  WrongAnswer(
    "the finger was lifted, so it ended",
    gets: """
      Question 1, a tap, default: began, ended is not what happens.
      The recognizer heard of the lift before the note, and it has recognized its tap.
      Rule: take: a recognized touch is cancelled in its view, unless that is off (GR-40).
      """
  ) { but(1, ["began", "ended"]) },
  WrongAnswer(
    "ended and cancelled",
    gets: """
      Question 1, a tap, default: began, ended, cancelled is not what happens.
      A touch is ended or cancelled for a view, never both.
      Rule: take: a recognized touch is cancelled in its view, unless that is off (GR-40).
      """
  ) { but(1, ["began", "ended", "cancelled"]) },
  WrongAnswer(
    "every recognized touch is cancelled",
    gets: """
      Question 2, a tap, cancelsTouchesInView = false: began, cancelled is not what happens.
      Nobody takes this touch; the tap is recognized beside it.
      Rule: take: a recognized touch is cancelled in its view, unless that is off (GR-40).
      """
  ) { but(2, ["began", "cancelled"]) },
  WrongAnswer(
    "held back and then cancelled",
    gets: """
      Question 3, a tap, delaysTouchesBegan = true: began, cancelled is not what happens.
      As the finger is lifted the beginning is still held back, and what never came needs no cancel.
      Rule: hold back: recognized, a touch held back never arrives; failed, all of it (GR-55).
      """
  ) { but(3, ["began", "cancelled"]) },
  WrongAnswer(
    "what is held back is lost",
    gets: """
      Question 4, held for 2 seconds, delaysTouchesBegan = true: nothing is not what happens.
      The finger stays too long for a tap, so the recognizer fails.
      Rule: hold back: recognized, a touch held back never arrives; failed, all of it (GR-55).
      """
  ) { but(4, []) },
  WrongAnswer(
    "a delayed end never comes",
    gets: """
      Question 5, a double tap, one tap: began is not what happens.
      The end is late, but it comes: there is no second tap.
      Rule: hold back: the end waits for the answer, and arrives if that is failed (GR-56).
      """
  ) { but(5, ["began"]) },
  WrongAnswer(
    "the view hears of the move before the cancel",
    gets: """
      Question 6, a long press, moved and lifted: began, moved, cancelled is not what happens.
      The press begins before the move, and the touch is gone then.
      Rule: take: a recognized touch is cancelled in its view, unless that is off (GR-40).
      """
  ) { but(6, ["began", "moved", "cancelled"]) },
  WrongAnswer(
    "a long press swallows moves",
    gets: """
      Question 7, a long press, cancelsTouchesInView = false: began, ended is not what happens.
      The note hears of the move as well; nobody has taken the touch.
      Rule: take: a recognized touch is cancelled in its view, unless that is off (GR-40).
      """
  ) { but(7, ["began", "ended"]) },
  WrongAnswer(
    "only a view's own recognizers concern it",
    gets: """
      Question 8, a tap on the card: began, ended is not what happens.
      The card's recognizer was collected for this touch, too, and takes it where it is.
      Rule: collect: the recognizers of the hit view and of all its superviews (GR-11).
      """
  ) { but(8, ["began", "ended"]) },
]
