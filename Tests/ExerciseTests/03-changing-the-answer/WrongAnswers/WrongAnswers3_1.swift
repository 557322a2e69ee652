import Grading
import Questions

let wrong3_1: [WrongAnswer<[String]>] = [
  WrongAnswer(
    "only what is drawn can be touched",
    gets: "Question 1, touch (245, 120): you said page. It is play.",
    Diagnosis3_1.onlyWhatIsDrawnCanBeTouched, rule: Diagnosis3_1.resizes
  ) { ["page", "root", "page", "cover", "page", "page"] },
  WrongAnswer(
    "an enlarged button works on every side",
    gets: "Question 2, touch (282, 120): you said play. It is root.",
    Diagnosis3_1.anEnlargedButtonWorksOnEverySide, rule: Diagnosis3_1.area
  ) { ["play", "play", "share", "cover", "page", "play"] },
  WrongAnswer(
    "an enlarged area comes before everything else",
    gets: "Question 4, touch (150, 255): you said share. It is cover.",
    Diagnosis3_1.anEnlargedAreaComesBefore, rule: Diagnosis3_1.subviews
  ) { ["play", "root", "share", "share", "page", "play"] },
  WrongAnswer(
    "the right edge belongs to the area",
    gets: "Question 5, touch (162, 280): you said share. It is page.",
    Diagnosis3_1.theRightEdgeBelongsToTheArea, rule: Diagnosis3_1.edges
  ) { ["play", "root", "share", "cover", "share", "play"] },
  WrongAnswer(
    "names each view once",
    gets: "Question 6, touch (279, 105): you said page. It is play.",
    Diagnosis3_1.areaGrowsUpwards, rule: Diagnosis3_1.resizes
  ) { ["play", "root", "share", "cover", "page", "page"] },
]
