import Grading
import WrittenExercises

let wrong3_1: [WrongAnswer<[String]>] = [
  WrongAnswer("only what is drawn can be touched") {
    ["page", "root", "page", "cover", "page", "page"]
  },
  WrongAnswer("an enlarged button works on every side") {
    ["play", "play", "share", "cover", "page", "play"]
  },
  WrongAnswer("an enlarged area comes before everything else") {
    ["play", "root", "share", "share", "page", "play"]
  },
  WrongAnswer("the right edge belongs to the area") {
    ["play", "root", "share", "cover", "share", "play"]
  },
  WrongAnswer("names each view once") { ["play", "root", "share", "cover", "page", "page"] },
  WrongAnswer("takes root for what lies beside the buttons") {
    ["play", "root", "share", "cover", "root", "play"]
  },
]
