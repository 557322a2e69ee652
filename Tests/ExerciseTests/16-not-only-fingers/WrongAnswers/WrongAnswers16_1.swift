import ExerciseKit
import Grading

private let right = [
  "touches", "touches", "scroll", "scroll", "touches", "hover", "presses", "touches",
]

private func answer(_ place: Int, _ word: String) -> [String] {
  var all = right
  all[place - 1] = word
  return all
}

let wrong16_1: [WrongAnswer<[String]>] = [
  WrongAnswer("takes two fingers for touches") { answer(3, "touches") },
  WrongAnswer("takes a wheel for a button") { answer(4, "presses") },
  WrongAnswer("takes a moving pointer for a touch") { answer(6, "touches") },
  WrongAnswer("takes a click for a press") { answer(2, "presses") },
  WrongAnswer("takes the second button for a press") { answer(8, "presses") },
  WrongAnswer("takes a pencil for a pointer") { answer(5, "hover") },
  WrongAnswer("lets a key touch the field") { answer(7, "touches") },
]
