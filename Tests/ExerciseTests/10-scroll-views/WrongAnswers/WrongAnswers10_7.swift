import ExerciseKit
import Grading
import Questions

private let right: [[TouchStep]] = [
  [.down(x: 50, y: 150), .move(x: 50, y: 110), .wait(0.3), .up()],
  [.down(x: 50, y: 150), .wait(0.3), .move(x: 50, y: 110), .up()],
  [.down(x: 50, y: 225), .wait(0.3), .move(x: 50, y: 185), .up()],
  [.down(x: 50, y: 150), .move(x: 50, y: 190), .wait(0.3), .up()],
]

private func with(_ number: Int, _ script: [TouchStep]) -> [[TouchStep]] {
  var scripts = right
  scripts[number - 1] = script
  return scripts
}

let wrong10_7: [WrongAnswer<[[TouchStep]]>] = [
  WrongAnswer(
    "a tap shows the delay",
    gets: "Touch 1: in both lists buy touchDown, buy touchUpInside.",
    Diagnosis10_7.aTapShowsTheDelay, rule: Diagnosis10_7.hold
  ) { with(1, [.down(x: 50, y: 225), .wait(0.05), .up()]) },
  WrongAnswer(
    "a drag after the delay shows the delay",
    gets: "Touch 1: in both lists photo began, list scrolls, photo cancelled.",
    Diagnosis10_7.aTapShowsTheDelay, rule: Diagnosis10_7.hold
  ) { with(1, [.down(x: 50, y: 150), .wait(0.2), .move(x: 50, y: 110), .up()]) },
  WrongAnswer(
    "drags too early for anybody to lose a touch",
    gets: "Touch 2: in both lists list scrolls.",
    Diagnosis10_7.dragsTooEarlyForAnybodyToLose, rule: Diagnosis10_7.cancel
  ) { with(2, [.down(x: 50, y: 150), .move(x: 50, y: 110), .wait(0.3), .up()]) },
  WrongAnswer(
    "drags from a button, which keeps its touch in both",
    gets: "Touch 2: in both lists buy touchDown, buy touchDragInside, buy touchUpInside.",
    Diagnosis10_7.dragsTooEarlyForAnybodyToLose, rule: Diagnosis10_7.cancel
  ) { with(2, [.down(x: 50, y: 225), .wait(0.3), .move(x: 50, y: 185), .up()]) },
  WrongAnswer(
    "asks about a plain view",
    gets: "Touch 3: in both lists photo began, list scrolls, photo cancelled.",
    Diagnosis10_7.asksAboutAPlainView, rule: Diagnosis10_7.eachView
  ) { with(3, [.down(x: 50, y: 150), .wait(0.3), .move(x: 50, y: 110), .up()]) },
  WrongAnswer(
    "moves by 9 points, so that nobody is asked",
    gets: "Touch 3: in both lists buy touchDown, buy touchDragInside, buy touchUpInside.",
    Diagnosis10_7.asksAboutAPlainView, rule: Diagnosis10_7.eachView
  ) { with(3, [.down(x: 50, y: 225), .wait(0.3), .move(x: 50, y: 216), .up()]) },
  WrongAnswer(
    "drags where there is content",
    gets: "Touch 4: in both lists list scrolls.",
    Diagnosis10_7.dragsWhereThereIsContent, rule: Diagnosis10_7.slowDown
  ) { with(4, [.down(x: 50, y: 150), .move(x: 50, y: 110), .wait(0.3), .up()]) },
  WrongAnswer(
    "drags sideways",
    gets: "Touch 4: in both lists photo began, photo moved, photo ended.",
    Diagnosis10_7.dragsWhereThereIsContent, rule: Diagnosis10_7.slowDown
  ) { with(4, [.down(x: 50, y: 150), .move(x: 150, y: 150), .wait(0.1), .up()]) },
  WrongAnswer(
    "tries everything, one after the other",
    gets: "Touch 1 is several touches, one after the other; one has to do.",
    "With several, you could not say which of them shows the difference.",
    rule: "one touch, from its down to its up."
  ) { [[TouchStep]](repeating: right.flatMap { $0 + [.wait(2)] }, count: 4) },
  WrongAnswer(
    "uses a second finger",
    gets: "Touch 2 needs one finger only, number 1; several are out of scope.",
    "What a second finger does is not told apart here.",
    rule: "one finger, from its down to its up."
  ) {
    with(
      2, [.down(x: 50, y: 150), .down(2, x: 90, y: 150), .move(2, x: 90, y: 100), .up(2), .up()])
  },
]
