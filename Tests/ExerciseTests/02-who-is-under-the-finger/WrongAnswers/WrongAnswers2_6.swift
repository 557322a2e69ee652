import Grading
import MiniUIKit
import Questions

let wrong2_6: [WrongAnswer<[CGPoint]>] = [
  WrongAnswer(
    "touches where nothing overlaps",
    gets: "Mistake 1, touch (30, 200): UIKit finds list, and so does this hit test.",
    Diagnosis2_6.touchesWhereNothingOverlaps, rule: Diagnosis2_6.front
  ) { [at(30, 200), at(260, 30), at(200, 100), at(200, 40)] },
  WrongAnswer(
    "takes a view and its subview for siblings",
    gets: "Mistake 1, touch (195, 150): UIKit finds pin, and so does this hit test.",
    Diagnosis2_6.touchesWhereNothingOverlaps, rule: Diagnosis2_6.front
  ) { [at(195, 150), at(260, 30), at(200, 100), at(200, 40)] },
  WrongAnswer(
    "touches a view that is on",
    gets: "Mistake 2, touch (150, 120): UIKit finds card, and so does this hit test.",
    Diagnosis2_6.touchesAViewThatIsOn, rule: Diagnosis2_6.gates
  ) { [at(120, 150), at(150, 120), at(200, 100), at(200, 40)] },
  WrongAnswer(
    "touches near the origin, where converting changes too little",
    gets: "Mistake 3, touch (110, 70): UIKit finds card, and so does this hit test.",
    Diagnosis2_6.touchesNearTheOrigin, rule: Diagnosis2_6.ownCoordinates
  ) { [at(120, 150), at(260, 30), at(110, 70), at(200, 40)] },
  WrongAnswer(
    "touches inside the list",
    gets: "Mistake 4, touch (60, 40): UIKit finds row, and so does this hit test.",
    Diagnosis2_6.touchesInsideTheList, rule: Diagnosis2_6.area
  ) { [at(120, 150), at(260, 30), at(200, 100), at(60, 40)] },
]
