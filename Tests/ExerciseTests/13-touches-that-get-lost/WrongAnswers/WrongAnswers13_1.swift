import Grading
import Questions

private let (lost, kept) = (["began", "cancelled"], ["began", "ended"])
private let right = [lost, kept, kept, lost, kept, kept, lost, lost]

/// The right answers but for some.
private func but(_ changes: [Int: [String]]) -> [[String]] {
  right.enumerated().map { changes[$0.offset + 1] ?? $0.element }
}

let wrong13_1: [WrongAnswer<[[String]]>] = [
  WrongAnswer(
    "every finger is lifted in the end",
    gets: """
      Question 1, board is removed: you said began, ended. The first name is right; the next is \
      cancelled.
      """,
    Diagnosis13_1.waitsForTheLift, rule: Diagnosis13_1.leave
  ) { right.map { _ in kept } },
  WrongAnswer(
    "the board is removed, and not the note",
    gets: """
      Question 1, board is removed: you said began. It is right as far as it goes; the next is \
      cancelled.
      """,
    Diagnosis13_1.noEnd, rule: Diagnosis13_1.leave
  ) { but([1: ["began"]]) },
  WrongAnswer(
    "a hidden view is out of the game",
    gets: """
      Question 2, note is hidden: you said began, cancelled. The first name is right; the next is \
      ended.
      """,
    Diagnosis13_1.looksAgain, rule: Diagnosis13_1.stay
  ) { but([2: lost]) },
  WrongAnswer(
    "a view in front takes the touch over",
    gets: """
      Question 3, a view covers note: you said began. It is right as far as it goes; the next is \
      ended.
      """,
    Diagnosis13_1.looksAgain, rule: Diagnosis13_1.stay
  ) { but([3: ["began"]]) },
  WrongAnswer(
    "cancelled and then ended",
    gets: """
      Question 4, an alert of the system: you said began, cancelled, ended. The first 2 names are \
      right, and nothing comes after that.
      """,
    Diagnosis13_1.bothEnds, rule: Diagnosis13_1.interrupt
  ) { but([4: ["began", "cancelled", "ended"]]) },
  WrongAnswer(
    "a call interrupts as it did before iOS 14",
    gets: """
      Question 5, a call shown as a banner: you said began, cancelled. The first name is right; \
      the next is ended.
      """,
    Diagnosis13_1.takesTheBannerForAnAlert, rule: Diagnosis13_1.banner
  ) { but([5: lost]) },
  WrongAnswer(
    "a new superview is a new beginning",
    gets: """
      Question 6, note goes from board to page: you said began, cancelled. The first name is \
      right; the next is ended.
      """,
    Diagnosis13_1.looksAgain, rule: Diagnosis13_1.stay
  ) { but([6: lost]) },
  WrongAnswer(
    "a recognizer that is switched off gives the touch back",
    gets: """
      Question 7, the pan is switched off in its action: you said began, moved, ended. The first \
      name is right; the next is cancelled.
      """,
    Diagnosis13_1.givesBack, rule: Diagnosis13_1.take
  ) { but([7: ["began", "moved", "ended"]]) },
  WrongAnswer(
    "the view hears the move that takes its touch",
    gets: """
      Question 8, a scroll view scrolls: you said began, moved, cancelled. The first name is \
      right; the next is cancelled.
      """,
    Diagnosis13_1.hearsTheMove, rule: Diagnosis13_1.take
  ) { but([8: ["began", "moved", "cancelled"]]) },
  WrongAnswer(
    "a scroll view never lets its content hear",
    gets: "Question 8, a scroll view scrolls: you said nothing. The first is began.",
    Diagnosis13_1.neverHears, rule: Diagnosis13_1.take
  ) { but([8: []]) },
]
