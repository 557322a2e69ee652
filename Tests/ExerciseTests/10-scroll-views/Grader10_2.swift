import ExerciseKit
import Grading
import MiniUIKit
import Stage
import WrittenExercises

@testable import Solutions10

let exercise10_2: Grader<[[String]]> = Grader(
  written10_2, solution: { Solutions10.whatTheContentHears() },
  wrong: wrong10_2,
  statement: [
    .tells("A usual list"),
    .asks(
      "For each finger", "Question 1,", "Question 2,", "Question 3,", "Question 4,", "Question 5,",
      "Question 6,", "Question 7,"),
    .tells("If the list"),
    .tells("The same several"),
    .tells("Each way"),
    .tells("Worked touch"),
    .tells("Words:"),
  ]
) { make in
  let (photo, buy) = (ListScene.onPhoto, ListScene.onBuy)
  try agree(
    quiz10_2([]),
    [
      words { try $0.press(photo, for: 0.08) },
      words { try $0.drag(from: photo, rest: 0.3, up: 40) },
      words { try $0.drag(from: buy, rest: 0, up: 40) },
      words { try $0.drag(from: buy, rest: 0.3, up: 40) },
      words { try $0.drag(from: photo, rest: 0.3, up: 9) },
      words { try $0.press(buy, for: 0.1) },
      words { try $0.drag(from: photo, rest: 0.3, up: 10, steps: 1) },
    ])
  try judge(quiz10_2(make()))
}

/// The engine's own answer, as the exercise wants it written.
private func words(_ play: (ListScene) throws -> [String]) throws -> [String] {
  let heard = try play(ListScene(UIScrollView()))
  let own = heard.filter { $0 != "list scrolls" }.map { String($0.split(separator: " ")[1]) }
  return own + (own.count < heard.count ? ["scrolls"] : [])
}
