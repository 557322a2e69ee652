import Grading
import Questions

let wrong4_2: [WrongAnswer<[String]>] = [
  WrongAnswer(
    "reads each phase for itself",
    gets: "Question 1, began kept, ended with super: you said ended. It is nothing.",
    Diagnosis4_2.readsEachPhaseForItself, rule: Diagnosis4_2.rule
  ) { ["ended", "began", "began cancelled", "began ended", "cancelled"] },
  WrongAnswer(
    "thinks that super anywhere passes the whole touch on",
    gets: "Question 1, began kept, ended with super: you said began ended. It is nothing.",
    Diagnosis4_2.thinksThatSuperAnywherePasses, rule: Diagnosis4_2.rule
  ) { ["began ended", "began", "began cancelled", "began ended", "began cancelled"] },
  WrongAnswer(
    "thinks that one kept phase keeps the whole touch",
    gets: "Question 2, ended kept: you said nothing. It is began.",
    Diagnosis4_2.thinksThatOneKeptPhaseKeeps, rule: Diagnosis4_2.passes
  ) { ["nothing", "nothing", "nothing", "nothing", "nothing"] },
  WrongAnswer(
    "thinks that a touch always ends with ended",
    gets: """
      Question 3, ended kept, an alert takes the touch away: you said began. It is began \
      cancelled.
      """,
    Diagnosis4_2.thinksThatATouchAlwaysEnds, rule: Diagnosis4_2.passes
  ) { ["nothing", "began", "began", "began ended", "nothing"] },
  WrongAnswer(
    "thinks that a kept move ends the forwarding",
    gets: "Question 4, moved kept: you said began. It is began ended.",
    Diagnosis4_2.thinksThatAKeptMoveEnds, rule: Diagnosis4_2.rule
  ) { ["nothing", "began", "began cancelled", "began", "nothing"] },
]
