import Grading
import Questions

let wrong2_1: [WrongAnswer<[String]>] = [
  WrongAnswer(
    "the view drawn under the finger is hit",
    gets: "Question 1, touch (190, 130): you said heart. It is card.",
    Diagnosis2_1.theViewDrawnUnderTheFinger, rule: Diagnosis2_1.branch
  ) { ["heart", "more", "more", "root", "card"] },
  WrongAnswer(
    "a transparent view in front takes the touch",
    gets: "Question 2, touch (210, 235): you said banner. It is more.",
    Diagnosis2_1.banner, rule: Diagnosis2_1.shut
  ) { ["card", "banner", "root", "root", "banner"] },
  WrongAnswer(
    "what hangs out can still be touched",
    gets: "Question 3, touch (240, 235): you said more. It is root.",
    Diagnosis2_1.whatHangsOutCanStillBeTouched, rule: Diagnosis2_1.area
  ) { ["card", "more", "more", "root", "card"] },
  WrongAnswer(
    "the right edge belongs to the view",
    gets: "Question 4, touch (220, 150): you said card. It is root.",
    Diagnosis2_1.theRightEdgeBelongsToTheView, rule: Diagnosis2_1.edges
  ) { ["card", "more", "root", "card", "card"] },
]
