import ExerciseKit
import Grading
import WrittenExercises

let wrong8_6: [WrongAnswer<[[TouchStep]]>] = [
  WrongAnswer("thinks that one tap is enough to see a wait") { right8_6(0, quickTap(160, 200)) },
  WrongAnswer("taps twice, but too slowly") {
    right8_6(0, quickTap(160, 200) + [.wait(0.5)] + quickTap(160, 200))
  },
  WrongAnswer("presses for too long") { right8_6(0, [.down(x: 160, y: 200), .wait(1), .up()]) },
  WrongAnswer("drags slowly") { right8_6(1, stroke(from: 100, 200, by: 100, 0, over: 3)) },
  WrongAnswer("strokes with two fingers") {
    right8_6(
      1,
      [
        .down(x: 100, y: 200), .down(2, x: 100, y: 250), .move(x: 180, y: 200),
        .move(2, x: 180, y: 250), .up(), .up(2),
      ])
  },
  WrongAnswer("goes a few points only") { right8_6(1, stroke(from: 100, 200, by: 9, 0)) },
  WrongAnswer("drags the dot with one finger") { right8_6(2, stroke(from: 50, 150, by: 0, 40)) },
  WrongAnswer("puts both fingers on the dot") {
    right8_6(
      2,
      [
        .down(x: 40, y: 150), .down(2, x: 60, y: 150), .move(x: 40, y: 190),
        .move(2, x: 60, y: 190), .up(), .up(2),
      ])
  },
  WrongAnswer("gives the dot's place on the board") {
    right8_6(
      2,
      [
        .down(x: 40, y: 40), .move(x: 80, y: 40), .down(2, x: 250, y: 350),
        .move(2, x: 250, y: 370), .up(), .up(2),
      ])
  },
  WrongAnswer("taps with two fingers") {
    right8_6(2, [.down(x: 50, y: 150), .down(2, x: 250, y: 350), .wait(0.1), .up(), .up(2)])
  },
  WrongAnswer("drags one after the other") {
    right8_6(2, stroke(from: 50, 150, by: 0, 40) + stroke(from: 250, 350, by: 0, 40))
  },
  WrongAnswer("moves before the press begins") {
    right8_6(3, [.down(x: 160, y: 200), .wait(0.1), .move(x: 190, y: 200), .wait(0.6), .up()])
  },
  WrongAnswer("rests, and lifts") { right8_6(3, [.down(x: 160, y: 200), .wait(0.6), .up()]) },
]

/// Right scripts, but for one.
private func right8_6(_ place: Int, _ script: [TouchStep]) -> [[TouchStep]] {
  var scripts: [[TouchStep]] = [
    quickTap(160, 200) + [.wait(0.1)] + quickTap(160, 200), stroke(from: 100, 200, by: 100, 0),
    [
      .down(x: 50, y: 150), .move(x: 50, y: 170), .down(2, x: 250, y: 350),
      .move(2, x: 250, y: 370), .up(), .up(2),
    ],
    [.down(x: 160, y: 200), .wait(0.6), .move(x: 190, y: 200), .up()],
  ]
  scripts[place] = script
  return scripts
}
