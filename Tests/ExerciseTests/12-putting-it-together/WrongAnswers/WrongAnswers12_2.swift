import Grading

private let right = ["handle", "handle", "map", "handle", "handle", "search", "panel", "here"]
private let area =
  "Rule: find: an area may be larger than the view, and is offered points by its superview only."
private let edge =
  "Rule: find: left and upper edge belong to an area, right and lower edge do not (HT-6)."

private func with(_ question: Int, _ answer: String) -> [String] {
  var answers = right
  answers[question - 1] = answer
  return answers
}

let wrong12_2 = [
  WrongAnswer(
    "the area counts wherever it reaches",
    gets: """
      Question 3, touch (187, 415): handle is not what happens.
      The point lies in the handle's area. But who would ask the handle there?
      \(area)
      """
  ) { with(3, "handle") },
  WrongAnswer(
    "what is drawn counts",
    gets: """
      Question 2, touch (145, 440): panel is not what happens.
      In the handle's coordinates this is (-17, 12), and the area begins at -20.
      \(area)
      """
  ) { with(2, "panel") },
  WrongAnswer(
    "the sheet keeps its empty part",
    gets: """
      Question 8, touch (50, 400): sheet is not what happens.
      The sheet's empty part lets fingers through.
      Rule: find: whoever answers nil lets the next one behind be asked.
      """
  ) { with(8, "sheet") },
  WrongAnswer(
    "the lower edge belongs to the area",
    gets: """
      Question 6, touch (187, 454): handle is not what happens.
      The area reaches from 408 to 454, and a lower edge does not belong to it.
      \(edge)
      """
  ) { with(6, "handle") },
  WrongAnswer(
    "the larger one wins",
    gets: """
      Question 5, touch (187, 453): search is not what happens.
      Both contain the point. Who was added last, and is asked first?
      \(area)
      """
  ) { with(5, "search") },
  WrongAnswer(
    "the handle for everything near it",
    gets: """
      Question 3, touch (187, 415): handle is not what happens.
      The point lies in the handle's area. But who would ask the handle there?
      \(area)
      """
  ) { Array(repeating: "handle", count: 8) },
]
