import ExerciseKit
import Grading
import MiniUIKit
import Stage
import WrittenExercises

@testable import Solutions08

let exercise8_2: Grader<[[String]]> = Grader(
  written8_2, solution: { Solutions08.whatIsSent() },
  wrong: wrong8_2,
  statement: [
    .asks(
      "Which actions", "Question 1,", "Question 2,", "Question 3,", "Question 4,", "Question 5,",
      "Question 6,"),
    .tells("`bars` waits"),
    .tells("A long press"),
    .tells("In this engine"),
    .tells("Worked touch"),
  ]
) { make in
  let (page, card) = (quickTap(160, 400), quickTap(160, 150))
  try agree(
    quiz8_2([]),
    [
      sent(page), sent(page + [.wait(0.1)] + page), sent(card), sent(card + [.wait(0.1)] + card),
      sent([.down(x: 160, y: 150), .wait(0.6), .up()]), sent(page + [.wait(0.6)] + page),
    ])
  try judge(quiz8_2(make()))
}

/// What the engine sends.
private func sent(_ script: [TouchStep]) throws -> [String] {
  let (stage, log) = (Stage(), Log())
  let page = card("page", 0, 0, 320, 480, in: stage.root)
  let card = card("card", 40, 100, 240, 120, in: page)
  let (zoom, bars, open, menu) = (
    UITapGestureRecognizer(), UITapGestureRecognizer(), UITapGestureRecognizer(),
    UILongPressGestureRecognizer()
  )
  zoom.numberOfTapsRequired = 2
  bars.require(toFail: zoom)
  for (recognizer, name, view) in [
    (zoom, "zoom", page), (bars, "bars", page), (open, "open", card), (menu, "menu", card),
  ] as [(UIGestureRecognizer, String, UIView)] {
    view.addGestureRecognizer(recognizer)
    log.note(recognizer, as: name, each: true)
  }
  try stage.phone.play(script + [.wait(2)])
  return log.names
}
