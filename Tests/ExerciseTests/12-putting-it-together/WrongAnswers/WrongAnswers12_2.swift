import Grading

private let right = ["handle", "handle", "map", "handle", "handle", "search", "panel", "here"]

private func with(_ question: Int, _ answer: String) -> [String] {
  var answers = right
  answers[question - 1] = answer
  return answers
}

let wrong12_2: [WrongAnswer<[String]>] = [
  WrongAnswer(
    "the area counts wherever it reaches",
    gets: "Question 3, touch (187, 415): handle is not what happens.",
    Diagnosis12_2.theAreaCountsWhereverItReaches, rule: Diagnosis12_2.area
  ) { with(3, "handle") },
  WrongAnswer(
    "what is drawn counts",
    gets: "Question 2, touch (145, 440): panel is not what happens.",
    Diagnosis12_2.whatIsDrawnCounts, rule: Diagnosis12_2.area
  ) { with(2, "panel") },
  WrongAnswer(
    "the sheet keeps its empty part",
    gets: "Question 8, touch (50, 400): sheet is not what happens.",
    Diagnosis12_2.theSheetKeepsItsEmptyPart, rule: Diagnosis12_2.find
  ) { with(8, "sheet") },
  WrongAnswer(
    "the lower edge belongs to the area",
    gets: "Question 6, touch (187, 454): handle is not what happens.",
    Diagnosis12_2.theLowerEdgeBelongsToTheArea, rule: Diagnosis12_2.edge
  ) { with(6, "handle") },
  WrongAnswer(
    "the larger one wins",
    gets: "Question 5, touch (187, 453): search is not what happens.",
    Diagnosis12_2.theLargerOneWins, rule: Diagnosis12_2.area
  ) { with(5, "search") },
  WrongAnswer(
    "the handle for everything near it",
    gets: "Question 3, touch (187, 415): handle is not what happens.",
    Diagnosis12_2.theAreaCountsWhereverItReaches, rule: Diagnosis12_2.area
  ) { Array(repeating: "handle", count: 8) },
]
