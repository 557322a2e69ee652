import Grading
import MiniUIKit
import WrittenExercises

let wrong2_6: [WrongAnswer<[CGPoint]>] = [
  WrongAnswer("touches where nothing overlaps") {
    [at(30, 200), at(260, 30), at(200, 100), at(200, 40)]
  },
  WrongAnswer("takes a view and its subview for siblings") {
    [at(195, 150), at(260, 30), at(200, 100), at(200, 40)]
  },
  WrongAnswer("touches a view that is on") {
    [at(120, 150), at(150, 120), at(200, 100), at(200, 40)]
  },
  WrongAnswer("touches near the origin, where converting changes too little") {
    [at(120, 150), at(260, 30), at(110, 70), at(200, 40)]
  },
  WrongAnswer("touches inside the list") { [at(120, 150), at(260, 30), at(200, 100), at(60, 40)] },
]
