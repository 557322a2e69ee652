import Grading
import Questions

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

let wrong7_2: [WrongAnswer<[[String]]>] = [
  WrongAnswer(
    "the finger was lifted, so it ended",
    gets: """
      Question 1, a tap, default: you said began, ended. The first name is right; the next is \
      cancelled.
      """,
    Diagnosis7_2.theFingerWasLifted, rule: Diagnosis7_2.take
  ) { but(1, ["began", "ended"]) },
  WrongAnswer(
    "ended and cancelled",
    gets: """
      Question 1, a tap, default: you said began, ended, cancelled. The first name is right; the \
      next is cancelled.
      """,
    Diagnosis7_2.over, rule: Diagnosis7_2.take
  ) { but(1, ["began", "ended", "cancelled"]) },
  WrongAnswer(
    "every recognized touch is cancelled",
    gets: """
      Question 2, a tap, cancelsTouchesInView = false: you said began, cancelled. The first name \
      is right; the next is ended.
      """,
    Diagnosis7_2.everyRecognizedTouchIsCancelled, rule: Diagnosis7_2.take
  ) { but(2, ["began", "cancelled"]) },
  WrongAnswer(
    "held back and then cancelled",
    gets: """
      Question 3, a tap, delaysTouchesBegan = true: you said began, cancelled. It is nothing.
      """,
    Diagnosis7_2.heldBackAndThenCancelled, rule: Diagnosis7_2.began
  ) { but(3, ["began", "cancelled"]) },
  WrongAnswer(
    "what is held back is lost",
    gets: """
      Question 4, held for 2 seconds, delaysTouchesBegan = true: you said nothing. The first is \
      began.
      """,
    Diagnosis7_2.whatIsHeldBackIsLost, rule: Diagnosis7_2.began
  ) { but(4, []) },
  WrongAnswer(
    "a delayed end never comes",
    gets: """
      Question 5, a double tap, one tap: you said began. It is right as far as it goes; the next \
      is ended.
      """,
    Diagnosis7_2.aDelayedEndNeverComes, rule: Diagnosis7_2.ended
  ) { but(5, ["began"]) },
  WrongAnswer(
    "the view hears the move before the cancel",
    gets: """
      Question 6, a long press, moved and lifted: you said began, moved, cancelled. The first \
      name is right; the next is cancelled.
      """,
    Diagnosis7_2.theViewHearsTheMoveBefore, rule: Diagnosis7_2.take
  ) { but(6, ["began", "moved", "cancelled"]) },
  WrongAnswer(
    "a long press swallows moves",
    gets: """
      Question 7, a long press, cancelsTouchesInView = false: you said began, ended. The first \
      name is right; the next is moved.
      """,
    Diagnosis7_2.aLongPressSwallowsMoves, rule: Diagnosis7_2.take
  ) { but(7, ["began", "ended"]) },
  WrongAnswer(
    "only a view's own recognizers concern it",
    gets: """
      Question 8, a tap on the card: you said began, ended. The first name is right; the next is \
      cancelled.
      """,
    Diagnosis7_2.onlyAViewsOwnRecognizersConcernIt, rule: Diagnosis7_2.collect
  ) { but(8, ["began", "ended"]) },
  WrongAnswer(
    "a held touch is cancelled without having begun",
    gets: "Question 3, a tap, delaysTouchesBegan = true: you said cancelled. It is nothing.",
    Diagnosis7_2.hearsNothingWithoutABeginning, rule: Diagnosis7_2.began
  ) { but(3, ["cancelled"]) },
  WrongAnswer(
    "the last phase is left out",
    gets: """
      Question 7, a long press, cancelsTouchesInView = false: you said began, moved. It is right \
      as far as it goes; the next is ended.
      """,
    Diagnosis7_2.isToldTheEnd, rule: Diagnosis7_2.take
  ) { but(7, ["began", "moved"]) },
]
