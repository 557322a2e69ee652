import Grading
import WrittenExercises

let wrong2_1: [WrongAnswer<[String]>] = [
  WrongAnswer("the view drawn under the finger is hit") {
    ["heart", "more", "more", "root", "card"]
  },
  WrongAnswer("a transparent view in front takes the touch") {
    ["card", "banner", "root", "root", "banner"]
  },
  WrongAnswer("what hangs out can still be touched") { ["card", "more", "more", "root", "card"] },
  WrongAnswer("the right edge belongs to the view") { ["card", "more", "root", "card", "card"] },
]
