import ExerciseKit
import Grading
import WrittenExercises

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
  WrongAnswer("a tap shows the delay") { with(1, [.down(x: 50, y: 225), .wait(0.05), .up()]) },
  WrongAnswer("a drag after the delay shows the delay") {
    with(1, [.down(x: 50, y: 150), .wait(0.2), .move(x: 50, y: 110), .up()])
  },
  WrongAnswer("drags too early for anybody to lose a touch") {
    with(2, [.down(x: 50, y: 150), .move(x: 50, y: 110), .wait(0.3), .up()])
  },
  WrongAnswer("drags from a button, which keeps its touch in both") {
    with(2, [.down(x: 50, y: 225), .wait(0.3), .move(x: 50, y: 185), .up()])
  },
  WrongAnswer("asks about a plain view") {
    with(3, [.down(x: 50, y: 150), .wait(0.3), .move(x: 50, y: 110), .up()])
  },
  WrongAnswer("moves by 9 points, so that nobody is asked") {
    with(3, [.down(x: 50, y: 225), .wait(0.3), .move(x: 50, y: 216), .up()])
  },
  WrongAnswer("drags where there is content") {
    with(4, [.down(x: 50, y: 150), .move(x: 50, y: 110), .wait(0.3), .up()])
  },
  WrongAnswer("drags sideways") {
    with(4, [.down(x: 50, y: 150), .move(x: 150, y: 150), .wait(0.1), .up()])
  },
  WrongAnswer("counts from the list's corner") {
    with(1, [.down(x: 50, y: 50), .move(x: 50, y: 10), .wait(0.3), .up()])
  },
  WrongAnswer("tries everything, one after the other") {
    [[TouchStep]](repeating: right.flatMap { $0 + [.wait(2)] }, count: 4)
  },
  WrongAnswer("uses a second finger") {
    with(
      2, [.down(x: 50, y: 150), .down(2, x: 90, y: 150), .move(2, x: 90, y: 100), .up(2), .up()])
  },
]
