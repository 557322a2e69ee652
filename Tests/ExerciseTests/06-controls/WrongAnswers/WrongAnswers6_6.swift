import ExerciseKit
import Grading
import WrittenExercises

private let right: [[TouchStep]] = [
  [.down(x: 150, y: 220), .move(x: 150, y: 250), .up()],
  [.down(x: 150, y: 220), .move(x: 150, y: 320), .up()],
  [.down(x: 150, y: 220), .move(x: 240, y: 220), .up()],
  [.down(x: 150, y: 220), .move(x: 150, y: 400), .move(x: 150, y: 220), .up()],
]

private func with(_ number: Int, _ script: [TouchStep]) -> [[TouchStep]] {
  var scripts = right
  scripts[number - 1] = script
  return scripts
}

let wrong6_6: [WrongAnswer<[[TouchStep]]>] = [
  WrongAnswer("stays within the bounds") {
    with(1, [.down(x: 150, y: 220), .move(x: 190, y: 230), .up()])
  },
  WrongAnswer("begins beside the control") { with(1, [.down(x: 150, y: 250), .up()]) },
  WrongAnswer("goes too far to tell 70 from 100") {
    with(2, [.down(x: 150, y: 220), .move(x: 150, y: 400), .up()])
  },
  WrongAnswer("goes too far to the side") {
    with(3, [.down(x: 150, y: 220), .move(x: 290, y: 220), .up()])
  },
  WrongAnswer("goes below, where both agree") {
    with(3, [.down(x: 150, y: 220), .move(x: 150, y: 290), .up()])
  },
  WrongAnswer("leaves and does not come back") {
    with(4, [.down(x: 150, y: 220), .move(x: 150, y: 400), .up()])
  },
  WrongAnswer("comes back with a touch of its own") {
    with(
      4,
      [.down(x: 150, y: 220), .move(x: 150, y: 400), .up(), .down(x: 150, y: 220), .up()])
  },
  WrongAnswer("has one touch for all four") {
    [[TouchStep]](
      repeating: [
        .down(x: 150, y: 220), .move(x: 150, y: 270), .move(x: 150, y: 325),
        .move(x: 240, y: 220), .move(x: 150, y: 220), .up(),
      ], count: 4)
  },
  WrongAnswer("sends a second finger out") {
    with(
      2,
      [.down(x: 150, y: 220), .down(2, x: 160, y: 220), .move(2, x: 160, y: 320), .up(2), .up()])
  },
]
