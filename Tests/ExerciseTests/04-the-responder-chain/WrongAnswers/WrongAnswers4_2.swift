import Grading
import WrittenExercises

let wrong4_2: [WrongAnswer<[String]>] = [
  WrongAnswer("reads each phase for itself") {
    ["ended", "began", "began cancelled", "began ended", "cancelled"]
  },
  WrongAnswer("thinks that super anywhere passes the whole touch on") {
    ["began ended", "began", "began cancelled", "began ended", "began cancelled"]
  },
  WrongAnswer("thinks that one kept phase keeps the whole touch") {
    ["nothing", "nothing", "nothing", "nothing", "nothing"]
  },
  WrongAnswer("thinks that a touch always ends with ended") {
    ["nothing", "began", "began", "began ended", "nothing"]
  },
  WrongAnswer("thinks that a kept began gets through") {
    ["began", "began", "began cancelled", "began ended", "began"]
  },
  WrongAnswer("thinks that a tap moves") {
    ["nothing", "began moved", "began cancelled", "began ended", "nothing"]
  },
  WrongAnswer("ends a touch twice") {
    ["nothing", "began", "began ended cancelled", "began ended", "nothing"]
  },
  WrongAnswer("thinks that a kept move ends the forwarding") {
    ["nothing", "began", "began cancelled", "began", "nothing"]
  },
]
