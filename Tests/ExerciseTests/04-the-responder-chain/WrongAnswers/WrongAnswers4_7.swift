import ExerciseKit
import Grading
import WrittenExercises

let wrong4_7: [WrongAnswer<[[TouchStep]]>] = [
  WrongAnswer("taps three times") { Array(repeating: [.down(x: 50, y: 50), .up()], count: 3) },
  WrongAnswer("lifts every finger in the end") {
    [
      [.down(x: 50, y: 50), .move(x: 60, y: 50), .up()], [.down(x: 50, y: 50), .cancel()],
      [.down(x: 50, y: 50), .up()],
    ]
  },
  WrongAnswer("comes down beside the key and slides onto it") {
    [
      [.down(x: 200, y: 50), .move(x: 60, y: 50)], [.down(x: 50, y: 50), .cancel()],
      [.down(x: 50, y: 50), .up()],
    ]
  },
  WrongAnswer("thinks that cancelled comes when the finger leaves") {
    [
      [.down(x: 50, y: 50), .move(x: 60, y: 50)],
      [.down(x: 50, y: 50), .move(x: 250, y: 250), .up()], [.down(x: 50, y: 50), .up()],
    ]
  },
  WrongAnswer("moves to where the finger is") {
    [
      [.down(x: 50, y: 50), .move(x: 50, y: 50)], [.down(x: 50, y: 50), .cancel()],
      [.down(x: 50, y: 50), .up()],
    ]
  },
  WrongAnswer("lifts a finger that is not down") {
    [
      [.down(x: 50, y: 50), .move(x: 60, y: 50)], [.down(x: 50, y: 50), .cancel()], [.up()],
    ]
  },
]
