import Grading
import WrittenExercises

let wrong3_6: [WrongAnswer<[PinProbe]>] = [
  WrongAnswer("one touch in the middle for all") { Array(repeating: at(100, 110), count: 5) },
  WrongAnswer("touches beside the edge instead of on it") {
    [at(100, 74), at(121.9, 100), at(84, 100), at(100, 100, .hidden), at(100, 80)]
  },
  WrongAnswer("touches an edge that is inside for both") {
    [at(100, 74), at(78, 100), at(84, 100), at(100, 100, .hidden), at(100, 80)]
  },
  WrongAnswer("counts from the pin") {
    [at(10, 4), at(32, 30), at(-6, 30), at(10, 30, .hidden), at(10, 10)]
  },
  WrongAnswer("touches the map below the pin") {
    [at(100, 131), at(122, 100), at(84, 100), at(100, 100, .hidden), at(100, 80)]
  },
  WrongAnswer("touches where both ways to grow overlap") {
    [at(100, 74), at(122, 100), at(115, 100), at(100, 100, .hidden), at(100, 80)]
  },
  WrongAnswer("looks for shut gates on a pin that is on") {
    [at(100, 74), at(122, 100), at(84, 100), at(100, 100), at(100, 80)]
  },
  WrongAnswer("forgets that something lies in the pin") {
    [at(100, 74), at(122, 100), at(84, 100), at(100, 100, .hidden), at(100, 110)]
  },
]
